internal import MomentsModel

/// The host part of `baseURL`.
struct PublishedHost: Sendable {
  /// Without user and port, in lower case; empty where there is no `baseURL`.
  let name: String
  private let hasPort: Bool

  init(_ settings: SiteSettings) {
    let base = settings.baseURL ?? ""
    let rest = base.firstRange(of: "://").map { base[$0.upperBound...] } ?? ""
    let authority = rest.prefix { $0 != "/" }
    let host = authority.split(separator: "@").last ?? ""
    name = host.prefix { $0 != ":" }.lowercased()
    hasPort = host.contains(":")
  }

  /// Whether GitHub Pages should hear of it: not for hosts' own names, addresses and ports.
  var isOwnDomain: Bool {
    guard !hasPort, name.contains("."), name.utf8.contains(where: { $0 > 0x39 }) else {
      return false
    }
    return !PublishedHost.shared.contains { name.hasSuffix($0) }
  }

  private static let shared = [
    ".github.io", ".gitlab.io", ".codeberg.page", ".netlify.app", ".pages.dev", ".vercel.app",
    ".surge.sh", ".sr.ht", ".localhost",
  ]
}
