package import MomentsModel

/// How a page presents itself where others link to it: Open Graph, and the cards of X and Mastodon.
package struct SharingViewModel: Sendable {
  package enum Kind: String, Sendable { case website, profile, article }

  package let kind: Kind
  /// Absolute.
  package let url: String
  /// nil where there is no picture that previews understand.
  package let picture: SharingPictureViewModel?
  /// RFC 3339; of an article.
  package let published: String?
  package let modified: String?

  package init(
    _ kind: Kind, url: String, picture: SharingPictureViewModel?, published: MomentDate? = nil,
    modified: MomentDate? = nil
  ) {
    self.kind = kind
    self.url = url
    self.picture = picture
    self.published = published?.rfc3339
    self.modified = modified?.rfc3339
  }
}

/// A picture for previews: JPEG or PNG, with its size.
package struct SharingPictureViewModel: Sendable {
  /// Absolute.
  package let url: String
  package let type: String
  package let width: Int
  package let height: Int
  package let alt: String

  /// Whether it is large enough to stand above the text.
  package var isLarge: Bool { width >= 600 && height >= 315 }

  package init(url: String, type: String, width: Int, height: Int, alt: String) {
    self.url = url
    self.type = type
    self.width = width
    self.height = height
    self.alt = alt
  }
}

extension PageContext {
  /// For previews of a moment: its first photo that they understand, else the timeline's.
  /// The links of this context are absolute.
  package func sharingPicture(of moment: Moment) -> SharingPictureViewModel? {
    // What is folded or veiled on the page isn't shown elsewhere.
    guard !moment.hasDetails || moment.details.warning == nil && !moment.details.isSensitive else {
      return sharingPicture
    }
    for (index, photo) in moment.photos.enumerated() {
      let alt = alt(of: photo, at: index, in: moment)
      if let picture = sharingPicture(of: photo.source, alt: alt), picture.isLarge {
        return picture
      }
    }
    return sharingPicture
  }

  /// For previews of the timeline: its cover, else its owner's picture.
  package var sharingPicture: SharingPictureViewModel? {
    let owner = timeline[person: timeline.profile.person]
    let alt = wording.phrases.coverOf.filled { $0 == "name" ? owner.name : nil }
    if let cover = timeline.profile.backgroundImage,
      let picture = sharingPicture(of: cover, alt: alt)
    {
      return picture
    }
    return owner.avatar.flatMap { sharingPicture(of: $0, alt: owner.name) }
  }

  /// nil for pictures elsewhere, whose size isn't known, and for formats that previews don't show.
  private func sharingPicture(
    of source: MediaSource, alt: String
  ) -> SharingPictureViewModel? {
    guard case .local(let path) = source, let picture = pictures[path], !alt.isEmpty else {
      return nil
    }
    let whole = picture.renditions.filter {
      !$0.isAnimated && ($0.format == .jpeg || $0.format == .png)
    }
    guard
      let best = whole.last(where: { $0.cut == .whole }) ?? whole.last(where: { $0.cut == .avatar })
    else { return nil }
    return SharingPictureViewModel(
      url: links.url(.file(best.path)), type: best.format.mediaType, width: best.width,
      height: best.height, alt: alt)
  }
}

/// A link to a feed of the site or of a tag.
package struct FeedLinkViewModel: Sendable {
  package let url: String
  /// Media type.
  package let type: String
  /// "Small Hours (RSS)"
  package let title: String

  package init(url: String, type: String, title: String) {
    self.url = url
    self.type = type
    self.title = title
  }
}

/// What all pages say to programs: where icons, manifest and feeds are, and who the owner is
/// elsewhere. Paths below the root.
package struct SiteDiscovery: Sendable {
  package struct Feed: Sendable {
    package var path: String
    /// Media type.
    package var type: String
    /// "RSS"
    package var name: String

    package init(path: String, type: String, name: String) {
      self.path = path
      self.type = type
      self.name = name
    }
  }

  package var feeds: [Feed] = []
  package var manifestPath: String?
  package var workerPath: String?
  package var faviconPath: String?
  package var touchIconPath: String?
  package var subscribePath: String?

  package init() {}
}

extension Wording {
  /// As Open Graph writes languages: `en_GB`.
  package static func locale(of language: String) -> String {
    let parts = language.split(separator: "-")
    let base = parts.first.map { $0.lowercased() } ?? "en"
    let region = parts.dropFirst().first { $0.utf8.count == 2 }
    if let region { return "\(base)_\(region.uppercased())" }
    switch base {
    case "en": return "en_US"
    case "zh": return language.lowercased().contains("hant") ? "zh_TW" : "zh_CN"
    case "ja": return "ja_JP"
    case "ko": return "ko_KR"
    case "cs": return "cs_CZ"
    case "da": return "da_DK"
    case "el": return "el_GR"
    case "he": return "he_IL"
    case "sv": return "sv_SE"
    case "uk": return "uk_UA"
    default: return "\(base)_\(base.uppercased())"
    }
  }
}
