private import CMD
private import CSHA256

/// SHA-256 of file contents: by the processor's instructions where it has them, which are five times
/// as fast, else by libmd. The only file that sees either.
package struct ContentHash: Sendable, Hashable {
  /// The first 16 of the 32 bytes: enough to tell files apart, half the room in a manifest.
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(of bytes: UnsafeRawBufferPointer) {
    var words: [UInt32] = Array(repeating: 0, count: 8)
    if sha256_by_processor(bytes.baseAddress, bytes.count, &words) != 0 {
      self.init(
        high: UInt64(words[0]) << 32 | UInt64(words[1]),
        low: UInt64(words[2]) << 32 | UInt64(words[3]))
    } else {
      self.init(portably: bytes)
    }
  }

  /// By libmd.
  package init(portably bytes: UnsafeRawBufferPointer) {
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
