internal import MomentsModel
internal import MomentsViewModels

/// Pages for other sites' frames.
extension SitePages {
  /// Cards of the embedded timeline.
  private static let newestCount = 5

  func embeddedMoment(_ index: Int) -> EmbedPageViewModel {
    let moment = timeline.moments[index]
    let setting = setting(for: .embed(id: timeline.lastPart(of: moment)))
    return embedPage(
      title: titled(shownTitle(of: moment), ownerName), standsFor: timeline.address(of: moment),
      setting, profile: nil,
      moments: [
        MomentListItemViewModel(moment: moment, isPermalinkPage: true, context: setting.context)
      ])
  }

  var embeddedTimeline: EmbedPageViewModel {
    let setting = setting(for: .embeddedTimeline)
    let moments = listing.newest.prefix(SitePages.newestCount)
    return embedPage(
      title: timeline.settings.title, standsFor: .home, setting, profile: header(setting),
      moments: moments.map { MomentListItemViewModel(moment: $0, context: setting.context) })
  }

  var embeddedProfile: EmbedPageViewModel {
    let setting = setting(for: .embeddedProfile)
    return embedPage(
      title: ownerName, standsFor: .home, setting, profile: header(setting), moments: [])
  }

  private func header(_ setting: PageSetting) -> UserProfileListItemViewModel {
    UserProfileListItemViewModel(
      profile: timeline.profile, isPageHeading: true, isCoverFirst: true, context: setting.context)
  }

  private func embedPage(
    title: String, standsFor address: SiteAddress, _ setting: PageSetting,
    profile: UserProfileListItemViewModel?, moments: [MomentListItemViewModel]
  ) -> EmbedPageViewModel {
    EmbedPageViewModel(
      site: setting.site, head: head(title, title, address, isIndexable: false),
      contentSecurityPolicy: assets.embedPolicy, profile: profile,
      moments: moments, wholeURL: setting.context.links.url(address))
  }

  /// Only where the site has a `baseURL`, since it names absolute addresses.
  func oembed(_ index: Int) -> String {
    let moment = timeline.moments[index]
    let baseURL = timeline.settings.baseURL ?? ""
    let author = timeline[person: moment.author]
    return OEmbedFile(
      baseURL: baseURL,
      embedPath: SiteAddress.embed(id: timeline.lastPart(of: moment)).path,
      title: titled(shownTitle(of: moment), author.name), authorName: author.name,
      authorURL: author.url ?? baseURL, siteTitle: timeline.settings.title,
      height: OEmbedFile.height(of: moment)
    ).json
  }

  /// Where a host reads how to embed a moment; nil where it can't be.
  func oembedURL(of moment: Moment) -> String? {
    guard timeline.settings.embed.includesMoments, let baseURL = timeline.settings.baseURL,
      timeline.address(of: moment).fragment == nil
    else { return nil }
    let address = SiteAddress.oembed(id: timeline.lastPart(of: moment))
    return baseURL + PageLinks.encoded(address.path)
  }
}
