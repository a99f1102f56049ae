/// One file to make of a picture.
package struct PictureJob: Sendable, Hashable {
  package enum Crop: Sendable, Hashable {
    case whole
    /// Around the point of interest, 0…1 from the left and from the top; nil: what people look at
    /// first.
    case square(x: Double, y: Double)
    case attentionSquare
  }

  package enum Format: UInt8, Sendable, Hashable, CaseIterable {
    case avif = 1
    case webp = 2
    /// JPEG, or PNG where a part of the picture is transparent.
    case fallback = 3
    /// WebP with all pages of an animation.
    case animation = 4
    /// Sanitised SVG.
    case svg = 5
    /// PNG of exactly the wanted width, on white, for devices that take nothing else.
    case icon = 6
  }

  package var crop: Crop
  /// In pixels, at most what the source has; not used by SVG.
  package var width: Int
  package var format: Format
  /// 1…100
  package var quality: Int
  /// How hard the encoder tries, in its own scale.
  package var effort: Int

  package init(crop: Crop, width: Int, format: Format, quality: Int, effort: Int) {
    self.crop = crop
    self.width = width
    self.format = format
    self.quality = quality
    self.effort = effort
  }

  func put(into writer: inout WireWriter) {
    switch crop {
    case .whole: writer.put(0 as UInt8)
    case .attentionSquare: writer.put(1 as UInt8)
    case .square(let x, let y):
      writer.put(2 as UInt8)
      writer.put(x)
      writer.put(y)
    }
    writer.put(width)
    writer.put(format.rawValue)
    writer.put(quality)
    writer.put(effort)
  }

  init(from reader: inout WireReader) throws(WireError) {
    switch try reader.byte() {
    case 0: crop = .whole
    case 1: crop = .attentionSquare
    case 2: crop = .square(x: try reader.number(), y: try reader.number())
    default: throw .malformed
    }
    width = try reader.integer(in: 0...1_000_000)
    guard let format = Format(rawValue: try reader.byte()) else { throw .malformed }
    self.format = format
    quality = try reader.integer(in: 1...100)
    effort = try reader.integer(in: 0...9)
  }
}
