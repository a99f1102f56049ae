import Diagnostics
import FileTree

/// A run of bytes of one file.
struct SourceSpan: Sendable, Hashable {
  /// From the start of the file, a byte order mark counted.
  var offset: UInt32
  var length: UInt32

  init(_ offset: Int, length: Int) {
    self.offset = UInt32(clamping: offset)
    self.length = UInt32(clamping: length)
  }

  init(_ range: Range<Int>) { self.init(range.lowerBound, length: range.count) }

  static let start = SourceSpan(0, length: 0)

  var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

/// A text file of the content: UTF-8 that is known to be whole, without control characters
/// where its format doesn't refuse them itself.
struct SourceFile: Sendable {
  /// Relative to the site's root.
  let path: TreePath
  let bytes: [UInt8]

  init(path: TreePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Where the text begins: after a byte order mark.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  var wholePlace: SourcePlace { SourcePlace(file: path.text) }
}

/// Turns spans of one file into places.
///
/// Counts lines from the last span that it was asked for, so that many messages about a large
/// file take one pass over it and not one pass each.
struct PlaceFinder: Sendable {
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  /// How many characters of the line lie before `countedTo`.
  private var characterCount = 0
  private var countedTo = 0

  /// 1-based line of `offset`.
  mutating func line(of wanted: Int, in file: SourceFile) -> Int {
    advance(to: wanted, file.bytes)
    return line
  }

  mutating func place(of span: SourceSpan, in file: SourceFile) -> SourcePlace {
    let start = min(Int(span.offset), file.bytes.count)
    advance(to: start, file.bytes)
    // A window of the line is enough to quote it, and a file may be one line of 100 MB.
    let windowStart = PlaceFinder.characterStart(max(lineStart, start - 65_536), file.bytes)
    let windowEnd = PlaceFinder.lineEnd(after: start, file.bytes, limit: start + 65_536)
    let window = Array(file.bytes[windowStart..<max(start, windowEnd)])
    var place = SourcePlace(
      file: file.path.text, source: window, offset: start - windowStart,
      length: Int(span.length))
    place.line = line
    if windowStart > lineStart {
      place.column += characters(before: windowStart, file.bytes)
      place.quotedLine = nil
    }
    return place
  }

  /// Of the current line; goes on from the last answer.
  private mutating func characters(before end: Int, _ bytes: [UInt8]) -> Int {
    if !(lineStart...end).contains(countedTo) || countedTo == 0 {
      (characterCount, countedTo) = (0, lineStart)
    }
    characterCount += String(decoding: bytes[countedTo..<end], as: UTF8.self).count
    countedTo = end
    return characterCount
  }

  private mutating func advance(to wanted: Int, _ bytes: [UInt8]) {
    let end = min(max(wanted, 0), bytes.count)
    if end < offset { self = PlaceFinder() }
    bytes.withUnsafeBufferPointer { bytes in
      var index = offset
      while index < end {
        let byte = bytes[index]
        index += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { continue }
        line += 1
        lineStart = index
      }
    }
    offset = end
  }

  private static func characterStart(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private static func lineEnd(after start: Int, _ bytes: [UInt8], limit: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if end >= limit, bytes[end] & 0xC0 != 0x80 { break }
      end += 1
    }
    return end
  }
}
