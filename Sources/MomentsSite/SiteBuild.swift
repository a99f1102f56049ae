package import Diagnostics
package import FileTree
internal import MomentsContent
internal import MomentsModel
internal import MomentsPhotos
internal import MomentsRendering
internal import MomentsSearch
internal import MomentsViewModels

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
    var memory = BuildMemory(settings, output: output)
    if settings.record?.expectsChanges == false { memory?.verify(in: source, settings.workers) }
    if let memory, let report = try unchanged(since: memory, log: &log) { return report }
    guard var prepared = prepare(memory, log: &log), mayPublish(log) else { return nil }
    let part = settings.shard.map { ShardRecord($0, of: prepared.plan, now: settings.now) }
    if let shard = settings.shard { prepared.plan = prepared.plan.part(shard) }
    let publisher = SitePublisher(output: output, settings: settings.publishing)
    let lock = try publisher.begin()
    defer { withExtendedLifetime(lock) {} }
    guard var standing = try publisher.standing(memory?.past, settings.workers, log: &log) else {
      return nil
    }
    standing.align(with: prepared.plan)
    guard try publisher.mayTake(prepared.plan, over: standing, log: &log) else { return nil }
    let stage = OutputStage(
      output: output, isFirst: standing.isEmpty && !settings.publishing.adopts)
    let reuse = reuse(memory, prepared, standing)
    do throws(TreeError) {
      guard
        var site = try RenderedSite.render(
          prepared.plan, reuse: reuse, maker: prepared.maker, over: standing, stage: stage,
          workers: settings.workers, log: &log)
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
        HostLimits.findings(
          zip(plan.entries, site.files).map { HostLimits.File(path: $0.path, size: $1.size) }))
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
      return report
    } catch {
      // The first failure is the one to report; clearing up may fail for the same reason, and the
      // next build clears up in any case.
      try? stage.clear()
      throw error
    }
  }

  struct Prepared {
    var plan: SitePlan
    var maker: FileMaker
    var theme: Theme
    var catalog: PictureCatalog
    /// nil where nothing is kept between builds.
    var momentKeys: MomentKeys?
    var momentCount: Int
    var basePath: String
    var unpublished: [String: String]
    /// nil where not all that was looked at is known.
    var observations: [Observation]?
  }

  /// Loads content and theme; every problem of both is in the log. nil where one makes a site
  /// impossible.
  func prepare(_ memory: BuildMemory?, log: inout DiagnosticLog) -> Prepared? {
    let observed = ObservedTree(self.source)
    let source: any Tree = memory == nil ? self.source : observed
    var moments: [Observation]?
    let timeline = loadTimeline(source, memory, observations: &moments, log: &log)
    let theme = Theme.load(from: source, log: &log)
    let renderer = PageRenderer(theme: theme, log: &log)
    guard let timeline else { return nil }
    let wording = SiteLanguage.wording(for: timeline, log: &log)
    let pictures = PictureCatalog.collect(for: timeline, from: source, pictureOptions, log: &log)
    let remote = RemoteHosts(in: timeline)
    noteRemotePictures(remote.count, hosts: remote.hosts.count, log: &log)
    let listing = MomentListing(timeline, includesHidden: settings.includesHidden)
    let assets = AssetPlan(theme: theme, words: wording.script)
    let components = ComponentPlan(timeline: timeline, theme: theme, log: &log)
    let momentKeys = memory.map { _ in MomentKeys(timeline, pictures, settings.workers) }
    let search = SiteSearch(
      listing, wording: wording, workers: settings.workers,
      parts: momentKeys.flatMap { memory?.searchParts(listing, moments: $0.moments) }
        ?? SearchParts.none)
    let plan = SitePlan(
      listing: listing, assets: assets, pictures: pictures.files,
      copies: StaticFiles.collect(from: source, log: &log).files, search: search,
      components: components)
    plan.checkAddresses(timeline: timeline, log: &log)
    SecurityExpiry.check(timeline.settings, now: settings.now, log: &log)
    guard let renderer else { return nil }
    noteMissingAddress(timeline.settings, log: &log)
    let discovery = SiteDiscovery(plan: plan, icons: pictures.icons)
    let pages = SitePages(
      listing: listing, renderer: renderer,
      assets: assets.siteAssets(
        remote, components, likeEndpoint: timeline.settings.likeEndpoint, discovery: discovery),
      wording: wording, now: settings.now,
      catalog: pictures, redirects: plan.redirects, depth: plan.depth)
    let store = PictureStore(source: source, cache: settings.pictures.cache)
    let machines = SiteMachines(
      plan: plan, listing: listing, context: pages.absolute, discovery: discovery,
      assets: assets, catalog: pictures, store: store, programVersion: settings.programVersion)
    var observations = observed.observations
    if let moments { observations?.append(contentsOf: moments) } else { observations = nil }
    return Prepared(
      plan: plan,
      maker: FileMaker(
        pages: pages, machines: machines, assets: assets, pictures: pictures.files,
        store: store, source: source, copies: plan.copies, search: search),
      theme: theme, catalog: pictures, momentKeys: momentKeys,
      momentCount: timeline.moments.count, basePath: timeline.settings.basePath,
      unpublished: unpublished(in: timeline),
      observations: observations)
  }

  private func unpublished(in timeline: Timeline) -> [String: String] {
    guard settings.includesDrafts || settings.includesFuture || settings.includesHidden else {
      return [:]
    }
    var reasons: [String: String] = [:]
    for moment in timeline.moments {
      var words: [String] = moment.isDraft ? ["draft"] : []
      if moment.date.secondsSince1970 > settings.now { words.append("future") }
      if moment.visibility != .public { words.append(moment.visibility.rawValue) }
      if !words.isEmpty { reasons["m-" + moment.id] = words.joined(separator: ", ") }
    }
    return reasons
  }

  private var pictureOptions: PictureOptions {
    let given = settings.pictures
    var options = PictureOptions(
      encoder: given.worker.map { WorkerPool(path: $0) }, cache: given.cache,
      workers: settings.workers, severity: settings.keepsGoing ? .warning : .error,
      today: given.today ?? settings.now / 86_400)
    options.videoTool = given.videoTool.map { MediaTool(path: $0) }
    options.progress = { given.progress($0) }
    return options
  }

  private func loadTimeline(
    _ source: any Tree, _ memory: BuildMemory?, observations: inout [Observation]?,
    log: inout DiagnosticLog
  ) -> Timeline? {
    var options = LoadOptions(
      now: settings.now, workers: settings.workers, timeZone: settings.timeZone)
    options.includesDrafts = settings.includesDrafts
    options.includesFuture = settings.includesFuture
    options.includesHidden = settings.includesHidden
    options.cache = memory?.cache(of: self.source)
    var timeline = ContentLoader.load(
      source, options, observations: &observations, log: &log)
    if let baseURL = settings.baseURL { timeline?.settings.baseURL = baseURL }
    return timeline
  }

  private func noteMissingAddress(_ site: SiteSettings, log: inout DiagnosticLog) {
    guard site.baseURL == nil, !log.hasErrors else { return }
    log.add(
      Diagnostic(
        .baseURLMissing, .note,
        "without a 'baseURL' there are no feeds, no sitemap and no pictures in previews",
        hint: "set it in site.yaml, or say --base-url"))
  }

  private func noteRemotePictures(_ count: Int, hosts: Int, log: inout DiagnosticLog) {
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
