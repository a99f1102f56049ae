extension TOMLText {
  mutating func value(depth: Int) throws(SyntaxFault) -> SourceValue {
    let start = position
    guard depth < nestingLimit else { throw tooDeep(at: SourceSpan(start, length: 1)) }
    switch peek() {
    case 0x22, 0x27:
      let text = try string()
      return SourceValue(.scalar(text, .quoted), SourceSpan(start..<position))
    case 0x5B: return try array(depth)
    case 0x7B: return try inlineTable(depth)
    default: return try bareValue()
    }
  }

  private mutating func array(_ depth: Int) throws(SyntaxFault) -> SourceValue {
    let start = position
    position += 1
    var values: [SourceValue] = []
    skipBlankLines()
    while !take(0x5D) {
      values.append(try value(depth: depth + 1))
      skipBlankLines()
      if take(0x2C) {
        skipBlankLines()
      } else if peek() != 0x5D {
        guard position < end else {
          throw fault("the list that opens here is never closed", at: start, "add the missing ']'")
        }
        throw unexpected("',' or ']'")
      }
    }
    return SourceValue(.list(values), SourceSpan(start..<position))
  }

  private mutating func inlineTable(_ depth: Int) throws(SyntaxFault) -> SourceValue {
    let start = position
    position += 1
    let table = TOMLTable()
    skipSpace()
    if !take(0x7D) {
      repeat {
        try member(of: table, depth: depth + 1)
        skipSpace()
      } while take(0x2C)
      guard take(0x7D) else { throw unexpected("',' or '}'") }
    }
    return table.value(at: SourceSpan(start..<position))
  }

  /// A boolean, number, date or time.
  private mutating func bareValue() throws(SyntaxFault) -> SourceValue {
    let start = position
    while let byte = peek(), TOMLText.isValueByte(byte) { position += 1 }
    // A date and a time may have one space between them.
    if position - start == 10, peek() == 0x20, let next = peek(1), (0x30...0x39).contains(next) {
      position += 1
      while let byte = peek(), TOMLText.isValueByte(byte) { position += 1 }
    }
    let span = SourceSpan(start..<position)
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if text == "true" || text == "false" { return SourceValue(.scalar(text, .boolean), span) }
    if let number = TOMLNumber(text) { return SourceValue(.scalar(number.text, .number), span) }
    if TOMLText.isDateOrTime(text) { return SourceValue(.scalar(text, .plain), span) }
    position = start
    guard !text.isEmpty else { throw unexpected("a value") }
    throw fault(
      "'\(text.shortened(to: 40))' is not a value", at: start, "put a text in double quotes")
  }

  private static func isValueByte(_ byte: UInt8) -> Bool {
    JSONText.isWordByte(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte == 0x3A
  }

  /// Shaped like one; whether it exists, the field says.
  private static func isDateOrTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(bytes[index]) }
    if bytes.count >= 10, bytes[4] == 0x2D, bytes[7] == 0x2D { return (0..<4).allSatisfy(isDigit) }
    return bytes.count >= 8 && bytes[2] == 0x3A && bytes[5] == 0x3A && isDigit(0) && isDigit(1)
  }
}

/// A number of TOML, in JSON's notation.
private struct TOMLNumber {
  let text: String

  init?(_ written: String) {
    if written.hasPrefix("0x") || written.hasPrefix("0o") || written.hasPrefix("0b") {
      guard let number = TOMLNumber.integer(written) else { return nil }
      text = String(number)
      return
    }
    guard let plain = TOMLNumber.withoutUnderscores(written) else { return nil }
    let unsigned = plain.hasPrefix("+") || plain.hasPrefix("-") ? plain.dropFirst() : plain[...]
    if unsigned == "inf" || unsigned == "nan" {
      text = plain
      return
    }
    guard let first = unsigned.utf8.first, (0x30...0x39).contains(first), Double(plain) != nil,
      !unsigned.hasSuffix("."), !unsigned.contains(".e"), !unsigned.contains(".E"),
      !unsigned.contains("x"), !unsigned.contains("p")
    else { return nil }
    let whole = unsigned.prefix { $0.isNumber }
    guard whole.utf8.count == 1 || first != 0x30 else { return nil }
    text = plain.hasPrefix("+") ? String(unsigned) : plain
  }

  private static func integer(_ written: String) -> Int? {
    let radix = written.hasPrefix("0x") ? 16 : written.hasPrefix("0o") ? 8 : 2
    let digits = String(written.dropFirst(2))
    guard !digits.hasPrefix("+"), !digits.hasPrefix("-"),
      let plain = withoutUnderscores(digits)
    else { return nil }
    return Int(plain, radix: radix)
  }

  /// nil where an underscore isn't between two digits.
  private static func withoutUnderscores(_ text: String) -> String? {
    guard text.utf8.contains(0x5F) else { return text }
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    for (before, after) in zip(parts, parts.dropFirst()) {
      guard before.last?.isHexDigit == true, after.first?.isHexDigit == true else { return nil }
    }
    return parts.joined()
  }
}
