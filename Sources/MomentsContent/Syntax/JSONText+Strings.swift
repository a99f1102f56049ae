import Diagnostics

extension JSONText {
  /// The string whose opening quote comes next.
  mutating func string() throws(SyntaxFault) -> String {
    let start = position + 1
    let plainEnd = plainRun(from: start)
    if plainEnd < end, bytes[plainEnd] == 0x22 {
      advance(to: plainEnd + 1)
      return String(decoding: bytes[start..<plainEnd], as: UTF8.self)
    }
    return try escapedString(from: start, plainEnd: plainEnd)
  }

  /// The first byte from `start` that isn't an ordinary character of a string.
  private func plainRun(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end, bytes[index] != 0x22, bytes[index] != 0x5C, bytes[index] >= 0x20 {
        index += 1
      }
      return index
    }
  }

  private mutating func escapedString(from start: Int, plainEnd: Int) throws(SyntaxFault)
    -> String
  {
    let opening = position
    var text = Array(bytes[start..<plainEnd])
    advance(to: plainEnd)
    while position < end {
      let byte = bytes[position]
      if byte == 0x22 {
        advance(to: position + 1)
        return String(decoding: text, as: UTF8.self)
      }
      guard byte == 0x5C else { throw controlCharacter(byte) }
      try escape(into: &text)
      let runEnd = plainRun(from: position)
      text += bytes[position..<runEnd]
      advance(to: runEnd)
    }
    throw fault("the text that begins here has no closing quote", at: opening)
  }

  private func controlCharacter(_ byte: UInt8) -> SyntaxFault {
    let isLineEnd = byte == 0x0A || byte == 0x0D
    return fault(
      isLineEnd
        ? "a text can't continue on the next line"
        : "a text can't hold the control character U+\(hexadecimal(UInt32(byte)))",
      at: position,
      isLineEnd
        ? "write \\n for the line break, or close the text with '\"'"
        : "write \\u\(hexadecimal(UInt32(byte))) or leave it out")
  }

  /// One escape sequence, from its backslash.
  private mutating func escape(into text: inout [UInt8]) throws(SyntaxFault) {
    let start = position
    guard position + 1 < end else {
      throw fault("the text ends inside an escape", at: start)
    }
    let letter = bytes[position + 1]
    advance(to: position + 2)
    switch letter {
    case 0x22, 0x5C, 0x2F: text.append(letter)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(0x0A)
    case 0x72: text.append(0x0D)
    case 0x74: text.append(0x09)
    case 0x75:
      let scalar = try unicodeEscape(from: start)
      text.append(contentsOf: String(Character(scalar)).utf8)
    default:
      throw fault(
        "'\\\(shown(letter))' is not an escape of JSON", at: start,
        "write \\\\ for a backslash itself")
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that make a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(SyntaxFault) -> Unicode.Scalar {
    let first = try fourDigits(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800...0xDBFF).contains(first), position + 1 < end, bytes[position] == 0x5C,
      bytes[position + 1] == 0x75
    else { throw loneSurrogate(start, first) }
    advance(to: position + 2)
    let second = try fourDigits(start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw loneSurrogate(start, first) }
    return scalar
  }

  private mutating func fourDigits(_ start: Int) throws(SyntaxFault) -> UInt32 {
    guard end - position >= 4,
      bytes[position..<position + 4].allSatisfy({ hexadecimalDigit($0) != nil })
    else {
      throw fault("'\\u' takes four hexadecimal digits", at: start)
    }
    let value = bytes[position..<position + 4].reduce(UInt32(0)) {
      $0 << 4 | (hexadecimalDigit($1) ?? 0)
    }
    advance(to: position + 4)
    return value
  }

  private func loneSurrogate(_ start: Int, _ value: UInt32) -> SyntaxFault {
    fault(
      "\\u\(hexadecimal(value)) is one half of a character", at: start,
      "write both halves, such as \\ud83d\\ude00, or the character itself")
  }
}

extension JSONText {
  static func isHexadecimal(_ byte: UInt8) -> Bool { hexadecimalDigit(byte) != nil }
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte - 0x30)
  case 0x41...0x46: UInt32(byte - 0x41 + 10)
  case 0x61...0x66: UInt32(byte - 0x61 + 10)
  default: nil
  }
}

/// At least four digits.
func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
