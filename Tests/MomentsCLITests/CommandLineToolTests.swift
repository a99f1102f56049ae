import FileTree
import MomentsModel
import TestSupport
import Testing

@testable import MomentsCLI

@Suite struct CommandLineToolTests {
  @Test(arguments: [["--version"], ["-V"], ["version"], ["build", "--version"]])
  func printsItsVersionToStandardOutput(arguments: [String]) {
    #expect(
      Shell.run(arguments)
        == .init(exitCode: .success, output: "momentsgen 0.1.0\n", errors: ""))
  }

  @Test func printsShortHelpToStandardErrorWithoutArguments() {
    let outcome = Shell.run([])
    #expect(outcome.exitCode == .usage)
    #expect(outcome.output == "")
    expectGolden(outcome.errors, "no-arguments.txt")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func explainsItself(arguments: [String]) {
    let outcome = Shell.run(arguments)
    #expect(outcome.exitCode == .success)
    #expect(outcome.errors == "")
    expectGolden(outcome.output, "help.txt")
  }

  @Test(arguments: Command.all.map(\.name))
  func explainsEachCommand(name: String) {
    let outcome = Shell.run(["help", name])
    #expect(outcome.exitCode == .success)
    #expect(outcome == Shell.run([name, "--help"]))
    #expect(outcome == Shell.run(["-h", name]))
    expectGolden(outcome.output, "help-\(name).txt")
  }

  @Test func keepsHelpWithinEightyColumns() {
    let texts = [HelpText.overview, HelpText.short] + Command.all.map(HelpText.page)
    for line in texts.flatMap({ $0.split(separator: "\n") }) where !line.contains("  momentsgen ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  static let mistakes: [(arguments: [String], errors: String)] = [
    (["biuld"], "unknown command 'biuld'; did you mean 'build'?\n  hint: momentsgen --help"),
    (["xyzzy"], "unknown command 'xyzzy'\n  hint: momentsgen --help"),
    (
      ["help", "biuld"],
      "unknown command 'biuld'; did you mean 'build'?\n  hint: momentsgen help help"
    ),
    (
      ["help", "build", "help"],
      "help explains one command at a time\n  hint: momentsgen help help"
    ),
    (["--drafts"], "no command is given beside --drafts\n  hint: momentsgen build --drafts"),
    (
      ["build", "site"],
      "build takes no argument, and got 'site'\n  hint: a site's folder is given as --source site"
    ),
    (["version", "x"], "version takes no argument, and got 'x'\n  hint: momentsgen help version"),
    (
      ["version", "--drafts"],
      "--drafts is not a flag of momentsgen version\n  hint: momentsgen help version"
    ),
    (
      ["build", "--quiet", "-v"],
      "--quiet and --verbose contradict each other\n  hint: momentsgen help build"
    ),
    (
      ["build", "--dratfs"], "unknown flag '--dratfs'; did you mean '--drafts'?\n  hint: momentsgen"
    ),
    (["\u{1B}[31mred"], "unknown command '\u{FFFD}[31mred'\n  hint: momentsgen --help"),
  ]

  @Test(arguments: mistakes)
  func refusesWrongUsage(arguments: [String], errors: String) {
    let outcome = Shell.run(arguments)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: " + errors), "\(outcome.errors)")
  }

  @Test func endsQuietlyWhereItsReaderHasGone() {
    #expect(
      Shell.run(["--version"], refusal: .closed)
        == .init(exitCode: .success, output: "", errors: ""))
  }

  @Test func saysWhereItsOutputCannotBeWritten() {
    #expect(
      Shell.run(["--version"], refusal: .failed("no space left on device"))
        == .init(
          exitCode: .ioFailure, output: "",
          errors: "error: standard output: no space left on device\n"))
  }
}

@Suite struct ZoneFilesTests {
  @Test func readsTheSystemsFiles() throws {
    let zones = ZoneFiles(tree: DiskTree(root: ZoneFiles.usualFolder))
    #expect(zones.areInstalled)
    #expect(zones.rules(for: "Europe/Berlin")?.offsetSeconds(at: 1_795_996_800) == 3600)
    #expect(zones.rules(for: "Asia/Kathmandu")?.offsetSeconds(at: 1_795_996_800) == 20_700)
  }

  @Test(arguments: [
    "../../../etc/passwd", "/etc/passwd", "", "Mars/Olympus", "tzdata.zi", "Europe",
  ])
  func knowsNoZoneOfAnyOtherName(identifier: String) {
    let zones = ZoneFiles(tree: DiskTree(root: ZoneFiles.usualFolder))
    #expect(zones.rules(for: identifier) == nil)
  }

  @Test func knowsUTCWithoutAnyFile() {
    let zones = ZoneFiles(tree: DiskTree(root: "/nonexistent"))
    #expect(!zones.areInstalled)
    #expect(zones.rules(for: "UTC")?.offsetSeconds(at: 0) == 0)
    #expect(zones.rules(for: "Europe/Berlin") == nil)
  }
}
