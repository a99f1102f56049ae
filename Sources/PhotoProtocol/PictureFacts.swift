/// What the header of a picture says.
package struct PictureFacts: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, Hashable {
    case still = 1
    case animation = 2
    case svg = 3
  }

  package var kind: Kind
  /// Upright, in pixels, of one page. 0 for an SVG that names no size.
  package var width: Int
  package var height: Int
  /// As stored in all pages together.
  package var pixelCount: Int
  /// Whether its colours may lie outside sRGB.
  package var isWide: Bool

  package init(kind: Kind, width: Int, height: Int, pixelCount: Int, isWide: Bool = false) {
    self.kind = kind
    self.width = width
    self.height = height
    self.pixelCount = pixelCount
    self.isWide = isWide
  }

  func put(into writer: inout WireWriter) {
    writer.put(kind.rawValue)
    writer.put(width)
    writer.put(height)
    writer.put(pixelCount)
    writer.put(isWide)
  }

  init(from reader: inout WireReader) throws(WireError) {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw .malformed }
    self.kind = kind
    width = try reader.integer(in: 0...PictureFacts.mostPixels)
    height = try reader.integer(in: 0...PictureFacts.mostPixels)
    pixelCount = try reader.integer(in: 0...Int.max)
    isWide = try reader.flag()
  }

  private static let mostPixels = 100_000_000
}
