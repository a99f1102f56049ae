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
}
