/// JPEG as a list of marker segments (ITU-T T.81, B.1).
enum JPEGSegments {
  /// Keeps what decoding needs, ICC profiles and Adobe's colour transform; ends at the end-of-image
  /// marker, so that appended previews and videos go as well. nil where the file is damaged.
  static func scrub(_ bytes: [UInt8]) -> PictureContent? {
    var output: [UInt8] = [0xFF, 0xD8]
    output.reserveCapacity(bytes.count)
    var size: (width: Int, height: Int)?
    var orientation = 1
    var position = 2
    while let marker = marker(in: bytes, at: &position) {
      if marker == 0xD9 {
        guard let size else { return nil }
        return finished(output + [0xFF, 0xD9], size, orientation)
      }
      if isStandalone(marker) {
        output += [0xFF, marker]
        continue
      }
      guard position + 2 <= bytes.count else { return nil }
      let end = position + bytes.bigEndian(at: position, 2)
      guard end >= position + 2, end <= bytes.count else { return nil }
      if isFrame(marker), end >= position + 7 {
        size = (bytes.bigEndian(at: position + 5, 2), bytes.bigEndian(at: position + 3, 2))
      }
      if marker == 0xE1, let written = EXIF.orientation(in: bytes[(position + 2)..<end]) {
        orientation = written
      }
      if isKept(marker, bytes[(position + 2)..<end]) {
        output += [0xFF, marker]
        output += bytes[position..<end]
      }
      position = end
      if marker == 0xDA { copyScan(bytes, from: &position, to: &output) }
    }
    return nil
  }

  private static func finished(
    _ bytes: [UInt8], _ size: (width: Int, height: Int), _ orientation: Int
  ) -> PictureContent {
    guard orientation != 1 else {
      return PictureContent(bytes: bytes, width: size.width, height: size.height)
    }
    let isTurned = orientation >= 5
    return PictureContent(
      bytes: bytes.prefix(2) + EXIF.segment(orientation: orientation) + bytes.dropFirst(2),
      width: isTurned ? size.height : size.width, height: isTurned ? size.width : size.height)
  }

  /// The next marker's code, `position` after it; nil at the end or where there is none.
  private static func marker(in bytes: [UInt8], at position: inout Int) -> UInt8? {
    guard position < bytes.count, bytes[position] == 0xFF else { return nil }
    while position < bytes.count, bytes[position] == 0xFF { position += 1 }
    guard position < bytes.count, bytes[position] != 0 else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private static func isStandalone(_ marker: UInt8) -> Bool {
    marker == 0x01 || (0xD0...0xD7).contains(marker)
  }

  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func isKept(_ marker: UInt8, _ payload: ArraySlice<UInt8>) -> Bool {
    switch marker {
    case 0xE0: payload.starts(with: "JFIF\0".utf8)
    case 0xE2: payload.starts(with: "ICC_PROFILE\0".utf8)
    case 0xEE: payload.starts(with: "Adobe".utf8)
    case 0xE1...0xEF, 0xFE: false
    default: true
    }
  }

  /// Entropy-coded data up to the next marker that isn't a restart.
  private static func copyScan(
    _ bytes: [UInt8], from position: inout Int, to output: inout [UInt8]
  ) {
    let start = position
    while position + 1 < bytes.count {
      if bytes[position] == 0xFF {
        let next = bytes[position + 1]
        if next != 0, !(0xD0...0xD7).contains(next), next != 0xFF { break }
      }
      position += 1
    }
    output += bytes[start..<position]
  }
}

/// The one EXIF entry that pixels need (EXIF 2.32, tag 0x0112).
enum EXIF {
  /// 2…8; nil where upright or not written.
  static func orientation(in payload: ArraySlice<UInt8>) -> Int? {
    guard payload.starts(with: "Exif\0\0".utf8) else { return nil }
    let tiff = Array(payload.dropFirst(6))
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == 0x49
    let read = { (offset: Int, count: Int) -> Int? in
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      return isLittle ? tiff.littleEndian(at: offset, count) : tiff.bigEndian(at: offset, count)
    }
    guard let directory = read(4, 4), let count = read(directory, 2) else { return nil }
    for index in 0..<min(count, 512) {
      let entry = directory + 2 + index * 12
      guard read(entry, 2) == 0x0112 else { continue }
      return read(entry + 8, 2).flatMap { (2...8).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// An APP1 segment that holds the orientation and nothing else.
  static func segment(orientation: Int) -> [UInt8] {
    [0xFF, 0xE1, 0x00, 0x22] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0] + [0, 0, 0, 0]
  }
}
