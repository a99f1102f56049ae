import FileTree
private import Foundation
import TestSupport

/// The files that `Tests/Photos/make_pictures.py` makes, once for all tests.
enum PictureFixtures {
  /// nil where the tools that make them aren't installed. Kept between runs under a name that
  /// changes with the script, since making them takes longer than all tests.
  static let folder: String? = made(by: "make_pictures.py")

  static func made(by script: String) -> String? {
    let files = FileManager.default
    let source = PackageFolder.path + "/Tests/Photos/" + script
    guard let text = files.contents(atPath: source), let fresh = try? TemporaryFolder() else {
      return nil
    }
    let name = "momentsgen-\(script)-\(ContentHash(of: Array(text)).short)"
    let kept = files.temporaryDirectory.appendingPathComponent(name).path
    if files.fileExists(atPath: kept) { return kept }
    let made = fresh.path + "/made"
    guard (try? Tool.python(script, made)) != nil else { return nil }
    // Another run may have been faster; then its files are as good.
    try? files.moveItem(atPath: made, toPath: kept)
    return files.fileExists(atPath: kept) ? kept : nil
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    guard let folder else { throw Tool.Failure(description: "the test pictures can't be made") }
    return try Array(Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
  }
}

/// Programs that tests run.
enum Tool {
  struct Failure: Error, CustomStringConvertible { var description: String }

  /// The standard output of a script in `Tests/Photos`.
  static func python(_ script: String, _ arguments: String...) throws -> String {
    try run("/usr/bin/python3", [PackageFolder.path + "/Tests/Photos/" + script] + arguments)
  }

  static func decodedBase64(_ text: String) throws -> [UInt8] {
    guard let data = Data(base64Encoded: text) else {
      throw Failure(description: "no base64: \(text.prefix(40))")
    }
    return Array(data)
  }

  /// The standard output of a program that must succeed.
  static func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(path) \(arguments) ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension TemporaryFolder {
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}
