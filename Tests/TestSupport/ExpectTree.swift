package import FileTree
package import Testing

/// Expects exactly `files` below `folder`: a missing file, a file too many and a different text
/// each fail on their own, with a short diff. Empty folders don't count.
package func expectTree(
  _ tree: any Tree, _ files: [String: String], under folder: TreePath = .root,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for complaint in treeComplaints(tree, files, under: folder) {
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }
}

/// Expects exactly these paths below `folder`, whatever is in the files.
package func expectPaths(
  _ tree: any Tree, _ paths: [String], under folder: TreePath = .root,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = paths.sorted().joined(separator: "\n")
  do {
    let actual = try existingFiles(tree, folder).map(\.text).sorted().joined(separator: "\n")
    if let diff = LineDiff.between(expected: expected, actual: actual) {
      Issue.record("the files differ at \(diff)", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("the tree can't be read: \(error)", sourceLocation: sourceLocation)
  }
}

/// What `expectTree` complains of, in words.
package func treeComplaints(
  _ tree: any Tree, _ files: [String: String], under folder: TreePath = .root
) -> [String] {
  do throws(TreeError) {
    let found = try existingFiles(tree, folder)
    var complaints = found.filter { files[$0.text] == nil }.map { "unexpected file: \($0)" }
    for (name, expected) in files.sorted(by: { $0.key < $1.key }) {
      let path = TreePath(trusted: name)
      guard found.contains(path) else {
        complaints.append("missing file: \(name)")
        continue
      }
      let actual = String(decoding: try tree.read(path), as: UTF8.self)
      if let diff = LineDiff.between(expected: expected, actual: actual) {
        complaints.append("\(name) differs at \(diff)")
      }
    }
    return complaints
  } catch {
    return ["the tree can't be read: \(error)"]
  }
}

private func existingFiles(_ tree: any Tree, _ folder: TreePath) throws(TreeError) -> [TreePath] {
  try tree.entry(at: folder) == nil ? [] : tree.files(under: folder)
}
