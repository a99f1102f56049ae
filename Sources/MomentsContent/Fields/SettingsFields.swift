import Diagnostics
import MomentsModel

/// `site.yaml` as it is written.
struct SettingsDraft: Sendable {
  var title: String?
  var description: String?
  var baseURL: String?
  var language = "en"
  var timeZone: Located<String>?
  var owner: Located<String>?
  var pageSize = 20
  var dates = SiteSettings.DateStyle.live
  var permalinks = SiteSettings.Permalinks.page
  var theme = SiteSettings.Theme()
  var remotePhotos = SiteSettings.RemotePhotos.reference
  var photos = SiteSettings.PhotoSettings()
  var feeds = SiteSettings.FeedSettings()
  var likeEndpoint: String?
  var machines = MachineSettings()
  var embed = SiteSettings.Embedding.none
  var menu: [SiteSettings.MenuItem] = []
}

enum SettingsFields {
  static let table = FieldTable(
    "the site's settings", facts + pages + parts + MachineFields.rules)

  private static let facts: [FieldRule<SettingsDraft>] = [
    FieldRule("title", .text, required: true, "The name of the site.", example: "Moments") {
      value, site, reader in
      site.title = reader.text(value)
    },
    FieldRule("description", .text, "One sentence about it.", example: "Walks and books") {
      value, site, reader in
      site.description = reader.text(value)
    },
    FieldRule(
      "baseURL", .webAddress,
      "Where the site will be; feeds, sitemap and social cards need it.",
      example: "https://example.org/"
    ) { value, site, reader in
      site.baseURL = reader.baseAddress(value)
    },
    FieldRule(
      "language", .language, "Of the pages and of the built-in wording.", default: "en",
      example: "en"
    ) { value, site, reader in
      site.language = reader.language(value) ?? site.language
    },
    FieldRule(
      "timeZone", .timeZone, required: true,
      "The site's only zone; a date without an offset is in it.", example: "Europe/Berlin"
    ) { value, site, reader in
      site.timeZone = Located(reader.text(value), value.span)
    },
    FieldRule(
      "owner", .text, "The person whose timeline it is, where the profile has no id.",
      default: "the profile", example: "ada"
    ) { value, site, reader in
      site.owner = Located(reader.identifier(value), value.span)
    },
  ]

  private static let pages: [FieldRule<SettingsDraft>] = [
    FieldRule(
      "pageSize", .wholeNumber(1...200), "Moments on a page.", default: "20", example: "20"
    ) { value, site, reader in
      site.pageSize = reader.wholeNumber(value, in: 1...200) ?? site.pageSize
    },
    FieldRule(
      "permalinks", .choice(SiteSettings.Permalinks.allCases.map(\.rawValue)),
      "page: one page per moment; anchor: a place in its month's page.", default: "page",
      example: "page"
    ) { value, site, reader in
      site.permalinks = reader.choice(value) ?? site.permalinks
    },
    FieldRule(
      "dates", .choice(SiteSettings.DateStyle.allCases.map(\.rawValue)),
      "live: made relative by script; absolute; build: relative to the build.", default: "live",
      example: "live"
    ) { value, site, reader in
      site.dates = reader.choice(value) ?? site.dates
    },
  ]

  private static let parts: [FieldRule<SettingsDraft>] = [
    FieldRule("theme", .fields("the theme"), "How it looks.", example: "{avatars: circle}") {
      value, site, reader in
      ThemeFields.table.read(value, into: &site.theme, &reader)
    },
    FieldRule(
      "photos", .fields("the photo settings"), "How pictures are published.",
      example: "{remote: reference}"
    ) { value, site, reader in
      PhotoSettingsFields.table.read(value, into: &site, &reader)
    },
    FieldRule("feeds", .fields("the feed settings"), "What feeds hold.", example: "{items: 50}") {
      value, site, reader in
      FeedFields.table.read(value, into: &site.feeds, &reader)
    },
    FieldRule(
      "embed", .choice(SiteSettings.Embedding.allCases.map(\.rawValue)),
      "What other sites can show in a frame; moments: two more files for each; all: the newest "
        + "ones and the owner as well.", default: "none", example: "moments"
    ) { value, site, reader in
      site.embed = reader.choice(value) ?? site.embed
    },
    FieldRule(
      "likeEndpoint", .webAddress, "Where the like button posts as well.",
      example: "https://example.org/like"
    ) { value, site, reader in
      site.likeEndpoint = reader.webAddress(value)
    },
    FieldRule(
      "menu", .list(.fields("a menu entry")), "Links at the top of each page.",
      example: "[{label: About, url: about/}]"
    ) { value, site, reader in
      for value in reader.strictList(value) {
        var item = SiteSettings.MenuItem(label: "", url: "")
        MenuFields.table.read(value, into: &item, &reader)
        site.menu.append(item)
      }
    },
  ]
}

enum MenuFields {
  static let table = FieldTable<SiteSettings.MenuItem>(
    "a menu entry",
    [
      FieldRule("label", .text, required: true, "As it is shown.", example: "About") {
        value, item, reader in
        item.label = reader.text(value) ?? ""
      },
      FieldRule(
        "url", .text, required: true, "A path inside the site, or an address.", example: "about/"
      ) { value, item, reader in
        item.url = reader.linkTarget(value) ?? ""
      },
    ])
}

extension FieldReader {
  /// With a slash at its end.
  fileprivate mutating func baseAddress(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    guard let address = AddressText.absolute(text), !address.contains("?"), !address.contains("#")
    else {
      refuse(value, hint: "write it with https://, such as https://example.org/moments/")
      return nil
    }
    return address.hasSuffix("/") ? address : address + "/"
  }

  /// An http, https or mailto address, or a path inside the site.
  fileprivate mutating func linkTarget(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    if let address = AddressText.absolute(text) { return address }
    let isMail = text.lowercased().hasPrefix("mailto:")
    if isMail || !text.hasPrefix("//") && !text.utf8.contains(0x3A) { return text }
    error(
      .urlUnsafe, at: value.span,
      "'\(text.shortened(to: 60))' is neither a path inside the site nor a web or mail address")
    return nil
  }
}
