/// A picture as it may be published: the same pixels, and nothing that says where, when, with what
/// or by whom it was taken. Colour profiles stay, and of EXIF the orientation alone.
package struct ScrubbedPicture: Sendable {
  package var format: PictureFormat
  package var bytes: [UInt8]
  /// Upright, in pixels.
  package var width: Int
  package var height: Int

  package enum Failure: Error, Sendable, Hashable {
    case empty
    /// Not one of `PictureFormat`.
    case unsupported
    /// Ends early or contradicts its own structure.
    case damaged
  }

  package init(of bytes: [UInt8]) throws(Failure) {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = PictureFormat(of: bytes) else { throw .unsupported }
    let content: PictureContent? =
      switch format {
      case .jpeg: JPEGSegments.scrub(bytes)
      case .png: PNGChunks.scrub(bytes)
      case .gif: GIFBlocks.scrub(bytes)
      case .webp: WebPChunks.scrub(bytes)
      }
    guard let content, content.width > 0, content.height > 0 else { throw .damaged }
    self.format = format
    self.bytes = content.bytes
    width = content.width
    height = content.height
  }
}

/// What a format's scrubber returns.
struct PictureContent {
  var bytes: [UInt8]
  var width: Int
  var height: Int
}

extension [UInt8] {
  /// Big-endian; the caller has checked the bounds.
  func bigEndian(at offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | Int(self[offset + $1]) }
  }

  /// Little-endian; the caller has checked the bounds.
  func littleEndian(at offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }
}
