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

  /// How far into its line a place may lie that is quoted, in bytes.
  private static let quotedLimit = 65_536
  /// Bytes around a place that are looked at.
  private static let window = 1024

  /// 1-based line of `offset`.
  mutating func line(of wanted: Int, in file: SourceFile) -> Int {
    advance(to: wanted, file.bytes)
    return line
  }

  mutating func place(of span: SourceSpan, in file: SourceFile) -> SourcePlace {
    let start = min(Int(span.offset), file.bytes.count)
    advance(to: start, file.bytes)
    // A file may be one line of 100 MB: far from its start, a place isn't worth a quote.
    let isFar = start - lineStart > PlaceFinder.quotedLimit
    let windowStart =
      isFar ? PlaceFinder.characterStart(start - PlaceFinder.window, file.bytes) : lineStart
    let windowEnd = PlaceFinder.lineEnd(
      after: start, file.bytes, limit: start + PlaceFinder.window)
    let window = Array(file.bytes[windowStart..<max(start, windowEnd)])
    var place = SourcePlace(
      file: file.path.text, source: window, offset: start - windowStart,
      length: Int(span.length))
    place.line = line
    if isFar {
      place.column += characters(before: windowStart, file.bytes)
      place.quotedLine = nil
    }
    return place
  }

  /// Counts up to `offset` now, so that copies go on from there.
  mutating func count(to offset: Int, in file: SourceFile) {
    advance(to: offset, file.bytes)
    if self.offset - lineStart > PlaceFinder.quotedLimit {
      _ = characters(before: self.offset, file.bytes)
    }
  }

  /// Of the current line, in Unicode scalars; goes on from the last answer, or back.
  private mutating func characters(before end: Int, _ bytes: [UInt8]) -> Int {
    if countedTo < lineStart { (characterCount, countedTo) = (0, lineStart) }
    let range = min(countedTo, end)..<max(countedTo, end)
    let scalars = bytes[range].withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
      return count
    }
    characterCount += end < countedTo ? -scalars : scalars
    countedTo = end
    return characterCount
  }

  /// Forwards or back; a line begins after LF, CRLF or CR.
  private mutating func advance(to wanted: Int, _ bytes: [UInt8]) {
    let end = min(max(wanted, 0), bytes.count)
    if end < offset {
      goBack(to: end, bytes)
    } else {
      bytes.withUnsafeBufferPointer { bytes in
        for index in offset..<end where PlaceFinder.endsLine(index, bytes) {
          line += 1
          lineStart = index + 1
        }
      }
    }
    offset = end
  }

  private mutating func goBack(to end: Int, _ bytes: [UInt8]) {
    guard end < lineStart else { return }
    bytes.withUnsafeBufferPointer { bytes in
      for index in end..<lineStart where PlaceFinder.endsLine(index, bytes) { line -= 1 }
      lineStart = end
      while lineStart > 0, !PlaceFinder.endsLine(lineStart - 1, bytes) { lineStart -= 1 }
    }
    (characterCount, countedTo) = (0, lineStart)
  }

  private static func endsLine(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[index]
    guard byte == 0x0A || byte == 0x0D else { return false }
    return byte == 0x0A || index + 1 == bytes.count || bytes[index + 1] != 0x0A
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
