/// The text of a tweet: entities in place, short links expanded, escapes undone.
struct XText {
  private(set) var runs: [TextRun] = []
  private(set) var tags: [String] = []
  /// Address of a quoted post.
  private(set) var quoted: String?
  /// Links whose target the archive doesn't tell.
  private(set) var unresolved: [String] = []

  /// Indices count code points of the escaped text.
  init(_ tweet: JSONValue) {
    let text = tweet["full_text"]?.string ?? tweet["text"]?.string ?? ""
    let entities = tweet["entities"]
    var all: [EntityExpansion.Entity] = []
    for hashtag in entities?["hashtags"]?.elements ?? [] {
      if let name = hashtag["text"]?.text { tags.append(name) }
    }
    for mention in entities?["user_mentions"]?.elements ?? [] {
      guard let range = XText.range(mention["indices"]) else { continue }
      all.append(EntityExpansion.Entity(range) { [XText.mention($0)] })
    }
    // Every picture of a tweet has the one address at its end.
    for media in entities?["media"]?.elements ?? [] {
      guard let range = XText.range(media["indices"]) else { continue }
      all.append(EntityExpansion.Entity(range) { _ in [] })
    }
    let end = XText.textEnd(text, entities)
    for link in entities?["urls"]?.elements ?? [] {
      guard let range = XText.range(link["indices"]) else { continue }
      all.append(entity(link, range, isLast: range.upperBound >= end))
    }
    var expansion = EntityExpansion()
    runs = expansion.runs(text, all, unit: .codePoints, plain: PlainEntities.unescaped)
    noteLoose()
  }

  private mutating func entity(
    _ link: JSONValue, _ range: Range<Int>, isLast: Bool
  ) -> EntityExpansion.Entity {
    guard let url = link["expanded_url"]?.text else {
      return EntityExpansion.Entity(range) { [.text($0)] }
    }
    if XText.isStatus(url) {
      quoted = url
      if isLast { return EntityExpansion.Entity(range) { _ in [] } }
    }
    let shown = link["display_url"]?.text ?? url
    return EntityExpansion.Entity(range) { _ in [.link([.text(shown)], url: url)] }
  }

  private mutating func noteLoose() {
    for case .text(let text) in runs {
      for word in text.split(whereSeparator: \.isWhitespace)
      where word.hasPrefix("https://t.co/") || word.hasPrefix("http://t.co/") {
        unresolved.append(String(word))
      }
    }
  }

  /// Where the words end: code points before the addresses of pictures and white space.
  private static func textEnd(_ text: String, _ entities: JSONValue?) -> Int {
    let count = text.unicodeScalars.count
    let media = entities?["media"]?.elements.compactMap { range($0["indices"])?.lowerBound } ?? []
    return (media.min() ?? count) - (media.isEmpty ? 0 : 1)
  }

  static func range(_ value: JSONValue?) -> Range<Int>? {
    guard let start = value?[0]?.integer, let end = value?[1]?.integer, 0 <= start, start < end
    else { return nil }
    return start..<end
  }

  static func mention(_ text: String) -> TextRun {
    let name = text.drop { $0 == "@" || $0 == "\u{FF20}" }
    return .link([.text(text)], url: "https://x.com/\(name)")
  }

  static func isStatus(_ url: String) -> Bool {
    let parts = url.split(separator: "/")
    return parts.count >= 5 && ["twitter.com", "x.com", "mobile.twitter.com"].contains(parts[1])
      && parts[3] == "status"
  }
}
