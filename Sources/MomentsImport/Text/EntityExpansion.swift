/// Cuts a text where a service says its links, mentions and styles are, in the unit in which the
/// service counts.
package struct EntityExpansion {
  package enum Unit: Sendable {
    /// X: `indices` of tweets and notes.
    case codePoints
    /// Bluesky: `byteStart` and `byteEnd`.
    case utf8Bytes
    /// Bluesky before 2023: `entities`.
    case utf16Units
  }

  package struct Entity: Sendable {
    package var range: Range<Int>
    /// Makes the runs of the text in the range.
    package var runs: @Sendable (String) -> [TextRun]

    package init(_ range: Range<Int>, runs: @escaping @Sendable (String) -> [TextRun]) {
      self.range = range
      self.runs = runs
    }
  }

  /// Entities that lay outside the text, overlapped another or split a character.
  package private(set) var ignoredCount = 0

  package init() {}

  /// `plain` makes what the rest means: unescaping, for instance.
  package mutating func runs(
    _ text: String, _ entities: [Entity], unit: Unit, plain: (String) -> String = { $0 }
  ) -> [TextRun] {
    var runs: [TextRun] = []
    var position = text.startIndex
    var offset = 0
    for entity in entities.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard entity.range.lowerBound >= offset, !entity.range.isEmpty,
        let start = EntityExpansion.index(text, position, entity.range.lowerBound - offset, unit),
        let end = EntityExpansion.index(text, start, entity.range.count, unit)
      else {
        ignoredCount += 1
        continue
      }
      if start > position { runs.append(.text(plain(String(text[position..<start])))) }
      runs += entity.runs(String(text[start..<end]))
      (position, offset) = (end, entity.range.upperBound)
    }
    if position < text.endIndex { runs.append(.text(plain(String(text[position...])))) }
    return runs
  }

  /// nil behind the end and inside a character.
  private static func index(
    _ text: String, _ start: String.Index, _ distance: Int, _ unit: Unit
  ) -> String.Index? {
    switch unit {
    case .codePoints:
      return text.unicodeScalars.index(start, offsetBy: distance, limitedBy: text.endIndex)
    case .utf8Bytes:
      return text.utf8.index(start, offsetBy: distance, limitedBy: text.endIndex)?
        .samePosition(in: text.unicodeScalars)
    case .utf16Units:
      return text.utf16.index(start, offsetBy: distance, limitedBy: text.endIndex)?
        .samePosition(in: text.unicodeScalars)
    }
  }
}

/// The escapes of HTML's text that services use in plain text.
enum PlainEntities {
  /// `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&#39;` and `&nbsp;`, once.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(0x26) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      if let (name, value) = names.first(where: { rest.hasPrefix($0.0) }) {
        result += value
        rest = rest.dropFirst(name.count)
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static let names = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
    ("&apos;", "'"), ("&nbsp;", "\u{A0}"),
  ]
}
