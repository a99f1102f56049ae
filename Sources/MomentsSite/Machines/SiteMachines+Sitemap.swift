internal import MomentsFeeds
internal import MomentsModel
internal import MomentsViewModels
internal import TemplateEngine

/// A page that search engines may list.
struct IndexedPage: Sendable {
  var address: SiteAddress
  /// Of what it shows.
  var content: Content

  enum Content: Sendable {
    /// Index into the timeline's moments.
    case moment(Int)
    /// Changes with the newest of these.
    case list([Int32])
    case other(MomentDate?)
  }
}

extension IndexedPage {
  /// Moments oldest first, so that a new one changes the last file alone, then the other pages.
  static func all(of recipes: [SitePlan.Recipe], in listing: MomentListing) -> [IndexedPage] {
    var moments: [IndexedPage] = []
    var others: [IndexedPage] = []
    for recipe in recipes {
      guard let page = IndexedPage(recipe, in: listing) else { continue }
      if case .moment = page.content { moments.append(page) } else { others.append(page) }
    }
    return moments.reversed() + others
  }

  /// nil for what isn't a page, and for pages that search engines shouldn't list.
  private init?(_ recipe: SitePlan.Recipe, in listing: MomentListing) {
    let timeline = listing.timeline
    switch recipe {
    case .moment(let index):
      guard timeline.moments[index].visibility == .public else { return nil }
      self.init(
        address: timeline.address(of: timeline.moments[index]), content: .moment(index))
    case .page(let number):
      self.init(
        address: .page(number),
        content: .list(Array(listing.listed[listing.paging.range(ofPage: number)])))
    case .tag(let tag):
      self.init(
        address: .tag(slug: timeline[tag: tag].slug), content: .list(listing.indices(of: tag)))
    case .tagPage(let tag, let number):
      let range = listing.paging(of: tag).range(ofPage: number)
      self.init(
        address: .tagPage(slug: timeline[tag: tag].slug, number),
        content: .list(Array(listing.indices(of: tag)[range])))
    case .plainPage(let index):
      let page = timeline.pages[index]
      self.init(address: .plainPage(path: page.path), content: .other(page.updated))
    case .tagIndex: self.init(address: .tags, content: .other(nil))
    case .subscribe: self.init(address: .subscribe, content: .other(nil))
    case .home, .notFound, .offline, .search, .redirect, .embeddedMoment, .embeddedTimeline,
      .embeddedProfile, .oembed:
      return nil
    case .searchFile, .machine, .asset, .picture, .copy, .encoded: return nil
    default: self.init(archive: recipe, in: listing)
    }
  }

  private init?(archive recipe: SitePlan.Recipe, in listing: MomentListing) {
    let archive = listing.archive
    switch recipe {
    case .month(let month):
      self.init(address: .month(month), content: .list(listing.indices(of: month)))
    case .monthPage(let month, let number):
      self.init(
        address: .monthPage(month, number), rows: listing.indices(of: month), number, listing)
    case .dayOfYear(let day):
      self.init(address: .dayOfYear(day), content: .list(archive.byDay[day] ?? []))
    case .dayOfYearPage(let day, let number):
      self.init(
        address: .dayOfYearPage(day, number), rows: archive.byDay[day] ?? [], number, listing)
    case .year(let year):
      let months = archive.months(of: year)
      self.init(
        address: .year(year), content: .list(months.flatMap { archive.byMonth[$0] ?? [] }))
    case .photosPage(let number):
      let range = listing.photoPaging.range(ofPage: number)
      self.init(
        address: .photosPage(number), content: .list(archive.photos[range].map(\.moment)))
    case .photos:
      guard !archive.photos.isEmpty else { return nil }
      self.init(address: .photos, content: .list(archive.photos.prefix(1).map(\.moment)))
    case .person(let person):
      guard let address = listing.timeline.address(of: person) else { return nil }
      self.init(address: address, content: .list(archive.byPerson[person] ?? []))
    case .archive: self.init(address: .archive, content: .other(nil))
    case .onThisDay: self.init(address: .onThisDay, content: .other(nil))
    case .people: self.init(address: .people, content: .other(nil))
    case .me: self.init(address: .me, content: .other(nil))
    default: return nil
    }
  }

  private init(
    address: SiteAddress, rows: SiteArchive.Moments, _ number: Int, _ listing: MomentListing
  ) {
    let range = listing.rowPaging(of: rows).range(ofPage: number)
    self.init(address: address, content: .list(Array(rows[range])))
  }
}

extension SiteMachines {
  func writeSitemap(into buffer: inout ByteBuffer) {
    let parts = MachinePlan.sitemapParts(indexed.count)
    guard parts > 0 else {
      Sitemap.write(indexed.lazy.map(page), into: &buffer)
      return
    }
    Sitemap.writeIndex(
      (1...parts).map { number in
        let changed = self.part(number).compactMap { self.changed($0) }
          .max { $0.secondsSince1970 < $1.secondsSince1970 }
        return (context.links.url(.file("sitemap-\(number).xml")), changed)
      }, into: &buffer)
  }

  func writeSitemapPart(_ number: Int, into buffer: inout ByteBuffer) {
    Sitemap.write(part(number).lazy.map(page), into: &buffer)
  }

  private func part(_ number: Int) -> ArraySlice<IndexedPage> {
    let start = (number - 1) * Sitemap.pageLimit
    return indexed[start..<min(indexed.count, start + Sitemap.pageLimit)]
  }

  private func page(_ page: IndexedPage) -> Sitemap.Page {
    var images: [String] = []
    if case .moment(let index) = page.content {
      images = timeline.moments[index].photos.compactMap { context.url($0.source) }
    }
    return Sitemap.Page(
      url: context.links.url(page.address), changed: changed(page), images: images)
  }

  private func changed(_ page: IndexedPage) -> MomentDate? {
    let date = { (index: Int) -> MomentDate in
      let moment = timeline.moments[index]
      return moment.updated ?? moment.date
    }
    switch page.content {
    case .moment(let index): return date(index)
    case .list(let indices):
      return indices.map { date(Int($0)) }.max { $0.secondsSince1970 < $1.secondsSince1970 }
    case .other(let changed):
      return changed ?? listing.listed.first.map { timeline.moments[Int($0)].date }
    }
  }
}
