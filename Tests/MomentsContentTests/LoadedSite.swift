import Diagnostics
import FileTree
import MomentsContent
import MomentsModel
import Workers

/// A site in strings, loaded.
struct LoadedSite {
  var timeline: Timeline?
  var log = DiagnosticLog()

  /// 2026-11-30T00:00:00Z
  static let now = 1_795_996_800

  /// `moment` is the text of `Content/moments/lake.md`; a plain profile and settings are added
  /// where `files` has none.
  init(
    _ files: [String: String] = [:], moment: String? = nil, jobs: Int = 1,
    drafts: Bool = false, future: Bool = false
  ) {
    var all = files
    all["Content/moments/lake.md"] = moment ?? all["Content/moments/lake.md"]
    self.init(
      byteFiles: all.mapValues { Array($0.utf8) }, jobs: jobs, drafts: drafts, future: future)
  }

  /// A file without bytes isn't there.
  init(
    byteFiles files: [String: [UInt8]], jobs: Int = 1, drafts: Bool = false, future: Bool = false
  ) {
    var all = [
      "Content/site.yaml": "title: Walks\ntimeZone: Europe/Berlin\n",
      "Content/profile.md": "---\nid: ada\nname: Ada\n---\n",
    ].mapValues { Array($0.utf8) }
    if files.keys.contains(where: { $0.hasPrefix("Content/site.") }) {
      all["Content/site.yaml"] = nil
    }
    if files.keys.contains(where: { $0.hasPrefix("Content/profile.") }) {
      all["Content/profile.md"] = nil
    }
    all.merge(files) { _, new in new }
    all = all.filter { !$0.value.isEmpty || $0.key.hasPrefix("Content/moments/") }
    self.init(tree: MemoryTree(bytes: all), jobs: jobs, drafts, future)
  }

  init(tree: any Tree, jobs: Int = 1, _ drafts: Bool = false, _ future: Bool = false) {
    let options = LoadOptions(
      now: LoadedSite.now, includesDrafts: drafts, includesFuture: future,
      workers: Workers(count: jobs), timeZone: LoadedSite.zone)
    timeline = ContentLoader.load(tree, options, log: &log)
  }

  /// Berlin without its summers, which is all that the tests need.
  @Sendable static func zone(_ name: String) -> TimeZoneRules? {
    switch name {
    case "UTC": .utc
    case "Europe/Berlin": TimeZoneRules(identifier: name, fixedOffset: 3600)
    case "Asia/Tokyo": TimeZoneRules(identifier: name, fixedOffset: 32_400)
    case "America/Los_Angeles": TimeZoneRules(identifier: name, fixedOffset: -28_800)
    default: nil
    }
  }

  var moments: [Moment] { timeline?.moments ?? [] }
  var moment: Moment? { moments.first }

  func person(_ index: PersonIndex?) -> Person? { index.flatMap { timeline?[person: $0] } }

  var tagNames: [String] { moment?.tags.compactMap { timeline?[tag: $0].name } ?? [] }

  /// The body of the first moment.
  var html: String { String(decoding: moment?.body?.html ?? [], as: UTF8.self) }

  /// Every message as it is printed.
  var messages: String {
    log.sorted.map { DiagnosticText().render($0) }.joined()
  }
}
