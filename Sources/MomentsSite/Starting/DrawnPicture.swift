/// A small picture that is drawn, not taken: a sky, the sun, hills, in sixteen colours. As PNG
/// without compression, so that nothing but checksums is needed to write it.
struct DrawnPicture {
  /// Even.
  let width = 360
  let height = 240
  /// 0xRRGGBB, sky from the top down; the last three are the sun, far and near hills.
  let colors: [Int]
  /// Of the sun, 0…1 from the left and the top.
  let sun: (x: Double, y: Double)
  /// 0…1: where the hills are.
  let phase: Double

  var png: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Four bits a pixel, from a palette.
    bytes += chunk("IHDR", number(width) + number(height) + [4, 3, 0, 0, 0])
    bytes += chunk(
      "PLTE", colors.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] })
    bytes += chunk("IDAT", stored(rows))
    bytes += chunk("IEND", [])
    return bytes
  }

  private var rows: [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in stride(from: 0, to: width, by: 2) {
        rows.append(UInt8(color(x, y) << 4 | color(x + 1, y)))
      }
    }
    return rows
  }

  private func color(_ x: Int, _ y: Int) -> Int {
    let near = Double(height) * (0.78 + 0.08 * wave(Double(x) / 90 + phase * 7))
    if Double(y) > near { return colors.count - 1 }
    let far = Double(height) * (0.62 + 0.07 * wave(Double(x) / 55 + phase * 3))
    if Double(y) > far { return colors.count - 2 }
    let (dx, dy) = (Double(x) - sun.x * Double(width), Double(y) - sun.y * Double(height))
    if dx * dx + dy * dy < 500 { return colors.count - 3 }
    // Rows of two bands alternate where they meet, which looks smoother.
    let bands = colors.count - 3
    let place =
      Double(y) / (0.7 * Double(height)) * Double(bands) + ((x + y) % 2 == 0 ? 0.25 : -0.25)
    return min(bands - 1, max(0, Int(place)))
  }

  /// A smooth wave from -1 to 1 with the period 4, of parabolas.
  private func wave(_ x: Double) -> Double {
    let place = x - (x / 4).rounded(.down) * 4
    return place < 2 ? 1 - (place - 1) * (place - 1) : (place - 3) * (place - 3) - 1
  }

  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return number(content.count) + body + number(Int(Checksums.crc32(body)))
  }

  /// zlib's format with blocks that aren't compressed.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    while !rest.isEmpty {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      result += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    }
    return result + number(Int(Checksums.adler32(bytes)))
  }

  private func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}

/// PNG's checksums.
private enum Checksums {
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
