/// PNG as a list of chunks (W3C PNG, third edition, §5 and §11).
enum PNGChunks {
  private static let kept: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "bKGD",
    "pHYs", "acTL", "fcTL", "fdAT",
  ]

  /// Drops texts, times, EXIF and unknown chunks, and whatever follows IEND.
  static func scrub(_ bytes: [UInt8]) -> PictureContent? {
    var output = Array(bytes[0..<8])
    output.reserveCapacity(bytes.count)
    var size: (width: Int, height: Int)?
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes.bigEndian(at: position, 4)
      let end = position + 12 + length
      guard end <= bytes.count else { return nil }
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      if type == "IHDR", length >= 8 {
        size = (bytes.bigEndian(at: position + 8, 4), bytes.bigEndian(at: position + 12, 4))
      }
      if kept.contains(type) { output += bytes[position..<end] }
      if type == "IEND" {
        return size.map { PictureContent(bytes: output, width: $0.width, height: $0.height) }
      }
      position = end
    }
    return nil
  }
}
