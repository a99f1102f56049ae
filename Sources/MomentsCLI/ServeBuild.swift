internal import Diagnostics
private import FileTree
internal import MomentsPreview
private import MomentsSite

/// Builds the site for the preview: for the author with everything that there is, for the public as
/// `momentsgen build` does.
struct ServeBuild: Sendable {
  let tool: CommandLineTool
  let plan: BuildPlan
  /// What the builds for each audience leave for the next one, gone with the preview's files.
  private let records = Dictionary(
    uniqueKeysWithValues: Audience.allCases.map { ($0, MemoryTree()) })

  init(tool: CommandLineTool, plan: BuildPlan) {
    self.tool = tool
    self.plan = plan
  }

  func run(_ order: RebuildLoop.Order) -> RebuildLoop.Outcome {
    var outcome = build(for: order.audience, into: order.output, isPreview: true)
    if order.audience == .author, outcome.isComplete, plan.options.writesOutput {
      let written = build(for: .public, into: tool.surroundings.tree(plan.outputFolder))
      outcome.diagnostics += written.diagnostics.filter { !outcome.diagnostics.contains($0) }
    }
    return outcome
  }

  private func build(
    for audience: Audience, into output: any Tree, isPreview: Bool = false
  ) -> RebuildLoop.Outcome {
    let common = BuildRun(tool: tool, plan: plan)
    var settings = common.settings(common.zoneFiles)
    if isPreview, let tree = records[audience], var record = settings.record {
      record.content = record.tree
      record.tree = tree
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
    return RebuildLoop.Outcome(
      diagnostics: common.explained(log), isComplete: report != nil,
      basePath: plan.options.basePath ?? report?.basePath ?? "/",
      ribbons: report?.unpublished ?? [:])
  }
}
