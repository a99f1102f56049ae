internal import MomentsModel

/// What a page in somebody else's frame may do: show itself, and say how high it is.
enum EmbedPolicy {
  /// Of the one script of `embed.html`, which is the same on every page.
  private static let scriptHash = "sha256-0eLNllNOBFHFOMHCcd9JN8XX1pat6cm9uCNbbkgJME0="

  static func policy(_ remote: RemoteHosts) -> String {
    let pictures = (["'self'", "data:"] + remote.pictures).joined(separator: " ")
    let videos = (["'self'"] + remote.videos).joined(separator: " ")
    return "default-src 'none'; style-src 'self'; script-src '\(scriptHash)'; "
      + "img-src \(pictures); media-src \(videos); base-uri 'none'; form-action 'none'"
  }
}

extension SiteSettings.Embedding {
  var includesMoments: Bool { self != .none }
  var includesTimeline: Bool { self == .all }
}
