internal import MomentsModel
internal import Synchronization

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

/// The pages that search engines may list: moments oldest first, so that a new one changes the last
/// file alone, then the others, the home page last. Found when they are first asked for: most builds
/// after an edit need only their number. Usable from any number of threads.
final class IndexedPages: Sendable {
  let count: Int
  private let entries: [SitePlan.Entry]
  private let listing: MomentListing?
  private let found = Mutex<[IndexedPage]?>(nil)

  static let none = IndexedPages()

  private init() { (count, entries, listing) = (0, [], nil) }

  /// - Parameter entries: all but the home page and the files for programs.
  init(_ entries: [SitePlan.Entry], in listing: MomentListing) {
    self.entries = entries
    self.listing = listing
    count = 1 + entries.count { IndexedPage.isIndexed($0.recipe, in: listing) }
  }

  var pages: [IndexedPage] {
    found.withLock { found in
      if let found { return found }
      let pages = all
      found = pages
      return pages
    }
  }

  private var all: [IndexedPage] {
    guard let listing else { return [] }
    var moments: [IndexedPage] = []
    var others: [IndexedPage] = []
    for entry in entries {
      guard let page = IndexedPage(entry.recipe, in: listing) else { continue }
      if case .moment = page.content { moments.append(page) } else { others.append(page) }
    }
    moments.reverse()
    others.append(
      IndexedPage(address: .home, content: .list(Array(listing.listed.prefix(1)))))
    return moments + others
  }
}

extension IndexedPage {
  /// Whether search engines may list what is made by a recipe.
  static func isIndexed(_ recipe: SitePlan.Recipe, in listing: MomentListing) -> Bool {
    switch recipe {
    case .moment(let index): listing.timeline.moments[index].visibility == .public
    case .photos: !listing.archive.photos.isEmpty
    case .person(let person): listing.timeline.address(of: person) != nil
    case .page, .tag, .tagPage, .plainPage, .tagIndex, .subscribe, .month, .monthPage,
      .dayOfYear, .dayOfYearPage, .year, .photosPage, .archive, .onThisDay, .people, .me:
      true
    case .home, .notFound, .offline, .search, .redirect, .embeddedMoment, .embeddedTimeline,
      .embeddedProfile, .oembed, .searchFile, .machine, .asset, .picture, .copy, .encoded:
      false
    }
  }

  /// nil for what isn't a page, and for pages that search engines shouldn't list.
  fileprivate init?(_ recipe: SitePlan.Recipe, in listing: MomentListing) {
    guard IndexedPage.isIndexed(recipe, in: listing) else { return nil }
    let timeline = listing.timeline
    switch recipe {
    case .moment(let index):
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
