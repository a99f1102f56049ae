/// HTML in the making: UTF-8 bytes, escaped where text goes in.
struct HTMLBytes {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func markup(_ html: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
  }

  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { self.text($0) }
  }

  /// Safe in element text and in double-quoted attributes. Copies runs, not bytes.
  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 else { continue }
      bytes.append(contentsOf: text[start..<index])
      entity(byte)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  private mutating func entity(_ byte: UInt8) {
    switch byte {
    case 0x26: markup("&amp;")
    case 0x3C: markup("&lt;")
    case 0x3E: markup("&gt;")
    default: markup("&quot;")
    }
  }
}
