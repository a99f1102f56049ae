/// `site.yaml`, checked.
package struct SiteSettings: Sendable {
  package var title: String
  package var description: String?
  /// Absolute http or https address with a trailing slash; nil: the site has no known home.
  package var baseURL: String?
  /// BCP 47.
  package var language: String
  package var timeZone: TimeZoneRules
  /// 1…200.
  package var pageSize: Int
  package var dates: DateStyle
  package var theme: Theme
  package var remotePhotos: RemotePhotos
  package var menu: [MenuItem]
  package var permalinks: Permalinks = .page
  package var photos = PhotoSettings()
  package var feeds = FeedSettings()
  package var embed = Embedding.none
  /// Absolute http or https address to which the like button posts as well.
  package var likeEndpoint: String?
  package var machines = MachineSettings()

  package init(
    title: String, description: String? = nil, baseURL: String? = nil, language: String = "en",
    timeZone: TimeZoneRules, pageSize: Int = 20, dates: DateStyle = .live, theme: Theme = Theme(),
    remotePhotos: RemotePhotos = .reference, menu: [MenuItem] = []
  ) {
    self.title = title
    self.description = description
    self.baseURL = baseURL
    self.language = language
    self.timeZone = timeZone
    self.pageSize = pageSize
    self.dates = dates
    self.theme = theme
    self.remotePhotos = remotePhotos
    self.menu = menu
  }

  package enum DateStyle: String, Sendable, CaseIterable {
    /// Absolute in the HTML, made relative by script.
    case live
    case absolute
    /// Relative to the build's instant.
    case build
  }

  package enum Permalinks: String, Sendable, CaseIterable {
    /// One page per moment.
    case page
    /// A place in the page of its month, for hosts that limit the number of files.
    case anchor
  }

  package enum RemotePhotos: String, Sendable, CaseIterable {
    case reference, placeholder, error
  }

  /// What other sites can show in a frame. Each moment costs two files, and hosts count them.
  package enum Embedding: String, Sendable, CaseIterable {
    case none
    case moments
    /// The newest moments and the owner as well.
    case all
  }

  /// How pictures are derived.
  package struct PhotoSettings: Sendable {
    package enum Format: String, Sendable, CaseIterable { case avif, webp, jpeg }

    /// Pixels, ascending.
    package var widths = [240, 480, 960, 1440]
    /// Best first; the last is the fallback.
    package var formats: [Format] = [.avif, .webp, .jpeg]
    /// 1…100, as JPEG counts; other formats are set to look alike.
    package var quality = 80
    /// The largest picture that is decoded, all frames of an animation together.
    package var maxPixels = 200_000_000

    package init() {}
  }

  package struct FeedSettings: Sendable {
    package enum Content: String, Sendable, CaseIterable { case full, summary }

    /// 1…200
    package var items = 50
    package var content = Content.full
    /// Whether each tag has feeds of its own.
    package var includesTags = true
    package var atomTitles = AtomTitles.empty
    /// What ids begin with after `tag:`, such as `example.org,2026`; nil: `defaultAuthority`.
    package var authority: String?

    /// What Atom, which demands a title, gets for a moment without one.
    package enum AtomTitles: String, Sendable, CaseIterable { case empty, excerpt }

    /// Nobody's domain, so that ids depend on nothing that may change.
    package static let defaultAuthority = "momentsgen.invalid,2026"

    package init() {}
  }

  package struct MenuItem: Sendable, Hashable {
    package var label: String
    /// Absolute http(s) or mailto address, or a path inside the site.
    package var url: String

    package init(label: String, url: String) {
      self.label = label
      self.url = url
    }
  }

  /// The theme's options; the original's toggles and A/B test.
  package struct Theme: Sendable {
    package enum Avatars: String, Sendable, CaseIterable { case circle, rounded }
    package enum LikeStyle: String, Sendable, CaseIterable { case heart, star }
    package enum Likes: String, Sendable, CaseIterable { case shown, hidden }
    package enum Header: String, Sendable, CaseIterable { case cover, plain }
    package enum SinglePhoto: String, Sendable, CaseIterable { case card, wide }

    package var avatars: Avatars = .circle
    package var likeStyle: LikeStyle = .heart
    package var likes: Likes = .shown
    package var header: Header = .cover
    package var photo: SinglePhoto = .card
    /// `#RRGGBB` in lower case; nil: the theme's own.
    package var accent: String?

    package init() {}
  }
}

extension SiteSettings {
  /// The path of `baseURL`, with a slash at both ends; `/` where there is none.
  package var basePath: String {
    guard let baseURL, let authority = baseURL.firstRange(of: "://") else { return "/" }
    let rest = baseURL[authority.upperBound...]
    guard let slash = rest.firstIndex(of: "/") else { return "/" }
    let path = rest[slash...].prefix { $0 != "?" && $0 != "#" }
    return path.last == "/" ? String(path) : path + "/"
  }
}
