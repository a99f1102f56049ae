internal import Diagnostics
private import FileTree
internal import MomentsSite

/// Prints what a run found and did, in the form that was asked for.
struct MessagePrinter {
  let tool: CommandLineTool
  let options: Options
  /// As the summary names it.
  let outputFolder: String

  /// Removed files that are named without `--verbose`.
  private static let removedShown = 10

  /// In the order given; notes are left out where it is to be quiet.
  func print(_ diagnostics: [Diagnostic]) {
    let shown = options.isQuiet ? diagnostics.filter { $0.severity > .note } : diagnostics
    if !shown.isEmpty { tool.printErrors(shown.map(render).joined()) }
  }

  /// What the build was told, for `--verbose`.
  func print(_ plan: BuildPlan) {
    guard options.format != .json else { return }
    tool.printErrors(
      """
      source: \(TerminalText.safe(plan.sourceFolder))
      output: \(TerminalText.safe(plan.outputFolder))
      now: \(InstantText.text(secondsSince1970: plan.now))
      jobs: \(plan.jobs)

      """)
  }

  /// What the build did; `done` is the word for it where that wasn't building.
  func print(
    _ report: BuildReport?, _ log: DiagnosticLog, seconds: Double, done: String? = nil
  ) {
    guard !options.isQuiet else { return }
    if options.format == .json {
      tool.printErrors(json(report, log, seconds))
      return
    }
    var text = ""
    if let report { text += removedLines(report) }
    if let counts = counts(log) {
      text += report == nil ? "\(counts): \(shownOutput) is left as it was\n" : "\(counts)\n"
    }
    if let report { text += summary(report, seconds, done) }
    tool.printErrors(text)
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    switch options.format {
    case .human: DiagnosticText(colored: isColored).render(diagnostic)
    case .json: DiagnosticJSON.render(diagnostic)
    case .github:
      DiagnosticAnnotation(folder: options.source == "." ? "" : options.source).render(diagnostic)
    }
  }

  private var isColored: Bool {
    let environment = tool.surroundings.environment
    return switch options.color {
    case .always: true
    case .never: false
    case .auto:
      tool.surroundings.errors.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
        && environment["TERM"] != "dumb"
    }
  }

  private var shownOutput: String { TerminalText.safe(outputFolder) }

  private func summary(_ report: BuildReport, _ seconds: Double, _ done: String?) -> String {
    (done ?? "built \(Self.counted(report.momentCount, "moment")) into")
      + " \(Self.counted(report.pageCount, "file"))"
      + " in \(hundredths(seconds)) s (\(report.writtenCount) written,"
      + " \(report.unchangedCount) unchanged, \(report.removed.count) removed):"
      + " \(shownOutput)/index.html\n"
  }

  private func removedLines(_ report: BuildReport) -> String {
    let limit = options.isVerbose ? report.removed.count : Self.removedShown
    var text = report.removed.prefix(limit).map {
      "removed \(shownOutput)/\(TerminalText.safe($0.text))\n"
    }.joined()
    if report.removed.count > limit {
      text += "removed \(report.removed.count - limit) more files; --verbose names them\n"
    }
    return text
  }

  /// "2 errors, 1 warning"; nil where there is neither.
  private func counts(_ log: DiagnosticLog) -> String? {
    let counts = [(log.count(of: .error), "error"), (log.count(of: .warning), "warning")]
    let parts = counts.filter { $0.0 > 0 }.map { Self.counted($0.0, $0.1) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func json(_ report: BuildReport?, _ log: DiagnosticLog, _ seconds: Double) -> String {
    var fields = [
      ("published", report == nil ? "false" : "true"),
      ("errors", "\(log.count(of: .error))"), ("warnings", "\(log.count(of: .warning))"),
      ("seconds", hundredths(seconds)), ("output", DiagnosticJSON.quoted(outputFolder)),
    ]
    if let report {
      let removed = report.removed.map { DiagnosticJSON.quoted($0.text) }.joined(separator: ",")
      fields += [
        ("moments", "\(report.momentCount)"), ("files", "\(report.pageCount)"),
        ("written", "\(report.writtenCount)"), ("unchanged", "\(report.unchangedCount)"),
        ("removed", "[\(removed)]"), ("bytes", "\(report.byteCount)"),
      ]
    }
    return DiagnosticJSON.object([("summary", DiagnosticJSON.object(fields))]) + "\n"
  }

  /// "1 file", "2 files".
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func hundredths(_ seconds: Double) -> String {
    let hundredths = Int((max(0, seconds) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
