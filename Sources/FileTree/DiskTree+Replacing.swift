private import Glibc
private import Synchronization

/// Files that are complete whenever they are there.
extension DiskTree {
  /// What names of unfinished files begin with. One that is found was left by a program that ended
  /// in between, or is being written.
  package static let unfinishedPrefix = ".unfinished-"

  package func replace(
    _ path: TreePath, with bytes: UnsafeRawBufferPointer
  ) throws(TreeError) {
    // Other processes may replace the same file, and other threads of this one.
    let number = unfinishedCount.wrappingAdd(1, ordering: .relaxed).newValue
    let unfinished = path.parent.appending(
      "\(DiskTree.unfinishedPrefix)\(getpid())-\(number)")
    for attempt in 1...2 {
      try write(bytes, to: unfinished)
      if rename(fullPath(unfinished), fullPath(path)) == 0 { return }
      let number = errno
      // Another process may have swept it away as left behind; not twice, though.
      if number != ENOENT || attempt == 2 { throw TreeError(path, .rename, .init(errno: number)) }
    }
  }

  package func diskPath(of path: TreePath) -> String? { fullPath(path) }
}
