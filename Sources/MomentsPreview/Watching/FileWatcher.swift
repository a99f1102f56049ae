internal import Synchronization

/// Tells when watched files have changed: at once where the kernel says so, by looking again and
/// again where it doesn't.
package final class FileWatcher: Sendable {
  /// What is watched.
  package struct Scope: Sendable {
    /// Absolute and real.
    package var root: String
    /// Names in the root, folders with all that is in them. What else lies there doesn't matter.
    package var names: [String]

    package init(root: String, names: [String]) {
      self.root = root
      self.names = names
    }
  }

  /// How changes are found.
  package enum Method: Sendable, Hashable {
    case kernel
    /// Why the kernel's way can't be had, in words, and what to do about it.
    case polling(reason: String, hint: String?)
  }

  /// How long nothing may happen before a burst is over. A save is a handful of events; what
  /// changes many files leaves longer gaps.
  struct Settling: Sendable {
    var milliseconds = 12
    var millisecondsForMany = 100
    /// From so many paths on they are many.
    var many = 4
    /// A burst that doesn't end is reported after that time.
    var mostMilliseconds = 3000

    func pause(after changes: ChangedFiles) -> Int {
      changes.paths.count >= many || changes.isIncomplete ? millisecondsForMany : milliseconds
    }
  }

  private let scope: Scope
  private let pipe: WakePipe
  private let settling: Settling
  private let isStopped = Atomic(false)
  private let source: Mutex<any ChangeSource>
  private let stopwatch: @Sendable () -> Double
  private let told: @Sendable (Method) -> Void

  /// - Parameters:
  ///   - isPolling: looks for changes itself from the start.
  ///   - stopwatch: seconds from any fixed point.
  ///   - told: gets the way of watching, now and whenever it has to change.
  /// nil where not even a pipe can be had.
  package convenience init?(
    _ scope: Scope, isPolling: Bool = false, stopwatch: @escaping @Sendable () -> Double,
    told: @escaping @Sendable (Method) -> Void
  ) {
    self.init(
      scope, isPolling: isPolling, settling: Settling(), stopwatch: stopwatch, told: told)
  }

  init?(
    _ scope: Scope, isPolling: Bool, settling: Settling,
    stopwatch: @escaping @Sendable () -> Double, told: @escaping @Sendable (Method) -> Void
  ) {
    guard let pipe = WakePipe() else { return nil }
    self.scope = scope
    self.pipe = pipe
    self.settling = settling
    self.stopwatch = stopwatch
    self.told = told
    if isPolling {
      source = Mutex(PollingSource(scope, stopwatch: stopwatch))
      told(.polling(reason: "it was asked for", hint: nil))
      return
    }
    do throws(InotifyRefusal) {
      source = Mutex(try InotifySource(scope))
      told(.kernel)
    } catch {
      source = Mutex(PollingSource(scope, stopwatch: stopwatch))
      told(.polling(reason: error.reason, hint: error.hint))
    }
  }

  /// Waits for the next burst of changes and returns it when it is over; an empty one where it was
  /// woken, or nothing changed for so many milliseconds; nil once it is stopped. For one thread.
  package func next(within milliseconds: Int? = nil) -> ChangedFiles? {
    var changes = ChangedFiles()
    var pause = milliseconds ?? -1
    var start = 0.0
    while true {
      guard !isStopped.load(ordering: .acquiring) else { return nil }
      switch wait(pause) {
      case .changes(let more):
        if changes.isEmpty { start = stopwatch() }
        changes.merge(more)
        guard !changes.isEmpty else { continue }
        let rest = settling.mostMilliseconds - Int((stopwatch() - start) * 1000)
        if rest <= 0 { return settled(changes) }
        pause = min(rest, settling.pause(after: changes))
      case .nothing:
        if changes.isEmpty, milliseconds != nil { return changes }
        let waited = Int((stopwatch() - start) * 1000)
        if waited < settling.mostMilliseconds, GitLock(above: scope.root).isHeld { continue }
        changes = settled(changes)
        if !changes.isEmpty { return changes }
        pause = -1
      case .woken: return isStopped.load(ordering: .acquiring) ? nil : changes
      case .failed(let refusal): changes.merge(startPolling(refusal))
      }
    }
  }

  /// Whether `next()` would return without waiting long; for its thread. False where that takes a
  /// look at all files.
  package var hasNews: Bool {
    isStopped.load(ordering: .acquiring) || source.withLock { $0.hasNews(orFor: pipe) }
  }

  /// Makes `next()` return at once.
  package func wake() { pipe.wake() }

  package func stop() {
    isStopped.store(true, ordering: .releasing)
    pipe.wake()
  }

  /// - Parameter milliseconds: negative: until something happens.
  private func wait(_ milliseconds: Int) -> Waited {
    source.withLock { $0.wait(milliseconds: milliseconds, orFor: pipe) }
  }

  private func settled(_ changes: ChangedFiles) -> ChangedFiles {
    source.withLock { $0.settled(changes) }
  }

  private func startPolling(_ refusal: InotifyRefusal) -> ChangedFiles {
    let polling = PollingSource(scope, stopwatch: stopwatch)
    source.withLock { $0 = polling }
    told(.polling(reason: refusal.reason, hint: refusal.hint))
    // What happened since the last look is unknown.
    return .everything
  }
}

/// What came of waiting for changes.
enum Waited: Sendable {
  case changes(ChangedFiles)
  case nothing
  case woken
  /// It can't be waited any more.
  case failed(InotifyRefusal)
}

/// One way to find changes.
protocol ChangeSource {
  mutating func wait(milliseconds: Int, orFor pipe: WakePipe) -> Waited
  /// Whether something happened that `wait` would tell of, as far as that is known at once.
  func hasNews(orFor pipe: WakePipe) -> Bool
  /// A burst is over: what is left of it when files that came and went are taken out.
  mutating func settled(_ changes: ChangedFiles) -> ChangedFiles
}
