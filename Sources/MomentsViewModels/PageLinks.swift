package import MomentsModel

/// Turns addresses into what stands in a page's `href` and `src`: relative, so that a site works
/// at `/`, in a sub-folder and from the file system.
package struct PageLinks: Sendable {
  /// `./`, `../../` …, or the base path.
  package let prefix: String

  /// For pages `depth` folders below the root.
  package init(depth: Int) {
    prefix = depth == 0 ? "./" : String(repeating: "../", count: depth)
  }

  /// For the 404 page, which a host serves at any depth.
  /// - Parameter basePath: begins and ends with `/`.
  package init(basePath: String) { prefix = basePath }

  private init(prefix: String) { self.prefix = prefix }

  /// For what is rendered once for pages of every depth.
  static let marked = PageLinks(prefix: mark)

  /// Stands where the way to the root belongs. Whoever writes it in a text sees that way there.
  static let mark = "./@8c1f5b20d94e37a6/"

  package func url(_ address: SiteAddress) -> String {
    let page = prefix + PageLinks.encoded(address.path)
    return address.fragment.map { page + "#" + PageLinks.encoded($0) } ?? page
  }

  /// Percent-encodes what would end or split a path; letters of every script stay readable.
  package static func encoded(_ path: String) -> String {
    guard path.utf8.contains(where: { reserved.contains($0) || $0 <= 0x20 || $0 == 0x7F }) else {
      return path
    }
    var bytes: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      if reserved.contains(byte) || byte <= 0x20 || byte == 0x7F {
        bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `"#%<>?\^`{|}`
  private static let reserved: Set<UInt8> = [
    0x22, 0x23, 0x25, 0x3C, 0x3E, 0x3F, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D,
  ]
}
