internal import Diagnostics
internal import MomentsPreview

/// What a preview says in the terminal.
struct ServePrinter: Sendable {
  let tool: CommandLineTool
  let plan: BuildPlan

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
    show(news.diagnostics)
    if plan.options.format == .json {
      tool.printErrors(json(news))
    } else if news.isPublished {
      say(
        "\(news.changes?.summary ?? "first build"): \(MessagePrinter.counted(news.fileCount, "file")) in "
          + "\(news.milliseconds) ms")
    } else {
      say("\(news.changes?.summary ?? "first build"): not built; open pages stay as they were")
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
