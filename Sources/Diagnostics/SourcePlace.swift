/// A place in a source file, as an editor shows it.
package struct SourcePlace: Sendable, Hashable {
  /// Path relative to the site's root, `/`-separated.
  package var file: String
  /// 1-based; counts every line of the file, front matter included. 0: the file as a whole.
  package var line: Int
  /// 1-based, in characters (grapheme clusters) of the line, a tab being one. 0: the whole line.
  package var column: Int
  /// How many characters the caret underlines, at least 1 where `column` is set.
  package var length: Int
  /// The line itself without its line ending, where a message can quote it.
  package var quotedLine: String?

  package init(
    file: String, line: Int = 0, column: Int = 0, length: Int = 1, quotedLine: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.quotedLine = quotedLine
  }

  /// The place of `length` bytes at `offset` in `source`, the whole bytes of `file`.
  /// Takes time linear in `offset`: for messages, not for every value.
  package init(file: String, source: [UInt8], offset: Int, length: Int = 1) {
    var start = min(max(offset, 0), source.count)
    var line = 1
    var lineStart = 0
    var index = 0
    while index < start {
      if source[index] == 0x0A || (source[index] == 0x0D && !source.hasNewline(at: index + 1)) {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
    var lineEnd = start
    while lineEnd < source.count, source[lineEnd] != 0x0A, source[lineEnd] != 0x0D { lineEnd += 1 }
    let byteOrderMark = lineStart == 0 && source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let visibleStart = lineStart + byteOrderMark
    start = max(start, visibleStart)
    let end = min(start + max(length, 1), lineEnd)
    self.init(
      file: file, line: line,
      column: String(decoding: source[visibleStart..<start], as: UTF8.self).count + 1,
      length: max(1, String(decoding: source[start..<max(end, start)], as: UTF8.self).count),
      quotedLine: String(decoding: source[visibleStart..<lineEnd], as: UTF8.self))
  }
}

extension SourcePlace {
  /// `file:line:column`, as far as known; as written, not made safe for a terminal.
  package var position: String {
    guard line > 0 else { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}

extension [UInt8] {
  fileprivate func hasNewline(at index: Int) -> Bool { index < count && self[index] == 0x0A }
}

extension SourcePlace: Comparable {
  /// By file, line, column; the order in which a run's messages are printed.
  package static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
