/// The icons made of the owner's picture, by their paths below the root; none where there is no local
/// picture, or nobody to make them.
package struct SiteIcons: Sendable {
  /// A square icon for home screens.
  package struct App: Sendable, Hashable {
    package var path: String
    /// In pixels.
    package var side: Int
    /// Whether a device may also cut it to its own shape: what people look at is in its middle.
    package var isMaskable: Bool
  }

  /// 16 and 32 pixels.
  package private(set) var favicon: String?
  /// 180 pixels, opaque.
  package private(set) var touch: String?
  package private(set) var apps: [App] = []

  package init() {}

  /// - Parameter paths: of all published pictures.
  init(among paths: Set<String>) {
    if paths.contains(SiteIcons.faviconPath) { favicon = SiteIcons.faviconPath }
    for (path, side) in SiteIcons.files where paths.contains(path) {
      if side == 180 {
        touch = path
      } else {
        apps.append(App(path: path, side: side, isMaskable: side == 512))
      }
    }
  }

  static let faviconPath = "favicon.ico"
  static let files = [("apple-touch-icon.png", 180), ("icon-192.png", 192), ("icon-512.png", 512)]
  /// All that are made, in pixels.
  static let sides = [16, 32] + files.map(\.1)
}

/// The format of `favicon.ico`: a list of pictures, here PNGs.
enum IconFile {
  /// - Parameter pictures: side in pixels, at most 256, and PNG.
  static func of(_ pictures: [(side: Int, png: [UInt8])]) -> [UInt8] {
    var file = number(0, 2) + number(1, 2) + number(pictures.count, 2)
    var offset = 6 + 16 * pictures.count
    for (side, png) in pictures {
      let edge = UInt8(truncatingIfNeeded: side)
      file += [edge, edge, 0, 0] + number(1, 2) + number(32, 2)
      file += number(png.count, 4) + number(offset, 4)
      offset += png.count
    }
    return file + pictures.flatMap(\.png)
  }

  /// Little endian.
  private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
