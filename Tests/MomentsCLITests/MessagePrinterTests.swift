import Diagnostics
import FileTree
import Synchronization
import Testing

@testable import MomentsCLI
@testable import MomentsSite

@Suite struct MessagePrinterTests {
  static let problem = Diagnostic(
    .photoMissing, at: SourcePlace(file: "Content/a.md", line: 3, column: 9, length: 3),
    "photo 'cat.jpg' isn't in Content/photos", hint: "did you mean 'cats.jpg'?")
  static let note = Diagnostic(.momentFuture, .note, "skipped 1 future moment")

  static let report = BuildReport(
    momentCount: 42, pageCount: 61, writtenCount: 12, unchangedCount: 49,
    removed: [TreePath(trusted: "m/old/index.html")], byteCount: 1_000)

  /// What is printed of one error, one note and `report`.
  private func printed(
    _ arguments: [String], _ report: BuildReport? = report,
    environment: [String: String] = [:], isTerminal: Bool = false
  ) throws -> String {
    let shown = Memory()
    let outlet = Surroundings.Outlet(isTerminal: isTerminal) { shown.add($0) }
    let tool = CommandLineTool(
      arguments: [],
      surroundings: Surroundings(
        environment: environment, output: outlet, errors: outlet, now: { 0 }, stopwatch: { 0 },
        processorCount: 1, tree: { _ in MemoryTree() }, realPath: { $0 }))
    let printer = MessagePrinter(
      tool: tool, options: try FlagParser.read(arguments).options, outputFolder: "public")
    var log = DiagnosticLog()
    log.add(Self.note)
    log.add(Self.problem)
    printer.print(log.sorted)
    printer.print(report, log, seconds: 0.0849)
    return shown.text
  }

  @Test func printsMessagesThenWhatWasDone() throws {
    #expect(
      try printed([]) == """
        Content/a.md:3:9: error[photo-missing]: photo 'cat.jpg' isn't in Content/photos
          hint: did you mean 'cats.jpg'?
        note[moment-future]: skipped 1 future moment
        removed public/m/old/index.html
        1 error
        built 42 moments into 61 files in 0.08 s (12 written, 49 unchanged, 1 removed): \
        public/index.html

        """)
  }

  @Test func saysThatNothingWasPublished() throws {
    #expect(try printed([], nil).hasSuffix("\n1 error: public is left as it was\n"))
  }

  @Test func printsErrorsOnlyWhenQuiet() throws {
    #expect(
      try printed(["-q"]) == """
        Content/a.md:3:9: error[photo-missing]: photo 'cat.jpg' isn't in Content/photos
          hint: did you mean 'cats.jpg'?

        """)
  }

  @Test func namesTenRemovedFilesUnlessVerbose() throws {
    var report = Self.report
    report.removed = (1...12).map { TreePath(trusted: "m/\($0)/index.html") }
    #expect(
      try printed([], report).contains("removed public/m/10/index.html\nremoved 2 more files"))
    #expect(try printed(["-v"], report).contains("removed public/m/12/index.html\n1 error"))
  }

  @Test func printsJSONLines() throws {
    #expect(
      try printed(["--format=json"]) == #"""
        {"code":"photo-missing","severity":"error","file":"Content/a.md","line":3,"column":9,\#
        "length":3,"message":"photo 'cat.jpg' isn't in Content/photos",\#
        "hint":"did you mean 'cats.jpg'?"}
        {"code":"moment-future","severity":"note","message":"skipped 1 future moment"}
        {"summary":{"published":true,"errors":1,"warnings":0,"seconds":0.08,"output":"public",\#
        "moments":42,"files":61,"written":12,"unchanged":49,"removed":["m/old/index.html"],\#
        "bytes":1000}}

        """#)
  }

  @Test func annotatesFilesAsTheRepositoryNamesThem() throws {
    #expect(
      try printed(["--format=github", "--source=timeline"]).hasPrefix(
        """
        ::error file=timeline/Content/a.md,line=3,col=9,endColumn=12,title=photo-missing::\
        photo 'cat.jpg' isn't in Content/photos%0Ahint: did you mean 'cats.jpg'?
        ::notice title=moment-future::skipped 1 future moment

        """))
  }

  static let colors: [(arguments: [String], environment: [String: String], terminal: Bool, Bool)] =
    [
      ([], [:], true, true), ([], [:], false, false), ([], ["NO_COLOR": "1"], true, false),
      ([], ["NO_COLOR": ""], true, true), ([], ["TERM": "dumb"], true, false),
      (["--color=always"], ["NO_COLOR": "1"], false, true), (["--color=never"], [:], true, false),
    ]

  @Test(arguments: colors)
  func coloursOnATerminalOnly(
    arguments: [String], environment: [String: String], terminal: Bool, colored: Bool
  ) throws {
    let text = try printed(arguments, environment: environment, isTerminal: terminal)
    #expect(text.contains("\u{1B}[31m") == colored)
  }
}

/// What was printed.
final class Memory: Sendable {
  private let content = Mutex("")
  var text: String { content.withLock { $0 } }
  func add(_ text: String) { content.withLock { $0 += text } }
}
