internal import MomentsFeeds
internal import MomentsModel
internal import MomentsPhotos
internal import MomentsViewModels

extension SiteDiscovery {
  /// - Parameter icons: what was made of the owner's picture.
  init(plan: SitePlan, icons: SiteIcons) {
    self.init()
    let paths = Set(
      plan.entries.compactMap { entry -> String? in
        if case .machine = entry.recipe { entry.path } else { nil }
      })
    if paths.contains(FeedChannel.Format.rss.fileName) {
      feeds = FeedChannel.Format.allCases.map {
        Feed(path: $0.fileName, type: $0.mediaType, name: $0.name)
      }
      subscribePath = SiteAddress.subscribe.path
    }
    manifestPath = paths.contains("manifest.webmanifest") ? "manifest.webmanifest" : nil
    workerPath = paths.contains("sw.js") ? "sw.js" : nil
    faviconPath = icons.favicon
    touchIconPath = icons.touch
  }
}

extension FeedChannel.Format {
  /// As people call it.
  var name: String {
    switch self {
    case .rss: "RSS"
    case .atom: "Atom"
    case .json: "JSON Feed"
    }
  }
}

extension SiteIcons {
  /// Those that stand in the web manifest.
  var manifest: [WebManifest.Icon] {
    apps.map {
      WebManifest.Icon(
        path: $0.path, sizes: "\($0.side)x\($0.side)", type: "image/png",
        isMaskable: $0.isMaskable)
    }
  }
}
