package import Diagnostics
package import FileTree
package import MomentsModel
import Workers

/// Reads a site's content.
package enum ContentLoader {
  /// Files that a worker takes at a time: enough to hide the cost of taking them.
  private static let chunk = 32

  /// The timeline of what could be read; errors are in the log. nil where there are no settings to
  /// make a site with. `tree` is rooted at the site's root, above `Content`.
  package static func load(_ tree: any Tree, _ options: LoadOptions, log: inout DiagnosticLog)
    -> Timeline?
  {
    var site = SiteFiles(tree)
    let settings = site.settings(options.timeZone)
    let zone = settings?.1 ?? .utc
    let profile = site.profile(zone)
    let people = site.people()
    let repositories = site.repositories()
    let wording = settings.flatMap { site.wording(of: $0.0.language) }
    let pages = PageFiles(tree, options, zone)
    log.merge(site.log)
    log.merge(pages.log)
    let files = ContentFiles(tree)
    log.merge(files.log)
    let contents = read(files.moments, MomentReading(tree: tree, timeZone: zone), options.workers)
    for content in contents { log.merge(content.log) }
    guard let draft = settings?.0, let title = draft.title, draft.timeZone != nil else {
      return nil
    }
    var builder = ModelBuilder(
      SiteSettings(draft, title: title, timeZone: zone),
      profile: profile ?? contents.lazy.compactMap(\.profile).first, people: people,
      owner: draft.owner, tree, options)
    var timeline = builder.timeline(contents.flatMap(\.moments))
    log.merge(builder.log)
    timeline.pages = pages.pages
    timeline.repositories = repositories
    timeline.wording = wording
    return timeline
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

  private static func read(_ files: [MomentFile], _ reading: MomentReading, _ workers: Workers)
    -> [MomentFileContent]
  {
    let contents = workers.map(files.count, chunk: chunk) { range in
      files[range].map { reading.isLarge($0) ? nil : reading.read($0) }
    }
    return zip(files, contents.joined()).map { file, content in
      content ?? reading.read(file, workers)
    }
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
  }
}
