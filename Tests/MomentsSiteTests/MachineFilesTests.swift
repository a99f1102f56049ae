import Diagnostics
import FileTree
import MomentsSite
import TestSupport
import Testing

/// What a site has for feed readers, search engines, hosts, the app and the fediverse.
@Suite struct MachineFilesTests {
  private func build(
    base: String? = "https://a.example/", settings: String = "", moments: String = ""
  ) -> [String: String] {
    var site = SmallSite("")
    site.source = MemoryTree(
      site: """
        -- Content/site.yaml --
        title: Small
        description: Lakes
        timeZone: UTC
        \(base.map { "baseURL: \($0)" } ?? "")
        \(settings)
        -- Content/profile.md --
        ---
        id: mira
        name: Mira
        ---

        """ + (moments.isEmpty ? MachineFilesTests.moments : moments))
    let output = MemoryTree()
    site.output = output
    let outcome = site.build()
    #expect(!outcome.log.hasErrors)
    return output.contents.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private static let moments = """
    -- Content/moments/a.md --
    ---
    date: 2026-05-01T10:00:00Z
    tags: [lake]
    likes: [{id: ben, name: Ben}]
    comments: [{author: {name: Cy}, text: Secret}]
    ---
    See [it](../b/).
    -- Content/moments/b.md --
    ---
    date: 2026-05-02T10:00:00+02:00
    title: Warned
    warning: spiders
    ---
    Eight legs

    """

  private func names(_ site: [String: String], _ end: String) -> [String] {
    site.keys.filter { $0.hasSuffix(end) }.sorted()
  }

  /// Every `id` and `guid` of the feeds, by file.
  private func ids(_ site: [String: String]) -> [String: [String]] {
    var ids: [String: [String]] = [:]
    for (path, text) in site where text.contains("tag:") {
      guard path.hasSuffix(".xml") || path.hasSuffix(".json"), !path.hasPrefix("sitemap") else {
        continue
      }
      ids[path] = text.split { "<>\"".contains($0) }.filter { $0.hasPrefix("tag:") }
        .map(String.init)
    }
    return ids
  }

  // MARK: Feeds

  @Test func case33KeepsEveryFeedIDWhenDomainSchemePathAndSlugChange() {
    let before = ids(build())
    #expect(
      before["feed.xml"] == ["tag:momentsgen.invalid,2026:m/b", "tag:momentsgen.invalid,2026:m/a"])
    #expect(before.count == 6)
    for base in ["http://a.example/", "https://b.example/", "https://b.example/sub/folder/"] {
      #expect(ids(build(base: base)) == before)
    }
    let slugged = MachineFilesTests.moments.replacing("tags: [lake]", with: "tags: [lake]\nslug: x")
    #expect(ids(build(moments: slugged)) == before)
  }

  @Test func beginsFeedIDsWithTheSitesAuthority() {
    let site = build(settings: "feeds: {authority: \"ada.example,2026-05\"}")
    #expect(site["atom.xml"]?.contains("<id>tag:ada.example,2026-05:m/a</id>") == true)
  }

  @Test func case34LeavesTitlelessNotesWithoutTitle() throws {
    let site = build()
    let rss = try #require(site["feed.xml"])
    #expect(rss.components(of: "<title>") == ["Small", "Warned"])
    #expect(site["atom.xml"]?.components(of: "<title>") == ["Small", "Warned", ""])
    #expect(site["feed.json"]?.components(of: "\"title\":\"") == ["Small", "Warned"])
    let excerpts = build(settings: "feeds: {atomTitles: excerpt}")
    #expect(excerpts["atom.xml"]?.components(of: "<title>") == ["Small", "Warned", "See it."])
  }

