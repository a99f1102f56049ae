private import Diagnostics
private import FileTree
private import MomentsSite
private import Workers

extension Command {
  static let merge = Command(
    name: "merge", summary: "Join the parts that build --shard made",
    usage: "DIR... [FLAGS]",
    explanation: [
      "Each DIR is the output of one build with --shard; together they must be all parts of one "
        + "site. What is written is, byte for byte, what one build would have written, and is "
        + "published as a build is: all of it or nothing.",
      "With this, whatever starts many jobs builds one site on many machines: GNU parallel, a matrix "
        + "of a GitHub workflow, an indexed job of Kubernetes, an array of Slurm.",
    ],
    flags: Flag.building.filter { $0.name == "output" } + Flag.messages,
    examples: [
      "momentsgen merge part1 part2 --output public",
      "parallel momentsgen build --shard {}/4 --now $NOW -o part{} ::: 1 2 3 4",
    ]
  ) { tool, reading in
    guard !reading.operands.isEmpty else {
      return tool.refuse(UsageError("merge takes the folders of all parts"))
    }
    return MergeRun(tool: tool, options: reading.options, folders: reading.operands).run()
  }
}

/// One `momentsgen merge`.
private struct MergeRun {
  let tool: CommandLineTool
  let options: Options
  let folders: [String]

  private var outputFolder: String { options.output ?? "public" }

  private var printer: MessagePrinter {
    MessagePrinter(tool: tool, options: options, outputFolder: outputFolder)
  }

  func run() -> ExitCode {
    let start = tool.surroundings.stopwatch()
    let real = tool.surroundings.realPath
    let objection = OutputGuard.objection(
      source: real("."), output: real(outputFolder),
      home: tool.surroundings.environment["HOME"].flatMap { $0.isEmpty ? nil : real($0) })
    if let objection {
      printer.print([objection])
      return .usage
    }
    let parts = folders.map { SiteMerge.Part(name: $0, tree: tool.surroundings.tree($0)) }
    var log = DiagnosticLog()
    do throws(TreeError) {
      let merge = SiteMerge(
        parts, output: tool.surroundings.tree(outputFolder),
        workers: Workers(count: tool.surroundings.processorCount))
      let report = try merge.run(log: &log)
      printer.print(log.sorted)
      printer.print(report, log, seconds: tool.surroundings.stopwatch() - start, done: "merged")
      return report == nil || log.hasErrors ? .siteErrors : .success
    } catch {
      printer.print(log.sorted)
      printer.print([
        Diagnostic(
          error.action == .read || error.action == .list ? .fileUnreadable : .outputUnwritable,
          at: SourcePlace(file: error.path.text), error.explanation)
      ])
      return .ioFailure
    }
  }
}
