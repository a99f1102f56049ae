import FileTree
import MomentsImport
import TestSupport
import Testing

@Suite struct CrossPostTests {
  private let words = "A long walk around the lake this morning"
  private var both: [String: String] {
    SampleExports.mastodon([SampleExports.note("1", "<p>\(words)</p>")]).merging(
      SampleExports.x([SampleExports.tweet("10", words + " https://t.co/abc")])
    ) { a, _ in a }
  }

  @Test func foldsTheSameWordsOfTwoServices() throws {
    let site = MemoryTree()
    let report = try SampleExports.run(both, into: site)
    #expect(report.isBalanced)
    #expect(report.outcomes == ["added": 1])
    let text = site.text("a-long-walk")
    #expect(text.contains("source:\n  - {name: Mastodon, url: https://social.example/@robin/1}\n"))
    #expect(text.contains("  - {name: X, url: https://x.com/robinex/status/10}\n"))
    #expect(report.html.contains("--keep-cross-posts"))
    let again = try SampleExports.run(both, into: site)
    #expect(again.outcomes == ["unchanged": 1])
  }

  @Test func foldsIntoAnEarlierImportAndBack() throws {
    let site = MemoryTree()
    let mastodon = SampleExports.mastodon([SampleExports.note("1", "<p>\(words)</p>")])
    let x = SampleExports.x([SampleExports.tweet("10", words)])
    _ = try SampleExports.run(mastodon, into: site)
    let report = try SampleExports.run(x, into: site)
    #expect(report.isBalanced && report.sections.first?.ledger.folds.count == 1)
    #expect(site.text("a-long-walk").contains("  - {name: X,"))
    let written = site.contents
    _ = try SampleExports.run(mastodon, into: site)
    _ = try SampleExports.run(x, into: site)
    #expect(site.contents == written)
    _ = try SampleExports.run(x, into: site) { $0.foldsCrossPosts = false }
    _ = try SampleExports.run(mastodon, into: site) { $0.foldsCrossPosts = false }
    #expect(site.contents.keys.filter { $0.contains("a-long-walk") }.count == 2)
    #expect(!site.text("a-long-walk-around-the-lake-this.md").contains("X,"))
  }

  @Test func leavesShortAndDistantTextsApart() throws {
    let files = SampleExports.mastodon([
      SampleExports.note("1", "<p>Good morning</p>"),
      SampleExports.note("2", "<p>\(words)</p>", published: "2023-05-01T10:00:00Z"),
    ]).merging(
      SampleExports.x([SampleExports.tweet("10", "Good morning"), SampleExports.tweet("11", words)])
    ) { a, _ in a }
    let report = try SampleExports.run(files, into: MemoryTree())
    #expect(report.outcomes == ["added": 4])
  }

  @Test func foldsTheSamePicturesWhateverWordsStandBesideThem() throws {
    let picture = "\u{47}IF89a a picture of a lake"
    let media = { (id: String) in
      ",\"extended_entities\":{\"media\":[{\"type\":\"photo\",\"url\":\"https://t.co/a\","
        + "\"media_url_https\":\"https://pbs.example/\(id).gif\",\"indices\":[\"0\",\"0\"]}]}"
    }
    let files = SampleExports.mastodon(
      [
        SampleExports.note(
          "1", "<p>Lake</p>", attachment: SampleExports.picture("a.gif", alt: "A lake"))
      ],
      files: ["media_attachments/files/a.gif": picture]
    ).merging(
      SampleExports.x([
        SampleExports.tweet("10", "A lake, once more", media("b")),
        SampleExports.tweet("11", "Not that lake", media("c")),
      ])
    ) { a, _ in a }.merging([
      "data/tweets_media/10-b.gif": picture,
      // As long, with the same beginning.
      "data/tweets_media/11-c.gif": String(picture.dropLast()) + "!",
    ]) { a, _ in a }
    let site = MemoryTree()
    let report = try SampleExports.run(files, into: site)
    #expect(report.isBalanced)
    #expect(report.outcomes == ["added": 2])
    #expect(report.sections.flatMap(\.ledger.folds).map(\.reason) == ["same pictures"])
    #expect(site.text("-01-lake/index.md").contains("{name: X,"))
    let written = site.contents
    _ = try SampleExports.run(files, into: site)
    #expect(site.contents == written)
  }
}
