internal import MomentsModel
internal import MomentsPhotos
internal import MomentsRendering
internal import MomentsViewModels
internal import TemplateEngine

/// Makes the view model of each planned page and has it rendered. Immutable; usable from any number
/// of threads.
struct SitePages: Sendable {
  let listing: MomentListing
  private let renderer: PageRenderer
  let redirects: [Redirect]
  let wording: Wording
  let assets: SiteAssets
  /// By depth below the root.
  private let settings: [PageSetting]
  let notFoundSetting: PageSetting
  /// With absolute links; relative to the root where the site has no `baseURL`.
  let absolute: PageContext
  private let cards: SharedCards

  /// What the pages of one depth share.
  struct PageSetting: Sendable {
    let context: PageContext
    let site: SiteViewModel
  }

  /// - Parameter depth: how many folders below the root the deepest page lies.
  init(
    listing: MomentListing, renderer: PageRenderer, assets: SiteAssets, wording: Wording, now: Int,
    catalog: PictureCatalog, redirects: [Redirect] = [], depth: Int = 4
  ) {
    self.listing = listing
    self.renderer = renderer
    self.wording = wording
    self.assets = assets
    self.redirects = redirects
    let timeline = listing.timeline
    let root = PageContext(
      timeline: timeline, links: PageLinks(depth: 0), wording: wording, now: now,
      pictures: catalog.published, videos: catalog.videos, captions: catalog.captions,
      components: assets.components)
    cards = SharedCards(root)
    let lists = SiteLists(
      hasDays: !listing.archive.days.isEmpty, hasPeople: !listing.archive.people.isEmpty)
    let setting = { (links: PageLinks) in
      let context = root.moved(to: links)
      return PageSetting(
        context: context, site: SiteViewModel(context: context, assets: assets, lists: lists))
    }
    settings = (0...max(4, depth)).map { setting(PageLinks(depth: $0)) }
    notFoundSetting = setting(PageLinks(basePath: timeline.settings.basePath))
    absolute = root.moved(to: PageLinks(basePath: timeline.settings.baseURL ?? ""))
  }

  /// The pages of another listing with the same lists.
  func showing(_ listing: MomentListing, in catalog: PictureCatalog, _ now: Int) -> SitePages {
    SitePages(
      listing: listing, renderer: renderer, assets: assets, wording: wording, now: now,
      catalog: catalog, redirects: redirects, depth: settings.count - 1)
  }

  /// Appends the page; false where the recipe isn't a page.
  func render(_ recipe: SitePlan.Recipe, into buffer: inout ByteBuffer) throws(TemplateError)
    -> Bool
  {
    switch recipe {
    case .home: try renderer.render(home, into: &buffer)
    case .page(let number): try renderer.render(page(number), into: &buffer)
    case .moment(let index): try renderer.render(moment(index), into: &buffer)
    case .tagIndex: try renderer.render(tagIndex, into: &buffer)
    case .tag(let tag): try renderer.render(newest(of: tag), into: &buffer)
    case .tagPage(let tag, let number):
      try renderer.render(page(number, of: tag), into: &buffer)
    case .notFound: try renderer.render(notFound, into: &buffer)
    case .plainPage(let index): try renderer.render(plainPage(index), into: &buffer)
    case .month(let month):
      if timeline.settings.permalinks == .anchor {
        try renderer.render(page(of: month), into: &buffer)
      } else {
        try renderer.render(monthRows(month), into: &buffer)
      }
    case .monthPage(let month, let number):
      try renderer.render(monthRows(month, page: number), into: &buffer)
    case .archive: try renderer.render(archivePage, into: &buffer)
    case .year(let year): try renderer.render(yearPage(year), into: &buffer)
    case .photos: try renderer.render(photosPage(), into: &buffer)
    case .photosPage(let number): try renderer.render(photosPage(number), into: &buffer)
    case .onThisDay: try renderer.render(daysPage, into: &buffer)
    case .dayOfYear(let day): try renderer.render(dayRows(day), into: &buffer)
    case .dayOfYearPage(let day, let number):
      try renderer.render(dayRows(day, page: number), into: &buffer)
    case .people: try renderer.render(peoplePage, into: &buffer)
    case .person(let person): try renderer.render(personPage(person), into: &buffer)
    case .me: try renderer.render(mePage, into: &buffer)
    case .redirect(let index): try renderer.render(redirect(index), into: &buffer)
    case .embeddedMoment(let index): try renderEmbed(embeddedMoment(index), into: &buffer)
    case .embeddedTimeline: try renderEmbed(embeddedTimeline, into: &buffer)
    case .embeddedProfile: try renderEmbed(embeddedProfile, into: &buffer)
    case .oembed(let index): buffer.append(Array(oembed(index).utf8))
    case .search: try renderer.render(search, into: &buffer)
    case .offline: try renderer.render(offline, into: &buffer)
    case .subscribe: try renderer.render(subscribe, into: &buffer)
    case .asset, .picture, .copy, .searchFile, .encoded, .machine: return false
    }
    return true
  }

