private import Glibc

/// Folders: listed, made and removed.
extension DiskTree {
  package func entries(in directory: TreePath) throws(TreeError) -> [TreeEntry] {
    try checkInside(directory, for: directory, .list)
    guard let stream = opendir(fullPath(directory)) else {
      throw TreeError(directory, .list, .init(errno: errno))
    }
    defer { closedir(stream) }
    var entries: [TreeEntry] = []
    while true {
      errno = 0
      guard let item = readdir(stream) else { break }
      if let entry = try entry(of: item, in: directory) { entries.append(entry) }
    }
    guard errno == 0 else { throw TreeError(directory, .list, .init(errno: errno)) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// nil for `.` and `..`, and for what has gone since the folder was read.
  private func entry(
    of item: UnsafeMutablePointer<dirent>, in directory: TreePath
  ) throws(TreeError) -> TreeEntry? {
    let bytes = withUnsafeBytes(of: &item.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    guard let name = String(validating: bytes, as: UTF8.self) else {
      return TreeEntry(name: String(decoding: bytes, as: UTF8.self), kind: .other)
    }
    if name == "." || name == ".." { return nil }
    switch Int(item.pointee.d_type) {
    case Int(DT_REG): return TreeEntry(name: name, kind: .file)
    case Int(DT_DIR): return TreeEntry(name: name, kind: .directory)
    default: return try entry(at: directory.appending(name))
    }
  }

  package func makeDirectory(_ path: TreePath) throws(TreeError) {
    if path == .root { return try makeRoot() }
    if !isKnownInside(path.parent) { try makeDirectory(path.parent) }
    if mkdir(fullPath(path), 0o777) != 0 {
      switch errno {
      case EEXIST: return try checkInside(path, for: path, .create)
      case ENOENT: try remakeFolders(above: path)
      default: throw TreeError(path, .create, .init(errno: errno))
      }
    }
    rememberInside(path)
  }

  /// Makes `path` though a folder above it, known from before or the root, isn't there.
  private func remakeFolders(above path: TreePath) throws(TreeError) {
    forgetAllInside()
    try makeDirectory(path.parent)
    guard mkdir(fullPath(path), 0o777) != 0, errno != EEXIST else { return }
    throw TreeError(path, .create, .init(errno: errno))
  }

  /// Makes the root and the folders above it.
  private func makeRoot() throws(TreeError) {
    var place = root.utf8.first == 0x2F ? "" : "."
    for part in root.split(separator: "/") {
      place += "/" + part
      if mkdir(place, 0o777) != 0, errno != EEXIST {
        // A folder above may be one that only others may write to; its being there will do.
        let number = errno
        var status = stat()
        if stat(place, &status) != 0 { throw TreeError(.root, .create, .init(errno: number)) }
      }
    }
    var status = stat()
    guard stat(root, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw TreeError(.root, .create, .notDirectory)
    }
    rememberInside(.root)
  }

  package func removeDirectoryIfEmpty(_ path: TreePath) throws(TreeError) {
    do throws(TreeError) { try checkInside(path.parent, for: path, .remove) } catch {
      if error.reason == .notFound { return }
      throw error
    }
    if rmdir(fullPath(path)) != 0 {
      switch errno {
      case ENOTEMPTY, EEXIST, ENOENT: return
      default: throw TreeError(path, .remove, .init(errno: errno))
      }
    }
    forgetInside(path)
  }
}
