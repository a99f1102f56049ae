/// What a picture or video says about where and with what it was taken, by its structure and not by
/// words that might stand in its pixels.
package struct MediaTraces: Sendable, Hashable {
  package var hasPlace = false
  /// A serial number.
  package var hasDevice = false

  /// nil where `bytes` is neither a picture nor a video of a known format.
  package init?(of bytes: [UInt8]) {
    switch PictureFormat(of: bytes) {
    case .jpeg: readJPEG(bytes)
    case .png: readChunks(bytes, from: 8, isPNG: true)
    case .webp: readChunks(bytes, from: 12, isPNG: false)
    case .gif: break
    case nil:
      guard MediaKind(of: bytes) == .mp4 else { return nil }
      for box in MP4Boxes.metadata(in: bytes) ?? [] { readBox(bytes[box.contentStart..<box.end]) }
    }
  }

  /// APP1 holds EXIF or XMP.
  private mutating func readJPEG(_ bytes: [UInt8]) {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xDA || marker == 0xD9 { return }
      let length = bytes.bigEndian(at: position + 2, 2)
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count else { return }
      if marker == 0xE1 { readPacket(bytes[position + 4..<end]) }
      position = end
    }
  }

  private mutating func readChunks(_ bytes: [UInt8], from start: Int, isPNG: Bool) {
    var position = start
    while position + 8 <= bytes.count {
      let length =
        isPNG ? bytes.bigEndian(at: position, 4) : bytes.littleEndian(at: position + 4, 4)
      let typeStart = isPNG ? position + 4 : position
      let type = String(decoding: bytes[typeStart..<typeStart + 4], as: UTF8.self)
      let end = position + 8 + length
      guard end <= bytes.count else { return }
      if ["eXIf", "EXIF", "iTXt", "tEXt", "XMP "].contains(type) {
        readPacket(bytes[position + 8..<end])
      }
      position = end + (isPNG ? 4 : length % 2)
    }
  }

  private mutating func readPacket(_ packet: ArraySlice<UInt8>) {
    if packet.starts(with: "Exif\0\0".utf8) {
      readTIFF(Array(packet.dropFirst(6)))
    } else if packet.starts(with: "II".utf8) || packet.starts(with: "MM".utf8) {
      readTIFF(Array(packet))
    } else {
      readWords(packet)
    }
  }

  /// XMP, and texts of PNG.
  private mutating func readWords(_ packet: ArraySlice<UInt8>) {
    let text = String(decoding: packet, as: UTF8.self)
    if text.contains("GPSL") || text.contains("GPSCoordinates") { hasPlace = true }
    if text.contains("SerialNumber") { hasDevice = true }
  }

  private mutating func readBox(_ content: ArraySlice<UInt8>) {
    let text = String(decoding: content, as: UTF8.self)
    // QuickTime's and 3GPP's places, and Apple's key of them.
    if content.contains([0xA9, 0x78, 0x79, 0x7A]) || text.contains("loci")
      || text.contains("location.ISO6709")
    {
      hasPlace = true
    }
    if text.contains("SerialNumber") || text.contains("serial") { hasDevice = true }
    readWords(content)
  }

  /// Walks the directories of EXIF: 0x8825 leads to the place, 0x8769 to the camera's facts.
  private mutating func readTIFF(_ bytes: [UInt8]) {
    guard bytes.count >= 8 else { return }
    let isLittle = bytes[0] == 0x49
    let number = { (offset: Int, count: Int) in
      isLittle ? bytes.littleEndian(at: offset, count) : bytes.bigEndian(at: offset, count)
    }
    var pending = [number(4, 4)]
    var seen: Set<Int> = []
    while let directory = pending.popLast() {
      guard directory + 2 <= bytes.count, seen.insert(directory).inserted, seen.count < 16 else {
        continue
      }
      for entry in 0..<number(directory, 2) {
        let place = directory + 2 + entry * 12
        guard place + 12 <= bytes.count else { break }
        switch number(place, 2) {
        case 0x8825:
          // An empty directory of places is none.
          let target = number(place + 8, 4)
          if target + 2 <= bytes.count, number(target, 2) > 0 { hasPlace = true }
        case 0x8769: pending.append(number(place + 8, 4))
        case 0xA431, 0xA435, 0xC62F: hasDevice = true
        default: break
        }
      }
    }
  }
}