  private func renderEmbed(
    _ page: EmbedPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) {
    var inner = ByteBuffer()
    try renderer.render(page, into: &inner)
    buffer.append(inner.withUnsafeBytes { FramedMarkup.framed($0) })
  }

  var timeline: Timeline { listing.timeline }
  var ownerName: String { timeline[person: timeline.profile.person].name }

  func setting(for address: SiteAddress) -> PageSetting {
    address == .notFound ? notFoundSetting : settings[address.depth]
  }

  func titled(_ parts: String...) -> String { parts.joined(separator: " · ") }

  // MARK: Lists

  private var home: TimelinePageViewModel {
    let paging = listing.paging
    let isAllPinned = listing.newestUnpinned.isEmpty
    var page = list(
      at: .home, title: timeline.settings.title, heading: nil,
      pinned: isAllPinned ? [] : listing.pinnedMoments,
      moments: isAllPinned ? listing.pinnedMoments : listing.newestUnpinned, newer: nil,
      older: paging.numberedPages > 0 ? .page(paging.numberedPages) : nil,
      number: paging.newestNumber)
    page.head.profile = profileData
    return page
  }

  private func page(_ number: Int) -> TimelinePageViewModel {
    let paging = listing.paging
    return list(
      at: .page(number), title: titled(pageName(number), timeline.settings.title), heading: nil,
      moments: listing.moments(paging.range(ofPage: number)),
      newer: number == paging.numberedPages ? .home : .page(number + 1),
      older: number > 1 ? .page(number - 1) : nil, number: number)
  }

  private func newest(of tag: TagIndex) -> TimelinePageViewModel {
    let paging = listing.paging(of: tag)
    let slug = timeline[tag: tag].slug
    var page = list(
      at: .tag(slug: slug), title: titled(heading(of: tag), timeline.settings.title),
      heading: heading(of: tag), moments: listing.moments(of: tag, paging.newest), newer: nil,
      older: paging.numberedPages > 0 ? .tagPage(slug: slug, paging.numberedPages) : nil,
      number: paging.newestNumber)
    page.head.feeds = feedLinks(of: tag, setting(for: .tag(slug: slug)))
    return page
  }

  private func page(_ number: Int, of tag: TagIndex) -> TimelinePageViewModel {
    let paging = listing.paging(of: tag)
    let slug = timeline[tag: tag].slug
    return list(
      at: .tagPage(slug: slug, number),
      title: titled(heading(of: tag), pageName(number), timeline.settings.title),
      heading: heading(of: tag),
      moments: listing.moments(of: tag, paging.range(ofPage: number)),
      newer: number == paging.numberedPages ? .tag(slug: slug) : .tagPage(slug: slug, number + 1),
      older: number > 1 ? .tagPage(slug: slug, number - 1) : nil, number: number)
  }

  private func page(of month: YearMonth) -> TimelinePageViewModel {
    let name = wording.month(month)
    let place = listing.archive.months.firstIndex(of: month) ?? 0
    let isNewest = place + 1 == listing.archive.months.count
    return list(
      at: .month(month), title: titled(name, timeline.settings.title), heading: name,
      moments: listing.moments(of: month),
      newer: isNewest ? nil : .month(listing.archive.months[place + 1]),
      older: place == 0 ? nil : .month(listing.archive.months[place - 1]), number: place + 1,
      isWhole: true)
  }

  private func list(
    at address: SiteAddress, title: String, heading: String?, pinned: [Moment] = [],
    moments: [Moment], newer: SiteAddress?, older: SiteAddress?, number: Int, isWhole: Bool = false
  ) -> TimelinePageViewModel {
    let setting = setting(for: address)
    return TimelinePageViewModel(
      site: setting.site,
      head: head(title, listDescription(title, address), address), heading: heading,
      timeline: MomentsTimelineViewModel(
        profile: timeline.profile, pinned: pinned, moments: moments,
        isHeaderHeading: heading == nil,
        isWhole: isWhole, context: setting.context, cards: cards),
      pager: pager(newer: newer, older: older, number, setting),
      memories: address == .home ? memories(setting) : nil)
  }

  func heading(of tag: TagIndex) -> String {
    let name = timeline[tag: tag].name
    return wording.phrases.tagged.filled { $0 == "tag" ? name : nil }
  }

  func pageName(_ number: Int) -> String {
    wording.phrases.page.filled { $0 == "number" ? String(number) : nil }
  }

  func head(
    _ title: String, _ description: String, _ address: SiteAddress, isIndexable: Bool = true
  ) -> PageHead {
    var head = PageHead(
      title: title, description: description, address: address, settings: timeline.settings,
      isIndexable: isIndexable)
    head.sharing = sharing(of: address, isIndexable: isIndexable)
    return head
  }
}
