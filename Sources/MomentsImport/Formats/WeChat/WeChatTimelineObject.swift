/// `TimelineObject`, the form in which WeChat itself keeps a post.
struct WeChatTimelineObject {
  let id: String?
  let userName: String?
  let seconds: Int?
  let isPrivate: Bool
  let text: String
  let place: ImportedPlace?
  let link: LinkCard?
  /// Addresses of pictures and videos, which expire and are encrypted.
  let pictures: [String]
  let videos: [String]

  /// nil where `xml` is none.
  init?(_ xml: [UInt8]) {
    guard let root = XMLText.root(of: xml), root.name == "TimelineObject" else { return nil }
    id = root["id"]?.text
    userName = root["username"]?.text
    seconds = root["createTime"]?.text.flatMap { Int($0) }
    isPrivate = root["private"]?.text == "1"
    text = WeChatTimelineObject.unescaped(root["contentDesc"]?.content ?? "")
    place = root["location"].flatMap(WeChatTimelineObject.place)
    let content = root["ContentObject"]
    let media = content?["mediaList"]?.all("media") ?? []
    let url = content?["contentUrl"]?.text
    let isLink = url != nil && content?["contentStyle"]?.text == "3"
    link = url.flatMap { url in
      isLink
        ? LinkCard(
          url: url, title: content?["title"]?.text, summary: content?["description"]?.text) : nil
    }
    // A link's picture is the page's.
    let own = isLink ? [] : media
    pictures = own.filter { $0["type"]?.text != "6" }.compactMap { $0["url"]?.text }
    videos = own.filter { $0["type"]?.text == "6" }.compactMap { $0["url"]?.text }
  }

  /// Some writers leave line breaks as `\n` or `\\n`.
  static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "\\") {
      result += rest[..<mark]
      let marks = rest[mark...].prefix { $0 == "\\" }
      rest = rest[marks.endIndex...]
      if rest.first == "n" {
        result += "\n"
        rest = rest.dropFirst()
      } else {
        result += marks
      }
    }
    return result + rest
  }

  private static func place(_ location: XMLElement) -> ImportedPlace? {
    let number = { (name: String) in location.attributes[name].flatMap { Double($0) } }
    let names = [location.attributes["poiName"], location.attributes["city"]]
    let name = names.compactMap { $0 }.first { !$0.isEmpty }
    guard name != nil || number("latitude") != nil else { return nil }
    return ImportedPlace(name: name, latitude: number("latitude"), longitude: number("longitude"))
  }
}
