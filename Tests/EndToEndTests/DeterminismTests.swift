import FileTree
import Foundation
import TestSupport
import Testing

/// Same input, same bytes, whatever the machine is set to: the sample site under several
/// environments.
@Suite struct DeterminismTests {
  struct Surroundings: Sendable, CustomTestStringConvertible {
    var environment: [String: String] = [:]
    var arguments: [String] = []
    var testDescription: String { "\(environment) \(arguments)" }
  }

  static let all = [
    Surroundings(environment: ["TZ": "Asia/Tokyo"]),
    Surroundings(environment: ["TZ": "America/Los_Angeles"]),
    Surroundings(environment: ["LANG": "C", "LC_ALL": "C"]),
    Surroundings(environment: ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"]),
    Surroundings(arguments: ["--jobs", "1"]),
    Surroundings(arguments: ["--jobs", "8"]),
    Surroundings(environment: ["SOURCE_DATE_EPOCH": "1"]),
  ]

  private func build(_ surroundings: Surroundings) throws -> [String: [UInt8]] {
    let folder = try TemporaryFolder()
    let outcome = try BuiltProgram().run(
      ["build", "--source", PackageFolder.path, "--output", folder.path + "/out", "--quiet"]
        + ["--now", "2026-11-30T00:00:00Z"] + surroundings.arguments,
      in: folder.path, environment: surroundings.environment)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let tree = DiskTree(root: folder.path + "/out")
    return try tree.files(under: .root).reduce(into: [:]) { $0[$1.text] = try tree.read($1) }
  }

  @Test(arguments: all)
  func makesTheSameBytes(surroundings: Surroundings) throws {
    let plain = try build(Surroundings())
    let other = try build(surroundings)
    #expect(plain.count > 50)
    #expect(other.keys.sorted() == plain.keys.sorted())
    #expect(other.filter { plain[$0.key] != $0.value }.keys.sorted() == [])
  }
}
