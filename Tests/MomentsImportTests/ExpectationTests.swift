import FileTree
@testable import MomentsImport
import MomentsModel
import TestSupport
import Testing

/// What came with the sample exports as the right answer, matched in full.
@Suite(.enabled(if: SharedData.isPresent, "\(SharedData.remark)"))
struct ExpectationTests {
  private func bundle(_ name: String) throws -> ExportBundle {
    let tree = DiskTree(root: (SharedData.folder ?? "") + "/data/exports/" + name)
    return try ExportBundle.opening([
      ExportBundle.Input(name: name, tree: tree, path: TreePath(trusted: ""))
    ])
  }

  private func document(_ name: String) throws -> JSONValue {
    try JSONParser.parse(try SharedData.bytes("data/exports/" + name))
  }

  /// Each caption, second and number of pictures of Instagram's garbled export.
  @Test func repairsEveryCaption() throws {
    let folder = "instagram/constructed-mojibake"
    let expected = try document(
      folder + "/your_instagram_activity/media/posts_1.decoded-expected.json")
    let collection = try InstagramFormat.read(try bundle(folder), ImportOptions())
    let posts = collection.moments.filter { $0.kind == .post }
    #expect(posts.count == expected.elements.count && posts.count == 9)
    for (post, row) in zip(posts, expected.elements) {
      #expect(post.text.plain == row[0]?.string)
      #expect(post.date.secondsSince1970 == row[1]?.integer)
      #expect(post.photos.count == row[2]?.integer)
    }
  }

  private func tweets(_ name: String) throws -> [JSONValue] {
    let bytes = try SharedData.bytes("data/exports/twitter/archive-2024/data/\(name).js")
    let start = try #require(bytes.firstIndex(of: 0x5B))
    return try JSONParser.parse(Array(bytes[start...])).elements
  }

  /// Every span of X's archive lies where its text says: by code points, whatever stands before.
  @Test func findsEverySpanOfTheTweets() throws {
    var count = 0
    for item in try ["tweets", "community-tweet", "deleted-tweets"].flatMap(tweets) {
      let tweet = try #require(item["tweet"])
      let scalars = Array((tweet["full_text"]?.string ?? "").unicodeScalars)
      let entities = tweet["entities"]
      let lists = [
        "urls": "url", "media": "url", "hashtags": "text", "user_mentions": "screen_name",
      ]
      for (list, field) in lists {
        let source = list == "media" ? tweet["extended_entities"] : entities
        for entity in source?[list]?.elements ?? [] {
          let range = try #require(XText.range(entity["indices"]))
          let shown = String(String.UnicodeScalarView(scalars[range])).lowercased()
          #expect(shown.hasSuffix(entity[field]?.string?.lowercased() ?? "-"))
          count += 1
        }
      }
      for link in entities?["urls"]?.elements ?? [] {
        let url = try #require(link["expanded_url"]?.string)
        let text = XText(tweet)
        let links = text.runs.compactMap { if case .link(_, let url) = $0 { url } else { nil } }
        #expect(links.contains(url) || text.quoted == url)
      }
    }
    #expect(count == 61)
  }

  /// Records by collection and the sample posts of each repository.
  @Test(arguments: ["paul_staging", "fakermaker", "greenground"])
  func readsEveryRecord(name: String) throws {
    let expected = try document("bluesky/car/EXPECTED.json")[name + ".repo.car"]
    let bytes = try SharedData.bytes("data/exports/bluesky/car/\(name).repo.car")
    let repository = try #require(BlueskyRepository(bytes))
    #expect(repository.did == expected?["commit"]?["did"]?.string)
    #expect(repository.missingCount == 0)
    var counts: [String: Int] = [:]
    for record in repository.records {
      counts[String(record.key.prefix { $0 != "/" }), default: 0] += 1
    }
    for member in expected?["records_by_collection"]?.members ?? [] {
      #expect(counts[member.key] == member.value.integer, "\(member.key)")
    }
    let values = Dictionary(repository.records.map { ($0.key, $0.value) }) { first, _ in first }
    for sample in expected?["sample"]?.members ?? [] {
      let value = values[sample.key]
      #expect(value?["text"] == sample.value["text"] && value != nil)
      #expect(value?["createdAt"] == sample.value["createdAt"])
      #expect(value?["facets"]?.elements.count == sample.value["facets"]?.elements.count)
      #expect(value?["embed"]?["$type"] == sample.value["embed"]?["$type"])
    }
  }

  /// What Mastodon's sample says of itself in its description.
  @Test func countsMastodonAsDescribed() throws {
    let collection = try MastodonFormat.read(
      try bundle("mastodon/archive-4.2-zip-style"), ImportOptions())
    let moments = collection.moments.filter { $0.kind == .post }
    let media = moments.flatMap { $0.photos + $0.videos }
    #expect(moments.count == 25 && collection.ledger.itemCount == 27)
    #expect(moments.count { $0.audience == .everyone } == 21)
    #expect(media.count == 17 && media.count { !($0.alt ?? "").isEmpty } == 14)
    #expect(media.count { $0.focus != nil } == 5)
    #expect(media.count { $0.isMissing } == 2)
    #expect(moments.count { $0.warning != nil } == 2)
    #expect(moments.count { $0.updated != nil } == 4)
    #expect(moments.count { $0.text.isBlank } == 2)
    let replies = moments.compactMap(\.replyTo)
    #expect(replies.count { if case .own = $0 { true } else { false } } == 5)
    #expect(replies.count == 8)
  }
}
