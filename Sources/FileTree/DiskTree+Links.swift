private import Glibc

/// Where symbolic links lead, and whether that is inside the tree.
extension DiskTree {
  /// Throws, in the name of `path`, where `folder` isn't a folder or a link on the way to it leaves
  /// the tree.
  func checkInside(
    _ folder: TreePath, for path: TreePath, _ action: TreeError.Action
  ) throws(TreeError) {
    if isKnownInside(folder) { return }
    do throws(TreeError) {
      if folder != .root { try checkInside(folder.parent, for: path, action) }
      try requireFolder(folder, action)
    } catch { throw TreeError(path, action, error.reason) }
    rememberInside(folder)
  }

  private func requireFolder(_ folder: TreePath, _ action: TreeError.Action) throws(TreeError) {
    switch try status(of: folder, action).st_mode & S_IFMT {
    case S_IFDIR: return
    case S_IFLNK:
      let target = try target(ofLink: folder, action)
      var status = stat()
      if stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
      throw TreeError(folder, action, .notDirectory)
    default: throw TreeError(folder, action, .notDirectory)
    }
  }

  /// What is at `path`, whose folder has been checked; links followed.
  func look(at path: TreePath) throws(TreeError) -> TreeEntry? {
    let status = try status(of: path, .read)
    switch status.st_mode & S_IFMT {
    case S_IFREG: return TreeEntry(name: path.name, kind: .file, size: Int(status.st_size))
    case S_IFDIR: return TreeEntry(name: path.name, kind: .directory)
    case S_IFLNK: return followed(path)
    default: return TreeEntry(name: path.name, kind: .other)
    }
  }

  /// The real path that the link at `path` leads to.
  func target(ofLink path: TreePath, _ action: TreeError.Action) throws(TreeError) -> String {
    guard let target = RealPath.ofExisting(fullPath(path)), let root = RealPath.ofExisting(root)
    else {
      throw TreeError(path, action, .init(errno: errno))
    }
    guard target == root || root == "/" || target.hasPrefix(root + "/") else {
      throw TreeError(path, action, .outsideTree)
    }
    return target
  }

  /// The entry of a link: that of its target, under the link's name.
  private func followed(_ path: TreePath) -> TreeEntry {
    let other = TreeEntry(name: path.name, kind: .other)
    var status = stat()
    guard let target = try? target(ofLink: path, .read), stat(target, &status) == 0 else {
      return other  // what is wrong with it is said by whoever reads it
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return TreeEntry(name: path.name, kind: .file, size: Int(status.st_size))
    case S_IFDIR:
      return isAncestor(target, of: path) ? other : TreeEntry(name: path.name, kind: .directory)
    default: return other
    }
  }

  /// Whether the folder at the real path `target` is one of those that lead to `path`; a walk that
  /// followed the link would never end.
  private func isAncestor(_ target: String, of path: TreePath) -> Bool {
    var folder = path
    while folder != .root {
      folder = folder.parent
      if RealPath.ofExisting(fullPath(folder)) == target { return true }
    }
    return false
  }

  private func status(of path: TreePath, _ action: TreeError.Action) throws(TreeError) -> stat {
    var status = stat()
    // The root may itself be a link: whoever named it meant what it leads to.
    let answer =
      path == .root ? stat(fullPath(path), &status) : lstat(fullPath(path), &status)
    guard answer == 0 else { throw TreeError(path, action, .init(errno: errno)) }
    return status
  }
}
