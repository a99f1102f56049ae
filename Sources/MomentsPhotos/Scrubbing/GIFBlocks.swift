/// GIF as a list of blocks (GIF89a).
enum GIFBlocks {
  /// Drops comments and application data other than the loop count, and whatever follows the
  /// trailer.
  static func scrub(_ bytes: [UInt8]) -> PictureContent? {
    guard bytes.count >= 13 else { return nil }
    let tableEnd = 13 + colorTableLength(bytes[10])
    guard tableEnd <= bytes.count else { return nil }
    var output = Array(bytes[0..<tableEnd])
    output.reserveCapacity(bytes.count)
    var position = tableEnd
    while position < bytes.count {
      if bytes[position] == 0x3B {
        return PictureContent(
          bytes: output + [0x3B], width: bytes.littleEndian(at: 6, 2),
          height: bytes.littleEndian(at: 8, 2))
      }
      let start = position
      guard skipBlock(bytes, &position) else { return nil }
      if isKept(bytes, start) { output += bytes[start..<position] }
    }
    return nil
  }

  private static func colorTableLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private static func skipBlock(_ bytes: [UInt8], _ position: inout Int) -> Bool {
    switch bytes[position] {
    case 0x21: position += 2
    case 0x2C:
      guard position + 10 <= bytes.count else { return false }
      position += 10 + colorTableLength(bytes[position + 9]) + 1
    default: return false
    }
    while position < bytes.count {
      let length = Int(bytes[position])
      position += 1 + length
      if length == 0 { return position <= bytes.count }
    }
    return false
  }

  private static func isKept(_ bytes: [UInt8], _ start: Int) -> Bool {
    guard bytes[start] == 0x21 else { return true }
    switch bytes[start + 1] {
    case 0xFE: return false
    case 0xFF:
      let name = bytes[(start + 3)..<min(start + 14, bytes.count)]
      return name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8)
    default: return true
    }
  }
}
