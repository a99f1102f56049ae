internal import TemplateEngine

/// Writes one JSON value without white space, members in the order of the calls.
///
/// Control characters and line separators are escaped, and so is `<`, so that a file may stand in a
/// page as well.
struct JSONWriter: ~Copyable {
  private(set) var output = ByteBuffer()
  private var isFirst = true

  /// A whole document; ends with a newline.
  static func document(
    into buffer: inout ByteBuffer, _ members: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter()
    writer.object(members)
    writer.output.append(0x0A)
    writer.output.withUnsafeBytes { buffer.append($0.assumingMemoryBound(to: UInt8.self)) }
  }

  // MARK: Members

  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    string(text)
  }

  /// Left out where there is none.
  mutating func member(_ name: StaticString, _ text: String?) {
    if let text { member(name, text) }
  }

  /// UTF-8.
  mutating func member(_ name: StaticString, utf8 text: [UInt8]) {
    key(name)
    text.withUnsafeBufferPointer { string($0) }
  }

  mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    key(name)
    output.append(String(number))
  }

  mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    output.append(literal: flag ? "true" : "false")
  }

  mutating func member(_ name: StaticString, texts: [String]) {
    array(name) { array in
      for text in texts { array.element(text) }
    }
  }

  mutating func null(_ name: StaticString) {
    key(name)
    output.append(literal: "null")
  }

  mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  mutating func array(_ name: StaticString, _ elements: (inout JSONWriter) -> Void) {
    key(name)
    brackets("[", "]", elements)
  }

  // MARK: Elements

  mutating func element(_ text: String) {
    separate()
    string(text)
  }

  mutating func element(_ members: (inout JSONWriter) -> Void) {
    separate()
    object(members)
  }

  /// An element that was written before, as `bytes`.
  mutating func element(written bytes: [UInt8]) {
    separate()
    output.append(bytes)
  }

  // MARK: Parts

  private mutating func object(_ members: (inout JSONWriter) -> Void) {
    brackets("{", "}", members)
  }

  private mutating func key(_ name: StaticString) {
    separate()
    output.append(UInt8(ascii: "\""))
    output.append(literal: name)
    output.append(literal: "\":")
  }

  /// Of a name that isn't known when this is compiled.
  mutating func key(_ name: String) {
    separate()
    string(name)
    output.append(UInt8(ascii: ":"))
  }

  mutating func brackets(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
  ) {
    output.append(UInt8(ascii: open))
    isFirst = true
    content(&self)
    output.append(UInt8(ascii: close))
    isFirst = false
  }

  /// A number or a word, as JSON writes it.
  mutating func append(_ literal: String) { output.append(literal) }

  mutating func separate() {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string($0) }
  }

  private mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    output.append(UInt8(ascii: "\""))
    var written = 0
    for (index, byte) in text.enumerated()
    where byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x3C || byte == 0x7F
      || byte == 0xE2
    {
      guard let escape = JSONWriter.escape(text, index) else { continue }
      output.append(UnsafeBufferPointer(rebasing: text[written..<index]))
      output.append(escape.text)
      written = index + escape.length
    }
    output.append(UnsafeBufferPointer(rebasing: text[written...]))
    output.append(UInt8(ascii: "\""))
  }

  /// What stands for the character at `index`, and its length there; nil: itself.
  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> (text: String, length: Int)? {
    switch text[index] {
    case 0x22: return ("\\\"", 1)
    case 0x5C: return ("\\\\", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    case 0x3C: return ("\\u003c", 1)
    case 0xE2:
      guard index + 2 < text.count, text[index + 1] == 0x80, text[index + 2] & 0xFE == 0xA8 else {
        return nil
      }
      return (text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029", 3)
    default: return ("", 1)
    }
  }
}
