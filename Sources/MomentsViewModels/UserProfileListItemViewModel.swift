package import MomentsModel

/// The header: the owner's name, picture and cover.
package struct UserProfileListItemViewModel: Sendable {
  /// The owner's id; `owner` where they have none.
  package let id: String
  /// As is; empty where the payload's is.
  package let name: String
  package let avatarURL: String?
  package let backgroundImageURL: String?
  package let avatar: AvatarViewModel
  /// What stands behind the name; nil together with `backgroundImageURL`.
  package let cover: PictureViewModel?
  /// Whether the page fetches it before all photos.
  package let isCoverFirst: Bool
  /// "Cover picture of Mira Chen"
  package let coverAlt: String
  package let homeURL: String
  /// Whether the name is the page's `h1`.
  package let isPageHeading: Bool

  /// - Parameter isCoverFirst: whether the cover, where it is shown, is the page's first picture.
  package init(
    profile: Profile, isPageHeading: Bool = false, isCoverFirst: Bool = false,
    context: PageContext
  ) {
    let person = context.timeline[person: profile.person]
    id = person.id ?? "owner"
    name = person.name
    avatar = context.avatar(of: profile.person, size: 80)
    avatarURL = avatar.url
    backgroundImageURL = profile.backgroundImage.flatMap(context.url)
    cover = profile.backgroundImage.flatMap { context.picture(Photo(source: $0), at: .cover) }
    self.isCoverFirst =
      isCoverFirst && cover != nil && context.timeline.settings.theme.header == .cover
    let shownName = person.name
    coverAlt = context.wording.phrases.coverOf.filled { $0 == "name" ? shownName : nil }
    homeURL = context.links.url(.home)
    self.isPageHeading = isPageHeading
  }
}
