private import Glibc

/// Changes as the kernel reports them, one watch a folder.
struct InotifySource: ChangeSource {
  private let scope: FileWatcher.Scope
  private let descriptor: OpenFile
  private var folders = WatchedFolders()
  /// What was created since the last burst was over: an editor's temporary files among it.
  private var created: Set<String> = []

  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
    | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    | UInt32(IN_ONLYDIR)

  init(_ scope: FileWatcher.Scope) throws(InotifyRefusal) {
    if let kind = RemoteFileSystem.name(at: scope.root) {
      throw InotifyRefusal("changes on \(kind) are not reported to other machines")
    }
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { throw InotifyRefusal(starting: errno) }
    descriptor = OpenFile(descriptor: number) { close($0) }
    self.scope = scope
    _ = try watch("")
    for name in scope.names { _ = try watchAll(name) }
  }

  mutating func wait(milliseconds: Int, orFor pipe: WakePipe) -> Waited {
    let ready = WakePipe.wait(
      for: [pipe.readEnd, descriptor.descriptor], milliseconds: milliseconds)
    if ready.contains(pipe.readEnd) {
      pipe.drain()
      return .woken
    }
    guard ready.contains(descriptor.descriptor) else { return .nothing }
    do throws(InotifyRefusal) { return .changes(try read()) } catch { return .failed(error) }
  }

  func hasNews(orFor pipe: WakePipe) -> Bool {
    !WakePipe.wait(for: [pipe.readEnd, descriptor.descriptor], milliseconds: 0).isEmpty
  }

  mutating func settled(_ changes: ChangedFiles) -> ChangedFiles {
    var changes = changes
    for path in created where changes.paths.contains(path) {
      var status = stat()
      if lstat("\(scope.root)/\(path)", &status) != 0 { changes.paths.remove(path) }
    }
    created = []
    return changes
  }

  // MARK: Events

  private struct Event {
    var watch: Int32
    var mask: UInt32
    var name: String

    func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
  }

  private mutating func read() throws(InotifyRefusal) -> ChangedFiles {
    var changes = ChangedFiles()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor.descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { return changes }
      for event in InotifySource.events(in: buffer[..<count]) { try take(event, into: &changes) }
    }
  }

  /// Each is 16 bytes (watch, mask, cookie, length of the name with its padding) and the name.
  private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    while rest.count >= 16 {
      let word = { (index: Int) in
        rest.dropFirst(index * 4).prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      let length = Int(word(3))
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      events.append(
        Event(
          watch: Int32(bitPattern: word(0)), mask: word(1),
          name: String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(16 + length)
    }
    return events
  }

  private mutating func take(_ event: Event, into changes: inout ChangedFiles)
    throws(InotifyRefusal)
  {
    if event.has(IN_Q_OVERFLOW) {
      changes.merge(.everything)
      for name in scope.names { _ = try watchAll(name) }
      return
    }
    if event.has(IN_IGNORED) {
      folders.forget(event.watch)
      return
    }
    // A folder's own end is reported by the one above it; the root has none.
    guard !event.name.isEmpty, !WatchedNames.isLitter(event.name[...]) else { return }
    for folder in folders.paths(of: event.watch) {
      let path = folder.isEmpty ? event.name : "\(folder)/\(event.name)"
      guard !folder.isEmpty || scope.names.contains(event.name) else { continue }
      try take(event, at: path, into: &changes)
    }
  }

  private mutating func take(
    _ event: Event, at path: String, into changes: inout ChangedFiles
  ) throws(InotifyRefusal) {
    if event.has(IN_CREATE) { created.insert(path) }
    if event.has(IN_MOVED_FROM) || event.has(IN_DELETE) { forget(path) }
    if event.has(IN_ISDIR) {
      if event.has(IN_MOVED_FROM) || event.has(IN_DELETE) {
        changes.paths.insert(path)
      } else if event.has(IN_CREATE) || event.has(IN_MOVED_TO) {
        // What was put into it before it was watched has no events of its own.
        let hasFiles = try watchAll(path)
        guard hasFiles else { return }
      } else {
        return
      }
    } else if event.has(IN_CREATE) || event.has(IN_MOVED_TO) {
      if event.has(IN_CREATE), isBeingWritten(path) { return }  // its closing is the change
      if FolderListing.isFolder("\(scope.root)/\(path)", within: scope.root) {
        _ = try watchAll(path)
      }
    }
    changes.paths.insert(path)
  }

  /// Ends the watches of a folder, or of a link to one, that isn't there any more.
  private mutating func forget(_ path: String) {
    for watch in folders.forget(below: path) { inotify_rm_watch(descriptor.descriptor, watch) }
  }

  /// Whether a new file is one that somebody has just begun to write; links are whole at once.
  private func isBeingWritten(_ path: String) -> Bool {
    var status = stat()
    guard lstat("\(scope.root)/\(path)", &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }

  // MARK: Folders

  /// Watches the folder and all below it; whether there are files in them. What isn't a folder, or
  /// has gone, isn't watched.
  private mutating func watchAll(_ path: String) throws(InotifyRefusal) -> Bool {
    guard try watch(path) else { return false }
    var hasFiles = false
    for entry in FolderListing.entries("\(scope.root)/\(path)", within: scope.root) {
      guard !WatchedNames.isLitter(entry.name[...]) else { continue }
      if entry.isFolder {
        let inner = try watchAll("\(path)/\(entry.name)")
        hasFiles = hasFiles || inner
      } else {
        hasFiles = true
      }
    }
    return hasFiles
  }

  /// False where it is no folder, or is watched under this path already, as in a circle of links.
  private mutating func watch(_ path: String) throws(InotifyRefusal) -> Bool {
    let place = path.isEmpty ? scope.root : "\(scope.root)/\(path)"
    let watch = inotify_add_watch(descriptor.descriptor, place, InotifySource.events)
    guard watch >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR, EACCES, ELOOP: return false
      default: throw InotifyRefusal(watching: errno)
      }
    }
    return folders.remember(watch, path)
  }
}
