internal import Diagnostics
internal import FileTree
private import MomentsModel
internal import MomentsSite
private import Workers

/// One `momentsgen build`, from checked options to an exit code.
struct BuildRun {
  let tool: CommandLineTool
  let plan: BuildPlan

  private var printer: MessagePrinter {
    MessagePrinter(tool: tool, options: plan.options, outputFolder: plan.outputFolder)
  }

  func run() -> ExitCode {
    let start = tool.surroundings.stopwatch()
    if plan.options.isVerbose { printer.print(plan) }
    if let objection = outputObjection {
      printer.print([objection])
      return .usage
    }
    do throws(TreeError) {
      let source = tool.surroundings.tree(plan.sourceFolder)
      guard try source.entry(at: .root)?.kind == .directory else {
        printer.print([noSuchSource])
        return .ioFailure
      }
      return try build(source, startedAt: start)
    } catch {
      printer.print([diagnostic(for: error)])
      return .ioFailure
    }
  }

  var outputObjection: Diagnostic? {
    let real = tool.surroundings.realPath
    return OutputGuard.objection(
      source: real(plan.sourceFolder), output: real(plan.outputFolder),
      home: tool.surroundings.environment["HOME"].flatMap { $0.isEmpty ? nil : real($0) })
  }

  private func build(_ source: any Tree, startedAt start: Double) throws(TreeError) -> ExitCode {
    let zones = zoneFiles
    var log = DiagnosticLog()
    let site = SiteBuild(
      source: source, output: tool.surroundings.tree(plan.outputFolder), settings: settings(zones))
    let changes = ChangesFile(tool: tool, plan: plan)
    guard let before = changes.baseline(log: &log) else {
      printer.print(log.sorted)
      return .ioFailure
    }
    let report: BuildReport?
    do throws(TreeError) { report = try site.run(log: &log) } catch {
      // What was found before the failure may be its cause.
      printer.print(log.sorted)
      throw error
    }
    if report != nil, !changes.write(since: before, log: &log) {
      printer.print(log.sorted)
      return .ioFailure
    }
    printer.print(explained(log))
    printer.print(report, log, seconds: tool.surroundings.stopwatch() - start)
    let warningsFail = plan.options.isStrict && log.count(of: .warning) > 0
    return report == nil || log.hasErrors || warningsFail ? .siteErrors : .success
  }

  func settings(_ zones: ZoneFiles) -> BuildSettings {
    let options = plan.options
    var settings = BuildSettings(
      now: plan.now, workers: Workers(count: plan.jobs), timeZone: { zones.rules(for: $0) })
    settings.includesDrafts = options.includesDrafts
    settings.includesFuture = options.includesFuture
    settings.baseURL = options.baseURL
    settings.programVersion = Version.number
    settings.keepsGoing = options.keepsGoing
    settings.publishing.encodings = options.publishing.encodings
    settings.publishing.adopts = options.publishing.adopts
    settings.publishing.keepsStale = options.publishing.keepsStale
    settings.warningsFail = options.isStrict
    settings.shard = options.shard
    // Parts come and go with their machines.
    if let stamp = tool.surroundings.programStamp, options.shard == nil {
      var record = RecordSettings(
        tree: tool.surroundings.tree(plan.recordFolder), program: stamp)
      record.ignoresPast = options.makesEverything
      settings.record = record
    }
    settings.pictures.worker = pictureWorker
    settings.pictures.videoTool = program(named: "ffmpeg")
    settings.pictures.cache = tool.surroundings.tree(plan.cacheFolder)
    settings.pictures.today = tool.surroundings.now() / 86_400
    if let line = tool.surroundings.liveLine, options.format == .human, !options.isQuiet {
      let progress = PictureProgressLine(line)
      settings.pictures.progress = { progress.show($0) }
    }
    return settings
  }

  /// Beside the program, as a build leaves it, or where an installation puts it.
  private var pictureWorker: String? {
    guard let folder = tool.surroundings.programFolder else { return nil }
    let beside = "\(folder)/momentsgen-photos"
    let installed = "\(folder)/../libexec/momentsgen/momentsgen-photos"
    return tool.surroundings.isFile(beside) || !tool.surroundings.isFile(installed)
      ? beside : installed
  }

  /// Where the shell would find a program; nil where it wouldn't.
  private func program(named name: String) -> String? {
    let path = tool.surroundings.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      if tool.surroundings.isFile("\(folder)/\(name)") { return "\(folder)/\(name)" }
    }
    return nil
  }

  /// `TZDIR` is where the C library looks too.
  var zoneFiles: ZoneFiles {
    let folder = tool.surroundings.environment["TZDIR"] ?? ""
    return ZoneFiles(tree: tool.surroundings.tree(folder.isEmpty ? ZoneFiles.usualFolder : folder))
  }

  var noSuchSource: Diagnostic {
    Diagnostic(
      .fileUnreadable, .error, "'\(plan.sourceFolder)' isn't a folder",
      hint: "give the site's folder with --source")
  }

  /// By place, with what the machine has to do with it.
  func explained(_ log: DiagnosticLog) -> [Diagnostic] {
    zoneFiles.areInstalled ? log.sorted : log.sorted.map(withZoneHint)
  }

  private func withZoneHint(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.code == .timeZoneUnknown else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.hint = "no time zone data is installed; on Debian: apt-get install tzdata"
    return diagnostic
  }

  /// What stopped the build. Content that can't be read is in the log; so reading and listing that
  /// fail here are the output's as well as writing.
  func diagnostic(for error: TreeError) -> Diagnostic {
    let reads = error.action == .read || error.action == .list
    let path =
      error.path == .root ? plan.outputFolder : "\(plan.outputFolder)/\(error.path)"
    return Diagnostic(
      reads ? .fileUnreadable : .outputUnwritable, at: SourcePlace(file: path),
      "this can't be \(reads ? "read" : "written"): \(error.explanation)")
  }
}
