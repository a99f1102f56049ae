/// A form in which hosts send a file to browsers that understand it (RFC 9110 §8.4.1).
package enum ContentEncoding: String, Sendable, Hashable, CaseIterable {
  case gzip
  case brotli = "br"
  case zstd

  /// What stands behind the file's own name: where nginx, Caddy and others look for it.
  package var suffix: String {
    switch self {
    case .gzip: ".gz"
    case .brotli: ".br"
    case .zstd: ".zst"
    }
  }

  /// How hard an encoder tries.
  package enum Effort: Sendable {
    /// For the many files of a site: 50 to 100 times as fast, and a tenth larger.
    case pages
    /// For the few files that every visit loads.
    case assets
  }

  /// The same bytes for the same input and version of the library. nil where the encoder has no
  /// memory.
  package func encoded(_ bytes: [UInt8], _ effort: Effort) -> [UInt8]? {
    switch self {
    case .gzip: GzipEncoder.encode(bytes)
    case .brotli: BrotliEncoder.encode(bytes, quality: effort == .assets ? 11 : 9)
    case .zstd: ZstdEncoder.encode(bytes, level: effort == .assets ? 19 : 12)
    }
  }
}
