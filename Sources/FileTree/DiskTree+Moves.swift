private import CFileSystem
private import Glibc

/// Renames, and the lock that keeps two builds from doing them at once.
extension DiskTree {
  package func move(_ path: TreePath, to target: TreePath) throws(TreeError) {
    try checkInside(path.parent, for: path, .rename)
    try checkInside(target.parent, for: target, .rename)
    guard rename(fullPath(path), fullPath(target)) != 0 else {
      // What was below a moved folder is no longer there.
      if isKnownInside(path) { forgetAllInside() }
      return
    }
    throw TreeError(target, .rename, .init(errno: errno))
  }

  package func exchange(_ path: TreePath, with other: TreePath) throws(TreeError) {
    try checkInside(path.parent, for: path, .rename)
    try checkInside(other.parent, for: other, .rename)
    guard file_system_exchange(fullPath(path), fullPath(other)) != 0 else { return }
    throw TreeError(other, .rename, .init(errno: errno))
  }

  package func lock(waitingSeconds seconds: Int) throws(TreeError) -> TreeLock {
    let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TreeError(.root, .lock, .init(errno: errno)) }
    for attempt in 0... {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { break }
      guard errno == EWOULDBLOCK || errno == EINTR, attempt < seconds * 20 else {
        let number = errno
        close(descriptor)
        throw TreeError(
          .root, .lock, number == EWOULDBLOCK ? .busy : .init(errno: number))
      }
      usleep(50_000)
    }
    return TreeLock { close(descriptor) }
  }
}
