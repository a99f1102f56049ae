internal import FileTree
internal import MomentsModel
internal import MomentsRendering
internal import MomentsViewModels

/// The theme's own files and their published names: `assets/style.<hash>.css`, so that a host may
/// let browsers keep them for ever.
struct AssetPlan: Sendable {
  /// As in the theme.
  let assets: [Theme.ThemeAsset]
  /// Published path of each.
  let paths: [String]

  init(theme: Theme) {
    assets = theme.assets
    paths = theme.assets.map { AssetPlan.publishedPath($0) }
  }

  /// What templates need to know.
  /// - Parameter likeEndpoint: an address to which pages may post.
  func siteAssets(
    _ remote: RemoteHosts, likeEndpoint: String?, discovery: SiteDiscovery
  ) -> SiteAssets {
    var assets = SiteAssets(
      stylePath: path(of: "assets/style.css"), scriptPath: path(of: "assets/app.js"),
      iconPath: path(of: "assets/icon.svg"), searchScriptPath: path(of: "assets/search.js"),
      searchStylePath: path(of: "assets/search.css"),
      embedStylePath: path(of: "assets/embed.css"), embedPolicy: EmbedPolicy.policy(remote),
      contentSecurityPolicy: AssetPlan.policy(remote, likeEndpoint: likeEndpoint))
    assets.discovery = discovery
    return assets
  }

  /// Whether a file is of use to a site with that setting.
  func isPublished(_ index: Int, embed: SiteSettings.Embedding) -> Bool {
    let path = assets[index].path
    return embed != .none || path != AssetPlan.embedScript && path != "assets/embed.css"
  }

  /// Published under a name that stays, since other sites' pages have it.
  private static let embedScript = "assets/embed.js"

  func path(of name: String) -> String {
    zip(assets, paths).first { $0.0.path == name }?.1 ?? name
  }

  private static func publishedPath(_ asset: Theme.ThemeAsset) -> String {
    if asset.path == embedScript { return "embed.js" }
    let path = TreePath(trusted: asset.path)
    let hash = ContentHash(of: asset.bytes).short
    return path.parent.appending("\(path.stem).\(hash).\(path.fileExtension)").text
  }

  /// `default-src` isn't `'none'`: browsers hold the prefetching of `rel=next` against it.
  private static func policy(_ remote: RemoteHosts, likeEndpoint: String?) -> String {
    let pictures = (["'self'", "data:"] + remote.pictures).joined(separator: " ")
    let videos = (["'self'"] + remote.videos).joined(separator: " ")
    let endpoint = likeEndpoint.map { " " + RemoteHosts.origin(of: $0) } ?? ""
    return "default-src 'self'; object-src 'none'; style-src 'self'; script-src 'self'; "
      + "img-src \(pictures); media-src \(videos); font-src 'self'; "
      + "connect-src 'self'\(endpoint); manifest-src 'self'; worker-src 'self'; "
      + "base-uri 'none'; form-action 'self'\(endpoint)"
  }
}
