internal import FileTree

/// One file of a staged site.
struct StagedFile: Sendable {
  var stretch: PackFile.Stretch
  var fingerprint: Fingerprint
  /// Seconds since 1970 UTC.
  var modified: Int

  /// A strong entity tag without its quotes.
  var tag: String {
    var text: [UInt8] = []
    fingerprint.appendHexadecimal(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}

/// The files of a site as a build is about to leave them, and the folders that follow from them.
struct SiteDraft {
  private(set) var files: [TreePath: StagedFile] = [:]
  /// How much lies directly in each folder.
  private(set) var folders: [TreePath: Int] = [.root: 0]
  /// What may differ from the served files.
  var touched: Set<TreePath> = []

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
    folders[path.parent, default: 0] += 1
    folders[path] = 0
  }

  mutating func removeFolderIfEmpty(_ path: TreePath) {
    guard path != .root, folders[path] == 0 else { return }
    folders[path] = nil
    folders[path.parent, default: 1] -= 1
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

  /// Makes `path` what it was; folders that a discarded build made or emptied stay as they are.
  mutating func restore(_ file: StagedFile?, at path: TreePath) {
    // What was there has no file in the way of its folders.
    if file != nil { try? addFolder(path.parent) }
    put(file, at: path)
  }

  private mutating func put(_ file: StagedFile?, at path: TreePath) {
    let old = files[path]
    files[path] = file
    touched.insert(path)
    if (old == nil) != (file == nil) {
      folders[path.parent, default: 0] += file == nil ? -1 : 1
    }
  }
}
