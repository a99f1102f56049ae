package import MomentsModel

/// A list of moments under a profile header: the home page, a numbered page, a tag's page.
package struct MomentsTimelineViewModel: Sendable {
  /// The profile first, then what is pinned, then the moments in the order given.
  package let listItems: [IdentifiableListItemViewModel]
  private let pinnedCount: Int
  package let hasContent: Bool

  package var header: ArraySlice<IdentifiableListItemViewModel> { listItems.prefix(1) }
  /// Above the list, which is in the order of the feeds.
  package var pinned: ArraySlice<IdentifiableListItemViewModel> {
    listItems.dropFirst().prefix(pinnedCount)
  }
  package var moments: ArraySlice<IdentifiableListItemViewModel> {
    listItems.dropFirst(1 + pinnedCount)
  }

  /// - Parameters:
  ///   - isWhole: whether all photos and comments are shown.
  ///   - cards: where cards are kept for other lists.
  package init(
    profile: Profile, pinned: [Moment] = [], moments: [Moment], isHeaderHeading: Bool = true,
    isWhole: Bool = false, context: PageContext, cards: SharedCards? = nil
  ) {
    // In the first screen it is larger than any photo.
    let header = UserProfileListItemViewModel(
      profile: profile, isPageHeading: isHeaderHeading, isCoverFirst: true, context: context)
    var items = [IdentifiableListItemViewModel(header)]
    var photosBefore = 0
    for (place, moment) in (pinned + moments).enumerated() {
      items.append(
        IdentifiableListItemViewModel(
          MomentRow(
            moment: moment, photosBefore: photosBefore, isCoverFirst: header.isCoverFirst,
            isWhole: isWhole, isAboveFeed: place < pinned.count, context: context, cards: cards)))
      photosBefore += min(moment.photos.count, PhotoViewModel.gridLimit)
    }
    listItems = items
    pinnedCount = pinned.count
    hasContent = items.count > 1
  }
}
