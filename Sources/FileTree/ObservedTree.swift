internal import Synchronization

/// A tree that remembers the stamp of everything that is looked at, read or listed, taken before it
/// is: what a later run needs to know that it would find the same.
package final class ObservedTree: Tree {
  private struct Notes {
    var stamps: [TreePath: FileStamp?] = [:]
    var isReliable = true
  }

  private let tree: any Tree
  private let notes = Mutex(Notes())

  package init(_ tree: any Tree) { self.tree = tree }

  /// Each path once, by path; nil where the stamp of one couldn't be taken.
  package var observations: [Observation]? {
    notes.withLock { notes in
      guard notes.isReliable else { return nil }
      return notes.stamps.map { Observation(path: $0.key, stamp: $0.value) }
        .sorted { $0.path < $1.path }
    }
  }

  private func note(_ path: TreePath) {
    if notes.withLock({ $0.stamps[path] != nil }) { return }
    do throws(TreeError) {
      let stamp = try tree.stamp(of: path)
      notes.withLock { notes in
        // Of two threads the first counts; both came before what their callers go on to read.
        if notes.stamps[path] == nil { notes.stamps[path] = .some(stamp) }
      }
    } catch { notes.withLock { $0.isReliable = false } }
  }

  package func entries(in directory: TreePath) throws(TreeError) -> [TreeEntry] {
    note(directory)
    return try tree.entries(in: directory)
  }

  package func entry(at path: TreePath) throws(TreeError) -> TreeEntry? {
    note(path)
    return try tree.entry(at: path)
  }

  package func read(_ path: TreePath) throws(TreeError) -> [UInt8] {
    note(path)
    return try tree.read(path)
  }

  package func read(_ path: TreePath, from offset: Int, count: Int) throws(TreeError) -> [UInt8] {
    note(path)
    return try tree.read(path, from: offset, count: count)
  }

  package func stamp(of path: TreePath) throws(TreeError) -> FileStamp? {
    note(path)
    return try tree.stamp(of: path)
  }

  package func diskPath(of path: TreePath) -> String? { tree.diskPath(of: path) }

  // What is written isn't observed: it would be the caller's own doing.

  package func write(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError) {
    try tree.write(bytes, to: path)
  }

  package func append(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError) {
    try tree.append(bytes, to: path)
  }

  package func replace(
    _ path: TreePath, with bytes: UnsafeRawBufferPointer
  ) throws(TreeError) { try tree.replace(path, with: bytes) }

  package func makeDirectory(_ path: TreePath) throws(TreeError) { try tree.makeDirectory(path) }

  package func removeFile(_ path: TreePath) throws(TreeError) { try tree.removeFile(path) }

  package func move(_ path: TreePath, to target: TreePath) throws(TreeError) {
    try tree.move(path, to: target)
  }

  package func exchange(_ path: TreePath, with other: TreePath) throws(TreeError) {
    try tree.exchange(path, with: other)
  }

  package func lock(waitingSeconds seconds: Int) throws(TreeError) -> TreeLock {
    try tree.lock(waitingSeconds: seconds)
  }

  package func removeDirectoryIfEmpty(_ path: TreePath) throws(TreeError) {
    try tree.removeDirectoryIfEmpty(path)
  }
}
