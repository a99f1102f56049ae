internal import TemplateEngine

/// Writes an XML document; each top-level element on lines of its own, so that differences can be
/// read. What XML 1.0 can't say (control characters, U+FFFE, U+FFFF) is left out.
struct XMLWriter: ~Copyable {
  private(set) var output = ByteBuffer()

  /// A whole document with its declaration.
  static func document(into buffer: inout ByteBuffer, _ body: (inout XMLWriter) -> Void) {
    var writer = XMLWriter()
    writer.output.append(literal: "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    body(&writer)
    writer.output.withUnsafeBytes { buffer.append($0.assumingMemoryBound(to: UInt8.self)) }
  }

  /// An element with other elements in it.
  mutating func element(_ name: StaticString, _ content: (inout XMLWriter) -> Void) {
    element(name, [:], content)
  }

  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>,
    _ content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    output.append(literal: ">\n")
    content(&self)
    close(name)
  }

  /// An element with a text in it.
  mutating func element(_ name: StaticString, _ text: String) { element(name, [:], text) }

  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, _ text: String
  ) {
    open(name, attributes)
    output.append(UInt8(ascii: ">"))
    self.text(text)
    close(name)
  }

  /// Left out where there is no text.
  mutating func element(_ name: StaticString, ifAny text: String?) {
    if let text { element(name, text) }
  }

  /// An element with a text in it that is UTF-8.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    utf8 text: [UInt8]
  ) {
    open(name, attributes)
    output.append(UInt8(ascii: ">"))
    text.withUnsafeBufferPointer { escaped($0, isAttribute: false) }
    close(name)
  }

  mutating func empty(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]
  ) {
    open(name, attributes)
    output.append(literal: "/>\n")
  }

  // MARK: Parts

  private mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>
  ) {
    output.append(UInt8(ascii: "<"))
    output.append(literal: name)
    for (name, value) in attributes {
      guard var value else { continue }
      output.append(UInt8(ascii: " "))
      output.append(literal: name)
      output.append(literal: "=\"")
      value.withUTF8 { escaped($0, isAttribute: true) }
      output.append(UInt8(ascii: "\""))
    }
  }

  private mutating func close(_ name: StaticString) {
    output.append(literal: "</")
    output.append(literal: name)
    output.append(literal: ">\n")
  }

  private mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { escaped($0, isAttribute: false) }
  }

  private mutating func escaped(_ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool) {
    var written = 0
    for (index, byte) in text.enumerated()
    where byte < 0x20 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22
      || byte == 0xEF
    {
      guard let escape = XMLWriter.escape(text, index, isAttribute: isAttribute) else { continue }
      output.append(UnsafeBufferPointer(rebasing: text[written..<index]))
      output.append(escape.text)
      written = index + escape.length
    }
    output.append(UnsafeBufferPointer(rebasing: text[written...]))
  }

  /// What stands for the character at `index`, and its length there; nil: itself.
  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, isAttribute: Bool
  ) -> (text: String, length: Int)? {
    switch text[index] {
    case 0x26: return ("&amp;", 1)
    case 0x3C: return ("&lt;", 1)
    case 0x3E: return ("&gt;", 1)
    case 0x22: return isAttribute ? ("&quot;", 1) : nil
    case 0x0A: return isAttribute ? ("&#10;", 1) : nil
    case 0x09: return isAttribute ? ("&#9;", 1) : nil
    case 0x0D: return ("&#13;", 1)
    case 0xEF:
      guard index + 2 < text.count, text[index + 1] == 0xBF, text[index + 2] >= 0xBE else {
        return nil
      }
      return ("", 3)
    default: return ("", 1)
    }
  }
}
