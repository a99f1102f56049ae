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
    var writings = read(tree, options, log: &log)
    return join(&writings, options, log: &log)?.timeline
  }

  /// Everything that the files say, before it is joined.
  package struct Writings: Sendable {
    fileprivate var site: SiteFiles
    fileprivate var settings: (SettingsDraft, TimeZoneRules)?
    fileprivate var profile: ProfileDraft?
    fileprivate var people: [PersonDraft]
    fileprivate var repositories: [Repository]
    fileprivate var wording: SiteWording?
    fileprivate var pages: [Page]
    fileprivate var moments: [MomentFileContent] = []
    /// What the moments were made from by way of the cache; nil where that isn't known.
    package fileprivate(set) var observations: [Observation]?
  }

  /// - Parameter tree: sees all but what `options.cache`, where there is one, reads from its own.
  package static func read(
    _ tree: any Tree, _ options: LoadOptions, log: inout DiagnosticLog
  ) -> Writings {
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
    var writings = Writings(
      site: site, settings: settings, profile: profile, people: people,
      repositories: repositories, wording: wording, pages: pages.pages)
    if let cache = options.cache {
      (writings.moments, writings.observations) = read(cache, zone, options.workers, log: &log)
    } else {
      let files = ContentFiles(tree)
      log.merge(files.log)
      writings.moments = read(
        files.moments, MomentReading(tree: tree, timeZone: zone), options.workers)
      for content in writings.moments { log.merge(content.log) }
    }
    return writings
  }

  /// The timeline of what could be read, and what one of its files can be read again with; leaves nothing of the moments in `writings`. nil where
  /// there are no settings to make a site with.
  package static func join(
    _ writings: inout Writings, _ options: LoadOptions, log: inout DiagnosticLog
  ) -> (timeline: Timeline, rereading: MomentRereading)? {
    guard let (draft, zone) = writings.settings, let title = draft.title, draft.timeZone != nil
    else { return nil }
    var builder = ModelBuilder(
      SiteSettings(draft, title: title, timeZone: zone),
      profile: writings.profile ?? writings.moments.lazy.compactMap(\.profile).first,
      people: writings.people, owner: draft.owner, writings.site.tree, options)
    var drafts = writings.moments.flatMap(\.moments)
    options.workers.release(&writings.moments)
    var timeline = builder.timeline(drafts)
    options.workers.release(&drafts)
    log.merge(builder.log)
    timeline.pages = writings.pages
    timeline.repositories = writings.repositories
    timeline.wording = writings.wording
    return (timeline, MomentRereading(builder, zone))
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

extension ContentLoader {
  /// Through the cache.
  private static func read(
    _ cache: ContentCache, _ zone: TimeZoneRules, _ workers: Workers, log: inout DiagnosticLog
  ) -> ([MomentFileContent], [Observation]?) {
    let identity = cache.identity(in: zone)
    var (files, seen) = cache.files(identity)
    var (contents, observations) = read(files.moments, cache, zone, workers)
    if contents.contains(where: \.log.hasErrors) {
      // A file that can't be read may be none any more, which its folder needn't say: it may be a
      // link.
      (files, seen) = cache.list(identity)
      (contents, observations) = read(files.moments, cache, zone, workers)
    }
    log.merge(files.log)
    for content in contents where !content.log.isEmpty { log.merge(content.log) }
    if let seen { observations?.append(contentsOf: seen) } else { observations = nil }
    return (contents, observations)
  }

  private static func read(
    _ files: [MomentFile], _ cache: ContentCache, _ zone: TimeZoneRules, _ workers: Workers
  ) -> ([MomentFileContent], [Observation]?) {
    let identity = cache.identity(in: zone)
    let sizes = MomentReading(tree: cache.source, timeZone: zone)
    let large = files.indices.filter { sizes.isLarge(files[$0]) }
    let isLarge = Set(large)
    let buckets = cache.buckets(of: files, identity).map { bucket in
      var bucket = bucket
      if !isLarge.isEmpty { bucket.positions.removeAll(where: isLarge.contains) }
      return bucket
    }
    let single = Workers(count: 1)
    let groups = workers.map(buckets.count, chunk: 1) { range in
      range.map { number in
        cache.contents(of: files, in: buckets[number], identity) { file, tree in
          MomentReading(tree: tree, timeZone: zone).read(file, single)
        }
      }
    }
    var contents = [MomentFileContent](repeating: MomentFileContent(), count: files.count)
    var observations: [Observation]? = []
    func add(_ results: ContentCache.Contents, at positions: [Int]) {
      for (place, position) in positions.enumerated() {
        contents[position] = results.files[place]
      }
      if let seen = results.observations {
        observations?.append(contentsOf: seen)
      } else {
        observations = nil
      }
    }
    for (bucket, results) in zip(buckets, groups.joined()) { add(results, at: bucket.positions) }
    for position in large {
      let bucket = cache.bucket(of: files[position], at: position)
      add(
        cache.contents(of: files, in: bucket, identity) { file, tree in
          MomentReading(tree: tree, timeZone: zone).read(file, workers)
        }, at: bucket.positions)
    }
    return (contents, observations)
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
