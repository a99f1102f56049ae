/// Splits HTML (UTF-8) into texts and tags, by the rules of the HTML standard's tokenizer for what
/// stands in bodies: no raw text elements, which renderer and sanitiser never let through.
package struct MarkupScanner {
  package enum Piece {
    /// Character data, with its entities as they are.
    case text(Range<Int>)
    /// A start or end tag from `<` to behind `>`; comments too, without attributes.
    case tag(Tag)
  }

  package struct Tag {
    package let range: Range<Int>
    /// In lower case; empty for a comment or declaration.
    package let name: String
    package let isEnd: Bool
    package let attributes: [Attribute]
  }

  package struct Attribute {
    /// In lower case.
    package let name: String
    /// Of the value, without its quotes.
    package let value: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// `bytes` is valid as long as the scanner is used.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  package mutating func next() -> Piece? {
    guard index < bytes.count else { return nil }
    let start = index
    if bytes[start] == 0x3C, let tag = tag() { return .tag(tag) }
    // A `<` that begins no tag is text.
    index = start + 1
    while index < bytes.count, bytes[index] != 0x3C { index += 1 }
    return .text(start..<index)
  }

  private mutating func tag() -> Tag? {
    let start = index
    index += 1
    guard let first = peek else { return nil }
    if first == 0x21 || first == 0x3F { return comment(from: start) }
    let isEnd = first == 0x2F
    if isEnd { index += 1 }
    guard let letter = peek, MarkupScanner.isLetter(letter) else { return nil }
    let name = word { !MarkupScanner.isSpace($0) && $0 != 0x2F && $0 != 0x3E }
    var attributes: [Attribute] = []
    while let byte = peek {
      if byte == 0x3E {
        index += 1
        return Tag(range: start..<index, name: name, isEnd: isEnd, attributes: attributes)
      }
      if MarkupScanner.isSpace(byte) || byte == 0x2F {
        index += 1
      } else {
        attributes.append(attribute())
      }
    }
    // Unclosed at the end: browsers drop it.
    return Tag(range: start..<index, name: name, isEnd: isEnd, attributes: attributes)
  }

  private mutating func comment(from start: Int) -> Tag {
    let isComment = bytes.count > start + 3 && bytes[start + 2] == 0x2D && bytes[start + 3] == 0x2D
    while index < bytes.count {
      index += 1
      guard bytes[index - 1] == 0x3E else { continue }
      if !isComment || index >= start + 7 && bytes[index - 2] == 0x2D && bytes[index - 3] == 0x2D {
        break
      }
    }
    return Tag(range: start..<index, name: "", isEnd: false, attributes: [])
  }

  private mutating func attribute() -> Attribute {
    let first = index
    index += 1
    while let byte = peek, !MarkupScanner.isSpace(byte), byte != 0x2F, byte != 0x3E, byte != 0x3D {
      index += 1
    }
    let name = lowercased(first..<index)
    skipSpace()
    guard peek == 0x3D else { return Attribute(name: name, value: index..<index) }
    index += 1
    skipSpace()
    guard let quote = peek, quote == 0x22 || quote == 0x27 else {
      let start = index
      while let byte = peek, !MarkupScanner.isSpace(byte), byte != 0x3E { index += 1 }
      return Attribute(name: name, value: start..<index)
    }
    index += 1
    let start = index
    while let byte = peek, byte != quote { index += 1 }
    let end = index
    if index < bytes.count { index += 1 }
    return Attribute(name: name, value: start..<end)
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = peek, MarkupScanner.isSpace(byte) { index += 1 }
  }

  private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = peek, belongs(byte) { index += 1 }
    return lowercased(start..<index)
  }

  private func lowercased(_ range: Range<Int>) -> String {
    let lower = bytes[range].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    return String(decoding: lower, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
