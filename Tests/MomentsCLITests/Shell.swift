import FileTree
import Synchronization

@testable import MomentsCLI

/// Runs the tool in memory, as a shell runs it on a machine.
final class Shell: Sendable {
  struct Outcome: Equatable {
    var exitCode: ExitCode
    var output: String
    var errors: String
  }

  private let output = Mutex("")
  private let errors = Mutex("")

  /// `folders` are what is on the disk, by the name under which the tool asks for them.
  static func run(
    _ arguments: [String], environment: [String: String] = [:],
    folders: [String: any Tree] = [".": MemoryTree()], isTerminal: Bool = false,
    refusal: Surroundings.Outlet.Refusal? = nil
  ) -> Outcome {
    let shell = Shell()
    let surroundings = Surroundings(
      environment: environment,
      output: Surroundings.Outlet(isTerminal: isTerminal) {
        (text) throws(Surroundings.Outlet.Refusal) in
        if let refusal { throw refusal }
        shell.output.withLock { $0 += text }
      },
      errors: Surroundings.Outlet(isTerminal: isTerminal) { text in
        shell.errors.withLock { $0 += text }
      },
      now: { 1_795_996_800 }, stopwatch: { 0 }, processorCount: 2,
      tree: { folders[$0] ?? DiskTree(root: "/nonexistent/\($0)") }, realPath: { $0 })
    let code = CommandLineTool(arguments: arguments, surroundings: surroundings).run()
    return Outcome(
      exitCode: code, output: shell.output.withLock { $0 }, errors: shell.errors.withLock { $0 })
  }
}
