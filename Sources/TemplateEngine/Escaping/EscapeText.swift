extension ByteBuffer {
  /// `bytes` with `& < > " '` as character references, and control characters that HTML can't hold
  /// as U+FFFD: safe in element content and in attributes with either quote.
  package mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    reserve(bytes.count)
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = base[index]
      if byte < 64, specialInText & (1 << UInt64(byte)) != 0 {
        if index > start { append(base + start, count: index - start) }
        append(reference(for: byte))
        start = index + 1
      }
      index += 1
    }
    if index > start { append(base + start, count: index - start) }
  }

  package mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  /// As `appendEscaped`, and U+FFFE and U+FFFF, which XML forbids, as U+FFFD.
  mutating func appendXML(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index + 2 < bytes.count {
      if bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
        appendEscaped(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        append("\u{FFFD}" as StaticString)
        index += 3
        start = index
      } else {
        index += 1
      }
    }
    appendEscaped(UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// As `appendEscaped`, and `-` as a reference: a comment can't end in it, nor hold `--`.
  mutating func appendComment(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<bytes.count where bytes[index] == UInt8(ascii: "-") {
      appendXML(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      append("&#45;" as StaticString)
      start = index + 1
    }
    appendXML(UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}

/// Bit n is set when byte n, below 64, can't stand as it is: the five characters, and control
/// characters but tab, line feed and carriage return.
private let specialInText: UInt64 = 0x5000_00C4_FFFF_D9FF

private func reference(for byte: UInt8) -> StaticString {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  default: "\u{FFFD}"
  }
}
