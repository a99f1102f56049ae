import Diagnostics
import FileTree
import TestSupport
import Testing

/// A language that a site brings itself.
@Suite struct SiteWordingTests {
  private func build(_ wording: String, language: String = "pl") -> (String, [String]) {
    var site = SmallSite("")
    site.source = MemoryTree(
      site: """
        -- Content/site.yaml --
        title: T
        timeZone: UTC
        language: \(language)
        dates: build
        -- Content/profile.md --
        ---
        name: Mira
        ---
        -- Content/moments/a.md --
        ---
        date: 2026-11-07
        likes: [a, b, c]
        ---
        Text
        -- Wording/\(language).yaml --
        \(wording)
        """)
    let output = MemoryTree()
    site.output = output
    let outcome = site.build()
    let page = output.contents["index.html"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (
      page,
      outcome.log.sorted.map {
        "\($0.severity.name) \($0.code.rawValue) \($0.place?.file ?? ""):\($0.place?.line ?? 0) \($0.summary)"
      }
    )
  }

  @Test func addsALanguageWithItsPluralForms() {
    let (page, messages) = build(
      """
      home: Start
      likes: {one: "{count} polubienie", few: "{count} polubienia", other: "{count} polubień"}
      past:
        week: {one: "{count} tydzień temu", few: "{count} tygodnie temu", other: "{count} tygodni temu"}
      """)
    #expect(page.contains(">Start</a>"))
    #expect(page.contains("3 polubienia"))
    #expect(page.contains("3 tygodnie temu"))
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("warning wording-incomplete Wording/pl.yaml") == true)
    #expect(messages.first?.contains("those of 'en' are used") == true)
  }

  @Test func changesWordsOfABuiltInLanguageWithoutAWarning() {
    let (page, messages) = build("home: Start here\nmenu:\n", language: "en")
    #expect(!page.contains("Start here"))
    #expect(messages.count == 1)
    let (changed, none) = build("home: Start here", language: "en")
    #expect(changed.contains(">Start here</a>"))
    #expect(none.map { $0.hasPrefix("note base-url-missing") } == [true])
  }

  @Test(arguments: [
    ("hom: Start", "error key-unknown Wording/pl.yaml:1 'hom' is no text of the pages"),
    (
      "page: \"Strona {nmber}\"",
      "error value-range Wording/pl.yaml:1 '{nmber}' is no place of 'page'"
    ),
    ("months: [a, b]", "error value-type Wording/pl.yaml:1 'months' takes the names"),
    ("home: {one: a, other: b}", "error value-type Wording/pl.yaml:1 'home' takes one text"),
    ("home: [1", "error yaml-syntax"),
  ])
  func saysWhatIsWrong(wording: String, message: String) {
    let (_, messages) = build(wording)
    #expect(messages.contains { $0.hasPrefix(message) }, "\(messages)")
  }
}
