/// The text of HTML, as one reads it aloud.
package enum MarkupText {
  /// Blocks and `<br>` begin new lines; entities are the characters that they stand for. No blank
  /// lines, no space at the ends.
  package static func plain(_ html: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(html.count)
    html.withUnsafeBufferPointer { bytes in
      var scanner = MarkupScanner(bytes)
      while let piece = scanner.next() {
        switch piece {
        case .text(let range): append(bytes[range], to: &text)
        case .tag(let tag):
          guard !inline.contains(tag.name), text.last != 0x0A, !text.isEmpty else { continue }
          text.append(0x0A)
        }
      }
    }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return String(decoding: text.drop { $0 <= 0x20 }, as: UTF8.self)
  }

  private static let inline: Set<String> = [
    "", "a", "b", "strong", "em", "i", "del", "s", "code", "span", "sup", "sub", "bdi", "q", "u",
    "mark", "small", "abbr", "kbd", "time",
  ]

  private static func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]) {
    var rest = bytes
    while let ampersand = rest.firstIndex(of: 0x26) {
      appendText(rest[..<ampersand], to: &text)
      rest = rest[ampersand...]
      let entity = rest.prefix(10).firstIndex(of: 0x3B).map { rest[...$0] }
      if let entity, let character = character(of: entity) {
        text += String(character).utf8
        rest = rest[entity.endIndex...]
      } else {
        text.append(0x26)
        rest = rest.dropFirst()
      }
    }
    appendText(rest, to: &text)
  }

  /// The line breaks of the source are spaces, or follow one that a tag made.
  private static func appendText(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]
  ) {
    for byte in bytes {
      let isSpace = byte == 0x0A || byte == 0x20
      if isSpace, text.isEmpty || text.last == 0x0A || byte == 0x0A && text.last == 0x20 {
        continue
      }
      text.append(byte == 0x0A ? 0x20 : byte)
    }
  }

  private static func character(of entity: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    let name = String(decoding: entity.dropFirst().dropLast(), as: UTF8.self)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{A0}"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number =
        digits.first == "x" || digits.first == "X"
        ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init)
    }
  }
}
