internal import MomentsModel

/// What every template sees: the site's name, wording and look. The original's environment object;
/// a class for the same reason as `Wording`.
package final class SiteViewModel: Sendable {
  package let title: String
  package let description: String?
  package let language: String
  /// `ltr` or `rtl`
  package let direction: String
  package let homeURL: String
  package let tagsURL: String?
  package let archiveURL: String
  package let photosURL: String
  /// nil where no day has a page.
  package let onThisDayURL: String?
  /// nil where nobody has a page.
  package let peopleURL: String?
  package let meURL: String
  package let searchURL: String
  package let styleURL: String
  package let scriptURL: String
  package let iconURL: String
  package let menu: [MenuLinkViewModel]
  package let hasRoundedAvatars: Bool
  package let hasStarLikes: Bool
  package let hasPlainHeader: Bool
  package let hasWidePhotos: Bool
  /// Content-Security-Policy; names exactly the hosts of remote pictures.
  package let contentSecurityPolicy: String
  /// Where the like button posts to as well.
  package let likeEndpoint: String?
  package let wording: Wording
  /// As Open Graph writes it: `en_GB`.
  package let locale: String
  package let feeds: [FeedLinkViewModel]
  package let subscribeURL: String?
  package let manifestURL: String?
  /// The service worker's script.
  package let workerURL: String?
  package let faviconURL: String?
  package let touchIconURL: String?
  /// The owner's other pages.
  package let ownerPages: [LinkedPageViewModel]
  /// `@user@host`
  package let fediverseCreator: String?

  package init(context: PageContext, assets: SiteAssets, lists: SiteLists = SiteLists()) {
    let settings = context.timeline.settings
    title = settings.title
    description = settings.description
    language = settings.language
    direction = Wording.direction(of: settings.language).rawValue
    homeURL = context.links.url(.home)
    tagsURL = context.timeline.tags.isEmpty ? nil : context.links.url(.tags)
    archiveURL = context.links.url(.archive)
    photosURL = context.links.url(.photos)
    onThisDayURL = lists.hasDays ? context.links.url(.onThisDay) : nil
    peopleURL = lists.hasPeople ? context.links.url(.people) : nil
    meURL = context.links.url(.me)
    likeEndpoint = settings.likeEndpoint
    searchURL = context.links.url(.search)
    styleURL = context.links.url(.file(assets.stylePath))
    scriptURL = context.links.url(.file(assets.scriptPath))
    iconURL = context.links.url(.file(assets.iconPath))
    menu = settings.menu.map { MenuLinkViewModel($0, links: context.links) }
    hasRoundedAvatars = settings.theme.avatars == .rounded
    hasStarLikes = settings.theme.likeStyle == .star
    hasPlainHeader = settings.theme.header == .plain
    hasWidePhotos = settings.theme.photo == .wide
    contentSecurityPolicy = assets.contentSecurityPolicy
    wording = context.wording
    locale = Wording.locale(of: settings.language)
    let discovery = assets.discovery
    let file = { (path: String) in context.links.url(.file(path)) }
    feeds = discovery.feeds.map {
      FeedLinkViewModel(
        url: file($0.path), type: $0.type, title: "\(settings.title) (\($0.name))")
    }
    subscribeURL = discovery.subscribePath.map(file)
    manifestURL = discovery.manifestPath.map(file)
    workerURL = discovery.workerPath.map(file)
    faviconURL = discovery.faviconPath.map(file)
    touchIconURL = discovery.touchIconPath.map(file)
    ownerPages = context.ownerPages.enumerated().map {
      LinkedPageViewModel(url: $1, isFirst: $0 == 0)
    }
    fediverseCreator = settings.machines.fediverseCreator
  }
}

/// Which of the lists that not every site has this one has.
package struct SiteLists: Sendable, Hashable {
  package var hasDays: Bool
  package var hasPeople: Bool

  package init(hasDays: Bool = false, hasPeople: Bool = false) {
    self.hasDays = hasDays
    self.hasPeople = hasPeople
  }
}

/// Where the theme's own files are in the output; the same on every page.
package struct SiteAssets: Sendable {
  package var stylePath: String
  package var scriptPath: String
  package var iconPath: String
  /// Content-Security-Policy of embedded pages.
  package var embedPolicy: String
  package var contentSecurityPolicy: String
  package var discovery = SiteDiscovery()
  /// nil where no moment uses one.
  package var components: ComponentFiles?

  package init(
    stylePath: String, scriptPath: String, iconPath: String, embedPolicy: String,
    contentSecurityPolicy: String
  ) {
    self.stylePath = stylePath
    self.scriptPath = scriptPath
    self.iconPath = iconPath
    self.embedPolicy = embedPolicy
    self.contentSecurityPolicy = contentSecurityPolicy
  }
}

/// An item of the site's menu.
package struct MenuLinkViewModel: Sendable {
  package let label: String
  package let url: String

  init(_ item: SiteSettings.MenuItem, links: PageLinks) {
    label = item.label
    url =
      item.url.contains(":")
      ? item.url : links.url(.file(item.url.first == "/" ? String(item.url.dropFirst()) : item.url))
  }
}
