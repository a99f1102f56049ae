import FileTree
import Foundation
import TestSupport
import Testing

/// The app's payload goes in and comes out again: what a client with the app's strict decoding rules
/// reads from a site is what it read from the payload.
@Suite struct PayloadRoundTripTests {
  /// As the app declares it: texts that aren't optional, a kind in capitals, seconds in a string.
  private struct Answer: Decodable, Equatable {
    struct Envelope: Decodable, Equatable { var getMomentsDetailsByUserID: Details }
    struct Details: Decodable, Equatable {
      var userDetails: Owner
      var moments: [Moment]
    }
    struct Owner: Decodable, Equatable { var id, name, avatar, backgroundImage: String }
    struct Author: Decodable, Equatable { var name, avatar: String }
    struct Moment: Decodable, Equatable {
      enum Kind: String, Decodable { case url = "URL", photos = "PHOTOS" }
      struct Like: Decodable, Equatable { var id, avatar: String }
      var id: String
      var userDetails: Author
      var type: Kind
      var title: String?
      var url: String?
      var photos: [String]
      var createdDate: String
      var isLiked: Bool
      var likes: [Like]
    }
    var data: Envelope
  }

  private func published(_ payload: [UInt8]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.write("title: Moments\ntimeZone: Asia/Tokyo\n", to: "Content/site.yaml")
    try folder.write(String(decoding: payload, as: UTF8.self), to: "Content/moments/app.json")
    let outcome = try BuiltProgram().run(
      ["build", "--now", "2026-11-30T00:00:00Z", "--base-url", "https://a.example/sub/"],
      in: folder.path)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let path = try #require(TreePath("public/api/moments.json"))
    return try DiskTree(root: folder.path).read(path)
  }

  private func answer(_ payload: [UInt8]) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(payload))
  }

  @Test func givesAPayloadBack() throws {
    let payload = Array(
      """
      {"data": {"getMomentsDetailsByUserID": {
        "userDetails": {"id": "0", "name": "Jo “J” Rivers", "avatar": "https://p.example/jo.png?a=1&b=2",
          "backgroundImage": "https://p.example/cover.jpg"},
        "moments": [
          {"id": "9", "userDetails": {"name": "Tess Wu", "avatar": "https://p.example/t.png"},
            "type": "PHOTOS", "title": "*not* <b>Markdown</b> & \\"so\\" 你好 👋\\nTwo", "url": null,
            "photos": ["https://p.example/1.png", "https://p.example/2.png"],
            "createdDate": "1605521360", "isLiked": true,
            "likes": [{"id": "0", "avatar": "https://p.example/jo.png"},
              {"id": "9", "avatar": "https://p.example/x.png"}]},
          {"id": "8", "userDetails": {"name": "Omar", "avatar": "https://p.example/o.png"},
            "type": "URL", "title": null, "url": "https://swift.example/a?b=c&d", "photos": [],
            "createdDate": "1605521359", "isLiked": false, "likes": []}
        ]}}}
      """.utf8)
    #expect(try answer(published(payload)) == answer(payload))
  }

  @Test(.enabled(if: SharedData.isPresent, "\(SharedData.remark)"))
  func givesTheAppsDemoFeedBack() throws {
    let payload = try SharedData.bytes("data/seed/moments-api-mock-data.json")
    #expect(try answer(published(payload)) == answer(payload))
  }
}
