import Diagnostics
import FileTree
import Testing

@testable import MomentsCLI
@testable import MomentsPreview

@Suite struct ServePrinterTests {
  private let shown = Memory()

  private func printer(_ arguments: [String] = []) throws -> ServePrinter {
    let outlet = Surroundings.Outlet(isTerminal: false) { [shown] in shown.add($0) }
    let tool = CommandLineTool(
      arguments: [],
      surroundings: Surroundings(
        environment: [:], output: outlet, errors: outlet, now: { 0 }, stopwatch: { 0 },
        processorCount: 1, tree: { _ in MemoryTree() }, realPath: { $0 }))
    let options = try FlagParser.read(arguments).options
    return ServePrinter(tool: tool, plan: try BuildPlan(options, tool.surroundings))
  }

  private func news(_ diagnostics: [Diagnostic], _ path: String?, isPublished: Bool = true)
    -> PreviewEvent
  {
    .built(
      BuildNews(
        changes: path.map { ChangedFiles(paths: [$0]) }, isPublished: isPublished,
        diagnostics: diagnostics, fileCount: 2, milliseconds: 9))
  }

  private let note = Diagnostic(.momentFuture, .note, "skipped 1 future moment")
  private let warning = Diagnostic(.photoMissing, .warning, "no cat")
  private let error = Diagnostic(.photoMissing, "no dog")

  @Test func saysWhatIsNewAndOneLineForEachGoodBuild() throws {
    let printer = try printer()
    printer.show(news([note, warning], nil))
    printer.show(news([note, warning], "Content/a.md"))
    printer.show(news([note], "Content/b.md"))
    printer.show(news([note, warning], "Content/c.md"))
    #expect(
      shown.text == """
        note[moment-future]: skipped 1 future moment
        warning[photo-missing]: no cat
        first build: 2 files in 9 ms
        Content/a.md: 2 files in 9 ms, 1 warning as before
        Content/b.md: 2 files in 9 ms
        warning[photo-missing]: no cat
        Content/c.md: 2 files in 9 ms

        """)
  }

  @Test func saysEverythingOfEachFailedBuild() throws {
    let printer = try printer()
    printer.show(news([error], nil, isPublished: false))
    printer.show(news([error], "Content/a.md", isPublished: false))
    #expect(
      shown.text == """
        error[photo-missing]: no dog
        first build: not built; what you change is tried at once
        error[photo-missing]: no dog
        Content/a.md: not built; open pages stay as they were

        """)
  }

  @Test func tellsProgramsEverythingOfEachBuild() throws {
    let printer = try printer(["--format", "json"])
    printer.show(news([warning], nil))
    printer.show(news([warning], "Content/a.md"))
    #expect(shown.text.split(separator: "\n").count { $0.contains("photo-missing") } == 2)
  }
}
