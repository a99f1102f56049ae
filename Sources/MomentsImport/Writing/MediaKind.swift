/// What a file is by its first bytes; names lie (`.jpg` files that are WebP or HEIC).
enum MediaKind {
  /// Whether a file that begins so can be a picture of a site.
  static func isPicture(_ start: [UInt8], name: String) -> Bool {
    let kind = fileExtension(start, fallback: "")
    if pictures.contains(kind) || kind == "jpg" { return true }
    if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return true
    }
    return name.hasSuffix(".svg") && String(decoding: start, as: UTF8.self).contains("<")
  }

  /// The extension that fits; `fallback` where the bytes tell nothing.
  static func fileExtension(_ start: [UInt8], fallback: String) -> String {
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return fallback == "jpeg" ? "jpeg" : "jpg" }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "png" }
    if start.starts(with: Array("GIF8".utf8)) { return "gif" }
    if start.starts(with: Array("RIFF".utf8)), start.count >= 12 {
      switch String(decoding: start[8..<12], as: UTF8.self) {
      case "WEBP": return "webp"
      case "WAVE": return "wav"
      default: return fallback
      }
    }
    if start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) {
      return brand(String(decoding: start[8..<12], as: UTF8.self), fallback)
    }
    if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return fallback == "mkv" ? "mkv" : "webm" }
    if start.starts(with: Array("%PDF".utf8)) { return "pdf" }
    return fallback
  }

  private static func brand(_ brand: String, _ fallback: String) -> String {
    switch brand {
    case "avif", "avis": "avif"
    case "heic", "heix", "hevc", "mif1", "msf1": "heic"
    case "qt  ": "mov"
    case "M4A ": "m4a"
    default: fallback == "mov" || fallback == "m4v" || fallback == "m4a" ? fallback : "mp4"
    }
  }

  static let pictures: Set<String> = ["jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "svg"]
}
