import Diagnostics

/// A Markdown file's two parts.
struct FrontMatter {
  enum Format { case none, yaml, toml, json }

  let format: Format
  /// The fields' text, without delimiters; for JSON the object itself.
  let fields: Range<Int>
  /// What follows the front matter.
  let body: Range<Int>

  init(_ file: SourceFile) throws(SyntaxFault) {
    let start = file.textStart
    let bytes = file.bytes
    if let first = FrontMatter.delimiter(at: start, bytes, 0x2D) {
      self = try FrontMatter(file, .yaml, from: start, fieldsStart: first)
    } else if let first = FrontMatter.delimiter(at: start, bytes, 0x2B) {
      self = try FrontMatter(file, .toml, from: start, fieldsStart: first)
    } else if FrontMatter.beginsWithObject(at: start, bytes) {
      var text = JSONText(file)
      let object = try text.value()
      self.init(format: .json, fields: object.span.range, body: text.position..<bytes.count)
    } else {
      self.init(format: .none, fields: start..<start, body: start..<bytes.count)
    }
  }

  private init(format: Format, fields: Range<Int>, body: Range<Int>) {
    self.format = format
    self.fields = fields
    self.body = body
  }

  /// Looks for the closing line: one that holds the delimiter and nothing else, so that `---`
  /// inside a value isn't one.
  private init(
    _ file: SourceFile, _ format: Format, from start: Int, fieldsStart: Int
  ) throws(SyntaxFault) {
    let mark: UInt8 = format == .yaml ? 0x2D : 0x2B
    var lineStart = fieldsStart
    while lineStart < file.bytes.count {
      if let after = FrontMatter.delimiter(at: lineStart, file.bytes, mark) {
        self.init(format: format, fields: fieldsStart..<lineStart, body: after..<file.bytes.count)
        return
      }
      lineStart = FrontMatter.nextLine(from: lineStart, file.bytes)
    }
    let name = format == .yaml ? "---" : "+++"
    throw SyntaxFault(
      .frontMatterUnclosed, at: SourceSpan(start, length: 3),
      "the front matter that opens here has no closing line",
      hint: "add a line with '\(name)' after the last field")
  }

  /// The start of the line after a line at `offset` that is three times `mark`, white space
  /// behind it allowed.
  private static func delimiter(at offset: Int, _ bytes: [UInt8], _ mark: UInt8) -> Int? {
    guard bytes.count - offset >= 3, bytes[offset] == mark, bytes[offset + 1] == mark,
      bytes[offset + 2] == mark
    else { return nil }
    var index = offset + 3
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < bytes.count else { return index }
    guard bytes[index] == 0x0A || bytes[index] == 0x0D else { return nil }
    return nextLine(from: index, bytes)
  }

  /// The start of the line after the one that holds `offset`; the end where there is none.
  static func nextLine(from offset: Int, _ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = offset
      while index < bytes.count {
        if bytes[index] == 0x0A { return index + 1 }
        if bytes[index] == 0x0D {
          return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1
        }
        index += 1
      }
      return index
    }
  }

  /// `{` and then a key or the end: a text may begin with `{` for other reasons.
  private static func beginsWithObject(at start: Int, _ bytes: [UInt8]) -> Bool {
    guard start < bytes.count, bytes[start] == 0x7B else { return false }
    let next = bytes[(start + 1)...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    return next == 0x22 || next == 0x7D
  }
}
