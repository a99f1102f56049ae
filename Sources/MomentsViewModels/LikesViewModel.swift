package import MomentsModel

/// The likes row: who liked, how many, and the sentence for those who can't see avatars.
package struct LikesViewModel: Sendable {
  package let count: Int
  /// "3 likes"
  package let countText: String
  /// At most `avatarLimit`, in the order given.
  package let likers: [LikerViewModel]
  /// "+4", where there are more than are shown.
  package let moreText: String?
  /// "Liked by Lin Mei, Omar and 3 others"
  package let sentence: String

  package static let avatarLimit = 12
  /// Names in the sentence before "and N others".
  package static let nameLimit = 3

  /// nil where nobody liked, or the theme hides likes.
  package init?(of moment: Moment, context: PageContext) {
    guard moment.likeCount > 0, context.timeline.settings.theme.likes == .shown else { return nil }
    count = moment.likeCount
    countText = context.wording.count(context.wording.phrases.likes, count)
    likers = moment.likes.prefix(LikesViewModel.avatarLimit).map {
      LikerViewModel(person: $0, context: context)
    }
    let hidden = count - likers.count
    moreText = hidden > 0 && !likers.isEmpty ? "+\(hidden)" : nil
    sentence = LikesViewModel.sentence(for: moment, context: context)
  }

  private static func sentence(for moment: Moment, context: PageContext) -> String {
    let wording = context.wording
    var names: [String] = []
    for person in moment.likes where names.count < nameLimit {
      let name = context.timeline[person: person].name
      if !name.isEmpty { names.append(name) }
    }
    guard !names.isEmpty else {
      return wording.count(wording.phrases.likedByCount, moment.likeCount)
    }
    let others = moment.likeCount - names.count
    if others == 0 {
      let list = wording.list(names)
      return wording.phrases.likedBy.filled { $0 == "names" ? list : nil }
    }
    let list = names.joined(separator: wording.phrases.listSeparator)
    return wording.phrases.likedByMore[wording.plural.form(of: others)].filled {
      $0 == "names" ? list : $0 == "count" ? String(others) : nil
    }
  }
}

/// One avatar of the likes row.
package struct LikerViewModel: Sendable {
  private let person: PersonIndex
  private let context: PageContext

  package init(person: PersonIndex, context: PageContext) {
    self.person = person
    self.context = context
  }

  /// Empty where the payload has no name.
  package var name: String { context.timeline[person: person].name }
  package var avatar: AvatarViewModel { context.avatar(of: person, size: 20) }
}
