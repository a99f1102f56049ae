import Diagnostics

/// TOML 1.0, whole, for front matter that comes from elsewhere.
///
/// Debian's C++ libraries would bring exceptions and a second compiler for the one purpose, and
/// know places by line only.
struct TOMLText {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  /// The map of `range` of `file`, which must be valid UTF-8.
  static func value(of file: SourceFile, in range: Range<Int>) throws(SyntaxFault) -> SourceValue {
    var text = TOMLText(bytes: file.bytes, position: range.lowerBound, end: range.upperBound)
    let root = TOMLTable()
    try text.document(root)
    return root.value(at: SourceSpan(range.lowerBound, length: 0))
  }

  private mutating func document(_ root: TOMLTable) throws(SyntaxFault) {
    var current = root
    while true {
      skipBlankLines()
      guard position < end else { return }
      if bytes[position] == 0x5B {
        current = try header(root)
      } else {
        try member(of: current)
      }
      try expectLineEnd()
    }
  }

  /// `[a.b]` or `[[a.b]]`; the table that it opens.
  private mutating func header(_ root: TOMLTable) throws(SyntaxFault) -> TOMLTable {
    position += 1
    let isList = take(0x5B)
    let keys = try keyPath()
    guard take(0x5D), !isList || take(0x5D) else { throw unexpected(isList ? "']]'" : "']'") }
    var table = root
    for key in keys.dropLast() { table = try table.descend(key, byDots: false) }
    guard let last = keys.last else { return table }
    return isList ? try table.appendTable(last) : try table.openTable(last)
  }

  /// `a.b = value`.
  mutating func member(of table: TOMLTable, depth: Int = 0) throws(SyntaxFault) {
    let keys = try keyPath()
    guard take(0x3D) else { throw unexpected("'='") }
    skipSpace()
    var table = table
    for key in keys.dropLast() { table = try table.descend(key, byDots: true) }
    let value = try value(depth: depth)
    if let last = keys.last { try table.set(last, value) }
  }

  private mutating func keyPath() throws(SyntaxFault) -> [TOMLKey] {
    var keys: [TOMLKey] = []
    repeat {
      skipSpace()
      keys.append(try key())
      skipSpace()
    } while take(0x2E)
    guard keys.count <= nestingLimit else { throw tooDeep(at: keys[0].span) }
    return keys
  }

  private mutating func key() throws(SyntaxFault) -> TOMLKey {
    let start = position
    if peek() == 0x22 || peek() == 0x27 {
      let text = try string()
      return TOMLKey(text: text, span: SourceSpan(start..<position))
    }
    while position < end, TOMLText.isBare(bytes[position]) { position += 1 }
    guard position > start else { throw unexpected("a key") }
    return TOMLKey(
      text: String(decoding: bytes[start..<position], as: UTF8.self),
      span: SourceSpan(start..<position))
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    JSONText.isWordByte(byte) && byte < 0x80 || byte == 0x2D
  }
}

extension TOMLText {
  func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < end ? bytes[position + offset] : nil
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x09 { position += 1 }
  }

  /// White space, line endings and comments.
  mutating func skipBlankLines() {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case 0x23: skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() {
    while let byte = peek(), byte != 0x0A, byte != 0x0D { position += 1 }
  }

  private mutating func expectLineEnd() throws(SyntaxFault) {
    skipSpace()
    if peek() == 0x23 { skipComment() }
    guard let byte = peek() else { return }
    guard byte == 0x0A || byte == 0x0D else {
      throw unexpected("the end of the line")
    }
  }

  func fault(_ summary: String, at offset: Int? = nil, _ hint: String? = nil) -> SyntaxFault {
    SyntaxFault(.tomlSyntax, at: SourceSpan(offset ?? position, length: 1), summary, hint: hint)
  }

  func unexpected(_ wanted: String) -> SyntaxFault {
    guard let byte = peek(), byte != 0x0A, byte != 0x0D else {
      return fault("the line ends where \(wanted) is expected")
    }
    var wordEnd = position
    while wordEnd < end, wordEnd - position < 40, JSONText.isWordByte(bytes[wordEnd]) {
      wordEnd += 1
    }
    while wordEnd < end, wordEnd > position, bytes[wordEnd] & 0xC0 == 0x80 { wordEnd += 1 }
    let found = String(decoding: bytes[position..<max(wordEnd, position + 1)], as: UTF8.self)
    return fault(
      "expected \(wanted), found '\(found)'", at: position,
      byte == 0x3A && wanted == "'='" ? "TOML writes key = value; YAML stands between '---'" : nil)
  }

  func tooDeep(at span: SourceSpan) -> SyntaxFault {
    SyntaxFault(
      .nestingTooDeep, at: SourceSpan(Int(span.offset), length: 1),
      "tables are nested more than \(nestingLimit) deep")
  }
}
