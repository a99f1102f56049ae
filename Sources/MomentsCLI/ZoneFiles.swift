package import FileTree
package import MomentsModel

/// The system's time zone files.
package struct ZoneFiles: Sendable {
  /// Where Debian's tzdata puts them.
  package static let usualFolder = "/usr/share/zoneinfo"

  private let tree: any Tree

  package init(tree: any Tree) { self.tree = tree }

  /// Whether there are any at all; false where the package is missing.
  package var areInstalled: Bool {
    // An unreadable folder is of no more use than none.
    (try? tree.entry(at: .root))??.kind == .directory
  }

  /// nil where there is no zone of that name. UTC needs no file.
  package func rules(for identifier: String) -> TimeZoneRules? {
    if identifier == "UTC" { return .utc }
    guard identifier.utf8.allSatisfy(Self.isIdentifierByte), let path = TreePath(identifier),
      // Why a file can't be read makes no difference: the zone isn't to be had.
      let entry = try? tree.entry(at: path), entry.kind == .file, entry.size <= 65_536,
      let bytes = try? tree.read(path)
    else { return nil }
    return TimeZoneRules(identifier: identifier, tzif: bytes)
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "+-_/".utf8.contains(byte)
    }
  }
}
