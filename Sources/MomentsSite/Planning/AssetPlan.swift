internal import FileTree
internal import MomentsModel
internal import MomentsRendering
internal import MomentsViewModels

/// The theme's own files and their published names: `assets/style.<hash>.css`, so that a host may
/// let browsers keep them for ever.
struct AssetPlan: Sendable {
  /// As in the theme, those that name others after those that they name; then the site's words.
  let assets: [Theme.ThemeAsset]
  /// Published path of each.
  let paths: [String]

  /// - Parameter words: what scripts say, as a script.
  init(theme: Theme, words: String) {
    var assets = theme.assets.map(AssetText.compacted)
    assets.append(
      Theme.ThemeAsset(path: "assets/words.js", bytes: Array(words.utf8), isBuiltIn: true))
    let names = assets.map { TreePath(trusted: $0.path).name }
    let referring = assets.indices.filter { AssetText.names(in: assets[$0], names).count > 0 }
    let order = assets.indices.filter { !referring.contains($0) } + referring
    var published: [String: String] = [:]
    var (ordered, paths): ([Theme.ThemeAsset], [String]) = ([], [])
    for index in order {
      let asset = AssetText.replacing(published, in: assets[index])
      let path = AssetPlan.publishedPath(asset)
      published[names[index]] = TreePath(trusted: path).name
      ordered.append(asset)
      paths.append(path)
    }
    self.assets = ordered
    self.paths = paths
  }

  /// What templates need to know.
  /// - Parameter likeEndpoint: an address to which pages may post.
  func siteAssets(
    _ remote: RemoteHosts, _ components: ComponentPlan, likeEndpoint: String?,
    discovery: SiteDiscovery
  ) -> SiteAssets {
    var site = SiteAssets(
      stylePath: path(of: "assets/style.css"), scriptPath: path(of: "assets/app.js"),
      iconPath: path(of: "assets/icon.svg"), embedPolicy: EmbedPolicy.policy(remote),
      contentSecurityPolicy: AssetPlan.policy(remote, likeEndpoint: likeEndpoint))
    site.components = files(of: components)
    site.discovery = discovery
    return site
  }

  private func files(of components: ComponentPlan) -> ComponentFiles? {
    guard !components.used.isEmpty else { return nil }
    var files: [String: ComponentFiles.File] = [:]
    for name in components.used {
      let style = ComponentPlan.folder + name + ".css"
      files[name] = ComponentFiles.File(
        scriptPath: path(of: ComponentPlan.folder + name + ".js"),
        stylePath: assets.contains { $0.path == style } ? path(of: style) : nil)
    }
    return ComponentFiles(runtimePath: path(of: ComponentPlan.runtime), files: files)
  }

  /// Whether a file is of use to a site with that setting and those components.
  func isPublished(
    _ index: Int, embed: SiteSettings.Embedding, _ components: ComponentPlan
  ) -> Bool {
    let path = assets[index].path
    guard components.needs(path) else { return false }
    return embed != .none || path != AssetPlan.embedScript
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
    let name = path.parent.appending("\(path.stem).\(hash).\(path.fileExtension)").text
    return name.hasPrefix(ComponentPlan.folder) ? "assets/" + name : name
  }

  /// `default-src` isn't `'none'`: browsers hold the prefetching of `rel=next` against it.
  private static func policy(_ remote: RemoteHosts, likeEndpoint: String?) -> String {
    let pictures = (["'self'", "data:"] + remote.pictures).joined(separator: " ")
    let videos = (["'self'"] + remote.videos).joined(separator: " ")
    let endpoint = likeEndpoint.map { " " + RemoteHosts.origin(of: $0) } ?? ""
    return "default-src 'self'; object-src 'none'; style-src 'self' '\(transitionHash)'; "
      + "script-src 'self'; img-src \(pictures); media-src \(videos); font-src 'self'; "
      + "connect-src 'self'\(endpoint); manifest-src 'self'; worker-src 'self'; "
      + "base-uri 'none'; form-action 'self'\(endpoint)"
  }

  /// Of the one inline style, which lets pages pass into each other: browsers read that before any
  /// style sheet.
  private static let transitionHash = "sha256-Gf7GwWFMdNGCTu6tqOt5jY3AwXItYXg3NVhcuQZ77QY="
}
