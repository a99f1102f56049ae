package import Diagnostics
package import FileTree
internal import MomentsContent
internal import MomentsModel

/// Everything that a build would say, without writing pages, and what it is too busy to look for.
package struct SiteCheck: Sendable {
  private let source: any Tree
  /// What was published last; nothing where there is none.
  private let published: any Tree
  private let settings: BuildSettings

  package init(source: any Tree, published: any Tree, settings: BuildSettings) {
    self.source = source
    self.published = published
    self.settings = settings
  }

  /// - Parameters:
  ///   - altSheet: of the site's root; nil: alternative texts are only counted.
  ///   - listsLinks: whether external links are named one by one.
  package func run(
    altSheet: TreePath? = nil, listsLinks: Bool = false, log: inout DiagnosticLog
  ) throws(TreeError) {
    let output = MemoryTree()
    _ = try SiteBuild(source: source, output: output, settings: settings).run(log: &log)
    guard let whole = load(includesAll: true), let shown = load(includesAll: false) else { return }
    log.merge(countHidden(whole, shown))
    log.merge(TagCheck.findings(in: whole))
    log.merge(try MediaCheck(source: source, timeline: whole).findings())
    log.merge(LinkCheck(source: source, pages: output, timeline: shown).findings(listsLinks))
    if let altSheet {
      log.merge(try AltSheet(path: altSheet, source: source).run(whole))
    }
    let hidden = HiddenWords(whole: whole, shown: shown)
    log.merge(try PrivacyScan(published: published, hidden: hidden).findings())
    log.merge(try HostLimits.findings(in: published))
  }

  /// What could be read, without a word about the rest: the build has said it.
  private func load(includesAll: Bool) -> Timeline? {
    var options = LoadOptions(
      now: settings.now, workers: settings.workers, timeZone: settings.timeZone)
    options.includesDrafts = includesAll || settings.includesDrafts
    options.includesFuture = includesAll || settings.includesFuture
    options.includesHidden = includesAll
    var unheard = DiagnosticLog()
    return ContentLoader.load(source, options, log: &unheard)
  }

  private func countHidden(_ whole: Timeline, _ shown: Timeline) -> DiagnosticLog {
    var log = DiagnosticLog()
    let published = Set(shown.moments.map(\.id))
    let hidden = whole.moments.filter { !published.contains($0.id) }
    guard !hidden.isEmpty else { return log }
    let drafts = hidden.count { $0.isDraft }
    let future = hidden.count { !$0.isDraft && $0.date.secondsSince1970 > settings.now }
    let others = hidden.count - drafts - future
    let parts = [(drafts, "draft"), (future, "future"), (others, "private or for followers")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    log.add(
      Diagnostic(
        .momentsHidden, .note,
        "\(hidden.count) of \(whole.moments.count) moments are not published: "
          + parts.joined(separator: ", ")))
    return log
  }
}

/// Tags whose names are nearly the same.
enum TagCheck {
  static func findings(in timeline: Timeline) -> DiagnosticLog {
    var log = DiagnosticLog()
    var byKey: [String: Tag] = [:]
    for tag in timeline.tags {
      guard let other = byKey.updateValue(tag, forKey: key(of: tag)) else { continue }
      log.add(
        Diagnostic(
          .tagsAlike, .warning, "the tags '\(other.name)' and '\(tag.name)' are nearly the same",
          hint: "use one of them everywhere"))
    }
    return log
  }

  /// Letters and digits alone, without the plural's s.
  private static func key(of tag: Tag) -> String {
    let letters = UnicodeText.caseFolded(tag.name).unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    let text = String(String.UnicodeScalarView(letters))
    let isPlural = text.utf8.count > 3 && text.hasSuffix("s") && !text.hasSuffix("ss")
    // Names of signs alone, such as C++, keep their address as their key.
    return text.isEmpty || text.utf8.count < 3
      ? tag.slug : isPlural ? String(text.dropLast()) : text
  }
}
