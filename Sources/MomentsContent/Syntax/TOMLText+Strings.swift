extension TOMLText {
  /// The string whose opening quote comes next: `"`, `'`, `"""` or `'''`.
  mutating func string() throws(SyntaxFault) -> String {
    let quote = bytes[position]
    let start = position
    let isLong = peek(1) == quote && peek(2) == quote
    position += isLong ? 3 : 1
    if isLong { skipLineEnd() }
    var text: [UInt8] = []
    while let byte = peek() {
      if byte == quote, endString(quote, isLong, &text) {
        return String(decoding: text, as: UTF8.self)
      }
      if byte == 0x5C, quote == 0x22 {
        try escape(isLong, into: &text)
      } else if !isLong, byte == 0x0A || byte == 0x0D {
        break
      } else {
        text.append(byte)
        position += 1
      }
    }
    throw fault(
      "the quote that opens here is never closed", at: start,
      isLong ? nil : "close it on the same line, or write three quotes around a long text")
  }

  private mutating func skipLineEnd() {
    if peek() == 0x0D { position += 1 }
    if peek() == 0x0A { position += 1 }
  }

  /// Whether the quotes here end the string; up to two of them may belong to a long one's text.
  private mutating func endString(_ quote: UInt8, _ isLong: Bool, _ text: inout [UInt8]) -> Bool {
    guard isLong else {
      position += 1
      return true
    }
    var count = 0
    while peek(count) == quote, count < 5 { count += 1 }
    guard count >= 3 else { return false }
    text.append(contentsOf: Array(repeating: quote, count: count - 3))
    position += count
    return true
  }

  private mutating func escape(_ isLong: Bool, into text: inout [UInt8]) throws(SyntaxFault) {
    let start = position
    position += 1
    guard let letter = peek() else { throw fault("the text ends inside an escape", at: start) }
    position += 1
    switch letter {
    case 0x22, 0x5C: text.append(letter)
    case 0x62: text.append(0x08)
    case 0x74: text.append(0x09)
    case 0x6E: text.append(0x0A)
    case 0x66: text.append(0x0C)
    case 0x72: text.append(0x0D)
    case 0x75: try scalar(4, start, into: &text)
    case 0x55: try scalar(8, start, into: &text)
    case 0x20, 0x09, 0x0A, 0x0D:
      guard isLong, continuesOnNextLine(from: position - 1) else { throw unknownEscape(start) }
      while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        position += 1
      }
    default: throw unknownEscape(start)
    }
  }

  /// Whether only white space comes before the line's end.
  private func continuesOnNextLine(from offset: Int) -> Bool {
    var index = offset
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index < end && (bytes[index] == 0x0A || bytes[index] == 0x0D)
  }

  private func unknownEscape(_ start: Int) -> SyntaxFault {
    fault(
      "there is no such escape in double quotes", at: start,
      "write \\\\ for a backslash itself, or use single quotes")
  }

  private mutating func scalar(_ count: Int, _ start: Int, into text: inout [UInt8])
    throws(SyntaxFault)
  {
    let digits = bytes[position..<min(position + count, end)]
    let isWhole = digits.count == count && digits.allSatisfy { JSONText.isHexadecimal($0) }
    guard isWhole, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      throw fault("the escape is not the number of a character", at: start)
    }
    text.append(contentsOf: String(Character(scalar)).utf8)
    position += count
  }
}
