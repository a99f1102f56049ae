internal import FileTree

/// Where new files wait until all of them are there: a hidden folder inside the output, on the same
/// file system, so that putting them in place is renaming.
///
/// A first build stages whole folders (`m/`, `tags/` …), which then move in one step each; a later
/// one stages the changed files side by side, since their folders are there already. Usable from any
/// number of threads.
struct OutputStage: Sendable {
  static let folder = TreePath(trusted: ".momentsgen-stage")

  let output: any Tree
  /// Whether nothing of ours is in the output yet.
  let isFirst: Bool

  /// Removes what a build that was cut off left.
  func clear() throws(TreeError) { try output.removeAll(under: OutputStage.folder) }

  /// Where the file for `path` waits, `number` being its place in the plan.
  func place(of path: String, number: Int) -> TreePath {
    isFirst
      ? OutputStage.folder.appending(path)
      : OutputStage.folder.appending("\(number / 1024)/\(number)")
  }

  func put(_ bytes: [UInt8], for path: String, number: Int) throws(TreeError) {
    let place = place(of: path, number: number)
    try output.makeDirectory(place.parent)
    try output.write(bytes, to: place)
  }

  func put(_ bytes: UnsafeRawBufferPointer, for path: String, number: Int) throws(TreeError) {
    let place = place(of: path, number: number)
    try output.makeDirectory(place.parent)
    try output.write(bytes, to: place)
  }
}
