package import FileTree
internal import MomentsRendering

/// Copies files of the built-in theme into a site, to be changed there.
package enum ThemeEjection {
  /// Paths below `Templates/`, sorted.
  package static var files: [String] { BuiltInTheme.files.map(\.path) }

  /// What became of one file.
  package enum Outcome: Sendable, Hashable {
    case written
    /// The site has its own already; it is left as it is.
    case kept
    case unknown
  }

  /// Copies `names`, or every file where there are none; never over a file that is there. In the
  /// order given.
  package static func eject(
    _ names: [String], into site: any Tree
  ) throws(TreeError) -> [(path: TreePath, outcome: Outcome)] {
    var outcomes: [(path: TreePath, outcome: Outcome)] = []
    for name in names.isEmpty ? files : names {
      let path = Theme.folder.appending(name)
      outcomes.append((path, try copy(name, to: path, in: site)))
    }
    return outcomes
  }

  private static func copy(
    _ name: String, to path: TreePath, in site: any Tree
  ) throws(TreeError) -> Outcome {
    guard let file = BuiltInTheme.files.first(where: { $0.path == name }) else { return .unknown }
    if try site.entry(at: path) != nil { return .kept }
    try site.makeDirectory(path.parent)
    try site.write(Array(file.text.utf8), to: path)
    return .written
  }
}
