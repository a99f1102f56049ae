package import MomentsModel

/// schema.org's `SocialMediaPosting`: the moment of a page, for search engines. Addresses are
/// absolute.
package struct PostingViewModel: Sendable {
  package let url: String
  /// RFC 3339, as on the page.
  package let published: String
  package let modified: String?
  /// BCP 47
  package let language: String
  package let headline: String?
  /// The whole text; a content warning in its place where there is one.
  package let text: String?
  package let authorName: String
  package let authorURL: String?
  package let images: [PostingImageViewModel]
  /// Separated by commas.
  package let keywords: String?
  package let likeCount: Int
  package let commentCount: Int
  /// 0…5 in decimals, where the moment rates something, and what it rates.
  package let rating: String?
  package let ratedName: String

  /// - Parameter context: with absolute links.
  package init(_ moment: Moment, title: String, context: PageContext) {
    let settings = context.timeline.settings
    let rare = moment.hasDetails ? moment.details : nil
    let author = context.timeline[person: moment.author]
    url = context.links.url(context.timeline.address(of: moment))
    published = moment.date.rfc3339
    modified = moment.updated?.rfc3339
    language = moment.language ?? settings.language
    headline = moment.body == nil ? nil : moment.title
    let warning = rare?.warning.map { text in
      context.wording.phrases.contentWarning.filled { $0 == "warning" ? text : nil }
    }
    text = warning ?? moment.body.map { MarkupText.plain($0.html) } ?? moment.title
    authorName = author.name
    authorURL = context.authorURL(of: moment)
    let isHidden = rare?.isSensitive == true || warning != nil
    images =
      isHidden
      ? []
      : moment.photos.enumerated().compactMap { index, photo in
        PostingImageViewModel(
          photo, alt: context.alt(of: photo, at: index, in: moment), isFirst: index == 0,
          context: context)
      }
    let names = moment.tags.map { context.timeline[tag: $0].name }
    keywords = names.isEmpty ? nil : names.joined(separator: ", ")
    likeCount = settings.theme.likes == .shown ? moment.likeCount : 0
    commentCount = rare?.comments.count ?? 0
    rating = rare?.rating.map { "\($0 / 2)\($0 % 2 == 1 ? ".5" : "")" }
    ratedName = rare?.link?.title ?? moment.title ?? title
  }
}

/// A photo of a posting.
package struct PostingImageViewModel: Sendable {
  package let url: String
  package let width: Int?
  package let height: Int?
  package let caption: String
  package let isFirst: Bool

  init?(_ photo: Photo, alt: String, isFirst: Bool, context: PageContext) {
    guard let address = context.url(photo.source) else { return nil }
    url = address
    if case .local(let path) = photo.source {
      width = context.pictures[path]?.width
      height = context.pictures[path]?.height
    } else {
      (width, height) = (nil, nil)
    }
    caption = photo.caption ?? alt
    self.isFirst = isFirst
  }
}

/// schema.org's `ProfilePage`: the timeline and whose it is. Addresses are absolute.
package struct ProfileDataViewModel: Sendable {
  package let url: String
  /// RFC 3339 dates of the oldest moment and of the newest change.
  package let created: String?
  package let modified: String?
  package let name: String
  package let alternateName: String?
  package let imageURL: String?
  package let description: String?
  /// The owner's other pages.
  package let sameAs: [LinkedPageViewModel]
  package let momentCount: Int
  package let likeCount: Int
  package let postings: [ShortPostingViewModel]

  /// - Parameters:
  ///   - listed: what the timeline shows, newest first.
  ///   - shown: of those, what the page shows.
  ///   - context: with absolute links.
  package init(listed: some Collection<Moment>, shown: [Moment], context: PageContext) {
    let profile = context.timeline.profile
    let person = context.timeline[person: profile.person]
    url = context.links.url(.home)
    created = listed.min { $0.date.secondsSince1970 < $1.date.secondsSince1970 }?.date.rfc3339
    modified =
      listed.map { $0.updated ?? $0.date }.max { $0.secondsSince1970 < $1.secondsSince1970 }?
      .rfc3339
    name = person.name
    alternateName = person.id == person.name ? nil : person.id
    imageURL = person.avatar.flatMap(context.url)
    description = profile.biography?.excerpt ?? context.timeline.settings.description
    sameAs = context.ownerPages.enumerated().map { LinkedPageViewModel(url: $1, isFirst: $0 == 0) }
    momentCount = listed.count
    let showsLikes = context.timeline.settings.theme.likes == .shown
    likeCount = showsLikes ? listed.reduce(0) { $0 + $1.likeCount } : 0
    postings = shown.enumerated().map { index, moment in
      ShortPostingViewModel(
        url: context.links.url(context.timeline.address(of: moment)),
        published: moment.date.rfc3339, likeCount: showsLikes ? moment.likeCount : 0,
        isFirst: index == 0)
    }
  }
}

/// A moment in the list of a profile.
package struct ShortPostingViewModel: Sendable {
  package let url: String
  package let published: String
  package let likeCount: Int
  package let isFirst: Bool
}

/// One of the owner's other pages.
package struct LinkedPageViewModel: Sendable {
  /// Absolute.
  package let url: String
  package let isFirst: Bool

  package init(url: String, isFirst: Bool) {
    self.url = url
    self.isFirst = isFirst
  }
}

extension PageContext {
  /// Where else the owner is: `links` and `url` of the profile, each once.
  package var ownerPages: [String] {
    let url = timeline[person: timeline.profile.person].url
    var pages = url.map { [$0] } ?? []
    for link in timeline.profile.links where !pages.contains(link) { pages.append(link) }
    return pages
  }
}
