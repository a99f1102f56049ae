/// The one seam to the file system: a tree of files on disk or in memory.
///
/// Every method may be called from several threads at once; calls that change the same path at the
/// same time are the caller's mistake. Symbolic links are followed only as far as they stay inside
/// the tree.
package protocol Tree: Sendable {
  /// What lies directly in `directory`, by name bytes; hidden files included.
  func entries(in directory: TreePath) throws(TreeError) -> [TreeEntry]
  /// nil where nothing is there.
  func entry(at path: TreePath) throws(TreeError) -> TreeEntry?
  func read(_ path: TreePath) throws(TreeError) -> [UInt8]
  /// At most `count` bytes from `offset` on; fewer at the file's end, none behind it.
  func read(_ path: TreePath, from offset: Int, count: Int) throws(TreeError) -> [UInt8]
  /// Creates or overwrites one file; its folder must exist.
  func write(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError)
  /// Adds to the end of one file, which is created where it is missing; its folder must exist.
  func append(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError)
  /// Creates or overwrites one file in one step: whoever reads it, even after a crash of this
  /// program, finds the old bytes or the new ones. Dearer than `write`. Its folder must exist.
  func replace(_ path: TreePath, with bytes: UnsafeRawBufferPointer) throws(TreeError)
  /// What tells whether something changed, links followed; nil where nothing is there. Throws
  /// `notSupported` where the tree can't tell.
  func stamp(of path: TreePath) throws(TreeError) -> FileStamp?
  /// Where other programs find `path`; nil where the tree isn't on disk.
  func diskPath(of path: TreePath) -> String?
  /// Creates the folder and those above it; no error where it is there.
  func makeDirectory(_ path: TreePath) throws(TreeError)
  /// Removes one file, or a link itself; an error where nothing is there.
  func removeFile(_ path: TreePath) throws(TreeError)
  /// Gives a file or folder another path; a file that is there is replaced in one step, a folder
  /// that is there must be empty. The folder of `target` must exist.
  func move(_ path: TreePath, to target: TreePath) throws(TreeError)
  /// Swaps two files in one step, so that either path always shows a whole file. Throws
  /// `notSupported` where the file system can't.
  func exchange(_ path: TreePath, with other: TreePath) throws(TreeError)
  /// Waits until no other process or tree holds the lock on the root, which must exist, and holds it
  /// until the result is dropped. Throws `busy` after about `seconds`.
  func lock(waitingSeconds seconds: Int) throws(TreeError) -> TreeLock
  /// Removes an empty folder; no error where it isn't empty or isn't there.
  func removeDirectoryIfEmpty(_ path: TreePath) throws(TreeError)
}

extension Tree {
  package func write(_ bytes: [UInt8], to path: TreePath) throws(TreeError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(TreeError) in
      try write(UnsafeRawBufferPointer(buffer), to: path)
    }
  }

  // For trees that have no better way: through the whole file.

  package func read(_ path: TreePath, from offset: Int, count: Int) throws(TreeError) -> [UInt8] {
    let bytes = try read(path)
    let start = min(max(0, offset), bytes.count)
    return Array(bytes[start..<min(bytes.count, start + max(0, count))])
  }

  package func append(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError) {
    let old = try entry(at: path) == nil ? [] : read(path)
    try write(old + bytes, to: path)
  }

  package func append(_ bytes: [UInt8], to path: TreePath) throws(TreeError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(TreeError) in
      try append(UnsafeRawBufferPointer(buffer), to: path)
    }
  }

  // For trees that live in memory, where a write is one step anyway.

  package func replace(
    _ path: TreePath, with bytes: UnsafeRawBufferPointer
  ) throws(TreeError) { try write(bytes, to: path) }

  package func diskPath(of path: TreePath) -> String? { nil }

  package func stamp(of path: TreePath) throws(TreeError) -> FileStamp? {
    throw TreeError(path, .read, .notSupported)
  }

  package func replace(_ path: TreePath, with bytes: [UInt8]) throws(TreeError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(TreeError) in
      try replace(path, with: UnsafeRawBufferPointer(buffer))
    }
  }

  /// All that lies below `directory` and isn't a folder, by path bytes.
  ///
  /// What can't be read (a link that leads nowhere or out of the tree, a socket) is listed too, so
  /// that nothing disappears without a message: reading it says what is wrong.
  package func files(under directory: TreePath) throws(TreeError) -> [TreePath] {
    var files: [TreePath] = []
    var pending = [directory]
    while let folder = pending.popLast() {
      for entry in try entries(in: folder) {
        let path = folder.appending(entry.name)
        if entry.kind == .directory { pending.append(path) } else { files.append(path) }
      }
    }
    return files.sorted()
  }
}

/// Held by whoever may change a tree. Releases the lock when it is dropped.
package final class TreeLock: Sendable {
  private let release: @Sendable () -> Void

  package init(release: @escaping @Sendable () -> Void) { self.release = release }

  deinit { release() }
}

extension Tree {
  /// Removes a folder and all that lies in it; no error where it isn't there.
  package func removeAll(under folder: TreePath) throws(TreeError) {
    guard try entry(at: folder) != nil else { return }
    for entry in try entries(in: folder) {
      let path = folder.appending(entry.name)
      if entry.kind == .directory {
        try removeAll(under: path)
      } else {
        try removeFile(path)
      }
    }
    try removeDirectoryIfEmpty(folder)
  }
}
