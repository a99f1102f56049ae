import Diagnostics

/// JSON as of RFC 8259, strictly, read straight from a file's bytes.
///
/// A pull parser: a caller walks an array or an object and takes one value's tree at a time, so
/// that a file of any size costs the memory of one moment.
struct JSONText {
  let bytes: [UInt8]
  private(set) var position: Int
  let end: Int

  /// Reads `range` of `file`, which must be valid UTF-8.
  init(_ file: SourceFile, range: Range<Int>) {
    bytes = file.bytes
    position = range.lowerBound
    end = min(range.upperBound, file.bytes.count)
  }

  init(_ file: SourceFile) {
    self.init(file, range: file.textStart..<file.bytes.count)
  }

  /// The one value of the whole range.
  static func value(of file: SourceFile, in range: Range<Int>) throws(SyntaxFault) -> SourceValue {
    var text = JSONText(file, range: range)
    let value = try text.value()
    try text.expectEnd()
    return value
  }

  /// The next value and all below it.
  mutating func value(depth: Int = 0) throws(SyntaxFault) -> SourceValue {
    skipSpace()
    guard position < end else { throw fault("a value is missing at the end of the text") }
    switch bytes[position] {
    case 0x7B: return try object(depth)
    case 0x5B: return try array(depth)
    case 0x22:
      let start = position
      let text = try string()
      return SourceValue(.scalar(text, .quoted), SourceSpan(start..<position))
    case 0x2D, 0x30...0x39: return try number()
    case 0x74: return try word("true", .scalar("true", .boolean))
    case 0x66: return try word("false", .scalar("false", .boolean))
    case 0x6E: return try word("null", .null)
    default: throw unexpected("a value")
    }
  }

  mutating func expectEnd() throws(SyntaxFault) {
    skipSpace()
    guard position == end else { throw fault("there is text after the end of the JSON value") }
  }

  mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// The next byte after white space; nil at the end.
  mutating func peek() -> UInt8? {
    skipSpace()
    return position < end ? bytes[position] : nil
  }

  /// Takes `byte`, which must come next.
  mutating func expect(_ byte: UInt8, _ name: String) throws(SyntaxFault) {
    guard peek() == byte else { throw unexpected(name) }
    position += 1
  }

  /// Takes `byte` where it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  mutating func advance(to position: Int) { self.position = position }
}

extension JSONText {
  private mutating func array(_ depth: Int) throws(SyntaxFault) -> SourceValue {
    let start = position
    try checkDepth(depth)
    position += 1
    var values: [SourceValue] = []
    if !take(0x5D) {
      repeat {
        if !values.isEmpty, peek() == 0x5D { throw trailingComma() }
        values.append(try value(depth: depth + 1))
      } while take(0x2C)
      try expect(0x5D, "',' or ']'")
    }
    return SourceValue(.list(values), SourceSpan(start..<position))
  }

  private mutating func object(_ depth: Int) throws(SyntaxFault) -> SourceValue {
    let start = position
    try checkDepth(depth)
    position += 1
    var members: [SourceMember] = []
    var seen = SeenKeys()
    if !take(0x7D) {
      repeat {
        if !members.isEmpty, peek() == 0x7D { throw trailingComma() }
        let (key, span) = try key()
        if let first = seen.insert(key, span) { throw duplicate(key, span, first) }
        members.append(
          SourceMember(key: key, keySpan: span, value: try value(depth: depth + 1)))
      } while take(0x2C)
      try expect(0x7D, "',' or '}'")
    }
    return SourceValue(.map(members), SourceSpan(start..<position))
  }

  /// A key and the colon after it.
  mutating func key() throws(SyntaxFault) -> (String, SourceSpan) {
    guard peek() == 0x22 else { throw unexpected("a key in double quotes") }
    let start = position
    let key = try string()
    let span = SourceSpan(start..<position)
    try expect(0x3A, "':'")
    return (key, span)
  }

  private func checkDepth(_ depth: Int) throws(SyntaxFault) {
    guard depth < nestingLimit else {
      throw SyntaxFault(
        .nestingTooDeep, at: SourceSpan(position, length: 1),
        "lists and objects are nested more than \(nestingLimit) deep")
    }
  }

  private mutating func word(_ word: StaticString, _ content: SourceValue.Content)
    throws(SyntaxFault) -> SourceValue
  {
    let count = word.utf8CodeUnitCount
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: count)
    guard end - position >= count, bytes[position..<position + count].elementsEqual(letters),
      position + count == end || !JSONText.isWordByte(bytes[position + count])
    else { throw unexpected("a value") }
    position += count
    return SourceValue(content, SourceSpan(position - count, length: count))
  }

  private mutating func number() throws(SyntaxFault) -> SourceValue {
    let start = position
    if bytes[position] == 0x2D { position += 1 }
    let whole = digits()
    guard whole > 0 else { throw unexpected("a digit") }
    if whole > 1, bytes[position - whole] == 0x30 {
      throw fault("a number can't begin with 0", at: start, "write it without the leading zero")
    }
    if position < end, bytes[position] == 0x2E {
      position += 1
      guard digits() > 0 else { throw unexpected("a digit after the point") }
    }
    if position < end, bytes[position] | 0x20 == 0x65 {
      position += 1
      if position < end, bytes[position] == 0x2B || bytes[position] == 0x2D { position += 1 }
      guard digits() > 0 else { throw unexpected("a digit of the exponent") }
    }
    if position < end, JSONText.isWordByte(bytes[position]) { throw unexpected("',' or the end") }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return SourceValue(.scalar(text, .number), SourceSpan(start..<position))
  }

  private mutating func digits() -> Int {
    let start = position
    while position < end, (0x30...0x39).contains(bytes[position]) { position += 1 }
    return position - start
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
