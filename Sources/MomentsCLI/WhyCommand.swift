private import Diagnostics
private import FileTree
private import MomentsSite

extension Command {
  static let why = Command(
    name: "why", summary: "Say what a file of the output was made from, and why",
    usage: "[FLAGS] FILE",
    explanation: [
      "FILE lies in the output folder: public/index.html, or index.html. Said are the content, "
        + "templates and settings that it shows, why the last build that made pages made it, and "
        + "whether the next build would.",
      "Takes the flags of the build that is meant: what is published depends on them.",
    ],
    flags: Flag.site + Flag.building + Flag.messages,
    examples: ["momentsgen why public/index.html", "momentsgen why m/first-swim/index.html"]
  ) { tool, reading in
    guard let file = reading.operands.first, reading.operands.count == 1 else {
      return tool.refuse(
        UsageError(
          "why takes one file of the output", hint: "such as momentsgen why public/index.html"))
    }
    do throws(UsageError) {
      return WhyRun(tool: tool, plan: try BuildPlan(reading.options, tool.surroundings), file: file)
        .run()
    } catch { return tool.refuse(error) }
  }
}

/// One `momentsgen why`, from checked options to an exit code.
private struct WhyRun {
  let tool: CommandLineTool
  let plan: BuildPlan
  let file: String

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
      let site = SiteBuild(
        source: source, output: tool.surroundings.tree(plan.outputFolder),
        settings: build.settings(build.zoneFiles))
      let path = pathInOutput
      if let answer = try site.explanation(of: path, log: &log) {
        _ = tool.printOutput(answer.lines(file: file).joined(separator: "\n") + "\n")
        return .success
      }
      printer.print(build.explained(log).filter { $0.severity == .error })
      if !log.hasErrors { printer.print([unknown(path)]) }
      return .siteErrors
    } catch {
      printer.print([build.diagnostic(for: error)])
      return .ioFailure
    }
  }

  /// `file` below the output folder, however it was written.
  private var pathInOutput: String {
    let real = tool.surroundings.realPath
    let folder = real(plan.outputFolder) + "/"
    let path = real(file)
    if path.hasPrefix(folder) { return String(path.dropFirst(folder.utf8.count)) }
    return file
  }

  private func unknown(_ path: String) -> Diagnostic {
    Diagnostic(
      .fileUnreadable, "'\(path)' is no file that a build makes",
      hint: "give a file of '\(plan.outputFolder)', with the flags of its build")
  }
}
