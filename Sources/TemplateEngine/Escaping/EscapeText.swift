extension ByteBuffer {
  /// `bytes` with `& < > " '` as character references, and control characters that HTML can't hold
  /// as U+FFFD: safe in element content and in attributes with either quote.
  package mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 4096 else { return appendEscapedInPieces(bytes) }
    guard let source = bytes.baseAddress else { return }
    let count = bytes.count
    // No character grows by more, so nothing below has to ask for room; whole words are written.
    reserve(count * longestReference + 8)
    var target = base + used
    var index = 0
    while index < count {
      let length = min(count - index, 8)
      if let word = word(source, at: index, length, of: count), !mayHoldSpecial(word) {
        UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
        target += length
        index += length
        continue
      }
      let end = index + length
      while index < end {
        let byte = source[index]
        if byte < 64, specialInText & (1 << UInt64(byte)) != 0 {
          let reference = reference(for: byte)
          target.update(from: reference.utf8Start, count: reference.utf8CodeUnitCount)
          target += reference.utf8CodeUnitCount
        } else {
          target.pointee = byte
          target += 1
        }
        index += 1
      }
    }
    used = target - base
  }

  /// So that a long text doesn't ask for six times its length at once.
  private mutating func appendEscapedInPieces(_ bytes: UnsafeBufferPointer<UInt8>) {
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      appendEscaped(UnsafeBufferPointer(rebasing: bytes[start..<min(start + 4096, bytes.count)]))
    }
  }

  package mutating func appendEscaped(_ text: String) {
    text.withBytes { appendEscaped($0) }
  }

  /// As `appendEscaped`, and U+FFFE and U+FFFF, which XML forbids, as U+FFFD.
  mutating func appendXML(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index + 2 < bytes.count {
      if bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
        appendEscaped(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        append(literal: "\u{FFFD}")
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
      append(literal: "&#45;")
      start = index + 1
    }
    appendXML(UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}

/// Bit n is set when byte n, below 64, can't stand as it is: the five characters, and control
/// characters but tab, line feed and carriage return.
private let specialInText: UInt64 = 0x5000_00C4_FFFF_D9FF

/// `&quot;`.
private let longestReference = 6

/// The `length` bytes at `index`, the first one lowest, filled up with letters; nil if the text is
/// shorter than a word.
@inline(__always)
private func word(
  _ source: UnsafePointer<UInt8>, at index: Int, _ length: Int, of count: Int
) -> UInt64? {
  let start = UnsafeRawPointer(source)
  if length == 8 {
    return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
  guard count >= 8 else { return nil }
  // The text's last word, with what came before shifted out of it.
  let last = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  let bits = UInt64(length * 8)
  return last >> (64 - bits) | 0x4040_4040_4040_4040 << bits
}

/// Whether one of the eight bytes is a control character or one of the five; only then they are
/// looked at one by one. The usual tests of a word for a byte below a bound and for a zero byte;
/// `&` and `'`, and `<` and `>`, differ in one bit.
@inline(__always)
private func mayHoldSpecial(_ eight: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let tops: UInt64 = 0x8080_8080_8080_8080
  let control = (eight &- ones &* 0x20) & ~eight
  let quote = eight ^ ones &* 0x22
  let ampersand = (eight | ones) ^ ones &* 0x27
  let angle = (eight | ones &* 2) ^ ones &* 0x3E
  let equal =
    ((quote &- ones) & ~quote) | ((ampersand &- ones) & ~ampersand) | ((angle &- ones) & ~angle)
  return (control | equal) & tops != 0
}

@inline(__always)
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
