/// One row of the timeline: the profile header, or a moment.
package enum ListItemViewModel: Sendable {
  case profile(UserProfileListItemViewModel)
  case moment(MomentListItemViewModel)
}

/// A row with a stable name. The original gave each row a fresh random id on every update, which
/// rebuilt every row; here the id is made of what the row shows.
package struct IdentifiableListItemViewModel: Sendable, Identifiable {
  /// `user-<id>` or `moment-<id>`.
  package let id: String
  package let viewModel: ListItemViewModel

  package init(id: String, viewModel: ListItemViewModel) {
    self.id = id
    self.viewModel = viewModel
  }

  package var profile: UserProfileListItemViewModel? {
    if case .profile(let profile) = viewModel { profile } else { nil }
  }

  package var moment: MomentListItemViewModel? {
    if case .moment(let moment) = viewModel { moment } else { nil }
  }
}
