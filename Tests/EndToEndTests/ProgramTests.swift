import TestSupport
import Testing

/// The built program as a process: streams, exit codes, start-up.
@Suite struct ProgramTests {
  private func run(_ arguments: [String]) throws -> BuiltProgram.Outcome {
    let folder = try TemporaryFolder()
    return try BuiltProgram().run(arguments, in: folder.path)
  }

  private func runInShell(_ line: String) throws -> BuiltProgram.Outcome {
    let folder = try TemporaryFolder()
    return try BuiltProgram(path: "/bin/bash").run(
      ["-c", line, BuiltProgram().path], in: folder.path)
  }

  @Test func printsItsVersion() throws {
    let outcome = try run(["--version"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "momentsgen 0.1.0\n")
    #expect(outcome.errors == "")
  }

  @Test func tellsUsageByItsExitCode() throws {
    #expect(try run([]).exitCode == 64)
    #expect(try run(["biuld"]).exitCode == 64)
    #expect(try run(["build", "--jobs=0"]).exitCode == 64)
    #expect(try run(["help"]).exitCode == 0)
  }

  @Test func tellsAMissingFolderByItsExitCode() throws {
    let outcome = try run(["build", "--source", "nowhere"])
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors
        == "error[file-unreadable]: 'nowhere' isn't a folder\n"
        + "  hint: give the site's folder with --source\n")
  }

  @Test func tellsAnEmptyFolderByItsExitCode() throws {
    let outcome = try run(["build"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.hasSuffix("public is left as it was\n"))
  }

  @Test func survivesAReaderThatLeaves() throws {
    let outcome = try runInShell("\"$0\" --help | true; exit ${PIPESTATUS[0]}")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors == "")
  }

  @Test func saysWhereItsOutputIsFull() throws {
    let outcome = try runInShell("\"$0\" --help > /dev/full")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors == "error: standard output: no space left on device\n")
  }

  @Test func noticesAClosedOutput() throws {
    #expect(try runInShell("\"$0\" --version >&-").exitCode == 2)
    #expect(try runInShell("\"$0\" build 2>&-").exitCode == 1)
  }

  /// What the program links decides how fast it starts; a debug build starts as fast.
  @Test func startsAtOnce() throws {
    let seconds = try (0..<10).map { _ in try run(["--version"]).seconds }
    #expect((seconds.min() ?? 1) < 0.1)
    let libraries = try runInShell("ldd \"$0\"").output
    #expect(libraries.contains("libc.so"))
    #expect(!libraries.contains("Foundation"))
    #expect(!libraries.contains("libvips"))
  }
}
