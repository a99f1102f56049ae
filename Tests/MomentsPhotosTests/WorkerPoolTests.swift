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
      try FileManager.default.copyItem(atPath: program, toPath: path)
    }

    /// Ends the workers of this name that this process started.
    func endAll() {
      let own = String(ProcessInfo.processInfo.processIdentifier)
      // None is left where the command fails.
      let list = try? Tool.run("/usr/bin/pgrep", ["-P", own, "-f", path])
      for line in (list ?? "").split(separator: "\n") {
        if let process = Int32(line) { kill(process, SIGKILL) }
      }
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
