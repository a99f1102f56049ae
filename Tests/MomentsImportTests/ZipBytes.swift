import Foundation

/// Archives made for tests: as small as they can be, and some that no service makes.
enum ZipBytes {
  /// Stored, without checksums that anyone compares.
  static func zip(_ files: [(name: String, text: String)], isLink: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for (name, text) in files {
      let offset = bytes.count
      let content = Array(text.utf8)
      let common =
        little(20, 2) + little(0x0800, 2) + little(0, 2) + little(0x5821_0000, 4)
        + little(checksum(content), 4) + little(content.count, 4) + little(content.count, 4)
        + little(name.utf8.count, 2) + little(0, 2)
      bytes += little(0x0403_4B50, 4) + common + Array(name.utf8) + content
      let attributes = isLink ? 0o120777 << 16 : 0o100644 << 16
      directory +=
        little(0x0201_4B50, 4) + little(0x031E, 2) + common + little(0, 2) + little(0, 2)
        + little(0, 2) + little(attributes, 4) + little(offset, 4) + Array(name.utf8)
    }
    let end =
      little(0x0605_4B50, 4) + little(0, 4) + little(files.count, 2) + little(files.count, 2)
      + little(directory.count, 4) + little(bytes.count, 4) + little(0, 2)
    return bytes + directory + end
  }

  private static func little(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return Int(~crc)
  }

  /// `outbox.json` of 100 MB of zeros, as tar.bz2 of 180 bytes.
  static let bomb = base64(
    "QlpoOTFBWSZTWR9sDRcFfjzbgMiAQAF3AAIAcBGeQAAIIABwUGjRoMgNBFKnkaj01MTGKc6mUUAVVEkACAqqJbu1H3TU"
      + "AQFVRICM1kMoE49bwG83asS4no4Ob4/XvjOkZoVFQBVUT+YoKyTKayHBPFvgK/HIABgAAAEEAAYQCajIVAS1IVAS5igr"
      + "JMprLB2U0SAMhCggGAAIAAABBAAGGYClNMggi2KCCLxdyRThQkAFPV2s")

  /// An empty outbox behind the password "secret".
  static let locked = base64(
    "UEsDBBQAAQAAAAAAIVgZHzl2OgAAAC4AAAALAAAAb3V0Ym94Lmpzb27IiMK/DeOkA/QVMq9IkrRqPafnQhpolJ+lrs3b"
      + "HtV/cQWQLEnn/JBy+HlL5eGsHsvLr8Eay2yhCvRYUEsBAhQAFAABAAAAAAAhWBkfOXY6AAAALgAAAAsAAAAAAAAAAAAA"
      + "AAAAAAAAAG91dGJveC5qc29uUEsFBgAAAAABAAEAOQAAAGMAAAAAAA==")

  private static func base64(_ text: String) -> [UInt8] {
    Data(base64Encoded: text).map(Array.init) ?? []
  }
}
