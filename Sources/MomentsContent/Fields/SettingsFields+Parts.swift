import Diagnostics
import MomentsModel

enum PhotoSettingsFields {
  static let table = FieldTable<SettingsDraft>(
    "the photo settings",
    [
      FieldRule(
        "remote", .choice(SiteSettings.RemotePhotos.allCases.map(\.rawValue)),
        "What becomes of pictures on other servers.", default: "reference", example: "reference"
      ) { value, site, reader in
        site.remotePhotos = reader.choice(value) ?? site.remotePhotos
      },
      FieldRule(
        "widths", .list(.wholeNumber(16...10_000)), "In pixels.", default: "240, 480, 960, 1440",
        example: "[480, 1920]"
      ) { value, site, reader in
        let widths = reader.list(value).compactMap { reader.wholeNumber($0, in: 16...10_000) }
        if !widths.isEmpty { site.photos.widths = Array(Set(widths)).sorted() }
      },
      FieldRule(
        "formats", .list(.choice(SiteSettings.PhotoSettings.Format.allCases.map(\.rawValue))),
        "Best first; the last is for old browsers.", default: "avif, webp, jpeg",
        example: "[avif, webp, jpeg]"
      ) { value, site, reader in
        let formats = reader.list(value).compactMap {
          reader.choice($0) as SiteSettings.PhotoSettings.Format?
        }
        if !formats.isEmpty { site.photos.formats = formats }
      },
      FieldRule(
        "quality", .wholeNumber(1...100), "As JPEG counts; other formats look alike.",
        default: "80", example: "80"
      ) { value, site, reader in
        site.photos.quality = reader.wholeNumber(value, in: 1...100) ?? site.photos.quality
      },
      FieldRule(
        "maxPixels", .wholeNumber(1_000_000...4_000_000_000),
        "The largest picture that is decoded, all frames together.", default: "200000000",
        example: "50000000"
      ) { value, site, reader in
        site.photos.maxPixels =
          reader.wholeNumber(value, in: 1_000_000...4_000_000_000) ?? site.photos.maxPixels
      },
    ])
}

enum FeedFields {
  static let table = FieldTable<SiteSettings.FeedSettings>(
    "the feed settings",
    [
      FieldRule("items", .wholeNumber(1...200), "Moments in a feed.", default: "50", example: "50")
      { value, feeds, reader in
        feeds.items = reader.wholeNumber(value, in: 1...200) ?? feeds.items
      },
      FieldRule(
        "content", .choice(SiteSettings.FeedSettings.Content.allCases.map(\.rawValue)),
        "The whole text, or its beginning.", default: "full", example: "full"
      ) { value, feeds, reader in
        feeds.content = reader.choice(value) ?? feeds.content
      },
      FieldRule("tags", .flag, "Whether each tag has feeds.", default: "true", example: "true") {
        value, feeds, reader in
        feeds.includesTags = reader.flag(value) ?? feeds.includesTags
      },
      FieldRule(
        "atomTitles", .choice(SiteSettings.FeedSettings.AtomTitles.allCases.map(\.rawValue)),
        "The title, which Atom demands, of a moment without one: empty, or its beginning.",
        default: "empty", example: "empty"
      ) { value, feeds, reader in
        feeds.atomTitles = reader.choice(value) ?? feeds.atomTitles
      },
      FieldRule(
        "authority", .text,
        "What ids begin with: a domain or mail address that was yours, and when. Never change it.",
        default: SiteSettings.FeedSettings.defaultAuthority, example: "\"ada.example,2026-05\""
      ) { value, feeds, reader in
        feeds.authority = reader.taggingAuthority(value)
      },
    ])
}

enum ThemeFields {
  static let table = FieldTable<SiteSettings.Theme>("the theme", rules)

  private static let rules: [FieldRule<SiteSettings.Theme>] = [
    FieldRule(
      "avatars", .choice(SiteSettings.Theme.Avatars.allCases.map(\.rawValue)),
      "The shape of avatars.", default: "circle", example: "circle"
    ) { value, theme, reader in
      theme.avatars = reader.choice(value) ?? theme.avatars
    },
    FieldRule(
      "likeStyle", .choice(SiteSettings.Theme.LikeStyle.allCases.map(\.rawValue)),
      "The sign of a like.", default: "heart", example: "heart"
    ) { value, theme, reader in
      theme.likeStyle = reader.choice(value) ?? theme.likeStyle
    },
    FieldRule(
      "likes", .choice(SiteSettings.Theme.Likes.allCases.map(\.rawValue)),
      "Whether likes are there at all.", default: "shown", example: "shown"
    ) { value, theme, reader in
      theme.likes = reader.choice(value) ?? theme.likes
    },
    FieldRule(
      "header", .choice(SiteSettings.Theme.Header.allCases.map(\.rawValue)),
      "With the cover picture, or plain.", default: "cover", example: "cover"
    ) { value, theme, reader in
      theme.header = reader.choice(value) ?? theme.header
    },
    FieldRule(
      "photo", .choice(SiteSettings.Theme.SinglePhoto.allCases.map(\.rawValue)),
      "How large a single photo is.", default: "card", example: "card"
    ) { value, theme, reader in
      theme.photo = reader.choice(value) ?? theme.photo
    },
    FieldRule("accent", .text, "The colour of links and signs.", example: "\"#0770e3\"") {
      value, theme, reader in
      theme.accent = reader.color(value)
    },
  ]
}

extension FieldReader {
  /// `#RRGGBB` in lower case, of three or six digits.
  fileprivate mutating func color(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    let digits = text.dropFirst().lowercased()
    let isColor =
      text.hasPrefix("#") && (digits.utf8.count == 3 || digits.utf8.count == 6)
      && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard isColor else {
      error(
        .valueType, at: value.span, "'\(field)' takes a colour, found \(value.description)",
        hint: "write \"#0770e3\", in quotes because '#' begins a comment")
      return nil
    }
    return "#" + (digits.utf8.count == 6 ? digits : digits.map { "\($0)\($0)" }.joined())
  }
}
