/// Every address inside a site. The one place that knows where things are; links, output files
/// and checks all ask it.
package enum SiteAddress: Sendable, Hashable {
  /// The newest moments.
  case home
  /// Numbered from the oldest, 1-based.
  case page(Int)
  /// By its slug, or its id where it has none.
  case moment(id: String)
  /// The moments of a month, where moments have no pages of their own.
  case month(YearMonth)
  /// A moment's place in the page of its month.
  case momentInMonth(id: String, YearMonth)
  /// A plain page: `/`-separated, without slashes at its ends.
  case plainPage(path: String)
  case tags
  case tag(slug: String)
  /// 1-based from the oldest page of that tag; the newest is `tag` itself.
  case tagPage(slug: String, Int)
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
    case .month(let month), .momentInMonth(_, let month):
      "\(SiteAddress.padded(month.year, to: 4))/\(SiteAddress.padded(month.month, to: 2))/"
    case .plainPage(let path): path + "/"
    case .tags: "tags/"
    case .tag(let slug): "tags/\(slug)/"
    case .tagPage(let slug, let number): "tags/\(slug)/page/\(number)/"
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
