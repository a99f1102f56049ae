import PhotoProtocol

/// A picture inside an SVG file, as a `data:` address: made anew like any other, since it may say
/// where it was taken.
enum EmbeddedPicture {
  private static let maxPixels = 50_000_000
  private static let quality = 85

  /// The address of the same picture without metadata; nil where it can't be made.
  static func remade(_ address: String) -> String? {
    // What isn't a picture is left out, as any other attribute that isn't harmless.
    guard let comma = address.firstIndex(of: ","),
      let bytes = Base64.decoded(address[address.index(after: comma)...]),
      let picture = try? OpenPicture(bytes[...], maxPixels: maxPixels),
      picture.facts.kind != .svg
    else { return nil }
    let job = PictureJob(
      crop: .whole, width: picture.facts.width, format: .fallback, quality: quality, effort: 0)
    var made: String?
    // One that is damaged behind its header is left out as well.
    _ = try? picture.make([job]) { _, file in
      made = "data:image/\(file.isOpaque ? "jpeg" : "png");base64,\(Base64.encoded(file.bytes))"
    }
    return made
  }
}

/// RFC 4648 §4.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8: UInt32] = Dictionary(
    uniqueKeysWithValues: alphabet.enumerated().map { ($1, UInt32($0)) })

  /// Spaces and line breaks don't count; nil where anything else is in between.
  static func decoded(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 4)
    var group: UInt32 = 0
    var count = 0
    for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
      guard let value = values[byte] else { return nil }
      group = group << 6 | value
      count += 1
      if count == 4 {
        bytes += [UInt8(group >> 16), UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF)]
        (group, count) = (0, 0)
      }
    }
    switch count {
    case 0: break
    case 2: bytes.append(UInt8(group >> 4))
    case 3: bytes += [UInt8(group >> 10), UInt8(group >> 2 & 0xFF)]
    default: return nil
    }
    return bytes
  }

  static func encoded(_ bytes: UnsafeRawBufferPointer) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let end = min(start + 3, bytes.count)
      var group: UInt32 = 0
      for index in start..<(start + 3) {
        group = group << 8 | (index < end ? UInt32(bytes[index]) : 0)
      }
      for position in 0..<4 {
        let isPadding = position > end - start
        text.append(
          isPadding
            ? UInt8(ascii: "=") : alphabet[Int(group >> UInt32(18 - 6 * position) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
