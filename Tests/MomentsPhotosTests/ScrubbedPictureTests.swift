import MomentsPhotos
import Testing

@Suite struct ScrubbedPictureTests {
  @Test func takesEverythingFromJPEGsButPixelsProfileAndOrientation() throws {
    let jpeg = Sample.jpeg(
      segments: [
        Sample.segment(0xE0, "JFIF\0" + "\u{1}\u{1}\0\0\u{1}\0\u{1}\0\0"),
        Sample.exif(orientation: 6), Sample.segment(0xE1, "http://ns.adobe.com/xap/1.0/\0GPS"),
        Sample.segment(0xE2, "ICC_PROFILE\0\u{1}\u{1}profile"), Sample.segment(0xE2, "MPF\0GPS"),
        Sample.segment(0xED, "Photoshop 3.0\0GPS"), Sample.segment(0xFE, "GPS comment"),
      ], trailer: "GPS after the end")
    let picture = try ScrubbedPicture(of: jpeg)
    #expect(picture.format == .jpeg)
    #expect((picture.width, picture.height) == (30, 40), "turned by orientation 6")
    let text = String(decoding: picture.bytes, as: UTF8.self)
    #expect(!text.contains("GPS"))
    #expect(text.contains("ICC_PROFILE"))
    #expect(picture.bytes.suffix(2) == [0xFF, 0xD9])
    #expect(
      try ScrubbedPicture(of: picture.bytes).bytes == picture.bytes,
      "scrubbing twice changes nothing")
  }

  @Test(arguments: 1...8)
  func keepsEachOrientation(_ orientation: Int) throws {
    let picture = try ScrubbedPicture(
      of: Sample.jpeg(segments: [Sample.exif(orientation: orientation)]))
    #expect(picture.width == (orientation >= 5 ? 30 : 40))
    let isWritten = picture.bytes.starts(with: [0xFF, 0xD8, 0xFF, 0xE1])
    #expect(isWritten == (orientation > 1))
  }

  @Test func takesTextsTimesAndEXIFFromPNGs() throws {
    let png = Sample.png(
      chunks: [
        ("tEXt", "GPS"), ("iTXt", "GPS"), ("zTXt", "GPS"), ("tIME", "GPSGPSG"), ("eXIf", "GPS"),
        ("caBX", "GPS"), ("gAMA", "1234"), ("IDAT", "pixels"), ("IEND", ""),
      ], trailer: "GPS")
    let picture = try ScrubbedPicture(of: png)
    #expect((picture.width, picture.height) == (40, 30))
    let text = String(decoding: picture.bytes, as: UTF8.self)
    #expect(!text.contains("GPS"))
    #expect(text.contains("gAMA") && text.contains("pixels") && text.contains("IEND"))
  }

  @Test func takesCommentsAndForeignDataFromGIFsAndKeepsTheLoop() throws {
    let picture = try ScrubbedPicture(of: Sample.gif)
    #expect((picture.width, picture.height) == (40, 30))
    let text = String(decoding: picture.bytes, as: UTF8.self)
    #expect(!text.contains("GPS"))
    #expect(text.contains("NETSCAPE2.0"))
    #expect(picture.bytes.last == 0x3B)
  }

  @Test func takesEXIFAndXMPFromWebPsAndTheirAnnouncement() throws {
    let picture = try ScrubbedPicture(of: Sample.webp)
    #expect((picture.width, picture.height) == (40, 30))
    #expect(!String(decoding: picture.bytes, as: UTF8.self).contains("GPS"))
    #expect(picture.bytes[20] == 0x10, "only alpha is announced")
    #expect(Int(picture.bytes[4]) == picture.bytes.count - 8)
  }

  @Test(
    arguments: [
      ([], .empty), (Array("<svg onload=alert(1)>".utf8), .unsupported),
      (Array("not a picture".utf8), .unsupported), ([0xFF, 0xD8, 0xFF], .damaged),
    ] as [([UInt8], ScrubbedPicture.Failure)])
  func refusesByContent(bytes: [UInt8], expected: ScrubbedPicture.Failure) {
    #expect(throws: expected) { try ScrubbedPicture(of: bytes) }
  }

  @Test(arguments: [
    Sample.jpeg(segments: [Sample.exif(orientation: 3)]), Sample.pngSmall, Sample.gif, Sample.webp,
  ])
  func refusesEveryPrefixWithoutTrapping(whole: [UInt8]) {
    for length in 0..<whole.count {
      #expect(throws: ScrubbedPicture.Failure.self) {
        try ScrubbedPicture(of: Array(whole.prefix(length)))
      }
    }
  }

  @Test(arguments: [
    Sample.jpeg(segments: [Sample.exif(orientation: 3)]), Sample.pngSmall, Sample.gif, Sample.webp,
  ])
  func survivesEveryByteChanged(whole: [UInt8]) {
    for index in whole.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var bytes = whole
        bytes[index] = value
        _ = try? ScrubbedPicture(of: bytes)
      }
    }
  }
}

/// Pictures of 40 × 30 pixels, as far as their structure goes.
enum Sample {
  static func segment(_ marker: UInt8, _ text: String) -> [UInt8] {
    segment(marker, Array(text.utf8))
  }

  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 0xFF)] + payload
  }

  /// Little-endian, with a GPS directory beside the orientation.
  static func exif(orientation: Int) -> [UInt8] {
    segment(
      0xE1,
      Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 2, 0]
        + [0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0]
        + [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0] + [0, 0, 0, 0] + Array("GPS".utf8))
  }

  static func jpeg(segments: [[UInt8]], trailer: String = "") -> [UInt8] {
    [0xFF, 0xD8] + segments.flatMap(\.self)
      + segment(0xC2, [8, 0, 30, 0, 40, 1, 1, 0x11, 0])
      + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56]
      + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x78, 0xFF, 0xD9] + Array(trailer.utf8)
  }

  static func png(chunks: [(String, String)], trailer: String = "") -> [UInt8] {
    let chunk = { (type: String, payload: [UInt8]) -> [UInt8] in
      [0, 0, 0, UInt8(payload.count)] + Array(type.utf8) + payload + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 40, 0, 0, 0, 30, 8, 2, 0, 0, 0])
      + chunks.flatMap { chunk($0.0, Array($0.1.utf8)) } + Array(trailer.utf8)
  }

  static let pngSmall = png(chunks: [("IDAT", "pixels"), ("IEND", "")])

  static let gif: [UInt8] =
    Array("GIF89a".utf8) + [40, 0, 30, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
    + [0x21, 0xFE, 3] + Array("GPS".utf8) + [0]
    + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    + [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + [3] + Array("GPS".utf8) + [0]
    + [0x2C, 0, 0, 0, 0, 40, 0, 30, 0, 0, 2, 2, 0x44, 0x01, 0] + [0x3B]

  static let webp: [UInt8] = {
    let chunk = { (type: String, payload: [UInt8]) -> [UInt8] in
      Array(type.utf8) + [UInt8(payload.count), 0, 0, 0] + payload
        + (payload.count % 2 == 1 ? [0] : [])
    }
    let chunks =
      chunk("VP8X", [0x1C, 0, 0, 0, 39, 0, 0, 29, 0, 0]) + chunk("VP8 ", Array("pixels".utf8))
      + chunk("EXIF", Array("GPS".utf8)) + chunk("XMP ", Array("GPS".utf8))
    return Array("RIFF".utf8) + [UInt8(chunks.count + 4), 0, 0, 0] + Array("WEBP".utf8) + chunks
  }()
}
