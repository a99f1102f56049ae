import MomentsModel

/// One row of the timeline: the profile header, or a moment.
package enum ListItemViewModel: Sendable {
  case profile(UserProfileListItemViewModel)
  case moment(MomentListItemViewModel)
}

/// A row with a stable name. The original gave each row a fresh random id on every update, which
/// rebuilt every row; here the id is made of what the row shows.
///
/// A moment's card is made when it is asked for: most lists show cards that another page had
/// rendered already.
package struct IdentifiableListItemViewModel: Sendable, Identifiable {
  private enum Content: Sendable {
    case profile(UserProfileListItemViewModel)
    case moment(MomentRow)
  }

  private let content: Content

  init(_ profile: UserProfileListItemViewModel) { content = .profile(profile) }

  init(_ row: MomentRow) { content = .moment(row) }

  /// `user-<id>` or `moment-<id>`.
  package var id: String {
    switch content {
    case .profile(let profile): "user-" + profile.id
    case .moment(let row): "moment-" + row.moment.id
    }
  }

  package var viewModel: ListItemViewModel {
    switch content {
    case .profile(let profile): .profile(profile)
    case .moment(let row): .moment(row.card)
    }
  }

  package var profile: UserProfileListItemViewModel? {
    if case .profile(let profile) = content { profile } else { nil }
  }

  package var moment: MomentListItemViewModel? {
    if case .moment(let row) = content { row.card } else { nil }
  }

  /// Where the row's rendering is kept for other lists; nil where it depends on the page.
  package var sharing: CardSharing? {
    guard case .moment(let row) = content, let cards = row.cards, row.isSamePlaced else {
      return nil
    }
    return CardSharing(cards: cards, momentID: row.moment.id, prefix: row.context.links.prefix)
  }

  /// The same row with the links of `sharing.cards`, which is what is kept.
  package var shared: IdentifiableListItemViewModel {
    guard case .moment(var row) = content, let cards = row.cards else { return self }
    row.context = cards.context
    return IdentifiableListItemViewModel(row)
  }
}

/// A moment in a list, and what its card is made from.
struct MomentRow: Sendable {
  let moment: Moment
  /// How many photos stand before it on its page.
  let photosBefore: Int
  let isCoverFirst: Bool
  let isWhole: Bool
  let isAboveFeed: Bool
  var context: PageContext
  let cards: SharedCards?

  var card: MomentListItemViewModel {
    MomentListItemViewModel(
      moment: moment, photosBefore: photosBefore, isCoverFirst: isCoverFirst, isWhole: isWhole,
      isAboveFeed: isAboveFeed, context: context)
  }

  /// Whether the card is the same wherever it stands: photos at the top of a page load at once.
  var isSamePlaced: Bool {
    !isWhole && !isAboveFeed && (moment.photos.isEmpty || photosBefore >= PhotoViewModel.eagerLimit)
  }
}
