private import Foundation
import TestSupport

/// The files that `Tests/Photos/make_pictures.py` makes, once for all tests.
enum PictureFixtures {
  /// nil where the tools that make them aren't installed.
  static let folder: TemporaryFolder? = {
    guard let folder = try? TemporaryFolder(),
      (try? Tool.python("make_pictures.py", folder.path)) != nil
    else { return nil }
    return folder
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    guard let folder else { throw Tool.Failure(description: "the test pictures can't be made") }
    return try Array(Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name)))
  }
}

/// Programs that tests run.
enum Tool {
  struct Failure: Error, CustomStringConvertible { var description: String }

  /// The standard output of a script in `Tests/Photos`.
  static func python(_ script: String, _ arguments: String...) throws -> String {
    try run("/usr/bin/python3", [PackageFolder.path + "/Tests/Photos/" + script] + arguments)
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
