private import Diagnostics
private import FileTree
private import MomentsSite

extension Command {
  static let check = Command(
    name: "check", summary: "Find what a build would say, and what could be better",
    usage: "[FLAGS]",
    explanation: [
      "Beside all messages of a build: links that lead nowhere, photos that nothing shows or that "
        + "have no alternative text, tags that are nearly the same, how many moments are hidden; "
        + "and in public/, as it was built last, places and serial numbers in pictures and videos, "
        + "words of hidden moments, mail addresses and phone numbers, and the limits of hosts.",
      "No address elsewhere is visited; --verbose lists them.",
    ],
    flags: Flag.site + Flag.building + Flag.checking + Flag.messages,
    examples: ["momentsgen check", "momentsgen check --alt alt.txt", "momentsgen check --strict"]
  ) { tool, reading in
    if let operand = reading.operands.first {
      return tool.refuse(UsageError("check takes no argument, and got '\(operand)'"))
    }
    do throws(UsageError) {
      return try CheckRun(tool: tool, plan: try BuildPlan(reading.options, tool.surroundings)).run()
    } catch { return tool.refuse(error) }
  }
}

/// One `momentsgen check`, from checked options to an exit code.
private struct CheckRun {
  let tool: CommandLineTool
  let plan: BuildPlan

  func run() throws(UsageError) -> ExitCode {
    let build = BuildRun(tool: tool, plan: plan)
    let printer = MessagePrinter(
      tool: tool, options: plan.options, outputFolder: plan.outputFolder)
    var sheet: TreePath?
    if let name = plan.options.beginning.altSheet {
      sheet = TreePath(name)
      if sheet == nil {
        throw UsageError("--alt takes a path inside the site's folder, not '\(name)'")
      }
    }
    var log = DiagnosticLog()
    do throws(TreeError) {
      let source = tool.surroundings.tree(plan.sourceFolder)
      guard try source.entry(at: .root)?.kind == .directory else {
        printer.print([build.noSuchSource])
        return .ioFailure
      }
      var settings = build.settings(build.zoneFiles)
      settings.keepsGoing = true
      let check = SiteCheck(
        source: source, published: tool.surroundings.tree(plan.outputFolder), settings: settings)
      try check.run(altSheet: sheet, listsLinks: plan.options.isVerbose, log: &log)
    } catch {
      printer.print(build.explained(log))
      printer.print([build.diagnostic(for: error)])
      return .ioFailure
    }
    printer.print(build.explained(log))
    let warnings = log.count(of: .warning)
    let errors = log.count(of: .error)
    if !plan.options.isQuiet, plan.options.format == .human {
      let found = [
        MessagePrinter.counted(errors, "error"), MessagePrinter.counted(warnings, "warning"),
      ]
      tool.printErrors("checked: \(found.joined(separator: ", "))\n")
    }
    return errors > 0 || plan.options.isStrict && warnings > 0 ? .siteErrors : .success
  }
}
