internal import MomentsModel
internal import MomentsPhotos
internal import MomentsRendering
internal import MomentsViewModels
internal import TemplateEngine

/// Makes the view model of each planned page and has it rendered. Immutable; usable from any number
/// of threads.
struct SitePages: Sendable {
  private let listing: MomentListing
  private let renderer: PageRenderer
  private let wording: Wording
  /// By depth below the root.
  private let settings: [PageSetting]
  private let notFoundSetting: PageSetting

  /// What the pages of one depth share.
  private struct PageSetting: Sendable {
    let context: PageContext
    let site: SiteViewModel
  }

  init(
    listing: MomentListing, renderer: PageRenderer, assets: SiteAssets, wording: Wording, now: Int,
    catalog: PictureCatalog
  ) {
    self.listing = listing
    self.renderer = renderer
    self.wording = wording
    let timeline = listing.timeline
    let root = PageContext(
      timeline: timeline, links: PageLinks(depth: 0), wording: wording, now: now,
      pictures: catalog.published, videos: catalog.videos, captions: catalog.captions)
    let setting = { (links: PageLinks) in
      let context = root.moved(to: links)
      return PageSetting(context: context, site: SiteViewModel(context: context, assets: assets))
    }
    settings = (0...4).map { setting(PageLinks(depth: $0)) }
    notFoundSetting = setting(PageLinks(basePath: timeline.settings.basePath))
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
    case .asset, .picture: return false
    }
    return true
  }

  private var timeline: Timeline { listing.timeline }
  private var ownerName: String { timeline[person: timeline.profile.person].name }

  private func setting(for address: SiteAddress) -> PageSetting {
    address == .notFound ? notFoundSetting : settings[address.depth]
  }

  private func titled(_ parts: String...) -> String { parts.joined(separator: " · ") }

  // MARK: Lists

  private var home: TimelinePageViewModel {
    let paging = listing.paging
    return list(
      at: .home, title: timeline.settings.title, heading: nil, moments: listing.newest,
      newer: nil, older: paging.numberedPages > 0 ? .page(paging.numberedPages) : nil,
      number: paging.newestNumber)
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
    return list(
      at: .tag(slug: slug), title: titled(heading(of: tag), timeline.settings.title),
      heading: heading(of: tag), moments: listing.moments(of: tag, paging.newest), newer: nil,
      older: paging.numberedPages > 0 ? .tagPage(slug: slug, paging.numberedPages) : nil,
      number: paging.newestNumber)
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

  private func list(
    at address: SiteAddress, title: String, heading: String?, moments: [Moment],
    newer: SiteAddress?, older: SiteAddress?, number: Int
  ) -> TimelinePageViewModel {
    let setting = setting(for: address)
    return TimelinePageViewModel(
      site: setting.site,
      head: head(title, timeline.settings.description ?? title, address), heading: heading,
      timeline: MomentsTimelineViewModel(
        profile: timeline.profile, moments: moments, isHeaderHeading: heading == nil,
        context: setting.context),
      pager: newer == nil && older == nil
        ? nil
        : PagerViewModel(newer: newer, older: older, number: number, context: setting.context))
  }

  private func heading(of tag: TagIndex) -> String {
    let name = timeline[tag: tag].name
    return wording.phrases.tagged.filled { $0 == "tag" ? name : nil }
  }

  private func pageName(_ number: Int) -> String {
    wording.phrases.page.filled { $0 == "number" ? String(number) : nil }
  }

  // MARK: Single pages

  private func moment(_ index: Int) -> MomentPageViewModel {
    let moment = timeline.moments[index]
    let address = SiteAddress.moment(id: moment.id)
    let setting = setting(for: address)
    let neighbours = listing.neighbours(of: index)
    let name = shownTitle(of: moment)
    let excerpt = moment.body?.excerpt ?? ""
    return MomentPageViewModel(
      site: setting.site,
      head: head(
        titled(name, ownerName), excerpt.isEmpty ? titled(name, timeline.settings.title) : excerpt,
        address, isIndexable: moment.visibility == .public),
      moment: MomentListItemViewModel(
        moment: moment, isPermalinkPage: true, context: setting.context),
      profile: UserProfileListItemViewModel(
        profile: timeline.profile, isCoverFirst: moment.photos.isEmpty, context: setting.context),
      newerURL: neighbours.newer.map { setting.context.links.url(.moment(id: $0.id)) },
      olderURL: neighbours.older.map { setting.context.links.url(.moment(id: $0.id)) })
  }

  /// The title, the beginning of the text, or what kind of moment it is and when.
  private func shownTitle(of moment: Moment) -> String {
    if let title = moment.title { return Excerpt.cut(title, to: 50) }
    if let excerpt = moment.body?.excerpt, !excerpt.isEmpty { return Excerpt.cut(excerpt, to: 50) }
    let phrase = moment.photos.isEmpty ? wording.phrases.untitled : wording.phrases.photoUntitled
    let day = wording.absolute(moment.date.wallClock.date)
    return phrase.filled { $0 == "date" ? day : nil }
  }

  private var tagIndex: TagIndexPageViewModel {
    let setting = setting(for: .tags)
    let heading = wording.phrases.tags
    return TagIndexPageViewModel(
      site: setting.site, head: head(titled(heading, timeline.settings.title), heading, .tags),
      heading: heading,
      tags: listing.usedTags.map {
        TagCountViewModel(
          tag: timeline[tag: $0], count: listing.count(of: $0), context: setting.context)
      })
  }

  private var notFound: NotFoundPageViewModel {
    NotFoundPageViewModel(
      site: notFoundSetting.site,
      head: head(
        titled(wording.phrases.notFoundTitle, timeline.settings.title),
        wording.phrases.notFoundText, .notFound, isIndexable: false))
  }

  private func head(
    _ title: String, _ description: String, _ address: SiteAddress, isIndexable: Bool = true
  ) -> PageHead {
    PageHead(
      title: title, description: description, address: address, settings: timeline.settings,
      isIndexable: isIndexable)
  }
}
