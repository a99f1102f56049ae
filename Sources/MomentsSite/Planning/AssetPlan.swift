internal import FileTree
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
  /// - Parameter pictureHosts: origins of remote pictures, for the page's policy.
  func siteAssets(pictureHosts: [String]) -> SiteAssets {
    SiteAssets(
      stylePath: path(of: "assets/style.css"), scriptPath: path(of: "assets/app.js"),
      iconPath: path(of: "assets/icon.svg"),
      contentSecurityPolicy: AssetPlan.policy(pictureHosts: pictureHosts))
  }

  private func path(of name: String) -> String {
    zip(assets, paths).first { $0.0.path == name }?.1 ?? name
  }

  private static func publishedPath(_ asset: Theme.ThemeAsset) -> String {
    let path = TreePath(trusted: asset.path)
    let hash = ContentHash(of: asset.bytes).short
    return path.parent.appending("\(path.stem).\(hash).\(path.fileExtension)").text
  }

  private static func policy(pictureHosts: [String]) -> String {
    let pictures = (["'self'", "data:"] + pictureHosts).joined(separator: " ")
    let media = (["'self'"] + pictureHosts).joined(separator: " ")
    return "default-src 'none'; style-src 'self'; script-src 'self'; img-src \(pictures); "
      + "media-src \(media); base-uri 'none'; form-action 'none'"
  }
}
