/// A path inside a tree: relative, `/`-separated, without empty, `.` or `..` parts.
/// The empty path is the tree's root. Ordered by bytes.
package struct TreePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let text: String

  package static let root = TreePath(trusted: "")

  /// nil where `text` is absolute, holds NUL, or has an empty, `.` or `..` part.
  package init?(_ text: String) {
    if !text.isEmpty {
      for part in text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false) {
        if part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
          return nil
        }
      }
      if text.utf8.contains(0) { return nil }
    }
    self.text = text
  }

  /// For paths that the program itself makes of checked parts.
  package init(trusted text: String) { self.text = text }

  package var description: String { text }

  package static func < (a: TreePath, b: TreePath) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  /// `name` below this path; `name` is one part or several.
  package func appending(_ name: String) -> TreePath {
    TreePath(trusted: text.isEmpty ? name : text + "/" + name)
  }

  package var parent: TreePath {
    guard let slash = text.utf8.lastIndex(of: 0x2F) else { return .root }
    return TreePath(trusted: String(text[..<slash]))
  }

  /// The last part.
  package var name: String {
    guard let slash = text.utf8.lastIndex(of: 0x2F) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  /// The last part up to its last dot; a leading dot doesn't count.
  package var stem: String {
    let name = name
    guard let dot = name.utf8.lastIndex(of: 0x2E), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the last part, in lower case; empty where there is none.
  package var fileExtension: String {
    let name = name
    guard let dot = name.utf8.lastIndex(of: 0x2E), dot != name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// `reference` as written in a file of this folder, with `.` and `..` resolved; nil where it
  /// leaves the tree, is absolute, or is empty.
  package func resolving(_ reference: String) -> TreePath? {
    guard !reference.isEmpty, !reference.utf8.contains(0), reference.utf8.first != 0x2F else {
      return nil
    }
    var parts = text.isEmpty ? [] : text.split(separator: "/")
    for part in reference.split(separator: "/") {
      if part == "." { continue }
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? nil : TreePath(trusted: parts.joined(separator: "/"))
  }
}
