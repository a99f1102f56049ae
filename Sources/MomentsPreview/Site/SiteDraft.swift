internal import FileTree

/// The files of a site as a build is about to leave them, and the folders that follow from them.
struct SiteDraft {
  private(set) var files: [TreePath: StagedFile] = [:]
  /// The names that lie directly in each folder.
  private(set) var folders: [TreePath: Set<String>] = [.root: []]
  /// What may differ from the served files.
  private(set) var touched: Set<TreePath> = []
  var isLocked = false

  /// Checks that `folder` is one, and why not.
  func requireFolder(
    _ folder: TreePath, for path: TreePath, _ action: TreeError.Action
  ) throws(TreeError) {
    if folders[folder] != nil { return }
    var above = folder
    while folders[above] == nil, files[above] == nil { above = above.parent }
    throw TreeError(path, action, files[above] == nil ? .notFound : .notDirectory)
  }

  mutating func addFolder(_ path: TreePath) throws(TreeError) {
    if files[path] != nil { throw TreeError(path, .create, .notDirectory) }
    if folders[path] != nil { return }
    try addFolder(path.parent)
    folders[path.parent]?.insert(path.name)
    folders[path] = []
  }

  mutating func removeFolderIfEmpty(_ path: TreePath) {
    guard path != .root, let names = folders[path], names.isEmpty else { return }
    folders[path] = nil
    folders[path.parent]?.remove(path.name)
  }

  mutating func set(_ file: StagedFile, at path: TreePath) throws(TreeError) {
    try requireFolder(path.parent, for: path, .write)
    if folders[path] != nil { throw TreeError(path, .write, .isDirectory) }
    put(file, at: path)
  }

  mutating func remove(_ path: TreePath) throws(TreeError) {
    try requireFolder(path.parent, for: path, .remove)
    if folders[path] != nil { throw TreeError(path, .remove, .isDirectory) }
    guard files[path] != nil else { throw TreeError(path, .remove, .notFound) }
    put(nil, at: path)
  }

  mutating func move(_ path: TreePath, to target: TreePath) throws(TreeError) {
    try requireFolder(target.parent, for: target, .rename)
    if let file = files[path] {
      if folders[target] != nil { throw TreeError(target, .rename, .isDirectory) }
      put(nil, at: path)
      put(file, at: target)
    } else if let names = folders[path] {
      if files[target] != nil { throw TreeError(target, .rename, .notDirectory) }
      if let others = folders[target], !others.isEmpty {
        throw TreeError(target, .rename, .notEmpty)
      }
      try addFolder(target)
      for name in names { try move(path.appending(name), to: target.appending(name)) }
      removeFolderIfEmpty(path)
    } else {
      throw TreeError(target, .rename, .notFound)
    }
  }

  mutating func exchange(_ path: TreePath, _ other: TreePath) throws(TreeError) {
    guard let first = files[path], let second = files[other] else {
      throw TreeError(other, .rename, .notFound)
    }
    put(second, at: path)
    put(first, at: other)
  }

  /// Makes `path` what it was; folders that a discarded build made or emptied stay as they are.
  mutating func restore(_ file: StagedFile?, at path: TreePath) {
    // What was there has no file in the way of its folders.
    if file != nil { try? addFolder(path.parent) }
    put(file, at: path)
  }

  /// From now on nothing differs from the served files.
  mutating func settle() { touched = [] }

  private mutating func put(_ file: StagedFile?, at path: TreePath) {
    files[path] = file
    touched.insert(path)
    if file == nil {
      folders[path.parent]?.remove(path.name)
    } else {
      folders[path.parent]?.insert(path.name)
    }
  }
}

extension TreeError.Reason {
  /// `ENOTEMPTY`, for which there is no name.
  fileprivate static let notEmpty = TreeError.Reason.system(39)
}
