package import Diagnostics
package import FileTree
private import Dispatch
internal import Synchronization

/// Builds once, and again after each burst of changes: one build at a time, always of the newest
/// files, since what changes during a build is waiting when it ends.
package final class RebuildLoop: Sendable {
  /// What is to be built.
  package struct Order: Sendable {
    package var audience: Audience
    /// What changed since this audience's last build; `.everything` for the first.
    package var changes: ChangedFiles
    /// Takes the site; keeps what the last build wrote.
    package var output: any Tree
  }

  /// What came of it.
  package struct Outcome: Sendable {
    package var diagnostics: [Diagnostic]
    /// Whether the output is a whole site.
    package var isComplete: Bool
    /// The path at which the site will lie: begins and ends with a slash.
    package var basePath: String
    /// What the public won't see: ids of elements, and the word on their ribbon.
    package var ribbons: [String: String]

    package init(
      diagnostics: [Diagnostic], isComplete: Bool, basePath: String = "/",
      ribbons: [String: String] = [:]
    ) {
      self.diagnostics = diagnostics
      self.isComplete = isComplete
      self.basePath = basePath
      self.ribbons = ribbons
    }
  }

  /// Called on one thread, one at a time.
  package typealias Build = @Sendable (Order) -> Outcome

  let sites: ServedSites
  private let staged: [Audience: StagedSite]
  private let watcher: FileWatcher?
  private let board: LiveBoard
  private let events: EventStream
  private let build: Build
  private let styles: StyleSources?
  private let stopwatch: @Sendable () -> Double
  private let report: @Sendable (PreviewEvent) -> Void
  private let afterBuild = Mutex<@Sendable () -> Void>({})

  init(
    _ settings: PreviewServer.Settings, board: LiveBoard, events: EventStream,
    build: @escaping Build, report: @escaping @Sendable (PreviewEvent) -> Void
  ) throws(TreeError) {
    var staged: [Audience: StagedSite] = [:]
    for audience in Audience.allCases {
      staged[audience] = try StagedSite(in: settings.temporaryFolder, now: settings.now)
    }
    self.staged = staged
    let scope = settings.watched ?? FileWatcher.Scope(root: "/", names: [])
    let watcher = FileWatcher(
      scope, isPolling: settings.isPolling, stopwatch: settings.stopwatch
    ) { report(.watching($0)) }
    self.watcher = watcher
    let site = staged
    sites = ServedSites(
      files: { (audience: Audience) -> any SiteFiles in site[audience] ?? EmptySite() },
      demand: { _ in watcher?.wake() })
    (self.board, self.events, self.build, self.report) = (board, events, build, report)
    stopwatch = settings.stopwatch
    styles = settings.styles
  }

  func afterEachBuild(_ body: @escaping @Sendable () -> Void) { afterBuild.withLock { $0 = body } }

  func start() {
    DispatchQueue(label: "momentsgen.rebuild", qos: .userInitiated).async { self.run() }
  }

  func stop() { watcher?.stop() }

  private func run() {
    var pending = Dictionary(
      uniqueKeysWithValues: Audience.allCases.map { ($0, ChangedFiles.everything) })
    var isFirst = true
    while true {
      // The author's page comes first; the public's is built when that one is on its way.
      for audience in sites.wanted {
        guard let changes = pending[audience], !changes.isEmpty else { continue }
        pending[audience] = ChangedFiles()
        rebuild(audience, changes, isFirst: isFirst)
        isFirst = false
      }
      guard let changes = watcher?.next() else { return }
      for event in board.styleEvents(styles?.names(in: changes) ?? []) { events.publish(event) }
      for audience in Audience.allCases { pending[audience, default: .init()].merge(changes) }
    }
  }

  private func rebuild(_ audience: Audience, _ changes: ChangedFiles, isFirst: Bool) {
    guard let site = staged[audience] else { return }
    let start = stopwatch()
    let outcome = build(Order(audience: audience, changes: changes, output: site))
    var change = StagedSite.Change()
    if outcome.isComplete { change = site.publish() } else { site.discard() }
    if outcome.isComplete { sites.setBasePath(outcome.basePath) }
    sites.finish(audience, isPublished: outcome.isComplete, outcome.diagnostics)
    for event in board.note(outcome, change, for: audience, basePath: sites.basePath) {
      events.publish(event)
    }
    afterBuild.withLock { $0 }()
    guard audience == .author else { return }
    report(
      .built(
        BuildNews(
          changes: isFirst ? nil : changes, isPublished: outcome.isComplete,
          diagnostics: outcome.diagnostics,
          fileCount: change.written.count + change.removed.count,
          milliseconds: Int((stopwatch() - start) * 1000))))
  }
}

/// A site without files.
private struct EmptySite: SiteFiles {
  func file(at path: TreePath) -> SiteFile? { nil }
}
