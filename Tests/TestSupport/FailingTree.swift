package import FileTree
private import Synchronization

/// A tree whose n-th change is refused, as on a full disk; the changes before it happen, and those
/// after it unless the failure is persistent, which looks to the tree as if the program were killed.
package final class FailingTree: Tree {
  private let tree: any Tree
  private let failure: Int
  private let isPersistent: Bool
  private let count = Mutex(0)

  /// `failure` counts from 1; 0 never fails and only counts.
  package init(_ tree: any Tree, failingAt failure: Int, isPersistent: Bool = false) {
    self.tree = tree
    self.failure = failure
    self.isPersistent = isPersistent
  }

  /// How many changes were asked for so far.
  package var changeCount: Int { count.withLock { $0 } }

  private func count(_ path: TreePath, _ action: TreeError.Action) throws(TreeError) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if number == failure || isPersistent && failure > 0 && number > failure {
      throw TreeError(path, action, .noSpace)
    }
  }

  package func entries(in directory: TreePath) throws(TreeError) -> [TreeEntry] {
    try tree.entries(in: directory)
  }

  package func entry(at path: TreePath) throws(TreeError) -> TreeEntry? {
    try tree.entry(at: path)
  }

  package func read(_ path: TreePath) throws(TreeError) -> [UInt8] { try tree.read(path) }

  package func write(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError) {
    try count(path, .write)
    try tree.write(bytes, to: path)
  }

  package func replace(
    _ path: TreePath, with bytes: UnsafeRawBufferPointer
  ) throws(TreeError) {
    try count(path, .write)
    try tree.replace(path, with: bytes)
  }

  package func stamp(of path: TreePath) throws(TreeError) -> FileStamp? {
    try tree.stamp(of: path)
  }

  package func diskPath(of path: TreePath) -> String? { tree.diskPath(of: path) }

  package func makeDirectory(_ path: TreePath) throws(TreeError) {
    try count(path, .create)
    try tree.makeDirectory(path)
  }

  package func removeFile(_ path: TreePath) throws(TreeError) {
    try count(path, .remove)
    try tree.removeFile(path)
  }

  package func removeDirectoryIfEmpty(_ path: TreePath) throws(TreeError) {
    try count(path, .remove)
    try tree.removeDirectoryIfEmpty(path)
  }

  package func move(_ path: TreePath, to target: TreePath) throws(TreeError) {
    try count(target, .rename)
    try tree.move(path, to: target)
  }

  package func exchange(_ path: TreePath, with other: TreePath) throws(TreeError) {
    try count(other, .rename)
    try tree.exchange(path, with: other)
  }

  package func lock(waitingSeconds seconds: Int) throws(TreeError) -> TreeLock {
    try tree.lock(waitingSeconds: seconds)
  }
}
