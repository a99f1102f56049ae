import Diagnostics
import FileTree
import MomentsModel
import MomentsSite
import TestSupport
import Testing

/// Mistakes that other generators make with content, by their number in the list of cases.
@Suite struct BehaviourCasesTests {
  private func build(
    _ text: String, settings: String = "timeZone: UTC", now: Int = 1_796_083_200
  ) -> (files: [String: String], log: DiagnosticLog) {
    var site = SmallSite("")
    site.now = now
    site.adjust = { settings in
      settings.timeZone = { name in
        let hours = ["UTC": 0, "Asia/Tokyo": 9, "America/Los_Angeles": -8][name]
        return hours.map { TimeZoneRules(identifier: name, fixedOffset: $0 * 3600) }
      }
    }
    site.source = MemoryTree(
      site: """
        -- Content/site.yaml --
        title: T
        \(settings)
        -- Content/profile.md --
        ---
        name: Mira
        ---

        """ + text)
    let output = MemoryTree()
    site.output = output
    let outcome = site.build()
    return (SmallSite.visible(output), outcome.log)
  }

  private func moment(_ name: String, _ fields: String, _ body: String = "Text") -> String {
    "-- Content/moments/\(name).md --\n---\n\(fields)\n---\n\(body)\n"
  }

  @Test func case7PublishesOnlyWhatIsForEverybodyAndCountsTheRest() {
    let (files, log) = build(
      moment("open", "date: 2026-05-01")
        + moment("closed", "date: 2026-05-02\nreplyTo: open\nvisibility: followers", "Only friends")
        + moment("hidden", "date: 2026-05-03\nvisibility: private", "Only me")
        + moment("quiet", "date: 2026-05-04\nvisibility: unlisted", "By address"))
    #expect(!log.hasErrors)
    #expect(files["m/open/index.html"] != nil && files["m/quiet/index.html"] != nil)
    #expect(files["m/closed/index.html"] == nil && files["m/hidden/index.html"] == nil)
    #expect(!files.values.contains { $0.contains("Only friends") || $0.contains("Only me") })
    #expect(files["index.html"]?.contains("By address") == false)
    #expect(files["m/open/index.html"]?.contains("Reply by") == false)
  }

  @Test func case10KeepsPlainTextAsItIsWritten() {
    let (files, _) = build(
      """
      -- Content/moments/a.json --
      [{"id": "a", "date": "2026-05-01", "text": "1986. What a year\\n+1 from me\\n#swift rocks"},
       {"id": "b", "date": "2026-05-02", "text": "2 * 3 * 4\\nline 2"}]
      """)
    let page = files["index.html"] ?? ""
    #expect(page.contains("1986. What a year<br>"))
    #expect(page.contains("+1 from me<br>"))
    #expect(page.contains("2 * 3 * 4<br>"))
    #expect(!page.contains("<ol") && !page.contains("<em>") && !page.contains("<ul>\n<li>1"))
    #expect(files["tags/swift/index.html"] != nil)
  }

