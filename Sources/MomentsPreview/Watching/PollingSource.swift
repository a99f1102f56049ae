/// Changes found by looking at every file again and again.
struct PollingSource: ChangeSource {
  private let scope: FileWatcher.Scope
  private let stopwatch: @Sendable () -> Double
  private var stamps: [String: FolderListing.Stamp]
  /// Grows with the time that a look takes, so that looking never takes more than a tenth.
  private var interval: Int

  private static let shortestInterval = 300
  /// Links may make a circle.
  private static let deepest = 24

  init(_ scope: FileWatcher.Scope, stopwatch: @escaping @Sendable () -> Double) {
    self.scope = scope
    self.stopwatch = stopwatch
    interval = PollingSource.shortestInterval
    stamps = [:]
    look()
  }

  mutating func wait(milliseconds: Int, orFor pipe: WakePipe) -> Waited {
    // While a burst settles one more look is enough to see whether it goes on.
    let limit = milliseconds < 0 ? interval : min(milliseconds, interval)
    if !WakePipe.wait(for: [pipe.readEnd], milliseconds: limit).isEmpty {
      pipe.drain()
      return .woken
    }
    let old = stamps
    look()
    var changes = ChangedFiles()
    for (path, stamp) in stamps where old[path] != stamp { changes.paths.insert(path) }
    for path in old.keys where stamps[path] == nil { changes.paths.insert(path) }
    return changes.isEmpty ? .nothing : .changes(changes)
  }

  func hasNews(orFor pipe: WakePipe) -> Bool {
    !WakePipe.wait(for: [pipe.readEnd], milliseconds: 0).isEmpty
  }

  func settled(_ changes: ChangedFiles) -> ChangedFiles { changes }

  private mutating func look() {
    let start = stopwatch()
    stamps = [:]
    for name in scope.names { look(name, depth: 0) }
    let milliseconds = Int((stopwatch() - start) * 1000)
    interval = max(PollingSource.shortestInterval, 10 * milliseconds)
  }

  private mutating func look(_ path: String, depth: Int) {
    let place = "\(scope.root)/\(path)"
    let entries = FolderListing.entries(place, within: scope.root)
    if entries.isEmpty {
      // A file, an empty folder or nothing; of a folder only its being there matters.
      if let stamp = FolderListing.stamp(place) { stamps[path] = stamp }
      return
    }
    guard depth < PollingSource.deepest else { return }
    for entry in entries where !WatchedNames.isLitter(entry.name[...]) {
      let inner = "\(path)/\(entry.name)"
      if entry.isFolder {
        look(inner, depth: depth + 1)
      } else if let stamp = FolderListing.stamp("\(scope.root)/\(inner)") {
        stamps[inner] = stamp
      }
    }
  }
}
