package import MomentsModel

/// A list of moments under a profile header: the home page, a numbered page, a tag's page.
package struct MomentsTimelineViewModel: Sendable {
  /// The profile first, then the moments in the order given.
  package let listItems: [IdentifiableListItemViewModel]
  package let hasContent: Bool

  /// - Parameters:
  ///   - isWhole: whether all photos and comments are shown.
  ///   - cards: where cards are kept for other lists.
  package init(
    profile: Profile, moments: some Sequence<Moment>, isHeaderHeading: Bool = true,
    isWhole: Bool = false, context: PageContext, cards: SharedCards? = nil
  ) {
    // In the first screen it is larger than any photo.
    let header = UserProfileListItemViewModel(
      profile: profile, isPageHeading: isHeaderHeading, isCoverFirst: true, context: context)
    var items = [IdentifiableListItemViewModel(header)]
    var photosBefore = 0
    for moment in moments {
      items.append(
        IdentifiableListItemViewModel(
          MomentRow(
            moment: moment, photosBefore: photosBefore, isCoverFirst: header.isCoverFirst,
            isWhole: isWhole, context: context, cards: cards)))
      photosBefore += min(moment.photos.count, PhotoViewModel.gridLimit)
    }
    listItems = items
    hasContent = items.count > 1
  }
}
