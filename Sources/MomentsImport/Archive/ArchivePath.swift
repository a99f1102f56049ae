private import FileTree
private import MomentsModel

/// What a path inside an export is worth.
enum ArchivePath: Hashable {
  /// `/`-separated, without empty, `.` and `..` parts, in NFC.
  case file(String)
  /// A computer's own by-product, such as `__MACOSX/` and `.DS_Store`.
  case litter
  /// Leads out of the archive.
  case escape

  init(_ written: String) {
    // Archives made on Windows may separate with backslashes.
    let unified = String(decoding: written.utf8.map { $0 == 0x5C ? 0x2F : $0 }, as: UTF8.self)
    let isAbsolute = unified.utf8.first == 0x2F || ArchivePath.hasDrive(unified)
    let parts = unified.split(separator: "/").filter { $0 != "." }
    if isAbsolute || parts.contains("..") || written.utf8.contains(0) {
      self = .escape
    } else if parts.isEmpty || parts.contains(where: ArchivePath.isLitter) {
      self = .litter
    } else {
      self = .file(UnicodeText.composed(parts.joined(separator: "/")))
    }
  }

  private static func isLitter(_ part: Substring) -> Bool {
    part == "__MACOSX" || part == ".DS_Store" || part == "Thumbs.db" || part == "desktop.ini"
      || part.hasPrefix("._")
  }

  private static func hasDrive(_ path: String) -> Bool {
    let bytes = Array(path.utf8.prefix(3))
    return bytes.count >= 2 && bytes[1] == 0x3A
      && (0x61...0x7A).contains(bytes[0] | 0x20) && (bytes.count == 2 || bytes[2] == 0x2F)
  }
}
