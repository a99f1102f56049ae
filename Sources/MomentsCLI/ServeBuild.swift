internal import Diagnostics
private import FileTree
internal import MomentsPreview
private import MomentsSite
internal import Synchronization

/// Builds the site for the preview: for the author with everything that there is, for the public as
/// `momentsgen build` does.
struct ServeBuild: Sendable {
  let tool: CommandLineTool
  let plan: BuildPlan
  /// What the builds for each audience leave for the next one, gone with the preview's files.
  private let records = Dictionary(
    uniqueKeysWithValues: Audience.allCases.map { ($0, Record()) })

  /// Of one audience.
  private final class Record: Sendable {
    let tree = MemoryTree()
    let kept = KeptSite()
    /// What the last build had to say.
    let last = Mutex<RebuildLoop.Outcome?>(nil)
  }

  init(tool: CommandLineTool, plan: BuildPlan) {
    self.tool = tool
    self.plan = plan
  }

  func run(_ order: RebuildLoop.Order) -> RebuildLoop.Outcome {
    if order.isQuick {
      return shown(order) ?? RebuildLoop.Outcome(diagnostics: [], isComplete: false)
    }
    var outcome = build(
      for: order.audience, into: order.output, isPreview: true, isOutdated: order.isOutdated)
    if outcome.isGivenUp { return outcome }
    let built = outcome
    records[order.audience]?.last.withLock { $0 = built }
    if order.audience == .author, outcome.isComplete, plan.options.writesOutput {
      let written = build(for: .public, into: tool.surroundings.tree(plan.outputFolder))
      outcome.diagnostics += written.diagnostics.filter { !outcome.diagnostics.contains($0) }
    }
    return outcome
  }

  /// What can be shown of a change at once; nil where a build has to be waited for.
  private func shown(_ order: RebuildLoop.Order) -> RebuildLoop.Outcome? {
    guard let record = records[order.audience],
      let last = record.last.withLock({ $0 }), last.isComplete,
      let report = record.kept.patch(
        order.changes.paths, from: tool.surroundings.tree(plan.sourceFolder), to: order.output)
    else { return nil }
    var outcome = last
    outcome.ribbons = report.unpublished
    return outcome
  }

  private func build(
    for audience: Audience, into output: any Tree, isPreview: Bool = false,
    isOutdated: @escaping @Sendable () -> Bool = { false }
  ) -> RebuildLoop.Outcome {
    let common = BuildRun(tool: tool, plan: plan)
    var settings = common.settings(common.zoneFiles)
    if isPreview, let own = records[audience], var record = settings.record {
      record.content = record.tree
      record.tree = own.tree
      record.kept = own.kept
      record.isOutdated = isOutdated
      record.expectsChanges = true
      settings.record = record
    }
    settings.now = plan.options.now ?? tool.surroundings.now()
    settings.includesDrafts = audience == .author
    settings.includesFuture = audience == .author
    settings.includesHidden = audience == .author
    var log = DiagnosticLog()
    var report: BuildReport?
    do throws(TreeError) {
      // A new tree each time: it remembers which folders are inside it.
      let source = tool.surroundings.tree(plan.sourceFolder)
      report = try SiteBuild(source: source, output: output, settings: settings).run(log: &log)
    } catch { log.add(common.diagnostic(for: error)) }
    var outcome = RebuildLoop.Outcome(
      diagnostics: common.explained(log), isComplete: report != nil,
      basePath: plan.options.basePath ?? report?.basePath ?? "/",
      ribbons: report?.unpublished ?? [:])
    outcome.isGivenUp = report == nil && isOutdated()
    return outcome
  }
}
