internal import MomentsFeeds
internal import MomentsModel

/// A file for programs, and what it is made of.
enum MachineFile: Sendable, Hashable {
  case feed(FeedChannel.Format)
  case tagFeed(TagIndex, FeedChannel.Format)
  /// The oldest is 1.
  case feedArchive(Int)
  case sitemap
  /// Where there are several; the oldest is 1.
  case sitemapPart(Int)
  /// The newest moments as the app's payload.
  case payload
  /// By the numbers of the pages.
  case payloadPage(Int)
  /// Index into the timeline's moments.
  case payloadMoment(Int)
  case robots, humans, llms, manifest, serviceWorker, headers, redirects, speculationRules
  case noJekyll, domain, security
  case actor, outbox, followers, following, webFinger, nodeInfo, nodeInfoLinks
  /// Index into the timeline's moments.
  case note(Int)
}

/// Which files for programs a site has, by their paths.
struct MachinePlan: Sendable {
  private(set) var entries: [(path: String, file: MachineFile)] = []
  /// Documents of `feeds.items` moments each that hold all but the newest ones, which stand in the
  /// feed alone.
  let archiveCount: Int

  /// No file.
  init() { archiveCount = 0 }

  /// - Parameters:
  ///   - pageCount: pages that search engines may list.
  ///   - hasRedirects: whether old addresses lead to new ones.
  init(_ listing: MomentListing, pageCount: Int, hasRedirects: Bool) {
    let settings = listing.timeline.settings
    let machines = settings.machines
    archiveCount =
      settings.baseURL == nil ? 0 : max(0, (listing.listed.count - 1) / settings.feeds.items)
    add("robots.txt", .robots)
    add("humans.txt", .humans)
    add("manifest.webmanifest", .manifest)
    if machines.isOfflineReadable { add("sw.js", .serviceWorker) }
    add("_headers", .headers)
    if hasRedirects || settings.baseURL != nil { add("_redirects", .redirects) }
    add("speculation.json", .speculationRules)
    add(".nojekyll", .noJekyll)
    if machines.security != nil { add(".well-known/security.txt", .security) }
    guard settings.baseURL != nil else { return }
    add("llms.txt", .llms)
    addFeeds(listing)
    add("sitemap.xml", .sitemap)
    for number in 0..<MachinePlan.sitemapParts(pageCount) {
      add("sitemap-\(number + 1).xml", .sitemapPart(number + 1))
    }
    if settings.basePath == "/", PublishedHost(settings).isOwnDomain { add("CNAME", .domain) }
    addPayload(listing)
    addAccount(listing)
  }

  /// 0 where one file holds all.
  static func sitemapParts(_ pageCount: Int) -> Int {
    pageCount <= Sitemap.pageLimit
      ? 0 : (pageCount + Sitemap.pageLimit - 1) / Sitemap.pageLimit
  }

  private mutating func addFeeds(_ listing: MomentListing) {
    for format in FeedChannel.Format.allCases { add(format.fileName, .feed(format)) }
    for number in 0..<archiveCount { add("feeds/\(number + 1).xml", .feedArchive(number + 1)) }
    guard listing.timeline.settings.feeds.includesTags else { return }
    for tag in listing.usedTags {
      let folder = SiteAddress.tag(slug: listing.timeline[tag: tag].slug).path
      for format in FeedChannel.Format.allCases {
        add(folder + format.fileName, .tagFeed(tag, format))
      }
    }
  }

  private mutating func addPayload(_ listing: MomentListing) {
    let payload = listing.timeline.settings.machines.payload
    guard payload != .none else { return }
    for number in 0..<listing.paging.numberedPages {
      add("api/page/\(number + 1).json", .payloadPage(number + 1))
    }
    add("api/moments.json", .payload)
    guard payload == .moments else { return }
    for index in listing.listed {
      let moment = listing.timeline.moments[Int(index)]
      add("api/m/\(moment.id).json", .payloadMoment(Int(index)))
    }
  }

  private mutating func addAccount(_ listing: MomentListing) {
    guard listing.timeline.settings.machines.fediverseUser != nil else { return }
    for index in listing.listed {
      let moment = listing.timeline.moments[Int(index)]
      add(FediverseAccount.Path.note(moment.id), .note(Int(index)))
    }
    add(FediverseAccount.Path.outbox, .outbox)
    add(FediverseAccount.Path.followers, .followers)
    add(FediverseAccount.Path.following, .following)
    add(FediverseAccount.Path.actor, .actor)
    add(FediverseAccount.Path.nodeInfo, .nodeInfo)
    add(".well-known/nodeinfo", .nodeInfoLinks)
    add(".well-known/webfinger", .webFinger)
  }

  private mutating func add(_ path: String, _ file: MachineFile) { entries.append((path, file)) }
}
