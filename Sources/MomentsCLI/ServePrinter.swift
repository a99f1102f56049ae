internal import Diagnostics
internal import MomentsPreview
private import Synchronization

/// What a preview says in the terminal.
final class ServePrinter: Sendable {
  private let tool: CommandLineTool
  private let plan: BuildPlan
  /// Those of the last good build.
  private let known = Mutex<Set<Diagnostic>>([])

  init(tool: CommandLineTool, plan: BuildPlan) {
    self.tool = tool
    self.plan = plan
  }

  private var messages: MessagePrinter {
    MessagePrinter(tool: tool, options: plan.options, outputFolder: plan.outputFolder)
  }

  func show(_ diagnostics: [Diagnostic]) { messages.print(diagnostics) }

  /// A line for people; programs read the others.
  func say(_ text: String) {
    guard !plan.options.isQuiet, plan.options.format != .json else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    tool.printErrors(lines.map { TerminalText.safe(String($0)) + "\n" }.joined())
  }

  func show(_ event: PreviewEvent) {
    switch event {
    case .watching(.kernel): break
    case .watching(.polling(let reason, let hint)):
      say(
        "looking for changes a few times a second: \(reason)"
          + (hint.map { "\n  hint: \($0)" } ?? ""))
    case .built(let news): show(news)
    }
  }

  private func show(_ news: BuildNews) {
    if plan.options.format == .json {
      show(news.diagnostics)
      tool.printErrors(json(news))
    } else if news.isPublished {
      let before = known.withLock { known in
        defer { known = Set(news.diagnostics) }
        return known
      }
      show(news.diagnostics.filter { !before.contains($0) })
      let warnings = news.diagnostics.count { $0.severity > .note && before.contains($0) }
      say(
        "\(news.changes?.summary ?? "first build"): "
          + "\(MessagePrinter.counted(news.fileCount, "file")) in \(news.milliseconds) ms"
          + (warnings > 0 ? ", \(MessagePrinter.counted(warnings, "warning")) as before" : ""))
    } else {
      show(news.diagnostics)
      say(
        news.changes.map { "\($0.summary): not built; open pages stay as they were" }
          ?? "first build: not built; what you change is tried at once")
    }
  }

  private func json(_ news: BuildNews) -> String {
    DiagnosticJSON.object([
      (
        "built",
        DiagnosticJSON.object([
          ("changed", DiagnosticJSON.quoted(news.changes?.summary ?? "")),
          ("published", news.isPublished ? "true" : "false"), ("files", "\(news.fileCount)"),
          ("milliseconds", "\(news.milliseconds)"),
        ])
      )
    ]) + "\n"
  }
}
