private import Glibc

extension DiskTree {
  /// Follows links wherever they lead: nothing is read.
  package func stamp(of path: TreePath) throws(TreeError) -> FileStamp? {
    var status = stat()
    guard stat(fullPath(path), &status) == 0 else {
      let number = errno
      if number == ENOENT || number == ENOTDIR || number == ELOOP { return nil }
      throw TreeError(path, .read, .init(errno: number))
    }
    return FileStamp(status)
  }
}

extension FileStamp {
  fileprivate init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      default: .other
      }
    self.init(
      kind: kind, size: kind == .file ? Int(status.st_size) : 0,
      modified: FileStamp.nanoseconds(status.st_mtim),
      changed: FileStamp.nanoseconds(status.st_ctim),
      // A file of another file system may have the same number.
      number: UInt64(status.st_ino) ^ UInt64(status.st_dev) << 48)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }
}
