package import Diagnostics
package import FileTree
internal import MomentsContent
internal import MomentsModel
internal import MomentsPhotos
internal import MomentsRendering
internal import MomentsSearch
internal import MomentsViewModels
internal import Workers

/// The whole pipeline: content and templates in, a published folder out.
///
/// Everything is read, checked and rendered before anything is written, so a build with an error
/// leaves the output as it was.
package struct SiteBuild: Sendable {
  let source: any Tree
  let output: any Tree
  let settings: BuildSettings

  /// - Parameters:
  ///   - source: rooted at the folder that holds `Content/`.
  ///   - output: rooted at the folder to publish.
  package init(source: any Tree, output: any Tree, settings: BuildSettings) {
    self.source = source
    self.output = output
    self.settings = settings
  }

  /// nil where the site wasn't published; why is in the log. Throws what the output's file system
  /// refuses.
  package func run(log: inout DiagnosticLog) throws(TreeError) -> BuildReport? {
    var leftovers: [any Sendable] = []
    let kept = settings.record?.kept
    let report: BuildReport?
    do throws(TreeError) {
      report = try run(log: &log, leaving: &leftovers)
    } catch {
      kept?.forget()
      throw error
    }
    if report == nil, !isOutdated { kept?.forget() }
    // Giving back a large site takes as long as looking at it.
    settings.workers.release(&leftovers)
    return report
  }

  /// - Parameter leftovers: what takes time to be given back.
  private func run(
    log: inout DiagnosticLog, leaving leftovers: inout [any Sendable]
  ) throws(TreeError) -> BuildReport? {
    var memory = BuildMemory(settings, output: output)
    if settings.record?.expectsChanges == false { memory?.verify(in: source, settings.workers) }
    if let memory, let report = try unchanged(since: memory, log: &log) { return report }
    let publisher = SitePublisher(output: output, settings: settings.publishing)
    var seen: Begun<OutputCheck>?
    let prepared = prepare(memory, log: &log) {
      seen = memory?.past.flatMap { publisher.look($0, settings.workers) }
    }
    guard var prepared, mayPublish(log) else { return nil }
    let part = settings.shard.map { ShardRecord($0, of: prepared.plan, now: settings.now) }
    if let shard = settings.shard { prepared.plan = prepared.plan.part(shard) }
    let begun = try publisher.begin()
    defer { withExtendedLifetime(begun.lock) {} }
    guard
      var standing = try publisher.standing(
        memory?.past, seen: begun.finishedAnother ? nil : seen, settings.workers, log: &log)
    else { return nil }
    if let kept = settings.record?.kept { standing.distrust(kept.patched) }
    standing.align(with: prepared.plan)
    guard try publisher.mayTake(prepared.plan, over: standing, log: &log) else { return nil }
    let stage = OutputStage(
      output: output, isFirst: standing.isEmpty && !settings.publishing.adopts)
    let reuse = reuse(memory, prepared, standing)
    do throws(TreeError) {
      guard
        var site = try RenderedSite.render(
          prepared.plan, reuse: reuse, maker: prepared.maker, over: standing, stage: stage,
          isOutdated: { isOutdated }, workers: settings.workers, log: &log)
      else {
        try stage.clear()
        return nil
      }
      var plan = prepared.plan
      try EncodedFiles(
        encodings: settings.publishing.encodings, output: output, stage: stage,
        workers: settings.workers
      ).add(to: &plan, &site, over: &standing)
      log.merge(
        HostLimits.findings(site.files.lazy.map(\.size)) { plan.entries[$0].path })
      let hasMore = plan.entries.count > prepared.plan.entries.count
      let isFree = hasMore ? try publisher.mayTake(plan, over: standing, log: &log) : true
      guard isFree, mayPublish(log) else {
        try stage.clear()
        return nil
      }
      var (report, manifest) = try publisher.publish(
        site, plan, over: standing, stage: stage)
      try ShardRecord.leave(part, in: output)
      report.momentCount = prepared.momentCount
      report.basePath = prepared.basePath
      report.unpublished = prepared.unpublished
      // Files that stay though they aren't planned are the manifest's to know.
      if let memory, report.stale.isEmpty {
        remember(memory, prepared, plan, site, reuse, report, manifest: manifest, log: log)
      }
      if let kept = settings.record?.kept, let pages = reuse.pages {
        kept.keep(prepared, pages, settings)
      }
      leftovers = [prepared, plan, site, reuse, standing]
      return report
    } catch {
      // The first failure is the one to report; clearing up may fail for the same reason, and the
      // next build clears up in any case.
      try? stage.clear()
      throw error
    }
  }

  func unpublished(in timeline: Timeline) -> [String: String] {
    guard settings.includesDrafts || settings.includesFuture || settings.includesHidden else {
      return [:]
    }
    var reasons: [String: String] = [:]
    // By index: a moment is large to copy.
    let all = timeline.moments
    for index in all.indices {
      var words: [String] = all[index].isDraft ? ["draft"] : []
      if all[index].date.secondsSince1970 > settings.now { words.append("future") }
      if all[index].visibility != .public { words.append(all[index].visibility.rawValue) }
      if !words.isEmpty { reasons["m-" + all[index].id] = words.joined(separator: ", ") }
    }
    return reasons
  }

  var pictureOptions: PictureOptions {
    let given = settings.pictures
    var options = PictureOptions(
      encoder: given.worker.map { WorkerPool(path: $0) }, cache: given.cache,
      workers: settings.workers, severity: settings.keepsGoing ? .warning : .error,
      today: given.today ?? settings.now / 86_400)
    options.videoTool = given.videoTool.map { MediaTool(path: $0) }
    options.progress = { given.progress($0) }
    return options
  }

  func loadOptions(_ memory: BuildMemory?) -> LoadOptions {
    var options = LoadOptions(
      now: settings.now, workers: settings.workers, timeZone: settings.timeZone)
    options.includesDrafts = settings.includesDrafts
    options.includesFuture = settings.includesFuture
    options.includesHidden = settings.includesHidden
    options.cache = memory?.cache(of: source)
    return options
  }

  func noteMissingAddress(_ site: SiteSettings, log: inout DiagnosticLog) {
    guard site.baseURL == nil, !log.hasErrors else { return }
    log.add(
      Diagnostic(
        .baseURLMissing, .note,
        "without a 'baseURL' there are no feeds, no sitemap and no pictures in previews",
        hint: "set it in site.yaml, or say --base-url"))
  }

  func noteRemotePictures(_ count: Int, hosts: Int, log: inout DiagnosticLog) {
    guard count > 0 else { return }
    let pictures = count == 1 ? "1 picture is" : "\(count) pictures are"
    log.add(
      Diagnostic(
        .photoRemote, .note,
        "\(pictures) on \(hosts == 1 ? "another host" : "\(hosts) other hosts"), which can see "
          + "who visits the pages",
        hint: "bring them into Content/, or set 'photos: {remote: placeholder}' in site.yaml"))
  }

  private func mayPublish(_ log: DiagnosticLog) -> Bool {
    if settings.warningsFail, log.count(of: .warning) > 0 { return false }
    return settings.keepsGoing || !log.hasErrors
  }
}
