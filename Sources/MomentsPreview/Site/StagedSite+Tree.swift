package import FileTree
internal import Synchronization

/// The draft as a tree that a build writes to.
extension StagedSite: Tree {
  package func entries(in directory: TreePath) throws(TreeError) -> [TreeEntry] {
    try draft.withLock { (draft) throws(TreeError) in
      try draft.requireFolder(directory, for: directory, .list)
      return (draft.folders[directory] ?? []).map { name in
        let isFolder = draft.folders[directory.appending(name)] != nil
        return TreeEntry(name: name, kind: isFolder ? .directory : .file)
      }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
  }

  package func entry(at path: TreePath) throws(TreeError) -> TreeEntry? {
    draft.withLock { draft in
      if let stored = draft.files[path] {
        return TreeEntry(name: path.name, kind: .file, size: stored.stretch.size)
      }
      return draft.folders[path] == nil ? nil : TreeEntry(name: path.name, kind: .directory)
    }
  }

  package func read(_ path: TreePath) throws(TreeError) -> [UInt8] {
    let stretch = try draft.withLock { (draft) throws(TreeError) in
      try draft.requireFolder(path.parent, for: path, .read)
      if draft.folders[path] != nil { throw TreeError(path, .read, .isDirectory) }
      guard let stored = draft.files[path] else { throw TreeError(path, .read, .notFound) }
      return stored.stretch
    }
    guard let bytes = stretch.content.bytes(at: stretch.offset, count: stretch.size) else {
      throw TreeError(path, .read, .system(PackFile.damaged))
    }
    return bytes
  }

  package func write(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError) {
    let stretch: PackFile.Stretch
    do { stretch = try pack.add(bytes) } catch {
      throw TreeError(path, .write, error.isForWantOfRoom ? .noSpace : .system(error.number))
    }
    let file = StagedFile(stretch: stretch, fingerprint: Fingerprint(of: bytes), modified: now())
    try draft.withLock { (draft) throws(TreeError) in try draft.set(file, at: path) }
  }

  package func makeDirectory(_ path: TreePath) throws(TreeError) {
    try draft.withLock { (draft) throws(TreeError) in try draft.addFolder(path) }
  }

  package func removeFile(_ path: TreePath) throws(TreeError) {
    try draft.withLock { (draft) throws(TreeError) in try draft.remove(path) }
  }

  package func removeDirectoryIfEmpty(_ path: TreePath) throws(TreeError) {
    draft.withLock { $0.removeFolderIfEmpty(path) }
  }

  package func move(_ path: TreePath, to target: TreePath) throws(TreeError) {
    try draft.withLock { (draft) throws(TreeError) in try draft.move(path, to: target) }
  }

  package func exchange(_ path: TreePath, with other: TreePath) throws(TreeError) {
    try draft.withLock { (draft) throws(TreeError) in try draft.exchange(path, other) }
  }

  package func lock(waitingSeconds: Int) throws(TreeError) -> TreeLock {
    try draft.withLock { (draft) throws(TreeError) in
      if draft.isLocked { throw TreeError(.root, .lock, .busy) }
      draft.isLocked = true
    }
    return TreeLock { [self] in draft.withLock { $0.isLocked = false } }
  }
}
