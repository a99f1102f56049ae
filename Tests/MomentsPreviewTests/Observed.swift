import Dispatch
import FileTree
import Foundation
import Synchronization
import TestSupport

@testable import MomentsPreview

/// A folder on disk that is watched, and the bursts that its watcher reports.
final class Observed: Sendable {
  let folder: TemporaryFolder
  private let watcher: FileWatcher
  private let bursts = Mutex<[ChangedFiles]>([])
  private let arrived = DispatchSemaphore(value: 0)
  private let methods: Mutex<[FileWatcher.Method]>

  struct Failure: Error {}

  init(
    _ files: [String], isPolling: Bool = false, names: [String] = ["Content", "Templates"]
  ) throws {
    folder = try TemporaryFolder()
    for file in files { try folder.write("old", to: file) }
    let told = Box()
    guard
      let watcher = FileWatcher(
        .init(root: folder.path, names: names), isPolling: isPolling,
        stopwatch: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
        told: { method in told.methods.withLock { $0.append(method) } })
    else { throw Failure() }
    self.watcher = watcher
    methods = Mutex(told.methods.withLock { $0 })
    Thread.detachNewThread { [self] in
      while let burst = watcher.next() {
        bursts.withLock { $0.append(burst) }
        arrived.signal()
      }
    }
  }

  private final class Box: Sendable { let methods = Mutex<[FileWatcher.Method]>([]) }

  var method: FileWatcher.Method? { methods.withLock { $0.last } }

  func stop() { watcher.stop() }

  /// The bursts that follow `act`, until none has come for a while.
  func bursts(quietMilliseconds: Int = 400, after act: () throws -> Void) rethrows
    -> [ChangedFiles]
  {
    bursts.withLock { $0 = [] }
    try act()
    while arrived.wait(timeout: .now() + .milliseconds(quietMilliseconds)) == .success {}
    return bursts.withLock { $0 }
  }

  func path(_ name: String) -> String { folder.path + "/" + name }

  /// Runs a shell command in the folder.
  func shell(_ command: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure() }
  }
}
