package import MomentsModel

/// What stands in a page's `<head>`.
package struct PageHead: Sendable {
  /// Unique on the site, at most 80 characters.
  package let title: String
  package let description: String
  /// Absolute; nil where the site has no `baseURL`.
  package let canonicalURL: String?
  package let isIndexable: Bool
  /// nil where the site has no `baseURL`, and on pages that nobody should find.
  package var sharing: SharingViewModel?
  package var posting: PostingViewModel?
  package var profile: ProfileDataViewModel?
  /// Of what the page is about, beside those of the site.
  package var feeds: [FeedLinkViewModel] = []
  /// Absolute; nil where the page can't be embedded.
  package var oembedURL: String?

  package init(
    title: String, description: String, address: SiteAddress, settings: SiteSettings,
    isIndexable: Bool = true
  ) {
    self.title = Excerpt.cut(title, to: 80)
    self.description = Excerpt.cut(description, to: 170)
    canonicalURL = settings.baseURL.map { $0 + PageLinks.encoded(address.path) }
    self.isIndexable = isIndexable
  }
}

/// The home page, a numbered page, or a page of a tag.
package struct TimelinePageViewModel: Sendable {
  package let site: SiteViewModel
  package var head: PageHead
  /// The page's `h1`; on the home page the header's name is it.
  package let heading: String?
  package let timeline: MomentsTimelineViewModel
  package let pager: PagerViewModel?
  /// On the home page, where there is something.
  package let memories: MemoriesViewModel?

  package init(
    site: SiteViewModel, head: PageHead, heading: String?, timeline: MomentsTimelineViewModel,
    pager: PagerViewModel?, memories: MemoriesViewModel? = nil
  ) {
    self.memories = memories
    self.site = site
    self.head = head
    self.heading = heading
    self.timeline = timeline
    self.pager = pager
  }
}

/// Links between the pages of one list.
package struct PagerViewModel: Sendable {
  package let newerURL: String?
  package let olderURL: String?
  /// "Page 3", counted from the oldest
  package let position: String

  package init(
    newer: SiteAddress?, older: SiteAddress?, number: Int, context: PageContext
  ) {
    newerURL = newer.map(context.links.url)
    olderURL = older.map(context.links.url)
    position = context.wording.phrases.page.filled { $0 == "number" ? String(number) : nil }
  }
}

/// The page of one moment.
package struct MomentPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let moment: MomentListItemViewModel
  package let profile: UserProfileListItemViewModel
  package let newerURL: String?
  package let olderURL: String?

  package init(
    site: SiteViewModel, head: PageHead, moment: MomentListItemViewModel,
    profile: UserProfileListItemViewModel, newerURL: String?, olderURL: String?
  ) {
    self.site = site
    self.head = head
    self.moment = moment
    self.profile = profile
    self.newerURL = newerURL
    self.olderURL = olderURL
  }
}

/// `/tags/`: every tag with its number of moments.
package struct TagIndexPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let heading: String
  package let tags: [TagCountViewModel]

  package init(site: SiteViewModel, head: PageHead, heading: String, tags: [TagCountViewModel]) {
    self.site = site
    self.head = head
    self.heading = heading
    self.tags = tags
  }
}

/// A tag on the page of all tags.
package struct TagCountViewModel: Sendable {
  package let link: TagLinkViewModel
  package let count: Int
  /// "3 moments"
  package let countText: String

  package init(tag: Tag, count: Int, context: PageContext) {
    link = TagLinkViewModel(tag: tag, context: context)
    self.count = count
    countText = context.wording.count(context.wording.phrases.moments, count)
  }
}

/// A plain page beside the timeline, such as "About".
package struct PlainPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let heading: String
  package let bodyHTML: [UInt8]?
  /// BCP 47, where it differs from the site's.
  package let language: String?
  /// "Updated 28 November 2026"
  package let updatedText: String?
  package let profile: UserProfileListItemViewModel

  package init(
    _ page: Page, site: SiteViewModel, head: PageHead, profile: UserProfileListItemViewModel,
    context: PageContext
  ) {
    self.site = site
    self.head = head
    self.profile = profile
    heading = page.title
    bodyHTML = page.body.map { context.html(of: $0, from: .plainPage(path: page.path)) }
    language = page.language == context.timeline.settings.language ? nil : page.language
    updatedText = page.updated.map { date in
      let day = context.wording.absolute(date)
      return context.wording.phrases.updated.filled { $0 == "date" ? day : nil }
    }
  }
}

/// What stands at an old address: sends browsers and people on.
package struct RedirectPageViewModel: Sendable {
  package let site: SiteViewModel
  /// The canonical address is that of the target.
  package let head: PageHead
  package let targetURL: String
  package let targetTitle: String

  package init(site: SiteViewModel, head: PageHead, targetURL: String, targetTitle: String) {
    self.site = site
    self.head = head
    self.targetURL = targetURL
    self.targetTitle = targetTitle
  }
}

/// `404.html`.
package struct NotFoundPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead

  package init(site: SiteViewModel, head: PageHead) {
    self.site = site
    self.head = head
  }
}
