import FileTree
import MomentsImport
import TestSupport
import Testing

/// Media that an export only names, and that its owner fetches by hand.
@Suite struct OnlineMediaTests {
  private let feed = [
    "feed.json": """
    {"version":"https://jsonfeed.org/version/1.1","title":"F","items":[
    {"id":"1","content_html":"<p>Morning <img src='https://a.example/pics/lake.png'></p>",
     "date_published":"2024-05-03T09:00:00Z"},
    {"id":"2","content_html":"<p>Evening <img src='https://b.example/other/lake.png'></p>",
     "date_published":"2024-05-04T09:00:00Z"}]}
    """
  ]

  @Test func listsAddressesAndTakesFetchedFilesThatLieAsTheyDo() throws {
    let site = MemoryTree()
    let first = try SampleExports.run(feed, into: site)
    #expect(
      first.onlineMedia == ["https://a.example/pics/lake.png", "https://b.example/other/lake.png"])
    let fetched = ["a.example/pics/lake.png": SampleExports.picturePNG]
    let second = try SampleExports.run(feed.merging(fetched) { a, _ in a }, into: site)
    // A file of the same name on another host is another picture.
    #expect(second.onlineMedia == ["https://b.example/other/lake.png"])
    #expect(second.isBalanced)
    #expect(site.contents.keys.contains { $0.hasSuffix("photo-1.gif") })
    #expect(!site.text("morning").contains("https://a.example/pics"))
    #expect(site.text("evening").contains("https://b.example/other/lake.png"))
  }
}
