internal import MomentsFeeds
internal import MomentsModel
internal import MomentsPhotos
internal import MomentsViewModels
internal import TemplateEngine

/// Makes the files for programs. Immutable but for the items that it keeps; usable from any number
/// of threads.
struct SiteMachines: Sendable {
  let listing: MomentListing
  /// With absolute links; relative to the root where the site has no `baseURL`.
  let context: PageContext
  private let plan: MachinePlan
  private let discovery: SiteDiscovery
  /// What search engines may list, in the order of the sitemap.
  let indexed: IndexedPages
  private let pageFolders: [String]
  private let redirects: [Redirect]
  /// Relative to the root: what the service worker keeps from the start.
  private let shell: [String]
  private let icons: [WebManifest.Icon]
  private let programVersion: String
  private let items: FeedItems

  init(
    plan: SitePlan, listing: MomentListing, context: PageContext, discovery: SiteDiscovery,
    assets: AssetPlan, catalog: PictureCatalog, store: PictureStore, programVersion: String
  ) {
    self.listing = listing
    self.context = context
    self.plan = plan.machines
    self.discovery = discovery
    self.programVersion = programVersion
    indexed = plan.indexed
    pageFolders = plan.pageFolders
    redirects = plan.redirects
    let icon = assets.path(of: "assets/icon.svg")
    shell = [
      "./", SiteAddress.offline.path, assets.path(of: "assets/style.css"),
      assets.path(of: "assets/app.js"), icon,
    ]
    icons =
      [WebManifest.Icon(path: icon, sizes: "any", type: "image/svg+xml")]
      + catalog.icons.manifest
    items = FeedItems(context: context, sizes: FileSizes(catalog.files, store: store))
  }

  var timeline: Timeline { listing.timeline }
  var settings: SiteSettings { timeline.settings }
  private var owner: Person { timeline[person: timeline.profile.person] }

  func write(_ file: MachineFile, into buffer: inout ByteBuffer) {
    switch file {
    case .feed(let format): writeFeed(format, into: &buffer)
    case .tagFeed(let tag, let format): writeFeed(of: tag, format, into: &buffer)
    case .feedArchive(let number): writeArchive(number, into: &buffer)
    case .sitemap: writeSitemap(into: &buffer)
    case .sitemapPart(let number): writeSitemapPart(number, into: &buffer)
    case .payload:
      AppPayload(context).write(listing.moments(listing.paging.newest), into: &buffer)
    case .payloadPage(let number):
      AppPayload(context).write(
        listing.moments(listing.paging.range(ofPage: number)), into: &buffer)
    case .payloadMoment(let index):
      AppPayload(context).write([timeline.moments[index]], into: &buffer)
    case .robots:
      buffer.append(
        PlainFiles.robots(
          sitemap: settings.baseURL.map { $0 + "sitemap.xml" },
          aiCrawlers: settings.machines.aiCrawlers))
    case .humans:
      buffer.append(
        PlainFiles.humans(
          author: owner.name, home: settings.baseURL, language: settings.language))
    case .llms: writeLLMs(into: &buffer)
    case .manifest: writeManifest(into: &buffer)
    case .serviceWorker:
      ServiceWorker(version: ShellVersion.of(shell), shell: shell).write(into: &buffer)
    case .headers: hostFiles.writeHeaders(into: &buffer)
    case .redirects:
      hostFiles.writeRedirects(
        redirects.map { (PageLinks.encoded($0.address.path), PageLinks.encoded($0.target.path)) },
        hasFeeds: settings.baseURL != nil, into: &buffer)
    case .speculationRules: hostFiles.writeSpeculationRules(into: &buffer)
    case .noJekyll: break
    case .domain: buffer.append(PublishedHost(settings).name + "\n")
    case .security: writeSecurity(into: &buffer)
    case .actor, .outbox, .followers, .following, .webFinger, .nodeInfo, .nodeInfoLinks, .note:
      writeAccount(file, into: &buffer)
    }
  }

  // MARK: Feeds

  private var feedSite: FeedSite {
    let icon = { (sizes: String) in
      icons.first { $0.sizes == sizes }.map {
        context.links.url(.file($0.path))
      }
    }
    return FeedSite(
      title: settings.title, language: settings.language, authorName: owner.name,
      authorURL: owner.url ?? context.links.url(.home),
      authorPictureURL: owner.avatar.flatMap(context.url), iconURL: icon("512x512"),
      smallIconURL: icon("192x192"), atomTitles: settings.feeds.atomTitles)
  }

  private func writeFeed(_ format: FeedChannel.Format, into buffer: inout ByteBuffer) {
    let count = listing.listed.count
    var channel = siteChannel(at: format.fileName)
    if format == .atom, plan.archiveCount > 0 {
      channel.archives.previous = archiveURL(plan.archiveCount)
    }
    write(
      channel, items[listing.listed.prefix(settings.feeds.items)], format,
      atLeast: count - plan.archiveCount * settings.feeds.items, into: &buffer)
  }

