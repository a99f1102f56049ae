import FileTree
import Foundation
import TestSupport
import Testing

/// The app's payloads, each as the only content of a site beside its settings.
@Suite struct PayloadTests {
  private func build(
    _ payload: [UInt8], now: String
  ) throws -> (outcome: BuiltProgram.Outcome, pages: [String: String]) {
    let folder = try TemporaryFolder()
    try folder.write("title: Moments\ntimeZone: UTC\ndates: build\n", to: "Content/site.yaml")
    try folder.write(String(decoding: payload, as: UTF8.self), to: "Content/moments/app.json")
    let outcome = try BuiltProgram().run(["build", "--now", now], in: folder.path)
    let tree = DiskTree(root: folder.path + "/public")
    let pages = try tree.files(under: .root).filter { $0.fileExtension == "html" }
      .reduce(into: [String: String]()) {
        $0[$1.text] = String(decoding: try tree.read($1), as: UTF8.self)
      }
    return (outcome, pages)
  }

  /// The cards of a page as their facts, in order: author, text, photo, date, like count, avatars of
  /// likers.
  private func cards(_ page: String) -> [[String]] {
    page.components(separatedBy: "<article ").dropFirst().map { card in
      let first = { (pattern: String) in
        self.matches(pattern, card).first ?? ""
      }
      return [
        first("<h2[^>]*>Moment by (.*?), "), first("<p class=\"title\"[^>]*>(.*?)</p>"),
        first("<a class=\"photo\" href=\"(.*?)\""), first("<time[^>]*>(.*?)</time>"),
        first("class=\"count\"[^>]*>(.*?)<"),
        String(matches("<li class=\"u-like[\\s\\S]*?<img[^>]* src=\"(.*?)\"", card).count),
      ]
    }
  }

  private func matches(_ pattern: String, _ text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let range = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: range).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  private static let own = """
    {"data": {"getMomentsDetailsByUserID": {
      "userDetails": {"id": "0", "name": "Jo Rivers", "avatar": "https://pictures.example/jo.png",
        "backgroundImage": "https://pictures.example/cover.jpg"},
      "moments": [
        {"id": "7", "userDetails": {"name": "Tess Wu", "avatar": "https://pictures.example/t.png"},
          "type": "PHOTOS", "title": "*not* <b>Markdown</b>",
          "photos": ["https://pictures.example/1.png", "https://pictures.example/2.png"],
          "createdDate": "1605521360", "isLiked": true,
          "likes": [{"id": "0", "avatar": "https://pictures.example/jo.png"},
            {"id": "9", "avatar": "this is not a valid URL"}]},
        {"id": "8", "userDetails": {"name": "Omar", "avatar": "https://pictures.example/o.png"},
          "type": "PHOTOS", "title": null, "photos": [], "createdDate": "1605521360",
          "isLiked": false, "likes": []}
      ]}}}
    """

  @Test func showsAllMomentsOfAPayloadInItsOrder() throws {
    let (outcome, pages) = try build(Array(PayloadTests.own.utf8), now: "2020-11-16T10:11:19Z")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(
      cards(pages["index.html"] ?? "") == [
        [
          "Tess Wu", "*not* &lt;b&gt;Markdown&lt;/b&gt;", "https://pictures.example/1.png",
          "1 minute ago", "2 likes", "1",
        ],
        ["Omar", "", "", "1 minute ago", "", "0"],
      ])
    #expect(pages["index.html"]?.contains("Jo Rivers") == true)
    #expect(pages["m/7/index.html"] != nil && pages["m/8/index.html"] != nil)
  }

  @Test(
    .enabled(if: SharedData.isPresent, "\(SharedData.remark)"),
    arguments: ["get-moments-response", "update-moment-like-response"])
  func showsTheAppsOwnTestPayload(name: String) throws {
    let (outcome, pages) = try build(
      SharedData.bytes("data/seed/\(name).json"), now: "2020-11-16T10:09:20Z")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let cards = cards(pages["index.html"] ?? "")
    #expect(cards.map { $0[0] } == ["Taylor Swift", "Mattt"])
    #expect(cards.map { $0[1] } == ["the pic is awesome", "Low-level programming on iOS"])
    #expect(cards.map { $0[3] } == ["in 0 seconds", "23 minutes ago"])
    #expect(cards.map { $0[4] } == ["1 like", "1 like"])
    #expect(cards.map { $0[5] } == ["1", "1"])
    #expect(cards.allSatisfy { $0[2].hasPrefix("https://") })
  }

  @Test(.enabled(if: SharedData.isPresent, "\(SharedData.remark)"))
  func showsTheAppsDemoFeed() throws {
    let (outcome, pages) = try build(
      SharedData.bytes("data/seed/moments-api-mock-data.json"), now: "2021-08-11T12:00:00Z")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let cards = cards(pages["index.html"] ?? "")
    #expect(cards.map { $0[0] } == ["Taylor Swift", "Mattt", "Swift Language", "Swift UI"])
    #expect(
      cards.map { $0[1] } == [
        "", "Low-level programming on iOS", "Swift 5.5 🎉 with Async/Await", "Swift UI is awesome!!",
      ])
    #expect(
      cards.map { $0[3] } == ["2 minutes ago", "25 minutes ago", "1 day ago", "2 days ago"])
    #expect(cards.map { $0[4] } == ["3 likes", "3 likes", "2 likes", "2 likes"])
    #expect(cards.map { $0[5] } == ["3", "3", "2", "2"])
    #expect(pages["index.html"]?.contains("Jake Lin") == true)
  }
}
