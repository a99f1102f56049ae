package import MomentsModel

/// A moment's card.
///
/// The first group of fields is the original's, with its rules; the rest is what a page needs
/// beyond a screen.
package struct MomentListItemViewModel: Sendable, Identifiable {
  package let userAvatarURL: String?
  package let userName: String
  /// Plain text; nil: no row.
  package let title: String?
  /// The first photo's, nil where it can't be shown: it doesn't try the second.
  package let photoURL: String?
  package let postDateDescription: String
  package let isLiked: Bool
  /// The likers' pictures in order; those without one are left out here, but not in `likesRow`.
  package var likes: [String] {
    likers.compactMap { context.timeline[person: $0].avatar.flatMap(context.url) }
  }

  package let id: String
  package let anchor: String
  package let permalink: String
  /// Names the card for assistive technology: "Moment by Lin Mei, 28 November 2026".
  package let heading: String
  package let avatar: AvatarViewModel
  package let userURL: String?
  package let bodyHTML: [UInt8]?
  package let excerpt: String
  /// BCP 47, where it differs from the page's.
  package let language: String?
  /// `auto`, or what the author says.
  package let direction: String
  package let photos: [PhotoViewModel]
  /// What moves or sounds, in the order given; what can't be shown is left out.
  package let videos: [VideoViewModel]
  /// "3 photos"
  package let photosLabel: String
  /// 1…9: the grid's cells.
  package let gridCount: Int
  /// RFC 3339 with the author's offset; for a date without time, its day's midnight.
  package let dateISO: String
  /// Whether the author said more than the day.
  package let hasTime: Bool
  package let isDateRelative: Bool
  package let likesRow: LikesViewModel?
  /// "4 likes" where there are three: what a visitor's own like makes of it.
  package let countTextAfter: String
  /// False where the theme hides likes.
  package let showsLikes: Bool
  package let tags: [TagLinkViewModel]
  package let isPinned: Bool
  /// What only some moments have; nil where this one has none of it.
  package let details: MomentDetailsViewModel?
  /// Whether the card stands alone on the moment's own page, where its heading is the `h1` and its
  /// date stays absolute.
  package let isPermalinkPage: Bool
  /// Whether the card is pinned above the home page's list, and so is no entry of it.
  package let isAboveFeed: Bool
  private let likers: [PersonIndex]
  private let context: PageContext

  /// - Parameters:
  ///   - photosBefore: how many photos stand before it on its page; those at the top aren't lazy.
  ///   - isCoverFirst: whether the page fetches its cover before all photos.
  ///   - isWhole: whether all photos and comments are shown; those of a permalink page always are.
  package init(
    moment: Moment, photosBefore: Int = 0, isCoverFirst: Bool = false,
    isPermalinkPage: Bool = false, isWhole: Bool = false,
    isAboveFeed: Bool = false, context: PageContext
  ) {
    let author = context.timeline[person: moment.author]
    let day = context.wording.absolute(moment.date.wallClock.date)
    avatar = context.avatar(of: moment.author, size: 44)
    userAvatarURL = avatar.url
    userName = author.name
    userURL = context.authorURL(of: moment)
    title = moment.title
    id = moment.id
    anchor = "m-" + moment.id
    let address = context.timeline.address(of: moment)
    let permalink = context.links.url(address)
    self.permalink = permalink
    heading = context.wording.phrases.momentBy.filled {
      $0 == "name" ? author.name : $0 == "date" ? day : nil
    }
    bodyHTML = moment.body.map { context.html(of: $0, from: address) }
    excerpt = moment.body?.excerpt ?? ""
    language = moment.language == context.timeline.settings.language ? nil : moment.language
    let rare = moment.hasDetails ? moment.details : nil
    direction = rare?.direction?.rawValue ?? "auto"
    details = rare.map {
      MomentDetailsViewModel(
        $0, isWhole: isWhole || isPermalinkPage, address: address, permalink: permalink,
        context: context)
    }
    photos = moment.photos.enumerated().map { index, photo in
      PhotoViewModel(
        photo, position: index, total: moment.photos.count, date: day,
        loading: PhotoViewModel.Loading(
          placeOnPage: photosBefore + index, isCoverFirst: isCoverFirst),
        isPermalinkPage: isPermalinkPage, isWhole: isWhole, context: context)
    }
    videos = (rare?.videos ?? []).compactMap {
      VideoViewModel(
        $0, language: moment.language ?? context.timeline.settings.language, context: context)
    }
    photoURL = photos.first?.url
    photosLabel = context.wording.count(context.wording.phrases.photos, photos.count)
    gridCount = min(photos.count, PhotoViewModel.gridLimit)
    postDateDescription = context.text(of: moment.date)
    dateISO = moment.date.instantText
    hasTime = moment.date.hasTime
    isDateRelative = context.timeline.settings.dates == .live && !isPermalinkPage
    isLiked = moment.isLiked
    likers = moment.likes
    self.context = context
    likesRow = LikesViewModel(of: moment, context: context)
    countTextAfter = context.wording.count(
      context.wording.phrases.likes, moment.likeCount + 1)
    showsLikes = context.timeline.settings.theme.likes == .shown
    tags = moment.tags.map { TagLinkViewModel(tag: context.timeline[tag: $0], context: context) }
    isPinned = moment.isPinned
    self.isPermalinkPage = isPermalinkPage
    self.isAboveFeed = isAboveFeed
  }
}

/// A link to a tag's page.
package struct TagLinkViewModel: Sendable {
  package let name: String
  package let url: String

  package init(tag: Tag, context: PageContext) {
    name = tag.name
    url = context.links.url(.tag(slug: tag.slug))
  }
}
