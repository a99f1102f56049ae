/// Text for element content and for values in double quotes.
enum MarkupEscape {
  static func text(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 { append(byte, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x26: bytes += "&amp;".utf8
    case 0x3C: bytes += "&lt;".utf8
    case 0x3E: bytes += "&gt;".utf8
    case 0x22: bytes += "&quot;".utf8
    default: bytes.append(byte)
    }
  }
}
