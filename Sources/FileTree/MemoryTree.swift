internal import Synchronization

/// A tree that lives in memory and behaves as `DiskTree` does, without links.
///
///     let tree: MemoryTree = ["Content/site.yaml": "title: Lake"]
package final class MemoryTree: Tree, ExpressibleByDictionaryLiteral {
  private struct State {
    var files: [TreePath: [UInt8]] = [:]
    /// The names that lie directly in each folder.
    var folders: [TreePath: Set<String>] = [.root: []]
    var unreadable: Set<TreePath> = []
    var isLocked = false
    private var stamps: [TreePath: Stamp] = [:]
    private var version = 0

    /// Counts changes instead of time, so that no two of them are in one tick.
    private struct Stamp {
      var number: Int
      var modified: Int
      var changed: Int
    }

    /// - Parameter isNew: whether another file or folder is there from now on.
    mutating func noteChange(of path: TreePath, isNew: Bool = false) {
      version += 1
      let old = isNew ? nil : stamps[path]
      stamps[path] = Stamp(number: old?.number ?? version, modified: version, changed: version)
    }

    mutating func noteMove(of path: TreePath, to target: TreePath) {
      version += 1
      var stamp = stamps[path] ?? Stamp(number: version, modified: version, changed: version)
      stamp.changed = version
      stamps[path] = nil
      stamps[target] = stamp
    }

    mutating func noteExchange(of path: TreePath, with other: TreePath) {
      let first = stamps[path]
      stamps[path] = stamps[other]
      stamps[other] = first
      for path in [path, other] {
        version += 1
        stamps[path]?.changed = version
      }
    }

    func stamp(of path: TreePath) -> FileStamp? {
      let size = files[path]?.count
      guard size != nil || folders[path] != nil else { return nil }
      let stamp = stamps[path] ?? Stamp(number: 0, modified: 0, changed: 0)
      return FileStamp(
        kind: size == nil ? .directory : .file, size: size ?? 0, modified: stamp.modified,
        changed: stamp.changed, number: UInt64(stamp.number))
    }

    /// Checks that `folder` is one, and why not.
    func requireFolder(
      _ folder: TreePath, for path: TreePath, _ action: TreeError.Action
    ) throws(TreeError) {
      if folders[folder] != nil { return }
      var above = folder
      while folders[above] == nil, files[above] == nil { above = above.parent }
      throw TreeError(path, action, files[above] == nil ? .notFound : .notDirectory)
    }

    /// `target` isn't there, or is an empty folder.
    mutating func moveFolder(_ path: TreePath, to target: TreePath) {
      let moved = { (old: TreePath) in
        TreePath(trusted: target.text + old.text.dropFirst(path.text.count))
      }
      let isBelow = { (old: TreePath) in old == path || old.text.hasPrefix(path.text + "/") }
      for (old, bytes) in files where isBelow(old) {
        files[old] = nil
        files[moved(old)] = bytes
        if old != path { noteMove(of: old, to: moved(old)) }
      }
      for (old, names) in folders where isBelow(old) {
        folders[old] = nil
        folders[moved(old)] = names
        if old != path { noteMove(of: old, to: moved(old)) }
      }
    }

    mutating func addFolder(_ path: TreePath) throws(TreeError) {
      if files[path] != nil { throw TreeError(path, .create, .notDirectory) }
      if folders[path] != nil { return }
      try addFolder(path.parent)
      folders[path.parent]?.insert(path.name)
      folders[path] = []
      noteChange(of: path, isNew: true)
      noteChange(of: path.parent)
    }
  }

  private let state: Mutex<State>

  package convenience init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements) { _, last in last })
  }

  package convenience init(_ texts: [String: String] = [:]) {
    self.init(bytes: texts.mapValues { Array($0.utf8) })
  }

  /// Folders arise from the paths; a path that is no `TreePath` is the caller's mistake.
  package init(bytes: [String: [UInt8]]) {
    var state = State()
    for (text, content) in bytes {
      guard let path = TreePath(text), path != .root, state.folders[path] == nil else {
        // A literal in a test, not a user's input.
        preconditionFailure("'\(text)' can't be a file's path in a tree")
      }
      do { try state.addFolder(path.parent) } catch {
        preconditionFailure("'\(error.path)' is a file and a folder")
      }
      state.folders[path.parent]?.insert(path.name)
      state.files[path] = content
    }
    self.state = Mutex(state)
  }

  /// Every file's bytes by path.
  package var contents: [String: [UInt8]] {
    state.withLock { state in
      Dictionary(uniqueKeysWithValues: state.files.map { ($0.key.text, $0.value) })
    }
  }

  /// Reading or listing `path` is refused from now on, as for a file of another user.
  package func forbidReading(_ path: TreePath) {
    state.withLock { _ = $0.unreadable.insert(path) }
  }

  package func entries(in directory: TreePath) throws(TreeError) -> [TreeEntry] {
    try state.withLock { (state) throws(TreeError) in
      try state.requireFolder(directory, for: directory, .list)
      if state.unreadable.contains(directory) {
        throw TreeError(directory, .list, .notPermitted)
      }
      return (state.folders[directory] ?? []).map { name in
        let isFolder = state.folders[directory.appending(name)] != nil
        return TreeEntry(name: name, kind: isFolder ? .directory : .file)
      }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
  }

  package func entry(at path: TreePath) throws(TreeError) -> TreeEntry? {
    state.withLock { state in
      if let bytes = state.files[path] {
        return TreeEntry(name: path.name, kind: .file, size: bytes.count)
      }
      return state.folders[path] == nil ? nil : TreeEntry(name: path.name, kind: .directory)
    }
  }

  package func read(_ path: TreePath) throws(TreeError) -> [UInt8] {
    try state.withLock { (state) throws(TreeError) in
      try state.requireFolder(path.parent, for: path, .read)
      if state.folders[path] != nil { throw TreeError(path, .read, .isDirectory) }
      guard let bytes = state.files[path] else { throw TreeError(path, .read, .notFound) }
      if state.unreadable.contains(path) { throw TreeError(path, .read, .notPermitted) }
      return bytes
    }
  }

  package func write(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError) {
    let bytes = Array(bytes)
    try state.withLock { (state) throws(TreeError) in
      try state.requireFolder(path.parent, for: path, .write)
      if state.folders[path] != nil { throw TreeError(path, .write, .isDirectory) }
      let isNew = state.files[path] == nil
      state.folders[path.parent]?.insert(path.name)
      state.files[path] = bytes
      state.noteChange(of: path, isNew: isNew)
      if isNew { state.noteChange(of: path.parent) }
    }
  }

  package func replace(
    _ path: TreePath, with bytes: UnsafeRawBufferPointer
  ) throws(TreeError) { try write(bytes, to: path) }

  package func diskPath(of path: TreePath) -> String? { nil }

  package func stamp(of path: TreePath) throws(TreeError) -> FileStamp? {
    state.withLock { $0.stamp(of: path) }
  }

  package func makeDirectory(_ path: TreePath) throws(TreeError) {
    try state.withLock { (state) throws(TreeError) in try state.addFolder(path) }
  }

  package func removeFile(_ path: TreePath) throws(TreeError) {
    try state.withLock { (state) throws(TreeError) in
      try state.requireFolder(path.parent, for: path, .remove)
      if state.folders[path] != nil { throw TreeError(path, .remove, .isDirectory) }
      guard state.files.removeValue(forKey: path) != nil else {
        throw TreeError(path, .remove, .notFound)
      }
      state.folders[path.parent]?.remove(path.name)
      state.noteChange(of: path.parent)
    }
  }

  package func removeDirectoryIfEmpty(_ path: TreePath) throws(TreeError) {
    try state.withLock { (state) throws(TreeError) in
      if state.files[path] != nil { throw TreeError(path, .remove, .notDirectory) }
      guard let names = state.folders[path], names.isEmpty, path != .root else { return }
      state.folders[path] = nil
      state.folders[path.parent]?.remove(path.name)
      state.noteChange(of: path.parent)
    }
  }

  package func move(_ path: TreePath, to target: TreePath) throws(TreeError) {
    try state.withLock { (state) throws(TreeError) in
      try state.requireFolder(target.parent, for: target, .rename)
      if let bytes = state.files[path] {
        if state.folders[target] != nil { throw TreeError(target, .rename, .isDirectory) }
        state.files[path] = nil
        state.files[target] = bytes
      } else if state.folders[path] != nil {
        if state.files[target] != nil { throw TreeError(target, .rename, .notDirectory) }
        if let names = state.folders[target], !names.isEmpty {
          throw TreeError(target, .rename, .system(39))
        }
        state.moveFolder(path, to: target)
      } else {
        throw TreeError(target, .rename, .notFound)
      }
      state.folders[path.parent]?.remove(path.name)
      state.folders[target.parent]?.insert(target.name)
      state.noteMove(of: path, to: target)
      for folder in Set([path.parent, target.parent]) { state.noteChange(of: folder) }
    }
  }

  package func exchange(_ path: TreePath, with other: TreePath) throws(TreeError) {
    try state.withLock { (state) throws(TreeError) in
      guard let first = state.files[path], let second = state.files[other] else {
        throw TreeError(other, .rename, .notFound)
      }
      state.files[path] = second
      state.files[other] = first
      state.noteExchange(of: path, with: other)
    }
  }

  package func lock(waitingSeconds: Int) throws(TreeError) -> TreeLock {
    try state.withLock { (state) throws(TreeError) in
      if state.isLocked { throw TreeError(.root, .lock, .busy) }
      state.isLocked = true
    }
    return TreeLock { [self] in state.withLock { $0.isLocked = false } }
  }
}
