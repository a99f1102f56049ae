import FileTree
import MomentsModel
import TestSupport
import Testing

/// The original app's own payloads.
@Suite(.enabled(if: SharedData.isPresent, .init(rawValue: SharedData.remark)))
struct SharedPayloadTests {
  @Test(arguments: [
    ("get-moments-response.json", 2), ("update-moment-like-response.json", 2),
    ("moments-api-mock-data.json", 4),
  ])
  func loadsAllMomentsInOrderWithoutAMessage(name: String, count: Int) throws {
    let site = LoadedSite(
      tree: MemoryTree(bytes: [
        "Content/site.yaml": Array("title: Moments\ntimeZone: UTC\n".utf8),
        "Content/moments/feed.json": try SharedData.bytes("data/seed/" + name),
      ]))
    #expect(site.messages == "")
    #expect(site.moments.map(\.id) == (0..<count).map(String.init))
    #expect(site.moments.allSatisfy { $0.photos.count == 1 && $0.likeCount == $0.likes.count })
    let people = site.timeline?.people ?? []
    #expect(people.first?.avatar != nil)
    #expect(people.allSatisfy { $0.avatar != nil })
    #expect(site.timeline?.profile.backgroundImage != nil)
  }
}
