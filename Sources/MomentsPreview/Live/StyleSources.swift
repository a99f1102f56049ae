package import FileTree

/// Style sheets as they are in the theme, for pages that show a change of one before the site is
/// built: a style sheet's published name holds its hash, so that every page has to be written anew.
package struct StyleSources: Sendable {
  /// The folder of the theme in the watched root, with a slash: `Templates/`.
  private let folder: String
  private let tree: any Tree

  /// - Parameter tree: rooted at the folder.
  package init(folder: String, tree: any Tree) {
    self.folder = folder
    self.tree = tree
  }

  /// The names, below the folder, of the changed style sheets that can be shown at once. Those with
  /// addresses of other files can't: they'd look for them in another place.
  func names(in changes: ChangedFiles) -> [String] {
    changes.paths.filter { $0.hasPrefix(folder) && $0.hasSuffix(".css") }
      .map { String($0.dropFirst(folder.utf8.count)) }
      .filter { bytes(of: $0).map { !StyleSources.refersToFiles($0) } ?? false }
      .sorted()
  }

  /// Whether nothing else changed.
  func covers(_ changes: ChangedFiles) -> Bool {
    !changes.isIncomplete && names(in: changes).count == changes.paths.count
  }

  /// nil where it isn't a style sheet that can be read: the build says why.
  func bytes(of name: String) -> [UInt8]? {
    guard name.hasSuffix(".css"), let path = TreePath(name) else { return nil }
    return try? tree.read(path)
  }

  private static func refersToFiles(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return text.contains("@import")
      || text.ranges(of: "url(").contains { range in
        let start = text[range.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
        return !start.hasPrefix("data:") && !start.hasPrefix("#") && !start.hasPrefix("/")
      }
  }
}
