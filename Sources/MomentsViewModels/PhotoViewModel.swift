package import MomentsModel

/// One cell of a moment's photos.
package struct PhotoViewModel: Sendable {
  /// nil: a marked placeholder stands in its place.
  package let url: String?
  /// The author's text, or what is known ("Photo 2 of 3, 28 November 2026").
  package let alt: String
  /// Whether `alt` is only what is known.
  package let isAltFallback: Bool
  package let caption: String?
  /// Upright size in pixels; nil where unknown.
  package let width: Int?
  package let height: Int?
  package let isRemote: Bool
  /// "+3" on the ninth of twelve.
  package let moreText: String?
  /// Whether the grid has no cell for it (the tenth and later).
  package let isBeyondGrid: Bool
  /// Whether it is loaded only when it comes near the screen.
  package let isLazy: Bool
  /// The first picture of the page, fetched before others.
  package let isPriority: Bool

  package static let gridLimit = 9

  /// - Parameter position: 0-based among the moment's photos.
  package init(
    _ photo: Photo, position: Int, total: Int, date: String, loading: Loading,
    context: PageContext
  ) {
    url = context.url(photo.source)
    let phrases = context.wording.phrases
    isAltFallback = photo.alt == nil
    alt =
      photo.alt
      ?? (total == 1 ? phrases.onlyPhoto : phrases.photoOf).filled {
        switch $0 {
        case "number": String(position + 1)
        case "total": String(total)
        case "date": date
        default: nil
        }
      }
    caption = photo.caption
    if case .local(let path) = photo.source {
      let picture = context.pictures[path]
      width = picture?.width
      height = picture?.height
      isRemote = false
    } else {
      width = nil
      height = nil
      isRemote = true
    }
    let hidden = total - PhotoViewModel.gridLimit
    moreText = hidden > 0 && position == PhotoViewModel.gridLimit - 1 ? "+\(hidden)" : nil
    isBeyondGrid = position >= PhotoViewModel.gridLimit
    isLazy = loading == .lazy || position >= 3
    isPriority = loading == .priority && position == 0
  }

  /// How urgent a moment's pictures are, by its place on the page.
  package enum Loading: Sendable { case priority, eager, lazy }
}
