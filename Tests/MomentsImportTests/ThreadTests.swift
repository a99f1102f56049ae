import FileTree
import MomentsImport
import TestSupport
import Testing

@Suite struct ThreadTests {
  private let thread = SampleExports.mastodon([
    SampleExports.note("1", "<p>One</p>", published: "2024-05-01T10:00:00Z"),
    SampleExports.note(
      "2", "<p>Two</p>", reply: SampleExports.user + "/statuses/1",
      published: "2024-05-01T10:01:00Z"),
    SampleExports.note(
      "3", "<p>Three, for few</p>", to: "followers", reply: SampleExports.user + "/statuses/2",
      published: "2024-05-01T10:02:00Z"),
    SampleExports.note(
      "4", "<p>Four</p>", reply: SampleExports.user + "/statuses/3",
      published: "2024-05-01T10:03:00Z"),
  ])

  @Test func keepsRepliesWithTheirParents() throws {
    let site = MemoryTree()
    _ = try SampleExports.run(thread, into: site)
    #expect(site.text("-two.md").contains("replyTo: mastodon-1\n"))
    #expect(!site.text("-four.md").contains("replyTo"))
  }

  @Test func joinsWhatTheSamePeopleMaySee() throws {
    let site = MemoryTree()
    let report = try SampleExports.run(thread, into: site) { options in
      options.joinsThreads = true
      options.audiences.insert(.followers)
    }
    #expect(report.isBalanced)
    #expect(report.sections.first?.ledger.joinedCount == 1)
    #expect(site.text("-one-two.md").hasSuffix("\nOne\n\nTwo\n"))
    #expect(site.text("-three").contains("visibility: followers"))
    #expect(!site.text("-one-two.md").contains("Three"))
  }
}

@Suite struct XTests {
  @Test func expandsLinksAndKeepsTheWords() throws {
    let site = MemoryTree()
    let tweet = SampleExports.tweet(
      "10", "1986. Caf\\u00e9 &amp; 👋 https://t.co/a #tag",
      """
      ,"entities":{"hashtags":[{"text":"tag","indices":["34","38"]}],"urls":[{"url":"https://t.co/a",\
      "expanded_url":"https://example.com/a/long_path","display_url":"example.com/a/lo…",\
      "indices":["19","33"]}]}
      """)
    _ = try SampleExports.run(SampleExports.x([tweet]), into: site)
    #expect(
      site.text("1986").hasSuffix(
        "\n1986\\. Café & 👋 https://example.com/a/long_path #tag\n"))
    #expect(site.text("1986").contains("tags: [tag]\n"))
  }

  /// behaviours.md, case 4.
  @Test func keepsShortLinksThatLeadNowhere() throws {
    let tweet = SampleExports.tweet(
      "10", "See https://t.co/a", ",\"entities\":{\"urls\":[{\"indices\":[\"4\",\"18\"]}]}")
    let site = MemoryTree()
    let report = try SampleExports.run(SampleExports.x([tweet]), into: site)
    #expect(site.text("see").hasSuffix("\nSee https://t.co/a\n"))
    #expect(report.terminalText().contains("https://t.co/a in x-10"))
  }

  @Test func keepsTheLastVersionUnderTheFirstId() throws {
    let info = { (ids: String) in
      ",\"edit_info\":{\"initial\":{\"editTweetIds\":[\(ids)]}}"
    }
    let tweets = [
      SampleExports.tweet("11", "Better words", info("\"10\",\"11\"")),
      SampleExports.tweet("10", "First words", info("\"10\",\"11\"")),
    ]
    let site = MemoryTree()
    let report = try SampleExports.run(SampleExports.x(tweets), into: site)
    #expect(report.sections.first?.ledger.skipped == [.superseded: 1])
    #expect(site.text("better").contains("id: x-10\n"))
    #expect(site.text("better").contains("/status/11}"))
  }
}
