package import Diagnostics
package import FileTree
package import MomentsModel
import Workers

/// Reads a site's content.
package enum ContentLoader {
  /// The timeline of what could be read; errors are in the log. nil where there are no settings to
  /// make a site with. `tree` is rooted at the site's root, above `Content`.
  package static func load(_ tree: any Tree, _ options: LoadOptions, log: inout DiagnosticLog)
    -> Timeline?
  {
    var writings = read(tree, options, log: &log)
    return join(&writings, options, log: &log)?.timeline
  }

  /// Everything that the files say, before it is joined.
  package struct Writings: Sendable {
    fileprivate var site: SiteWritings
    fileprivate var repositories: [Repository]
    fileprivate var wording: SiteWording?
    fileprivate var pages: [Page]
    fileprivate var moments: [FileGroup] = []
    /// What the moments were made from by way of the cache; nil where that isn't known.
    package fileprivate(set) var observations: [Observation]?
  }

  /// - Parameter tree: sees all but what `options.cache`, where there is one, reads from its own.
  package static func read(
    _ tree: any Tree, _ options: LoadOptions, log: inout DiagnosticLog
  ) -> Writings {
    var files = SiteFiles(tree)
    let site = SiteWritings(&files, options)
    let repositories = files.repositories()
    let wording = site.settings.flatMap { files.wording(of: $0.draft.language) }
    let pages = PageFiles(tree, options, site.timeZone)
    log.merge(files.log)
    log.merge(pages.log)
    var writings = Writings(
      site: site, repositories: repositories, wording: wording, pages: pages.pages)
    // An app payload may hold the profile, without which no moment can be made.
    let builder = site.profile.flatMap { site.builder(profile: $0, options) }
    if let cache = options.cache {
      let reading = CachedReading(
        cache: cache, timeZone: site.timeZone, builder: builder, workers: options.workers)
      (writings.moments, writings.observations) = reading.read(log: &log)
    } else {
      let files = ContentFiles(tree)
      log.merge(files.log)
      let reading = MomentReading(tree: tree, timeZone: site.timeZone)
      writings.moments = reading.read(files.moments, builder, options.workers)
      writings.moments.mergeLogs(into: &log)
    }
    return writings
  }

  /// The timeline of what could be read, and what one of its files can be read again with; leaves
  /// nothing of the moments in `writings`. nil where there are no settings to make a site with.
  package static func join(
    _ writings: inout Writings, _ options: LoadOptions, log: inout DiagnosticLog
  ) -> (timeline: Timeline, rereading: MomentRereading)? {
    let profile = writings.site.profile ?? writings.moments.profile
    guard var builder = writings.site.builder(profile: profile, options) else { return nil }
    var parts = writings.moments.parts(builder, options.workers)
    writings.moments = []
    var timeline = builder.timeline(&parts)
    log.merge(builder.log)
    timeline.pages = writings.pages
    timeline.repositories = writings.repositories
    timeline.wording = writings.wording
    return (timeline, MomentRereading(builder, writings.site.timeZone))
  }

  /// The site's zone alone; nil where the settings can't be read or name none.
  package static func timeZone(
    of tree: any Tree, _ zones: (String) -> TimeZoneRules?
  ) -> TimeZoneRules? {
    var site = SiteFiles(tree)
    guard let settings = site.settings(zones), settings.0.timeZone != nil, !site.log.hasErrors
    else { return nil }
    return settings.1
  }
}

/// What the files beside the moments say that moments are made with.
struct SiteWritings: Sendable {
  let tree: any Tree
  let settings: (draft: SettingsDraft, timeZone: TimeZoneRules)?
  let profile: ProfileDraft?
  let people: [PersonDraft]

  init(_ files: inout SiteFiles, _ options: LoadOptions) {
    tree = files.tree
    settings = files.settings(options.timeZone)
    profile = files.profile(settings?.1 ?? .utc)
    people = files.people()
  }

  /// UTC where the settings name none.
  var timeZone: TimeZoneRules { settings?.timeZone ?? .utc }

  /// nil where there are no settings to make a site with.
  func builder(profile: ProfileDraft?, _ options: LoadOptions) -> ModelBuilder? {
    guard let (draft, zone) = settings, let title = draft.title, draft.timeZone != nil
    else { return nil }
    return ModelBuilder(
      SiteSettings(draft, title: title, timeZone: zone), profile: profile, people: people,
      owner: draft.owner, tree, options)
  }
}

extension SiteSettings {
  fileprivate init(_ draft: SettingsDraft, title: String, timeZone: TimeZoneRules) {
    self.init(
      title: title, description: draft.description, baseURL: draft.baseURL,
      language: draft.language, timeZone: timeZone, pageSize: draft.pageSize, dates: draft.dates,
      theme: draft.theme, remotePhotos: draft.remotePhotos, menu: draft.menu)
    permalinks = draft.permalinks
    photos = draft.photos
    feeds = draft.feeds
    likeEndpoint = draft.likeEndpoint
    machines = draft.machines
    embed = draft.embed
  }
}
