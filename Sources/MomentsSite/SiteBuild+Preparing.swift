internal import Diagnostics
internal import FileTree
internal import MomentsContent
internal import MomentsModel
internal import MomentsPhotos
internal import MomentsRendering
internal import MomentsSearch
internal import MomentsViewModels
internal import Workers

/// From content and templates to the plan of the site and what makes its files. What doesn't need
/// each other is done at the same time.
extension SiteBuild {
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
    var rereading: MomentRereading
  }

  /// Whether something changed meanwhile, and this build is for nothing.
  var isOutdated: Bool { settings.record?.isOutdated() ?? false }

  /// Loads content and theme; every problem of both is in the log. nil where one makes a site
  /// impossible.
  /// - Parameter meanwhile: begins what can be done beside the joining of the moments.
  func prepare(
    _ memory: BuildMemory?, log: inout DiagnosticLog, meanwhile: () -> Void = {}
  ) -> Prepared? {
    let observed = ObservedTree(self.source)
    let source: any Tree = memory == nil ? self.source : observed
    let options = loadOptions(memory)
    var writings = ContentLoader.read(source, options, log: &log)
    // While the moments are joined, which takes one thread.
    let begun = settings.workers.start { PreparedTheme(from: source) }
    guard !isOutdated else { return nil }
    meanwhile()
    let joined = ContentLoader.join(&writings, options, log: &log)
    let prepared = begun.result
    log.merge(prepared.log)
    guard let joined, !isOutdated else { return nil }
    var found = joined.timeline
    if let baseURL = settings.baseURL { found.settings.baseURL = baseURL }
    let timeline = found
    let (made, listing) = settings.workers.both({ look(timeline, source) }) {
      MomentListing(timeline, includesHidden: settings.includesHidden)
    }
    log.merge(made.log)
    let (theme, wording, pictures) = (prepared.theme, made.wording, made.pictures)
    guard !isOutdated else { return nil }
    let assets = AssetPlan(theme: theme, words: wording.script)
    let components = ComponentPlan(timeline: timeline, theme: theme, log: &log)
    let copies = StaticFiles.collect(from: source, log: &log).files
    let ((momentKeys, search), planned) = settings.workers.both({
      index(timeline, listing, made, memory)
    }) {
      SitePlan(
        listing: listing, assets: assets, pictures: pictures.files, copies: copies,
        components: components, workers: settings.workers)
    }
    guard !isOutdated else { return nil }
    let plan = planned.adding(search)
    SecurityExpiry.check(timeline.settings, now: settings.now, log: &log)
    guard let renderer = prepared.renderer else { return nil }
    noteMissingAddress(timeline.settings, log: &log)
    let (maker, addressLog) = settings.workers.both({
      let discovery = SiteDiscovery(plan: plan, icons: pictures.icons)
      let pages = SitePages(
        listing: listing, renderer: renderer,
        assets: assets.siteAssets(
          made.remote, components, likeEndpoint: timeline.settings.likeEndpoint,
          discovery: discovery),
        wording: wording, now: settings.now,
        catalog: pictures, redirects: plan.redirects, depth: plan.depth)
      let store = PictureStore(source: source, cache: settings.pictures.cache)
      let machines = SiteMachines(
        plan: plan, listing: listing, context: pages.absolute, discovery: discovery,
        assets: assets, catalog: pictures, store: store,
        programVersion: settings.programVersion)
      return FileMaker(
        pages: pages, machines: machines, assets: assets, pictures: pictures.files,
        store: store, source: source, copies: plan.copies, search: search)
    }) {
      var log = DiagnosticLog()
      plan.checkAddresses(timeline: timeline, log: &log)
      return log
    }
    log.merge(addressLog)
    var observations = observed.observations
    if let seen = writings.observations {
      observations?.append(contentsOf: seen)
    } else {
      observations = nil
    }
    return Prepared(
      plan: plan, maker: maker, theme: theme, catalog: pictures, momentKeys: momentKeys,
      momentCount: timeline.moments.count, basePath: timeline.settings.basePath,
      unpublished: unpublished(in: timeline),
      observations: observations, rereading: joined.rereading)
  }

  private func index(
    _ timeline: Timeline, _ listing: MomentListing, _ made: Surroundings, _ memory: BuildMemory?
  ) -> (MomentKeys?, SiteSearch) {
    let keys = memory.map { _ in MomentKeys(timeline, made.pictures, settings.workers) }
    let parts = keys.flatMap { memory?.searchParts(listing, moments: $0.moments) }
    let search = SiteSearch(
      listing, wording: made.wording, workers: settings.workers, parts: parts ?? SearchParts.none)
    return (keys, search)
  }

  /// The theme, ready to render with.
  private struct PreparedTheme: Sendable {
    var theme: Theme
    /// nil where a template can't be used.
    var renderer: PageRenderer?
    var log = DiagnosticLog()

    init(from source: any Tree) {
      theme = Theme.load(from: source, log: &log)
      renderer = PageRenderer(theme: theme, log: &log)
    }
  }

  /// What is beside the moments.
  private struct Surroundings: Sendable {
    var wording: Wording
    var pictures: PictureCatalog
    var remote: RemoteHosts
    var log = DiagnosticLog()
  }

  private func look(_ timeline: Timeline, _ source: any Tree) -> Surroundings {
    var log = DiagnosticLog()
    let wording = SiteLanguage.wording(for: timeline, log: &log)
    let pictures = PictureCatalog.collect(for: timeline, from: source, pictureOptions, log: &log)
    let remote = RemoteHosts(in: timeline)
    noteRemotePictures(remote.count, hosts: remote.hosts.count, log: &log)
    return Surroundings(wording: wording, pictures: pictures, remote: remote, log: log)
  }
}