  @Test func case11GivesTitlesOfEveryScriptAnAddressOfTheirOwn() {
    let (files, log) = build(
      moment("今天天气很好", "date: 2026-05-01") + moment("明天再说", "date: 2026-05-02")
        + moment("🎉🎉", "date: 2026-05-03"))
    #expect(!log.hasErrors)
    for name in ["今天天气很好", "明天再说", "🎉🎉"] { #expect(files["m/\(name)/index.html"] != nil) }
  }

  @Test func case16PublishesATimeWithoutOffsetInTheSitesZone() {
    // 2015-09-27T13:00:00Z; the zone of the test is UTC.
    let past = build(moment("a", "date: 2015-09-27 12:44:54"), now: 1_443_358_800)
    #expect(past.files["m/a/index.html"] != nil)
    let future = build(moment("a", "date: 2015-09-27 13:44:54"), now: 1_443_358_800)
    #expect(future.files["m/a/index.html"] == nil)
    #expect(future.log.sorted.map(\.code) == [.momentFuture, .baseURLMissing])
  }

  @Test(arguments: ["yes", "True", "\"true\"", "TRUE"])
  func case17HidesDraftsHoweverTheyAreMarked(value: String) {
    let (files, log) = build(moment("a", "date: 2026-05-01\ndraft: \(value)"))
    #expect(!log.hasErrors)
    #expect(files["m/a/index.html"] == nil)
  }

  @Test func case17RefusesADraftThatMaybeIsOne() {
    let (files, log) = build(moment("a", "date: 2026-05-01\ndraft: maybe"))
    #expect(files.isEmpty)
    #expect(log.sorted.first?.place?.line == 3)
  }

  @Test(arguments: ["draft: true", "visibility: followers", "date: 2036-01-01"])
  func case18LeavesNoTraceOfAHiddenMomentsPhotos(fields: String) {
    let date = fields.hasPrefix("date") ? "" : "date: 2026-05-01\n"
    var site = SmallSite("")
    site.source = MemoryTree(
      site: """
        -- Content/site.yaml --
        title: T
        timeZone: UTC
        -- Content/profile.md --
        ---
        name: Mira
        ---
        -- Content/moments/trip/index.md --
        ---
        \(date)\(fields)
        tags: [secrettag]
        photos: [red.gif]
        ---
        Secret words
        """)
    let gif: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B]
    #expect(throws: Never.self) {
      try site.source.write(gif, to: TreePath(trusted: "Content/moments/trip/red.gif"))
    }
    let output = MemoryTree()
    site.output = output
    #expect(!site.build().log.hasErrors)
    for (path, text) in SmallSite.visible(output) {
      #expect(!path.contains("red") && !path.contains("trip") && !path.contains("secrettag"))
      for word in ["red.gif", "Secret words", "secrettag", "m/trip"] {
        #expect(!text.contains(word), "\(path)")
      }
    }
  }

  @Test(arguments: [
    "---\r\ndate: 2026-05-01\r\ntitle: Lake\r\n---\r\nBody\r\n",
    "\u{FEFF}---\ndate: 2026-05-01\ntitle: Lake\n---\nBody\n",
    "---\ndate: 2026-05-01\ntitle: before --- after\n---\nBody\n\n------\n\nafter\n",
  ])
  func case19ReadsFrontMatterHoweverItsLinesEnd(text: String) {
    let (files, log) = build("-- Content/moments/a.md --\n" + text)
    #expect(!log.hasErrors)
    let page = files["m/a/index.html"] ?? ""
    #expect(page.contains("Lake") || page.contains("before --- after"))
    #expect(page.contains("Body") && !page.contains("date: 2026"))
    #expect(text.contains("------") == page.contains("<hr"))
  }

  @Test func case19RefusesFrontMatterWithoutAnEnd() {
    let (_, log) = build("-- Content/moments/a.md --\n---\ndate: 2026-05-01\nBody\n")
    #expect(log.sorted.map(\.code) == [.frontMatterUnclosed])
  }

  @Test(arguments: ["title: The question: Will this build", "title: 'It's answer'"])
  func case20SaysWhereAQuoteIsMissing(field: String) {
    let (files, log) = build(moment("a", "date: 2026-05-01\n\(field)"))
    #expect(files.isEmpty)
    #expect(log.sorted.first?.code == .yamlSyntax)
    #expect(log.sorted.first?.place?.line == 3)
    #expect(log.sorted.first?.hint?.contains("quote") == true)
  }

  @Test(arguments: [
    ("2022-05-17T15:00:00Z-07:00", false), ("2024-02-30", false), ("04-09-2025", false),
    ("2024-1-5", false),
  ])
  func case35NamesTheDateAndWhatIsAccepted(date: String, isRead: Bool) {
    let (_, log) = build(moment("a", "date: \(date)"))
    let first = log.sorted.first
    #expect((first == nil) == isRead, "\(log.sorted)")
    #expect(first?.summary.contains("'\(date)'") == true)
    #expect(first?.place?.line == 2)
    #expect(first?.hint?.contains("write") == true)
  }

  @Test func case36LetsEveryBlockAndNameRunItsOwnWay() {
    let (files, _) = build(
      moment(
        "a",
        "date: 2026-05-01\nlikes: [ليلى]\ntitle: שלום world\n"
          + "comments: [{author: {name: ليلى}, text: Hm}]",
        "שלום hello 🎉 https://example.org/\n\nLatin"))
    let page = files["m/a/index.html"] ?? ""
    #expect(page.contains(#"class="e-content" dir="auto""#))
    #expect(page.contains(#"class="title" dir="auto""#))
    #expect(page.contains(#"<bdi class="p-name">ليلى</bdi>"#))
    #expect(page.contains(#"p-author h-card" title="ليلى">ل</abbr>"#))
    let style = files.first { $0.key.hasPrefix("assets/style.") }?.value ?? ""
    #expect(style.contains("unicode-bidi: plaintext"))
  }

  @Test func case14KeepsTheDayOfADateWithoutTimeInEveryZone() {
    for zone in ["UTC", "Asia/Tokyo", "America/Los_Angeles"] {
      let (files, _) = build(
        moment("a", "date: 2022-01-01"), settings: "timeZone: \(zone)\npermalinks: anchor")
      #expect(files["2022/01/index.html"]?.contains("1 January 2022") == true)
    }
  }
}
