import Diagnostics

/// Where the members of an object or the elements of an array lie, without reading them.
///
/// One quick pass that only matches brackets and quotes; a mistake inside an element is found
/// when that element is read, and costs that element alone.
extension JSONText {
  /// The ranges of the elements of the array that comes next.
  mutating func elementRanges() throws(SyntaxFault) -> [Range<Int>] {
    try expect(0x5B, "'['")
    var ranges: [Range<Int>] = []
    if take(0x5D) { return ranges }
    repeat {
      if !ranges.isEmpty, peek() == 0x5D { throw trailingComma() }
      ranges.append(try skipValue())
    } while take(0x2C)
    try expect(0x5D, "',' or ']'")
    return ranges
  }

  /// The members of the object that comes next.
  mutating func memberRanges() throws(SyntaxFault) -> [JSONMemberRange] {
    try expect(0x7B, "'{'")
    var members: [JSONMemberRange] = []
    var seen = SeenKeys()
    if take(0x7D) { return members }
    repeat {
      if !members.isEmpty, peek() == 0x7D { throw trailingComma() }
      let (key, span) = try key()
      if let first = seen.insert(key, span) { throw duplicate(key, span, first) }
      members.append(JSONMemberRange(key: key, keySpan: span, range: try skipValue()))
    } while take(0x2C)
    try expect(0x7D, "',' or '}'")
    return members
  }

  /// Steps over one value, up to the comma or bracket that ends it.
  private mutating func skipValue() throws(SyntaxFault) -> Range<Int> {
    guard let first = peek() else { throw unexpected("a value") }
    let start = position
    switch first {
    case 0x7B, 0x5B: try skipNested()
    case 0x22: try skipString()
    case 0x2C, 0x5D, 0x7D, 0x3A: throw unexpected("a value")
    default: skipWord()
    }
    return start..<position
  }

  private mutating func skipWord() {
    var index = position
    while index < end {
      switch bytes[index] {
      case 0x2C, 0x5D, 0x7D, 0x20, 0x09, 0x0A, 0x0D:
        advance(to: index)
        return
      default: index += 1
      }
    }
    advance(to: index)
  }

  private mutating func skipString() throws(SyntaxFault) {
    let start = position
    guard let after = JSONText.stringEnd(from: position + 1, bytes, end) else {
      throw fault("the text that begins here has no closing quote", at: start)
    }
    advance(to: after)
  }

  private mutating func skipNested() throws(SyntaxFault) {
    let start = position
    guard let after = JSONText.nestedEnd(from: position, bytes, end) else {
      let isObject = bytes[start] == 0x7B
      throw fault(
        "the \(isObject ? "object" : "list") that begins here has no closing "
          + (isObject ? "'}'" : "']'"), at: start)
    }
    advance(to: after)
  }

  private static func stringEnd(from start: Int, _ bytes: [UInt8], _ end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { stringEnd(from: start, $0, end) }
  }

  private static func stringEnd(from start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int)
    -> Int?
  {
    var index = start
    while index < end {
      if bytes[index] == 0x22 { return index + 1 }
      index += bytes[index] == 0x5C ? 2 : 1
    }
    return nil
  }

  /// Past the bracket that closes the one at `start`; the kinds of brackets aren't compared.
  private static func nestedEnd(from start: Int, _ bytes: [UInt8], _ end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      var depth = 0
      while index < end {
        switch bytes[index] {
        case 0x7B, 0x5B: depth += 1
        case 0x7D, 0x5D:
          depth -= 1
          if depth == 0 { return index + 1 }
        case 0x22:
          guard let after = stringEnd(from: index + 1, bytes, end) else { return nil }
          index = after
          continue
        default: break
        }
        index += 1
      }
      return nil
    }
  }
}

/// A member of an object whose value hasn't been read.
struct JSONMemberRange {
  var key: String
  var keySpan: SourceSpan
  var range: Range<Int>
}
