package import MomentsModel

/// A list of moments under a profile header: the home page, a numbered page, a tag's page.
package struct MomentsTimelineViewModel: Sendable {
  /// The profile first, then the moments in the order given.
  package let listItems: [IdentifiableListItemViewModel]
  package let hasContent: Bool

  package init(
    profile: Profile, moments: some Sequence<Moment>, isHeaderHeading: Bool = true,
    context: PageContext
  ) {
    let header = UserProfileListItemViewModel(
      profile: profile, isPageHeading: isHeaderHeading, context: context)
    var items = [
      IdentifiableListItemViewModel(id: "user-\(header.id)", viewModel: .profile(header))
    ]
    for (position, moment) in moments.enumerated() {
      let item = MomentListItemViewModel(moment: moment, position: position, context: context)
      items.append(
        IdentifiableListItemViewModel(id: "moment-\(item.id)", viewModel: .moment(item)))
    }
    listItems = items
    hasContent = items.count > 1
  }
}
