/// `offline.html`.
package struct OfflinePageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead

  package init(site: SiteViewModel, head: PageHead) {
    self.site = site
    self.head = head
  }
}

/// `/subscribe/`: what feeds are, and where.
package struct SubscribePageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let heading: String
  package let groups: [FeedGroupViewModel]

  package init(
    site: SiteViewModel, head: PageHead, heading: String, groups: [FeedGroupViewModel]
  ) {
    self.site = site
    self.head = head
    self.heading = heading
    self.groups = groups
  }
}

/// The feeds of the site or of a tag.
package struct FeedGroupViewModel: Sendable {
  package let title: String
  package let links: [FeedAddressViewModel]

  package init(title: String, links: [FeedAddressViewModel]) {
    self.title = title
    self.links = links
  }
}

/// A feed, as people copy it.
package struct FeedAddressViewModel: Sendable {
  package let format: String
  package let url: String
  /// Absolute.
  package let address: String

  package init(format: String, url: String, address: String) {
    self.format = format
    self.url = url
    self.address = address
  }
}
