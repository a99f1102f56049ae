import FileTree
import MomentsImport
import TestSupport
import Testing

/// behaviours.md, row 2 and case 7: audiences are decided post by post.
@Suite struct AudienceTests {
  private let outbox = SampleExports.mastodon([
    SampleExports.note("1", "<p>For all of you</p>"),
    SampleExports.note("2", "<p>Quietly said</p>", to: "unlisted"),
    SampleExports.note("3", "<p>Followers secret</p>", to: "followers"),
    SampleExports.note("4", "<p>Direct secret</p>", to: "https://other.example/users/ann"),
    SampleExports.note(
      "5", "<p>Hidden reply</p>", to: "followers", reply: SampleExports.user + "/statuses/1"),
    SampleExports.note(
      "6", "<p>Public reply to hidden</p>", reply: SampleExports.user + "/statuses/3"),
    SampleExports.note("7", "<p>To Ann</p>", reply: "https://other.example/users/ann/1"),
    SampleExports.note(
      "8", "<p>More to Ann</p>", reply: SampleExports.user + "/statuses/7"),
  ])

  @Test func writesPublicAndUnlistedOnly() throws {
    let site = MemoryTree()
    let report = try SampleExports.run(outbox, into: site)
    let section = try #require(report.sections.first)
    #expect(section.momentCount == 3)
    #expect(section.ledger.skipped == [.followers: 2, .direct: 1, .reply: 2])
    #expect(report.isBalanced)
    for secret in ["secret", "Hidden", "statuses/3", "mastodon-3", "mastodon-4", "mastodon-5"] {
      #expect(!site.allText.contains(secret), "\(secret)")
      #expect(!report.html.contains(secret) && !report.terminalText().contains(secret))
    }
    #expect(site.text("quietly").contains("visibility: unlisted\n"))
    #expect(!site.text("public-reply").contains("replyTo"))
  }

  @Test func includesFollowersByHandAndDirectMessagesNever() throws {
    let site = MemoryTree()
    let report = try SampleExports.run(outbox, into: site) { options in
      options.audiences.formUnion([.followers, .direct, .nobody])
    }
    #expect(report.sections.first?.momentCount == 5)
    #expect(site.text("followers-secret").contains("visibility: followers\n"))
    #expect(site.text("hidden-reply").contains("replyTo: mastodon-1\n"))
    #expect(!site.allText.contains("Direct secret"))
  }

  @Test func isPrivateWhereTheExportDoesNotSay() throws {
    let site = MemoryTree()
    let tweets = SampleExports.x([SampleExports.tweet("10", "Hello there")])
    let report = try SampleExports.run(tweets, into: site) { $0.unknownAudience = nil }
    #expect(site.text("hello").contains("visibility: private\n"))
    #expect(report.terminalText().contains("--audience public"))
    #expect(!site.allText.contains("robin@example.com"))
    _ = try SampleExports.run(tweets, into: site)
    #expect(!site.text("hello").contains("visibility"))
  }
}
