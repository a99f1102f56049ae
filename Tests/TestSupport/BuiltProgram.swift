private import Foundation

/// A program, mostly this package's own as `swift build` made it, run as a user runs it.
package struct BuiltProgram: Sendable {
  /// What a run left behind.
  package struct Outcome: Sendable {
    /// 128 + the signal's number where a signal ended the program.
    package var exitCode: Int32
    package var output: String
    package var errors: String
    package var seconds: Double
  }

  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Absolute.
  package let path: String

  /// Any program, such as a shell that joins others.
  package init(path: String) { self.path = path }

  /// The program of that name in the folder in which the running tests were built.
  package init(named name: String = "momentsgen") throws {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    let folder = URL(fileURLWithPath: bundle ?? CommandLine.arguments[0])
    var candidate = folder
    // On Linux the bundle is a file beside the program.
    while candidate.path.contains(".xctest") { candidate.deleteLastPathComponent() }
    path = candidate.appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure(description: "no program at \(path): build it before the tests")
    }
  }

  /// Runs it in `folder` with an environment of `PATH`, `HOME` (the folder) and what is given.
  /// A run that takes longer than the limit is killed and throws.
  package func run(
    _ arguments: [String], in folder: String, environment: [String: String] = [:],
    timeLimitSeconds: Double = 60
  ) throws -> Outcome {
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder]
      .merging(environment) { _, given in given }
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: a full pipe that nobody reads would stop the program.
    process.standardOutput = try files.handle("output")
    process.standardError = try files.handle("errors")
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    let start = ContinuousClock.now
    try process.run()
    guard ended.wait(timeout: .now() + timeLimitSeconds) == .success else {
      kill(process.processIdentifier, SIGKILL)
      throw Failure(description: "still running after \(timeLimitSeconds) s: \(arguments)")
    }
    let duration = (ContinuousClock.now - start) / .seconds(1)
    let status = process.terminationStatus
    return Outcome(
      exitCode: process.terminationReason == .uncaughtSignal ? 128 + status : status,
      output: try files.text("output"), errors: try files.text("errors"), seconds: duration)
  }
}

extension TemporaryFolder {
  fileprivate func handle(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path + "/" + name))
  }

  fileprivate func text(_ name: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
    return String(decoding: data, as: UTF8.self)
  }
}
