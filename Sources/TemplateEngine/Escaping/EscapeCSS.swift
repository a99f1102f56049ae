extension ByteBuffer {
  /// Inside a quoted CSS string, in a style sheet or an attribute: all ASCII but letters, digits,
  /// space and a few signs becomes a hexadecimal escape.
  mutating func appendCSSString(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      if byte >= 0x80 || byte.isASCIILetter || byte.isASCIIDigit || byte.isPlainInCSS {
        append(byte)
      } else if byte == 0 {
        append(literal: "\u{FFFD}")
      } else {
        append(UInt8(ascii: "\\"))
        if byte >= 16 { append(hexDigit(byte >> 4)) }
        append(hexDigit(byte & 15))
        append(UInt8(ascii: " "))
      }
    }
  }

  /// Outside strings: names, numbers, units and colours with `#`; anything else as `unset`, so that
  /// a value can't open a function, a declaration or a block.
  mutating func appendCSSValue(_ bytes: UnsafeBufferPointer<UInt8>) {
    let isSafe = bytes.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0.isPlainInCSS || $0 == UInt8(ascii: "#")
        || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+")
    }
    if isSafe {
      append(bytes)
    } else {
      append(literal: "unset")
    }
  }
}

extension UInt8 {
  fileprivate var isPlainInCSS: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
