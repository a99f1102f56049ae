/// Every address inside a site. The one place that knows where things are; links, output files
/// and checks all ask it.
package enum SiteAddress: Sendable, Hashable {
  /// The newest moments.
  case home
  /// Numbered from the oldest, 1-based.
  case page(Int)
  /// By its slug, or its id where it has none.
  case moment(id: String)
  /// All years and months.
  case archive
  /// The months of a year, and its calendar.
  case year(Int)
  /// The moments of a month: whole where they have no pages of their own, else a line for each.
  case month(YearMonth)
  /// 1-based from the oldest page of that month; the newest is `month` itself.
  case monthPage(YearMonth, Int)
  /// A moment's place in the page of its month.
  case momentInMonth(id: String, YearMonth)
  /// A plain page: `/`-separated, without slashes at its ends.
  case plainPage(path: String)
  case tags
  case tag(slug: String)
  /// 1-based from the oldest page of that tag; the newest is `tag` itself.
  case tagPage(slug: String, Int)
  /// The newest photos.
  case photos
  /// 1-based from the oldest.
  case photosPage(Int)
  /// The calendar of all days on which something happened in some year.
  case onThisDay
  /// What happened on a day of any year.
  case dayOfYear(MonthDay)
  /// 1-based from the oldest page of that day; the newest is `dayOfYear` itself.
  case dayOfYearPage(MonthDay, Int)
  case people
  case person(id: String)
  /// The owner.
  case me
  case search
  /// A moment, for other sites' frames; by the last part of its own address.
  case embed(id: String)
  case embeddedTimeline
  case embeddedProfile
  /// How other sites embed a moment.
  case oembed(id: String)
  case notFound
  /// Shown without a network in place of what was never visited.
  case offline
  /// About the feeds, for people.
  case subscribe
  /// A file at a path below the root, such as a style sheet or a picture.
  case file(String)

  /// Below the root; folders end in `/`, the root is empty.
  package var path: String {
    switch self {
    case .home: ""
    case .page(let number): "page/\(number)/"
    case .moment(let id): "m/\(id)/"
    case .archive: "archive/"
    case .year(let year): "\(SiteAddress.padded(year, to: 4))/"
    case .month(let month), .momentInMonth(_, let month): SiteAddress.path(of: month)
    case .monthPage(let month, let number): SiteAddress.path(of: month) + "page/\(number)/"
    case .plainPage(let path): path + "/"
    case .tags: "tags/"
    case .tag(let slug): "tags/\(slug)/"
    case .tagPage(let slug, let number): "tags/\(slug)/page/\(number)/"
    case .photos: "photos/"
    case .photosPage(let number): "photos/page/\(number)/"
    case .onThisDay: "on-this-day/"
    case .dayOfYear(let day): SiteAddress.path(of: day)
    case .dayOfYearPage(let day, let number): SiteAddress.path(of: day) + "page/\(number)/"
    case .people: "people/"
    case .person(let id): "people/\(id)/"
    case .me: "me/"
    case .search: "search/"
    case .embed(let id): "embed/\(id)/"
    case .embeddedTimeline: "embed/"
    case .embeddedProfile: "embed/profile/"
    case .oembed(let id): "oembed/\(id).json"
    case .notFound: "404.html"
    case .offline: "offline.html"
    case .subscribe: "subscribe/"
    case .file(let path): path
    }
  }

  /// The place in the page, without `#`; nil: its beginning.
  package var fragment: String? {
    if case .momentInMonth(let id, _) = self { "m-" + id } else { nil }
  }

  private static func path(of month: YearMonth) -> String {
    "\(padded(month.year, to: 4))/\(padded(month.month, to: 2))/"
  }

  private static func path(of day: MonthDay) -> String {
    "on-this-day/\(padded(day.month, to: 2))-\(padded(day.day, to: 2))/"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The file that a host serves for `path`.
  package var outputPath: String {
    let path = path
    return path.isEmpty || path.utf8.last == 0x2F ? path + "index.html" : path
  }

  /// How many folders below the root the page lies: the number of `../` to the root.
  package var depth: Int { path.utf8.count { $0 == 0x2F } }
}
