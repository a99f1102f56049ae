/// The words of finished HTML, for searching: `MomentText.html` and nothing wilder.
enum PlainText {
  /// Appends the text at most up to `limit` bytes, cut between characters. White space is one
  /// blank; blocks and line breaks part words, inline elements don't.
  static func append(_ html: [UInt8], limit: Int = .max, to text: inout [UInt8]) {
    let end = limit == .max ? Int.max : text.count + limit
    html.withUnsafeBufferPointer { html in
      var index = 0
      while index < html.count, text.count < end {
        let byte = html[index]
        switch byte {
        case 0x3C:
          let close = html[index...].firstIndex(of: 0x3E) ?? html.count - 1
          if !isInline(html[index + 1..<max(index + 1, close)]) { blank(&text) }
          index = close + 1
        case 0x26:
          index = entity(html, index, &text)
        case 0x20, 0x09, 0x0A, 0x0D:
          blank(&text)
          index += 1
        default:
          let run = html[index...].prefix(end - text.count).prefix { !isMarkup($0) }
          text += run
          index = run.endIndex
        }
      }
    }
    if text.count >= end { cut(&text) }
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == 0x3C || byte == 0x26 || byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func blank(_ text: inout [UInt8]) {
    if let last = text.last, last != 0x20, last != 0x0A { text.append(0x20) }
  }

  /// Takes away the beginning of a character that isn't whole.
  private static func cut(_ text: inout [UInt8]) {
    var lead = text.count - 1
    while lead > 0, text[lead] & 0xC0 == 0x80 { lead -= 1 }
    guard lead >= 0, text[lead] >= 0xC0 else { return }
    let length = text[lead] >= 0xF0 ? 4 : text[lead] >= 0xE0 ? 3 : 2
    if text.count - lead < length { text.removeSubrange(lead...) }
  }

  private static let inlineNames: Set<[UInt8]> = Set(
    [
      "a", "b", "em", "strong", "del", "code", "i", "s", "u", "span", "bdi", "sub", "sup", "mark",
      "q",
    ]
    .map { Array($0.utf8) })

  private static func isInline(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let name = tag.first == 0x2F ? tag.dropFirst() : tag
    // Most names are a letter or two.
    let end = name.firstIndex { $0 == 0x20 || $0 == 0x2F } ?? name.endIndex
    guard end - name.startIndex <= 6 else { return false }
    // By far the most frequent ones, and no inline name is that of a paragraph.
    if end - name.startIndex == 1, name[name.startIndex] == 0x70 { return false }
    return inlineNames.contains(Array(name[name.startIndex..<end]))
  }

  /// Appends what an entity stands for; where the next character is.
  private static func entity(
    _ html: UnsafeBufferPointer<UInt8>, _ start: Int, _ text: inout [UInt8]
  ) -> Int {
    let window = html[start..<min(html.count, start + 10)]
    guard let end = window.firstIndex(of: 0x3B) else {
      text.append(0x26)
      return start + 1
    }
    switch String(decoding: html[start + 1..<end], as: UTF8.self) {
    case "amp": text.append(0x26)
    case "lt": text.append(0x3C)
    case "gt": text.append(0x3E)
    case "quot": text.append(0x22)
    case "nbsp": text.append(0x20)
    case let name where name.first == "#":
      let digits = name.dropFirst()
      let value =
        digits.first == "x" || digits.first == "X"
        ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      if let scalar = value.flatMap(Unicode.Scalar.init) { text += String(scalar).utf8 }
    default: break
    }
    return end + 1
  }
}
