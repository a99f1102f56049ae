/// A page that other sites show in a frame: one moment, the newest ones, or the owner.
package struct EmbedPageViewModel: Sendable {
  package let site: SiteViewModel
  /// The canonical address is that of the page that it stands for.
  package let head: PageHead
  /// Of embedded pages alone: scripts of other pages aren't allowed in them.
  package let contentSecurityPolicy: String
  package let profile: UserProfileListItemViewModel?
  package let moments: [MomentListItemViewModel]
  /// Where the whole is.
  package let wholeURL: String

  package init(
    site: SiteViewModel, head: PageHead, contentSecurityPolicy: String,
    profile: UserProfileListItemViewModel?, moments: [MomentListItemViewModel], wholeURL: String
  ) {
    self.site = site
    self.head = head
    self.contentSecurityPolicy = contentSecurityPolicy
    self.profile = profile
    self.moments = moments
    self.wholeURL = wholeURL
  }
}
