/// As much of an ICC profile (ICC.1:2022 §7) as tells whether its colours fit into sRGB.
enum ColorProfile {
  /// Profiles of matrices are small; larger ones (of printers) aren't wider where it matters.
  private static let limit = 16_384

  /// Whether the picture's profile spans noticeably more colours than sRGB: Display P3, Adobe RGB,
  /// ProPhoto. Without a profile: no.
  static func isWide(in picture: UnsafeRawBufferPointer) -> Bool {
    isWide(VipsPicture.profile(of: picture, limit: limit))
  }

  static func isWide(_ profile: [UInt8]) -> Bool {
    guard profile.count >= 132, profile[16..<20].elementsEqual("RGB ".utf8),
      let red = chromaticity("rXYZ", in: profile), let green = chromaticity("gXYZ", in: profile),
      let blue = chromaticity("bXYZ", in: profile)
    else { return false }
    let area =
      abs(
        red.x * (green.y - blue.y) + green.x * (blue.y - red.y) + blue.x * (red.y - green.y)) / 2
    return area > sRGBArea * 1.15
  }

  /// Of the triangle of sRGB's primaries as profiles give them (adapted to D50).
  private static let sRGBArea = 0.10909

  private static func chromaticity(
    _ tag: String, in profile: [UInt8]
  ) -> (x: Double, y: Double)? {
    guard let offset = offset(of: tag, in: profile), offset + 20 <= profile.count else {
      return nil
    }
    let values = (0..<3).map { fixed(profile, offset + 8 + 4 * $0) }
    let sum = values.reduce(0, +)
    return sum > 0 ? (values[0] / sum, values[1] / sum) : nil
  }

  private static func offset(of tag: String, in profile: [UInt8]) -> Int? {
    let count = min(100, Int(word(profile, 128)))
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard entry + 12 <= profile.count else { return nil }
      if profile[entry..<(entry + 4)].elementsEqual(tag.utf8) {
        return Int(word(profile, entry + 4))
      }
    }
    return nil
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// s15Fixed16Number
  private static func fixed(_ bytes: [UInt8], _ offset: Int) -> Double {
    Double(Int32(bitPattern: word(bytes, offset))) / 65536
  }
}
