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
  /// Colour classes for a cover that isn't there; 0..<`Initials.colorCount`.
  package let homeURL: String

  package init(profile: Profile, context: PageContext) {
    let person = context.timeline[person: profile.person]
    id = person.id ?? "owner"
    name = person.name
    avatar = AvatarViewModel(of: person, context: context)
    avatarURL = avatar.url
    backgroundImageURL = profile.backgroundImage.flatMap(context.url)
    homeURL = context.links.url(.home)
  }
}