  @Test func case21PutsTheWarningFirstAndTheBodyAfter() throws {
    let feed = try #require(build()["feed.json"])
    #expect(
      feed.contains(
        #""content_html":"\u003cdetails>\u003csummary>Content warning: spiders\u003c/summary>"#
          + #"\u003cp>Eight legs\u003c/p>\u003c/details>""#))
    #expect(feed.contains(#""summary":"Content warning: spiders""#))
  }

  @Test func leavesLikesAndCommentsOutOfTheContent() {
    let site = build()
    for path in ["feed.xml", "atom.xml", "feed.json"] {
      #expect(site[path]?.contains("Secret") == false)
      #expect(site[path]?.contains("Ben") == false)
    }
  }

  @Test func makesAddressesOfFeedsAbsolute() {
    let site = build(
      base: "https://a.example/sub/",
      moments: """
        -- Content/moments/a.md --
        ---
        date: 2026-05-01
        ---
        See [it](../b/) and [that](/m/b/#two).
        -- Content/moments/b.md --
        ---
        date: 2026-05-02
        ---
        B

        """)
    for path in ["feed.xml", "atom.xml", "feed.json"] {
      let feed = site[path]?.replacing("\\", with: "").replacing("&lt;", with: "<") ?? ""
      #expect(feed.contains("href=\"https://a.example/sub/m/b/\""), "\(path)")
      #expect(feed.contains("href=\"https://a.example/sub/m/b/#two\""), "\(path)")
    }
    #expect(site["feed.xml"]?.contains("<link>https://a.example/sub/m/a/</link>") == true)
  }

  @Test func tellsTheWholeHistoryInArchivesNumberedFromTheOldest() {
    let moments = (1...7).map {
      "-- Content/moments/m\($0).md --\n---\ndate: 2026-05-0\($0)\n---\nx\n"
    }
    let before = build(settings: "feeds: {items: 3}", moments: moments.dropLast().joined())
    let after = build(settings: "feeds: {items: 3}", moments: moments.joined())
    #expect(names(before, ".xml").filter { $0.hasPrefix("feeds/") } == ["feeds/1.xml"])
    #expect(
      names(after, ".xml").filter { $0.hasPrefix("feeds/") } == ["feeds/1.xml", "feeds/2.xml"])
    let entries = { (text: String?) in
      (text ?? "").components(of: "<id>tag:momentsgen.invalid,2026:")
    }
    #expect(entries(after["feeds/1.xml"]) == ["feed", "m/m3", "m/m2", "m/m1"])
    #expect(entries(after["feeds/2.xml"]) == ["feed", "m/m6", "m/m5", "m/m4"])
    #expect(entries(after["atom.xml"]) == ["feed", "m/m7", "m/m6", "m/m5"])
    #expect(
      after["atom.xml"]?.contains(
        "rel=\"prev-archive\" type=\"application/atom+xml\" href=\"https://a.example/feeds/2.xml\"")
        == true)
    #expect(after["feeds/1.xml"]?.contains("rel=\"next-archive\"") == true)
  }

  // MARK: Without an address

  @Test func leavesOutWhatNeedsAnAddressWhereThereIsNone() {
    let site = build(base: nil)
    let pages = site.keys.filter { $0.hasSuffix(".html") || $0.hasPrefix("assets/") }
    let files = Set(site.keys).subtracting(pages).filter {
      !$0.hasPrefix(".momentsgen") && !$0.hasPrefix("search/")
    }
    #expect(files == SmallSite.machineFiles.subtracting(["offline.html"]))
    #expect(site["index.html"]?.contains("application/ld+json") == false)
    #expect(site["robots.txt"] == "User-agent: *\nDisallow:\n")
  }

  @Test func letsTheSitesOwnFilesStandBeforeMadeOnes() {
    let own = MachineFilesTests.moments + "-- Content/static/robots.txt --\nMine\n"
    #expect(build(moments: own)["robots.txt"] == "Mine\n")
  }

  // MARK: Other files

  @Test func writesThePayloadAsTheAppReadsIt() {
    #expect(
      build()["api/moments.json"]
        == #"{"data":{"getMomentsDetailsByUserID":{"userDetails":{"id":"mira","name":"Mira","avatar":"","backgroundImage":""},"moments":[{"id":"b","userDetails":{"name":"Mira","avatar":""},"type":"PHOTOS","title":"Content warning: spiders","url":null,"photos":[],"createdDate":"1777708800","isLiked":false,"likes":[]},{"id":"a","userDetails":{"name":"Mira","avatar":""},"type":"PHOTOS","title":"See it.","url":null,"photos":[],"createdDate":"1777629600","isLiked":false,"likes":[{"id":"ben","avatar":"","name":"Ben"}]}]}}}"#
        + "\n")
  }

  @Test(arguments: [
    ("none", []), ("pages", ["api/moments.json"]),
    ("moments", ["api/m/a.json", "api/m/b.json", "api/moments.json"]),
  ])
  func makesAsMuchPayloadAsTheSettingsSay(setting: String, files: [String]) {
    let site = build(settings: "api: \(setting)")
    #expect(names(site, ".json").filter { $0.hasPrefix("api/") } == files)
  }

  @Test func refusesAICrawlersWhereTheSettingsSay() {
    let robots = build(settings: "aiCrawlers: refuse")["robots.txt"] ?? ""
    #expect(robots.contains("User-agent: GPTBot\n"))
    #expect(robots.contains("Disallow: /\n"))
    #expect(robots.hasPrefix("User-agent: *\nDisallow:\n"))
  }

  @Test func namesTheDomainToHostsOnlyWhereItIsTheSitesOwn() {
    #expect(build()["CNAME"] == "a.example\n")
    for base in ["https://me.github.io/", "https://a.example/sub/", "http://127.0.0.1:8000/"] {
      #expect(build(base: base)["CNAME"] == nil)
    }
  }

  @Test func lettingPicturesStayNeverLetsThePageOfPhotosGrowOld() {
    let site = build()
    let rules = site["_headers"]?.split(separator: "\n") ?? []
    let patterns = rules.indices.filter { rules[$0].hasSuffix("immutable") }.map { rules[$0 - 1] }
    #expect(patterns == ["/assets/*", "/photos/:file", "/avatars/*"])
    #expect(site["sw.js"]?.contains(#"/^(assets|photos|avatars)\/.*[^/]$/"#) == true)
  }

  @Test func isAnAccountOnlyWhereTheSettingsSay() throws {
    #expect(build().keys.contains { $0.hasPrefix("ap/") } == false)
    let site = build(settings: "fediverse: {user: Ada}")
    #expect(site[".well-known/webfinger"]?.contains("\"subject\":\"acct:ada@a.example\"") == true)
    #expect(site["ap/outbox.json"]?.contains("\"totalItems\":2") == true)
    let note = try #require(site["ap/note/b.json"])
    #expect(note.contains("\"sensitive\":true,\"summary\":\"spiders\""))
    #expect(note.contains("\"published\":\"2026-05-02T08:00:00Z\""))
  }

  @Test func warnsOfASecurityContactThatExpires() {
    var site = SmallSite(
      """
      -- Content/site.yaml --
      title: T
      timeZone: UTC
      security: {contact: "mailto:a@b.example", expires: 2026-12-10}
      -- Content/profile.md --
      ---
      name: Mira
      ---

      """)
    let output = MemoryTree()
    site.output = output
    #expect(site.build().log.diagnostics.map(\.code) == [.securityExpiry, .baseURLMissing])
    #expect(
      output.contents[".well-known/security.txt"].map { String(decoding: $0, as: UTF8.self) }
        == "Contact: mailto:a@b.example\nExpires: 2026-12-10T00:00:00Z\nPreferred-Languages: en\n")
  }

  @Test func countsAsTheOwnersOnlyWhatTheOwnerWrote() throws {
    let site = build(
      moments: """
        -- Content/people.yaml --
        ben: {name: Ben}
        -- Content/moments/a.md --
        ---
        date: 2026-05-01
        author: ben
        likes: [mira]
        ---
        By Ben
        -- Content/moments/b.md --
        ---
        date: 2026-05-02
        ---
        By Mira

        """)
    let home = try #require(site["index.html"])
    let profile = try #require(
      home.split(separator: "\n").first { $0.contains(#""@type":"ProfilePage""#) })
    #expect(profile.contains("https://a.example/m/b/") && !profile.contains("/m/a/"))
    #expect(profile.contains(#"WriteAction","userInteractionCount":1 "#))
    #expect(profile.contains(#"LikeAction","userInteractionCount":0 "#))
    #expect(home.contains(#"<a class="p-name u-url" href="./"><bdi>Mira</bdi></a>"#))
    #expect(home.contains(#"<a class="p-name u-url" href="./people/ben/"><bdi>Ben</bdi></a>"#))
    #expect(site["m/a/index.html"]?.contains(#""url":"https://a.example/people/ben/""#) == true)
  }

  @Test func describesEveryPageInWordsOfItsOwn() {
    let descriptions = build().filter { $0.value.contains(#"content="index, follow"#) }
      .compactMap { page in
        page.value.split(separator: "\n").first { $0.hasPrefix(#"<meta name="description""#) }
      }
    #expect(descriptions.count > 5)
    #expect(Set(descriptions).count == descriptions.count)
    #expect(descriptions.allSatisfy { $0.split(separator: "Small").count <= 2 })
  }

  @Test func tellsSearchEnginesOfTheWallOnceThereArePhotos() {
    let site = build()
    #expect(site["photos/index.html"]?.contains(#"content="noindex, follow""#) == true)
    #expect(site["sitemap.xml"]?.contains("https://a.example/photos/") == false)
  }

  @Test func listsInTheSitemapWhatSearchEnginesMayList() {
    let moments =
      MachineFilesTests.moments
      + "-- Content/moments/c.md --\n---\ndate: 2026-05-03\nvisibility: unlisted\n---\nx\n"
    let locations = build(moments: moments)["sitemap.xml"]?.components(of: "<loc>")
    #expect(
      locations == [
        "https://a.example/m/a/", "https://a.example/m/b/", "https://a.example/2026/05/",
        "https://a.example/2026/", "https://a.example/archive/",
        "https://a.example/on-this-day/05-01/", "https://a.example/on-this-day/05-02/",
        "https://a.example/on-this-day/", "https://a.example/me/", "https://a.example/tags/",
        "https://a.example/tags/lake/", "https://a.example/subscribe/", "https://a.example/",
      ])
  }

  @Test func changesAConstantNumberOfFilesForOneMoreMoment() {
    let moments = (10...69).map {
      "-- Content/moments/m\($0).md --\n---\ndate: 2026-01-01T\($0 / 10 + 10):1\($0 % 10):00Z\n---\nx\n"
    }
    let settings = "pageSize: 5\nfeeds: {items: 5}"
    let changed = { (count: Int) -> Int in
      let before = build(settings: settings, moments: moments.prefix(count).joined())
      let after = build(settings: settings, moments: moments.prefix(count + 1).joined())
      return after.count { before[$0.key] != $0.value }
    }
    #expect(changed(27) == changed(52))
  }
}

extension String {
  /// What follows each `mark` up to the next `<` or `"`.
  fileprivate func components(of mark: String) -> [String] {
    split(separator: mark, omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "<" && $0 != "\"" }) }
  }
}
