private import Glibc
internal import Synchronization

/// A folder of the real file system.
///
/// Works on full paths: measured with 10,000 files in as many folders, descriptors of folders gain
/// nothing over them. Make one per build; a link that is put in place of a folder while the tree is
/// in use may go unnoticed.
package final class DiskTree: Tree {
  /// The folder's path as given, absolute or relative to the working directory; it needn't exist.
  package let root: String
  /// Folders known to be inside the tree, so that each is looked at once.
  private let foldersInside = Mutex<Set<TreePath>>([.root])
  let unfinishedCount = Atomic(0)

  package init(root: String) {
    var root = root.isEmpty ? "." : root
    while root.utf8.count > 1, root.utf8.last == 0x2F { root.removeLast() }
    self.root = root
  }

  func fullPath(_ path: TreePath) -> String {
    path == .root ? root : root == "/" ? root + path.text : root + "/" + path.text
  }

  func isKnownInside(_ folder: TreePath) -> Bool {
    foldersInside.withLock { $0.contains(folder) }
  }

  func rememberInside(_ folder: TreePath) { foldersInside.withLock { _ = $0.insert(folder) } }

  func forgetInside(_ folder: TreePath) { foldersInside.withLock { _ = $0.remove(folder) } }

  func forgetAllInside() { foldersInside.withLock { $0.removeAll() } }

  package func entry(at path: TreePath) throws(TreeError) -> TreeEntry? {
    do throws(TreeError) {
      if path != .root { try checkInside(path.parent, for: path, .read) }
      return try look(at: path)
    } catch {
      if error.reason == .notFound || error.reason == .notDirectory { return nil }
      throw error
    }
  }

  package func read(_ path: TreePath) throws(TreeError) -> [UInt8] {
    try reporting(path, .read) { (place) throws(FileDescriptor.Refusal) in
      let file = try FileDescriptor(place, for: .reading)
      let status = try file.status()
      try status.refuseUnlessFile()
      return try file.read(size: Int(status.st_size))
    }
  }

  package func write(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError) {
    try reporting(path, .write) { (place) throws(FileDescriptor.Refusal) in
      let file = try FileDescriptor(place, for: .writing)
      let status = try file.status()
      try status.refuseUnlessFile()
      try file.write(bytes, oldSize: Int(status.st_size))
    }
  }

  package func read(_ path: TreePath, from offset: Int, count: Int) throws(TreeError) -> [UInt8] {
    try reporting(path, .read) { (place) throws(FileDescriptor.Refusal) in
      let file = try FileDescriptor(place, for: .reading)
      let status = try file.status()
      try status.refuseUnlessFile()
      let start = min(max(0, offset), Int(status.st_size))
      return try file.read(size: min(max(0, count), Int(status.st_size) - start), from: start)
    }
  }

  package func append(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError) {
    try reporting(path, .write) { (place) throws(FileDescriptor.Refusal) in
      let file = try FileDescriptor(place, for: .writing)
      let status = try file.status()
      try status.refuseUnlessFile()
      try file.write(bytes, at: Int(status.st_size))
    }
  }

  package func removeFile(_ path: TreePath) throws(TreeError) {
    try checkInside(path.parent, for: path, .remove)
    guard unlink(fullPath(path)) != 0 else { return }
    throw TreeError(path, .remove, .init(errno: errno))
  }

  /// Calls `body` with the full path; once more with the target where `path` is a link that stays
  /// inside the tree.
  private func reporting<Result>(
    _ path: TreePath, _ action: TreeError.Action,
    _ body: (String) throws(FileDescriptor.Refusal) -> Result
  ) throws(TreeError) -> Result {
    try checkInside(path.parent, for: path, action)
    do throws(FileDescriptor.Refusal) {
      return try body(fullPath(path))
    } catch {
      guard error.number == ELOOP else { throw TreeError(path, action, .init(errno: error.number)) }
    }
    let target = try target(ofLink: path, action)
    do throws(FileDescriptor.Refusal) {
      return try body(target)
    } catch { throw TreeError(path, action, .init(errno: error.number)) }
  }
}

extension stat {
  fileprivate func refuseUnlessFile() throws(FileDescriptor.Refusal) {
    switch st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileDescriptor.Refusal(number: EISDIR)
    default: throw FileDescriptor.Refusal(number: ENXIO)
    }
  }
}
