package import MomentsModel

/// A list of moments under a profile header: the home page, a numbered page, a tag's page.
package struct MomentsTimelineViewModel: Sendable {
  /// The profile first, then the moments in the order given.
  package let listItems: [IdentifiableListItemViewModel]
  package let hasContent: Bool

  /// - Parameter isWhole: whether all photos and comments are shown.
  package init(
    profile: Profile, moments: some Sequence<Moment>, isHeaderHeading: Bool = true,
    isWhole: Bool = false, context: PageContext
  ) {
    // In the first screen it is larger than any photo.
    let header = UserProfileListItemViewModel(
      profile: profile, isPageHeading: isHeaderHeading, isCoverFirst: true, context: context)
    var items = [
      IdentifiableListItemViewModel(id: "user-\(header.id)", viewModel: .profile(header))
    ]
    var photosBefore = 0
    for moment in moments {
      let item = MomentListItemViewModel(
        moment: moment, photosBefore: photosBefore, isCoverFirst: header.isCoverFirst,
        isWhole: isWhole, context: context)
      photosBefore += min(item.photos.count, PhotoViewModel.gridLimit)
      items.append(
        IdentifiableListItemViewModel(id: "moment-\(item.id)", viewModel: .moment(item)))
    }
    listItems = items
    hasContent = items.count > 1
  }
}
