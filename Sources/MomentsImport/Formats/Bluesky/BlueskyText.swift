/// The text of a post with its links, mentions and tags.
struct BlueskyText {
  private(set) var runs: [TextRun] = []
  private(set) var tags: [String] = []
  private(set) var ignoredCount = 0

  init(_ record: JSONValue) {
    let text = record["text"]?.string ?? ""
    var expansion = EntityExpansion()
    if let facets = record["facets"]?.elements, !facets.isEmpty {
      runs = expansion.runs(text, facets.compactMap { facet($0) }, unit: .utf8Bytes)
    } else if let entities = record["entities"]?.elements, !entities.isEmpty {
      runs = expansion.runs(text, entities.compactMap { entity($0) }, unit: .utf16Units)
    } else {
      runs = [.text(text)]
    }
    ignoredCount += expansion.ignoredCount
    for tag in record["tags"]?.elements ?? [] {
      if let tag = tag.text, !tags.contains(tag) { tags.append(tag) }
    }
  }

  private mutating func facet(_ facet: JSONValue) -> EntityExpansion.Entity? {
    let start = facet["index"]?["byteStart"]?.integer
    let end = facet["index"]?["byteEnd"]?.integer
    for feature in facet["features"]?.elements ?? [] {
      let type = feature["$type"]?.string ?? ""
      if type.hasSuffix("#tag"), let tag = feature["tag"]?.text {
        if !tags.contains(tag) { tags.append(tag) }
        return nil
      }
      let url = type.hasSuffix("#link") ? feature["uri"]?.text : profile(feature["did"]?.text)
      if let url { return link(start, end, url) }
    }
    return nil
  }

  /// Before 2023.
  private mutating func entity(_ entity: JSONValue) -> EntityExpansion.Entity? {
    let start = entity["index"]?["start"]?.integer
    let end = entity["index"]?["end"]?.integer
    guard let value = entity["value"]?.text else { return nil }
    switch entity["type"]?.string {
    case "link": return link(start, end, value)
    case "mention": return link(start, end, profile(value) ?? "")
    case "hashtag":
      tags.append(value.hasPrefix("#") ? String(value.dropFirst()) : value)
      return nil
    default: return nil
    }
  }

  private func profile(_ did: String?) -> String? { did.map { "https://bsky.app/profile/\($0)" } }

  private mutating func link(_ start: Int?, _ end: Int?, _ url: String) -> EntityExpansion.Entity? {
    guard let start, let end, 0 <= start, start < end,
      url.hasPrefix("https://") || url.hasPrefix("http://")
    else {
      ignoredCount += 1
      return nil
    }
    return EntityExpansion.Entity(start..<end) { [.link([.text($0)], url: url)] }
  }
}
