package import MomentsModel

/// One cell of a moment's photos.
package struct PhotoViewModel: Sendable {
  /// The whole picture, as large as it is published; nil: a marked placeholder stands in its place.
  package let url: String?
  /// What stands on the page; nil together with `url`.
  package let picture: PictureViewModel?
  /// The author's text, or what is known ("Photo 2 of 3, 28 November 2026").
  package let alt: String
  /// Whether `alt` is only what is known.
  package let isAltFallback: Bool
  package let caption: String?
  /// Upright size of what `url` leads to, in pixels; nil where unknown.
  package let width: Int?
  package let height: Int?
  /// "+3" on the ninth of twelve.
  package let moreText: String?
  /// Whether the grid has no cell for it (the tenth and later).
  package let isBeyondGrid: Bool
  /// Whether it is loaded only when it comes near the screen.
  package let isLazy: Bool
  /// The first picture of the page, fetched before others.
  package let isPriority: Bool

  package static let gridLimit = 9
  /// So many photos at the top of a page are loaded at once.
  static let eagerLimit = 2

  /// - Parameter position: 0-based among the moment's photos.
  package init(
    _ photo: Photo, position: Int, total: Int, date: String, loading: Loading,
    isPermalinkPage: Bool = false, isWhole: Bool = false, context: PageContext
  ) {
    url = context.url(photo.source)
    picture = context.picture(
      photo,
      at: .photo(
        of: total, isPermalinkPage: isPermalinkPage, theme: context.timeline.settings.theme),
      isSquare: total > 1)
    isAltFallback = photo.alt == nil
    alt = context.alt(of: photo, at: position, total: total, date: date)
    caption = photo.caption
    if case .local(let path) = photo.source {
      width = context.pictures[path]?.width
      height = context.pictures[path]?.height
    } else {
      width = nil
      height = nil
    }
    let hidden = isWhole ? 0 : total - PhotoViewModel.gridLimit
    moreText = hidden > 0 && position == PhotoViewModel.gridLimit - 1 ? "+\(hidden)" : nil
    isBeyondGrid = !isWhole && position >= PhotoViewModel.gridLimit
    isLazy = loading == .lazy
    isPriority = loading == .priority
  }

  /// "Photo 2 of 3, 28 November 2026"
  static func knownText(
    position: Int, total: Int, date: String, phrases: Wording.Phrases
  ) -> String {
    (total == 1 ? phrases.onlyPhoto : phrases.photoOf).filled {
      switch $0 {
      case "number": String(position + 1)
      case "total": String(total)
      case "date": date
      default: nil
      }
    }
  }

  /// How urgent a photo is.
  package enum Loading: Sendable {
    case priority, eager, lazy

    /// - Parameter placeOnPage: 0-based among the page's photos.
    init(placeOnPage: Int, isCoverFirst: Bool) {
      switch placeOnPage {
      case 0: self = isCoverFirst ? .eager : .priority
      case ..<PhotoViewModel.eagerLimit: self = .eager
      default: self = .lazy
      }
    }
  }
}

extension PageContext {
  /// The author's text, or what is known ("Photo 2 of 3, 28 November 2026").
  /// - Parameter index: 0-based among the moment's photos.
  package func alt(of photo: Photo, at index: Int, in moment: Moment) -> String {
    photo.alt
      ?? alt(
        of: photo, at: index, total: moment.photos.count,
        date: wording.absolute(moment.date.wallClock.date))
  }

  func alt(of photo: Photo, at index: Int, total: Int, date: String) -> String {
    let phrases = wording.phrases
    return photo.alt
      ?? (total == 1 ? phrases.onlyPhoto : phrases.photoOf).filled {
        switch $0 {
        case "number": String(index + 1)
        case "total": String(total)
        case "date": date
        default: nil
        }
      }
  }
}
