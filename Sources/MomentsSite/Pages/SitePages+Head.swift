internal import MomentsFeeds
internal import MomentsModel
internal import MomentsViewModels

/// What pages say to search engines, previews and feed readers.
extension SitePages {
  private var hasAddress: Bool { timeline.settings.baseURL != nil }

  /// What the site is about, or whose it is.
  var siteLine: String {
    timeline.settings.description ?? timeline.profile.biography?.excerpt ?? ownerName
  }

  /// - Parameter excerpt: the beginning of the text; empty where there is none.
  func head(
    of moment: Moment, name: String, excerpt: String, at address: SiteAddress
  ) -> PageHead {
    let day = wording.absolute(moment.date.wallClock.date)
    let author = timeline[person: moment.author].name
    let byline = wording.phrases.momentBy.filled {
      $0 == "name" ? author : $0 == "date" ? day : nil
    }
    let isIndexable = moment.visibility == .public
    var head = head(
      titled(name, ownerName),
      padded(excerpt.isEmpty ? name : excerpt, byline, timeline.settings.title, siteLine), address,
      isIndexable: isIndexable)
    guard hasAddress else { return head }
    head.sharing = SharingViewModel(
      .article, url: absolute.links.url(address), picture: absolute.sharingPicture(of: moment),
      published: moment.date, modified: moment.updated)
    head.posting = PostingViewModel(moment, title: name, context: absolute)
    return head
  }

  /// Search engines find shorter descriptions too short to show: what else is known follows.
  func padded(_ text: String, _ more: String...) -> String {
    let isWide = text.unicodeScalars.contains { $0.value >= 0x2E80 }
    var text = text
    for part in more where text.count < (isWide ? 25 : 55) && !text.contains(part) {
      text += " · " + part
    }
    return text
  }

  /// Unique among the lists.
  func listDescription(_ title: String, _ address: SiteAddress) -> String {
    let isHome = address == .home
    let line = timeline.settings.description
    return isHome
      ? padded(line ?? title, timeline.settings.title, siteLine)
      : padded(
        line.map { "\(title): \($0)" } ?? title, timeline.settings.title, siteLine, ownerName)
  }

  func sharing(of address: SiteAddress, isIndexable: Bool) -> SharingViewModel? {
    guard hasAddress else { return nil }
    return SharingViewModel(
      address == .home ? .profile : .website, url: absolute.links.url(address),
      picture: sharedPicture)
  }

  /// The timeline's.
  private var sharedPicture: SharingPictureViewModel? { absolute.sharingPicture }

  var profileData: ProfileDataViewModel? {
    guard hasAddress else { return nil }
    return ProfileDataViewModel(
      listed: listing.moments(0..<listing.listed.count), shown: listing.newest, context: absolute)
  }

  func feedLinks(of tag: TagIndex, _ setting: PageSetting) -> [FeedLinkViewModel] {
    guard hasAddress, timeline.settings.feeds.includesTags else { return [] }
    let folder = SiteAddress.tag(slug: timeline[tag: tag].slug).path
    return FeedChannel.Format.allCases.map {
      FeedLinkViewModel(
        url: setting.context.links.url(.file(folder + $0.fileName)), type: $0.mediaType,
        title: "\(heading(of: tag)) · \(timeline.settings.title) (\($0.name))")
    }
  }

  // MARK: Pages about feeds and networks

  var offline: OfflinePageViewModel {
    OfflinePageViewModel(
      site: setting(for: .offline).site,
      head: head(
        titled(wording.phrases.offlineTitle, timeline.settings.title),
        padded(wording.phrases.offlineText, timeline.settings.title, siteLine), .offline,
        isIndexable: false))
  }

  var subscribe: SubscribePageViewModel {
    let setting = setting(for: .subscribe)
    let heading = wording.phrases.subscribe
    let tags = timeline.settings.feeds.includesTags ? listing.usedTags : []
    let groups =
      [feedGroup(timeline.settings.title, folder: "", setting)]
      + tags.map {
        feedGroup(
          self.heading(of: $0), folder: SiteAddress.tag(slug: timeline[tag: $0].slug).path, setting)
      }
    return SubscribePageViewModel(
      site: setting.site,
      head: head(
        titled(heading, timeline.settings.title), wording.phrases.subscribeText, .subscribe),
      heading: heading, groups: groups)
  }

  private func feedGroup(
    _ name: String, folder: String, _ setting: PageSetting
  ) -> FeedGroupViewModel {
    FeedGroupViewModel(
      title: wording.phrases.feedsOf.filled { $0 == "name" ? name : nil },
      links: FeedChannel.Format.allCases.map {
        FeedAddressViewModel(
          format: $0.name, url: setting.context.links.url(.file(folder + $0.fileName)),
          address: absolute.links.url(.file(folder + $0.fileName)))
      })
  }
}
