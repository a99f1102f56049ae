/// Where lines start and end in a template, for the rules on tags that are alone on theirs.
struct TemplateLines: Sendable {
  let bytes: [UInt8]

  /// A line's first byte; behind a byte order mark too.
  func startsLine(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == 0x0A
      || offset == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// The spaces and tabs from the start of the line to `offset`; nil if there is anything else.
  func blankBefore(_ offset: Int) -> Range<Int>? {
    var start = offset
    while !startsLine(start) {
      guard bytes[start - 1].isBlank else { return nil }
      start -= 1
    }
    return start..<offset
  }

  /// The offset behind the line ending that follows `offset`, with nothing but spaces and tabs
  /// between; the end of the file counts as one.
  func blankAfter(_ offset: Int) -> Int? {
    var end = blankRun(at: offset).upperBound
    if end == bytes.count { return end }
    if bytes[end] == 0x0D, end + 1 < bytes.count, bytes[end + 1] == 0x0A { end += 1 }
    return bytes[end] == 0x0A ? end + 1 : nil
  }

  /// The spaces and tabs at `offset`.
  func blankRun(at offset: Int) -> Range<Int> {
    var end = offset
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    return offset..<end
  }

  func hasNewline(in range: Range<Int>) -> Bool { bytes[range].contains(0x0A) }
}

extension [UInt8] {
  var firstOffsetThatIsNotUTF8: Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var input = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput, .error: return Swift.min(offset, Swift.max(count - 1, 0))
      }
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
