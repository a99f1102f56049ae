private import Diagnostics
private import FileTree
private import MomentsImport

/// One `momentsgen import`, from checked options to an exit code.
struct ImportRun {
  let tool: CommandLineTool
  let plan: ImportPlan

  private static let reportPath = TreePath(trusted: "import-report.html")

  private var printer: MessagePrinter {
    MessagePrinter(tool: tool, options: plan.options, outputFolder: plan.options.source)
  }

  func run() -> ExitCode {
    let site = tool.surroundings.tree(plan.options.source)
    do throws(ImportFault) {
      let report = try Importer(site: site, options: plan.settings).run(
        plan.inputs, named: plan.sourceKey, password: plan.password)
      return finish(report, site)
    } catch {
      printer.print([error.diagnostic])
      switch error.diagnostic.code {
      case .fileUnreadable, .outputUnwritable: return .ioFailure
      default: return .siteErrors
      }
    }
  }

  private func finish(_ report: ImportReport, _ site: any Tree) -> ExitCode {
    if plan.options.format == .json {
      tool.printErrors(report.json)
    } else if !plan.options.isQuiet {
      let text = report.terminalText(isVerbose: plan.options.isVerbose)
      let safe = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { TerminalText.safe(String($0)) }
      tool.printErrors(safe.joined(separator: "\n"))
    }
    if !plan.options.importing.isDryRun, !write(report, site) { return .ioFailure }
    guard report.isBalanced else {
      printer.print([
        Diagnostic(.importCount, "not every item of the export is accounted for; this is a mistake")
      ])
      return .ioFailure
    }
    return .success
  }

  private func write(_ report: ImportReport, _ site: any Tree) -> Bool {
    do throws(TreeError) {
      try site.makeDirectory(.root)
      try site.write(Array(report.html.utf8), to: ImportRun.reportPath)
      if let list = plan.mediaList {
        let lines = report.onlineMedia.map { $0 + "\n" }.joined()
        try site.makeDirectory(list.parent)
        try site.write(Array(lines.utf8), to: list)
      }
      if !plan.options.isQuiet, plan.options.format != .json {
        tool.printErrors("report: \(ImportRun.reportPath)\n")
      }
      return true
    } catch {
      printer.print([
        Diagnostic(
          .outputUnwritable, at: SourcePlace(file: error.path.text), error.explanation)
      ])
      return false
    }
  }
}
