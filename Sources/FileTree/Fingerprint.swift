private import CXXHash

/// XXH3-128 of a file's bytes: tells whether an output changed. Not for names or trust; that is
/// `ContentHash`.
package struct Fingerprint: Sendable, Hashable {
  package let high: UInt64
  package let low: UInt64

  /// Of no file; never equal to one that was computed.
  package static let unknown = Fingerprint(high: 0, low: 0)

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64 | 1)
  }

  /// nil where `text` isn't 32 lower-case hexadecimal digits.
  package init?(hexadecimal text: ArraySlice<UInt8>) {
    guard text.count == 32 else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    for (index, byte) in text.enumerated() {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x61...0x66: digit = byte - 0x57
      default: return nil
      }
      if index < 16 {
        words.0 = words.0 << 4 | UInt64(digit)
      } else {
        words.1 = words.1 << 4 | UInt64(digit)
      }
    }
    self.init(high: words.0, low: words.1)
  }

  package func appendHexadecimal(to text: inout [UInt8]) {
    for word in [high, low] {
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift) & 15)
        text.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    }
  }
}
