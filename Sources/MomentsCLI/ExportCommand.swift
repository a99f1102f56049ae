private import Diagnostics
private import FileTree
private import MomentsSite

extension Command {
  static let export = Command(
    name: "export", summary: "Write all moments as an archive that other programs read",
    usage: "FORMAT [FLAGS]",
    explanation: [
      "FORMAT is jsonfeed (JSON Feed 1.1), outbox (ActivityStreams, laid out like Mastodon's archive) "
        + "or app (the payload of the Moments app).",
      "Written are the moments that a build would publish, unlisted ones among them, and every photo "
        + "and video as it lies in Content/, with its metadata: an archive is for yourself. The "
        + "folder must be new or empty.",
      "momentsgen import makes the same moments of the first two again, people and profile included. "
        + "Settings, pages, templates and Content/static/ are no part of it.",
    ],
    flags: [
      Flag(
        "output", short: "o", .value("DIR"),
        "Where the archive goes; default: export in the site's folder"
      ) { text, options in options.output = text }
    ] + Flag.site + Flag.building.filter { !["output", "strict", "keep-going"].contains($0.name) }
      + Flag.messages,
    examples: [
      "momentsgen export jsonfeed",
      "momentsgen export outbox --output ~/moments-archive",
    ]
  ) { tool, reading in
    let words = SiteExport.Format.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = reading.operands.first, reading.operands.count == 1 else {
      return tool.refuse(
        UsageError(
          "export takes one format: \(words)", hint: "such as momentsgen export jsonfeed"))
    }
    guard let format = SiteExport.Format(rawValue: word) else {
      return tool.refuse(UsageError("export takes one of \(words), not '\(word)'"))
    }
    var options = reading.options
    if options.output == nil { options.output = "\(options.source)/export" }
    do throws(UsageError) {
      return ExportRun(
        tool: tool, plan: try BuildPlan(options, tool.surroundings), format: format
      ).run()
    } catch { return tool.refuse(error) }
  }
}

/// One `momentsgen export`, from checked options to an exit code.
private struct ExportRun {
  let tool: CommandLineTool
  let plan: BuildPlan
  let format: SiteExport.Format

  func run() -> ExitCode {
    let build = BuildRun(tool: tool, plan: plan)
    let printer = MessagePrinter(
      tool: tool, options: plan.options, outputFolder: plan.outputFolder)
    var log = DiagnosticLog()
    do throws(TreeError) {
      let source = tool.surroundings.tree(plan.sourceFolder)
      guard try source.entry(at: .root)?.kind == .directory else {
        printer.print([build.noSuchSource])
        return .ioFailure
      }
      let export = SiteExport(
        source: source, output: tool.surroundings.tree(plan.outputFolder),
        settings: build.settings(build.zoneFiles))
      let report = try export.run(format, log: &log)
      printer.print(build.explained(log))
      guard let report else { return .siteErrors }
      if !plan.options.isQuiet, plan.options.format == .human {
        tool.printErrors(
          "exported \(report.momentCount) moments in \(report.fileCount) files: "
            + "\(plan.outputFolder)\n")
      }
      return .success
    } catch {
      printer.print(build.explained(log))
      printer.print([build.diagnostic(for: error)])
      return .ioFailure
    }
  }
}
