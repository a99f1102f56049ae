/// The formats whose metadata can be taken away byte by byte, recognised by content.
package enum PictureFormat: String, Sendable, CaseIterable {
  case jpeg, png, gif, webp

  /// nil for anything else.
  package init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else {
      return nil
    }
  }

  /// Ending of published files.
  package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