  private func writeFeed(
    of tag: TagIndex, _ format: FeedChannel.Format, into buffer: inout ByteBuffer
  ) {
    let (name, slug) = (timeline[tag: tag].name, timeline[tag: tag].slug)
    let page = SiteAddress.tag(slug: slug)
    let heading = context.wording.phrases.tagged.filled { $0 == "tag" ? name : nil }
    let channel = FeedChannel(
      id: TagURI(settings).tag(slug), title: "\(heading) · \(settings.title)",
      description: settings.description ?? heading, pageURL: context.links.url(page),
      feedURL: context.links.url(.file(page.path + format.fileName)))
    write(
      channel, items[listing.indices(of: tag).prefix(settings.feeds.items)], format, atLeast: 1,
      into: &buffer)
  }

  private func write(
    _ channel: FeedChannel, _ items: [FeedItem], _ format: FeedChannel.Format, atLeast: Int,
    into buffer: inout ByteBuffer
  ) {
    switch format {
    case .rss: RSSFeed.write(channel, items, of: feedSite, into: &buffer)
    case .atom: AtomFeed.write(channel, items, of: feedSite, atLeast: atLeast, into: &buffer)
    case .json: JSONFeed.write(channel, items, of: feedSite, into: &buffer)
    }
  }

  private func writeArchive(_ number: Int, into buffer: inout ByteBuffer) {
    let size = settings.feeds.items
    let end = listing.listed.count - (number - 1) * size
    var channel = siteChannel(at: "feeds/\(number).xml")
    channel.archives = FeedChannel.Archives(
      previous: number > 1 ? archiveURL(number - 1) : nil,
      next: number < plan.archiveCount ? archiveURL(number + 1) : nil,
      current: context.links.url(.file(FeedChannel.Format.atom.fileName)))
    AtomFeed.write(
      channel, items.once(listing.listed[(end - size)..<end]), of: feedSite, into: &buffer)
  }

  private func archiveURL(_ number: Int) -> String {
    context.links.url(.file("feeds/\(number).xml"))
  }

  private func siteChannel(at path: String) -> FeedChannel {
    FeedChannel(
      id: TagURI(settings).site, title: settings.title,
      description: settings.description ?? settings.title, pageURL: context.links.url(.home),
      feedURL: context.links.url(.file(path)))
  }

  // MARK: Texts

  private func writeLLMs(into buffer: inout ByteBuffer) {
    var pages = [PlainFiles.Link(title: settings.title, url: context.links.url(.home))]
    pages += timeline.pages.map {
      PlainFiles.Link(
        title: $0.title, url: context.links.url(.plainPage(path: $0.path)), note: $0.description)
    }
    var data = discovery.feeds.map {
      PlainFiles.Link(title: $0.name, url: context.links.url(.file($0.path)))
    }
    if settings.machines.payload != .none {
      data.append(
        PlainFiles.Link(
          title: "Moments as JSON", url: context.links.url(.file("api/moments.json"))))
    }
    data.append(
      PlainFiles.Link(title: "Sitemap", url: context.links.url(.file("sitemap.xml"))))
    buffer.append(
      PlainFiles.llms(
        title: settings.title, description: settings.description, pages: pages, data: data))
  }

  private func writeManifest(into buffer: inout ByteBuffer) {
    var manifest = WebManifest(
      title: settings.title, description: settings.description, language: settings.language,
      direction: Wording.direction(of: settings.language).rawValue, basePath: settings.basePath,
      icons: icons)
    if !listing.usedTags.isEmpty {
      manifest.shortcuts = [(context.wording.phrases.tags, SiteAddress.tags.path)]
    }
    manifest.write(into: &buffer)
  }

  private func writeSecurity(into buffer: inout ByteBuffer) {
    guard let security = settings.machines.security else { return }
    buffer.append(
      PlainFiles.security(
        security, language: settings.language,
        canonical: settings.baseURL.map { $0 + ".well-known/security.txt" }))
  }

  private var hostFiles: HostFiles {
    HostFiles(
      basePath: settings.basePath, pageFolders: pageFolders,
      hasTagFeeds: settings.feeds.includesTags && !listing.usedTags.isEmpty)
  }

  // MARK: Fediverse

  private func writeAccount(_ file: MachineFile, into buffer: inout ByteBuffer) {
    guard let user = settings.machines.fediverseUser else { return }
    let account = FediverseAccount(user: user, context: context)
    switch file {
    case .actor:
      let oldest = listing.listed.last.map { timeline.moments[Int($0)].date }
      account.writeActor(since: oldest, into: &buffer)
    case .outbox: account.writeOutbox(listing.moments(0..<listing.listed.count), into: &buffer)
    case .note(let index): account.writeNote(timeline.moments[index], into: &buffer)
    case .followers:
      account.writeEmptyCollection(at: FediverseAccount.Path.followers, into: &buffer)
    case .following:
      account.writeEmptyCollection(at: FediverseAccount.Path.following, into: &buffer)
    case .webFinger: account.writeWebFinger(into: &buffer)
    case .nodeInfoLinks: account.writeNodeInfoLinks(into: &buffer)
    case .nodeInfo:
      account.writeNodeInfo(
        momentCount: listing.listed.count, version: programVersion, into: &buffer)
    default: break
    }
  }
}
