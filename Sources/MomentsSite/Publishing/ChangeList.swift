internal import Diagnostics
internal import FileTree

/// Which files of the site a deploy has to bring over, from one manifest to the next.
package struct ChangeList: Sendable, Hashable {
  /// Each by path.
  package private(set) var created: [String] = []
  package private(set) var updated: [String] = []
  package private(set) var deleted: [String] = []

  package init(from old: Manifest, to new: Manifest) {
    for (path, entry) in new.entries {
      guard let before = old[path] else {
        created.append(path)
        continue
      }
      if before != entry { updated.append(path) }
    }
    deleted = old.entries.keys.filter { new[$0] == nil }
    for list in [\ChangeList.created, \.updated, \.deleted] {
      self[keyPath: list].sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// A file for deploy scripts: `{"version":1,"created":[…],"updated":[…],"deleted":[…]}`, one path a
  /// line.
  package var json: [UInt8] {
    var text = "{\n  \"version\": 1"
    for (name, paths) in [("created", created), ("updated", updated), ("deleted", deleted)] {
      let lines = paths.map { "\n    " + DiagnosticJSON.quoted($0) }
      text += ",\n  \"\(name)\": [\(lines.joined(separator: ","))\(paths.isEmpty ? "" : "\n  ")]"
    }
    return Array((text + "\n}\n").utf8)
  }
}
