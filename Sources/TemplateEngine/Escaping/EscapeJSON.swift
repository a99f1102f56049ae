extension ByteBuffer {
  /// Inside a JSON string, in a file or in a `<script>` block: `< > & '` and the line separators
  /// U+2028 and U+2029 are escaped too, so no script or HTML parser sees more than a string.
  mutating func appendJSONString(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""): append(literal: "\\\"")
      case UInt8(ascii: "\\"): append(literal: "\\\\")
      case 0x0A: append(literal: "\\n")
      case 0x0D: append(literal: "\\r")
      case 0x09: append(literal: "\\t")
      case 0..<0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
        UInt8(ascii: "'"):
        append(literal: "\\u00")
        append(hexDigit(byte >> 4))
        append(hexDigit(byte & 15))
      case 0xE2 where isLineSeparator(bytes, index):
        append(literal: bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
        index += 2
      default: append(byte)
      }
      index += 1
    }
  }

  mutating func appendJSONText(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    appendJSONString(bytes)
    append(UInt8(ascii: "\""))
  }

  private func isLineSeparator(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
  }
}
