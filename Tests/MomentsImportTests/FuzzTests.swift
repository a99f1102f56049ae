import Diagnostics
import FileTree
import Foundation
import MomentsImport
import TestSupport
import Testing

/// Broken exports end in a message or in fewer moments: never in a trap, a hang, or a file outside.
///
/// `FUZZ_COUNT=100000 swift test -c release -Xswiftc -enable-testing --filter FuzzTests` for the long
/// run; the same number gives the same mutations.
@Suite struct FuzzTests {
  private static let count =
    ProcessInfo.processInfo.environment["FUZZ_COUNT"].flatMap { Int($0) } ?? 150

  @Test(arguments: FuzzSeeds.all)
  func survivesMutations(seed: FuzzSeeds.Seed) throws { try fuzz(seed.all, seed.name) }

  @Test(arguments: ["bluesky/car/repo_slice.car", "bluesky/car/greenground.repo.car"])
  func survivesMutationsOfRepositories(path: String) throws {
    guard SharedData.isPresent else { return }
    try fuzz(["repo.car": try SharedData.bytes("data/exports/" + path)], path)
  }

  @Test(.enabled(if: SharedData.isPresent, "\(SharedData.remark)"))
  func survivesMutationsOfDatabases() throws {
    let bytes = try SharedData.bytes("data/exports/memos/memos_prod.db")
    try fuzz(["memos.db": bytes], "memos.db")
  }

  private func fuzz(_ files: [String: [UInt8]], _ name: String) throws {
    var random = SeededRandom(seed: name.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) })
    let paths = files.keys.sorted()
    let clock = ContinuousClock()
    var imported = 0
    var (total, slowest) = (Duration.zero, Duration.zero)
    for number in 0..<Self.count {
      var broken = files
      let path = paths[Int.random(in: 0..<paths.count, using: &random)]
      broken[path] = Mutation.mutated(files[path] ?? [], &random)
      let duration = clock.measure {
        if Self.run(broken) { imported += 1 }
      }
      #expect(duration < .seconds(5), "\(name), mutation \(number)")
      total += duration
      slowest = max(slowest, duration)
    }
    if Self.count >= 10_000 {
      print("\(name): \(Self.count) in \(total), \(imported) imported, slowest \(slowest)")
    }
    // Mutations that break everything would test nothing.
    #expect(imported > Self.count / 20, "\(name): \(imported)")
  }

  /// Whether it was imported.
  private static func run(_ files: [String: [UInt8]]) -> Bool {
    let tree = MemoryTree(bytes: files)
    let isArchive = files.count == 1 && files.keys.contains("a.zip")
    let input = ExportBundle.Input(
      name: "export", tree: tree, path: TreePath(trusted: isArchive ? "a.zip" : ""))
    let site = MemoryTree()
    var options = ImportOptions()
    options.unknownAudience = .everyone
    do throws(ImportFault) {
      let report = try Importer(site: site, options: options).run([input])
      #expect(report.isBalanced)
      #expect(!report.html.isEmpty && !report.terminalText().isEmpty)
      for path in site.contents.keys {
        #expect(TreePath(path) != nil && path.hasPrefix("Content/"), "\(path)")
      }
      return true
    } catch {
      #expect(site.contents.isEmpty && !error.diagnostic.summary.isEmpty)
      return false
    }
  }
}

/// Breaks bytes as transfers, editors and attackers do.
private enum Mutation {
  private static let tokens = [
    "null", "-1", "99999999999999999999", "1e999", "{}", "[]", "\"\"", "\\ud800", "\u{0}", "<",
    "]]>",
    "../../", "&#x0;", "\u{FEFF}", "2024-02-30", "\n---\n", "%00", "true", "[[[[[[", "\u{202E}",
  ]

  static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4:
        bytes.insert(contentsOf: (tokens.randomElement(using: &random) ?? "").utf8, at: place)
      case 5:
        bytes.replaceSubrange(
          place..<end, with: (tokens.randomElement(using: &random) ?? "").utf8)
      default: if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }
}
