package import MomentsModel

/// A moment as one line of a list: when, what, and the first photo.
package struct MomentRowViewModel: Sendable {
  package let url: String
  /// The title, the beginning of the text, or what is known.
  package let text: String
  /// Whether `text` is the author's.
  package let isOwnText: Bool
  /// BCP 47 of `text`, where it differs from the page's.
  package let language: String?
  /// "28 November 2026"
  package let dateText: String
  /// `YYYY-MM-DD`
  package let day: String
  /// Day of the month.
  package let dayNumber: String
  package let thumbnail: ThumbnailViewModel?
  /// "3 photos", where there are more than the one that is shown.
  package let photosText: String?

  package init(_ moment: Moment, context: PageContext) {
    let wording = context.wording
    let date = moment.date.wallClock.date
    let details = moment.hasDetails ? moment.details : nil
    url = context.links.url(context.timeline.address(of: moment))
    dateText = wording.absolute(date)
    day = String(moment.date.instantText.prefix { $0 != "T" })
    dayNumber = String(date.day)
    let warning = details?.warning.map { text in
      wording.phrases.contentWarning.filled { $0 == "warning" ? text : nil }
    }
    let own = moment.title ?? warning ?? moment.body?.excerpt ?? ""
    isOwnText = !own.isEmpty
    text = own.isEmpty ? MomentRowViewModel.kind(of: moment, wording) : Excerpt.cut(own, to: 120)
    let differs = moment.language != context.timeline.settings.language
    language = isOwnText && differs ? moment.language : nil
    let isFolded = details?.isSensitive == true || warning != nil
    thumbnail = isFolded ? nil : moment.photos.first.flatMap { context.thumbnail($0) }
    photosText =
      moment.photos.count > 1 ? wording.count(wording.phrases.photos, moment.photos.count) : nil
  }

  private static func kind(of moment: Moment, _ wording: Wording) -> String {
    let date = wording.absolute(moment.date.wallClock.date)
    return (moment.photos.isEmpty ? wording.phrases.untitled : wording.phrases.photoUntitled)
      .filled { $0 == "date" ? date : nil }
  }
}

/// The smallest file of a picture.
package struct ThumbnailViewModel: Sendable, Hashable {
  package let url: String
  package let width: Int
  package let height: Int
  /// The class of its mean colour.
  package let colorClass: String?
}

extension PageContext {
  /// nil for what isn't a picture of the site's own in several sizes: other hosts aren't asked for
  /// mere lists, and large files aren't loaded for small places.
  func thumbnail(_ photo: Photo) -> ThumbnailViewModel? {
    guard case .local(let path) = photo.source, let picture = pictures[path] else { return nil }
    let stills = picture.renditions.filter { !$0.isAnimated && min($0.width, $0.height) >= 96 }
    let squares = stills.filter { $0.cut == .square(photo.focus) }
    let cut = squares.isEmpty ? stills.filter { $0.cut == .whole } : squares
    // Every browser in use knows WebP, which has smaller widths than what stands in for it.
    guard let file = cut.first(where: { $0.format == .webp }) ?? cut.ofPlainestFormat.first
    else { return nil }
    return ThumbnailViewModel(
      url: links.url(.file(file.path)), width: file.width, height: file.height,
      colorClass: picture.color?.className)
  }
}

/// Lines under one heading.
package struct RowGroupViewModel: Sendable {
  /// nil: the page's own heading says it.
  package let heading: String?
  package let rows: [MomentRowViewModel]

  package init(heading: String?, rows: [MomentRowViewModel]) {
    self.heading = heading
    self.rows = rows
  }
}

/// A page of lines: a month, or a day of the year.
package struct RowsPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let heading: String
  /// "12 moments"
  package let countText: String
  /// What encloses it: the year of a month, the calendar of a day.
  package let parent: PageLinkViewModel?
  package let groups: [RowGroupViewModel]
  package let pager: PagerViewModel?

  package init(
    site: SiteViewModel, head: PageHead, heading: String, countText: String,
    parent: PageLinkViewModel?, groups: [RowGroupViewModel], pager: PagerViewModel?
  ) {
    self.site = site
    self.head = head
    self.heading = heading
    self.countText = countText
    self.parent = parent
    self.groups = groups
    self.pager = pager
  }
}

/// A link to a page of the site.
package struct PageLinkViewModel: Sendable, Hashable {
  package let label: String
  package let url: String
  /// How many things are there, in words.
  package let countText: String?

  package init(label: String, url: String, countText: String? = nil) {
    self.label = label
    self.url = url
    self.countText = countText
  }
}
