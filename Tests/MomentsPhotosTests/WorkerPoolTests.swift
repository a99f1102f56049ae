private import Foundation
import MomentsPhotos
import PhotoProtocol
import Synchronization
import TestSupport
import Testing

/// Workers that end before they should.
@Suite struct WorkerPoolTests {
  /// The worker under a name of its own, so that a test ends no other one's.
  private struct OwnWorker {
    let folder: TemporaryFolder
    var path: String { folder.path + "/worker-to-end" }

    init() throws {
      folder = try TemporaryFolder()
      let program = try BuiltProgram(named: "momentsgen-photos").path
      // A link: a copy can't be started ("text file busy") while a process that another test starts
      // at the same moment still has the copy's open file.
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: program)
    }

    /// The workers of this name that this process started.
    var running: [Int32] {
      let own = String(ProcessInfo.processInfo.processIdentifier)
      // None is left where the command fails.
      let list = try? Tool.run("/usr/bin/pgrep", ["-P", own, "-f", path])
      return (list ?? "").split(separator: "\n").compactMap { Int32($0) }
    }

    func endAll() {
      for process in running { kill(process, SIGKILL) }
    }
  }

  private let job = PictureJob(
    crop: .whole, width: 20, format: .webp, quality: 80, effort: 0)

  @Test func startsAnotherWorkerForAPictureWhoseWorkerWasKilled() throws {
    let worker = try OwnWorker()
    let pool = WorkerPool(path: worker.path)
    let tries = Mutex(0)
    let result = try pool.encode(
      try PictureFixtures.bytes("plain.png"), maxPixels: 1_000_000,
      jobs: { _ in
        if tries.withLock({
          $0 += 1; return $0
        }) == 1 {
          worker.endAll()
        }
        return [job]
      }, deliver: { _, _ in })
    #expect(result.facts.width == 96)
    #expect(tries.withLock { $0 } == 2)
  }

  @Test func namesAPictureThatKillsEachWorker() throws {
    let worker = try OwnWorker()
    let pool = WorkerPool(path: worker.path)
    let picture = try PictureFixtures.bytes("plain.png")
    #expect(throws: EncodingFailure.workerKilled("it crashes")) {
      try pool.encode(
        picture, maxPixels: 1_000_000,
        jobs: { _ in
          worker.endAll()
          return [job]
        }, deliver: { _, _ in })
    }
    let result = try pool.encode(
      picture, maxPixels: 1_000_000, jobs: { _ in [job] }, deliver: { _, _ in })
    #expect(result.facts.width == 96, "the next picture gets a worker")
  }

  @Test func locksTheWorkerInBeforeItSeesAPicture() throws {
    let worker = try OwnWorker()
    let status = Mutex("")
    let limits = Mutex("")
    _ = try WorkerPool(path: worker.path).encode(
      try PictureFixtures.bytes("plain.png"), maxPixels: 1_000_000,
      jobs: { _ in
        let folder = "/proc/\(worker.running.first ?? 0)/"
        status.withLock {
          $0 = (try? String(contentsOfFile: folder + "status", encoding: .utf8)) ?? ""
        }
        limits.withLock {
          $0 = (try? String(contentsOfFile: folder + "limits", encoding: .utf8)) ?? ""
        }
        return [job]
      }, deliver: { _, _ in })
    #expect(status.withLock { $0 }.contains("NoNewPrivs:\t1"))
    #expect(status.withLock { $0 }.contains("Seccomp:\t2"), "a filter is in force")
    let lines = limits.withLock { $0.split(separator: "\n").map { $0.split(separator: " ") } }
    #expect(lines.contains { $0.prefix(5).joined(separator: " ") == "Max file size 0 0" })
    #expect(lines.contains { $0.prefix(4).joined(separator: " ") == "Max open files 32" })
  }

  @Test(arguments: ["/nowhere/momentsgen-photos", "/bin/true", "/etc/passwd"])
  func doesWithoutAWorkerThatIsNotThereOrNoWorker(path: String) {
    #expect(throws: EncodingFailure.noWorker) {
      try WorkerPool(path: path).encode(
        [1, 2, 3], maxPixels: 1, jobs: { _ in [] }, deliver: { _, _ in })
    }
  }

  /// Random bytes may get through a decoder's header, but never through the worker.
  @Test func survivesPicturesWithChangedBytes() throws {
    let pool = WorkerPool(path: try BuiltProgram(named: "momentsgen-photos").path)
    var random = SystemRandomNumberGenerator()
    for name in ["orientation6.jpg", "alpha.png", "plain.webp", "photo.avif", "moving.gif"] {
      let whole = try PictureFixtures.bytes(name)
      for _ in 0..<20 {
        var bytes = whole
        for _ in 0..<8 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255)
        }
        do {
          _ = try pool.encode(
            bytes, maxPixels: 1_000_000, jobs: { _ in [job] }, deliver: { _, _ in })
        } catch EncodingFailure.refused {}
      }
    }
  }
}
