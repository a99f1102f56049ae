/// HTML in the making: UTF-8 bytes, escaped where text goes in.
struct HTMLBytes {
  private(set) var bytes: [UInt8] = []

  mutating func markup(_ html: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
  }

  /// Safe in element text and in double-quoted attributes.
  mutating func text(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case 0x26: markup("&amp;")
      case 0x3C: markup("&lt;")
      case 0x3E: markup("&gt;")
      case 0x22: markup("&quot;")
      default: bytes.append(byte)
      }
    }
  }
}
