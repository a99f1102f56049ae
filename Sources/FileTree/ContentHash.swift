private import CMD

/// SHA-256 of file contents; the only file that sees libmd.
package struct ContentHash: Sendable, Hashable {
  /// The first 16 of the 32 bytes: enough to tell files apart, half the room in a manifest.
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(of bytes: UnsafeRawBufferPointer) {
    var context = SHA2_CTX()
    var digest: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    SHA256Init(&context)
    if let start = bytes.baseAddress {
      SHA256Update(&context, start.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
    withUnsafeMutableBytes(of: &digest) { buffer in
      buffer.withMemoryRebound(to: UInt8.self) { SHA256Final($0.baseAddress, &context) }
    }
    high = UInt64(bigEndian: digest.0)
    low = UInt64(bigEndian: digest.1)
  }

  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// 32 lower-case hexadecimal digits: the beginning of what `sha256sum` prints.
  package var hexadecimal: String { ContentHash.hexadecimal(high) + ContentHash.hexadecimal(low) }

  /// The first 12 digits, for file names.
  package var short: String { String(hexadecimal.prefix(12)) }

  /// nil where `text` isn't 32 hexadecimal digits.
  package init?(hexadecimal text: Substring) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.dropFirst(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
