/// WebP as a list of RIFF chunks (RFC 9649).
enum WebPChunks {
  private static let kept: Set<String> = ["VP8 ", "VP8L", "VP8X", "ICCP", "ALPH", "ANIM", "ANMF"]

  /// Drops EXIF, XMP and unknown chunks, and whatever follows the RIFF chunk.
  static func scrub(_ bytes: [UInt8]) -> PictureContent? {
    let end = 8 + bytes.littleEndian(at: 4, 4)
    guard end <= bytes.count else { return nil }
    var output = Array(bytes[0..<12])
    output.reserveCapacity(bytes.count)
    var size: (width: Int, height: Int)?
    var position = 12
    while position + 8 <= end {
      let type = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
      let length = bytes.littleEndian(at: position + 4, 4)
      let next = position + 8 + length + length % 2
      guard next <= end else { return nil }
      let payload = bytes[(position + 8)..<(position + 8 + length)]
      if size == nil { size = dimensions(type, Array(payload.prefix(10))) }
      if kept.contains(type) {
        let start = output.count
        output += bytes[position..<next]
        if type == "VP8X", length >= 1 {
          // It announces EXIF (bit 3) and XMP (bit 2), which aren't there any more, and is of no use
          // where it announces nothing else.
          output[start + 8] &= ~0x0C
          if output[start + 8] == 0 { output.removeSubrange(start...) }
        }
      }
      position = next
    }
    guard let size else { return nil }
    let length = output.count - 8
    for index in 0..<4 { output[4 + index] = UInt8(length >> (8 * index) & 0xFF) }
    return PictureContent(bytes: output, width: size.width, height: size.height)
  }

  private static func dimensions(_ type: String, _ head: [UInt8]) -> (width: Int, height: Int)? {
    guard head.count >= 5 else { return nil }
    switch type {
    case "VP8X" where head.count == 10:
      return (head.littleEndian(at: 4, 3) + 1, head.littleEndian(at: 7, 3) + 1)
    case "VP8L":
      let bits = head.littleEndian(at: 1, 4)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 " where head.count == 10:
      return (head.littleEndian(at: 6, 2) & 0x3FFF, head.littleEndian(at: 8, 2) & 0x3FFF)
    default: return nil
    }
  }
}
