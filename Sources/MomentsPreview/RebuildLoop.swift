package import Diagnostics
package import FileTree
private import Dispatch
internal import Synchronization

/// Builds once, and again after each burst of changes: one build at a time, always of the newest
/// files, since what changes during a build is waiting when it ends.
///
/// Where building takes long, a change may be shown quickly first, on the pages that are about it.
/// The whole build follows when nothing changes for a while, and makes room for the next change.
package final class RebuildLoop: Sendable {
  /// What is to be built.
  package struct Order: Sendable {
    package var audience: Audience
    /// What changed since this audience's last build; `.everything` for the first.
    package var changes: ChangedFiles
    /// Takes the site; keeps what the last build wrote.
    package var output: any Tree
    /// Whether only what can be shown at once is wanted, and none of it otherwise.
    package var isQuick = false
    /// Asked now and then: whether the build may be given up because there is something newer.
    package var isOutdated: @Sendable () -> Bool = { false }
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
    /// Whether it was given up: it says nothing of the site.
    package var isGivenUp = false

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

  /// Milliseconds in which nothing may change before what was shown quickly is followed by a build.
  private static let patience = 1000
  /// Seconds after which that build isn't given up any more.
  private static let longestDelay = 60.0
  /// Builds that take fewer seconds follow each change at once.
  private static let quickBuild = 0.15

  /// What is to be done for one audience.
  private struct Task {
    /// Not shown yet.
    var changes = ChangedFiles.everything
    /// Shown quickly, and not built.
    var shown = ChangedFiles()
    /// When the first of `shown` was.
    var shownAt = 0.0
    /// Of the last build; nil before the first.
    var seconds: Double?

    mutating func note(_ changes: ChangedFiles, shownAt now: Double) {
      if shown.isEmpty { shownAt = now }
      shown.merge(changes)
    }
  }

  private func run() {
    var tasks = Dictionary(uniqueKeysWithValues: Audience.allCases.map { ($0, Task()) })
    while true {
      // The author's page comes first; the public's is built when that one is on its way.
      for audience in sites.wanted { work(audience, &tasks[audience, default: Task()]) }
      let isOwing = tasks.values.contains { !$0.shown.isEmpty }
      guard let changes = watcher?.next(within: isOwing ? RebuildLoop.patience : nil) else {
        return
      }
      if changes.isEmpty {
        for audience in Audience.allCases { catchUp(audience, &tasks[audience, default: Task()]) }
        continue
      }
      for event in board.styleEvents(styles?.names(in: changes) ?? []) { events.publish(event) }
      for audience in Audience.allCases { tasks[audience]?.changes.merge(changes) }
    }
  }

  /// Shows what changed.
  private func work(_ audience: Audience, _ task: inout Task) {
    guard !task.changes.isEmpty, let site = staged[audience] else { return }
    let changes = task.changes
    task.changes = ChangedFiles()
    let start = stopwatch()
    let order = Order(audience: audience, changes: changes, output: site)
    if let seconds = task.seconds, seconds > RebuildLoop.quickBuild, !changes.isIncomplete {
      // Open pages have taken them already.
      if styles?.covers(changes) == true { return task.note(changes, shownAt: start) }
      var quick = order
      quick.isQuick = true
      let outcome = build(quick)
      if outcome.isComplete {
        task.note(changes, shownAt: start)
        return finish(outcome, site, order, since: start)
      }
      site.discard()
    }
    let outcome = build(order)
    finish(outcome, site, order, since: start, isFirst: task.seconds == nil)
    task.seconds = stopwatch() - start
    task.shown = ChangedFiles()
  }

  /// Builds what was only shown.
  private func catchUp(_ audience: Audience, _ task: inout Task) {
    guard !task.shown.isEmpty, let site = staged[audience] else { return }
    let start = stopwatch()
    var order = Order(audience: audience, changes: task.shown, output: site)
    if start - task.shownAt < RebuildLoop.longestDelay {
      order.isOutdated = { [watcher] in watcher?.hasNews ?? false }
    }
    let outcome = build(order)
    guard !outcome.isGivenUp else { return site.discard() }
    task.shown = ChangedFiles()
    task.seconds = stopwatch() - start
    finish(
      outcome, site, order, since: start,
      isReported: !outcome.isComplete || styles?.covers(order.changes) == true)
  }

  private func finish(
    _ outcome: Outcome, _ site: StagedSite, _ order: Order, since start: Double,
    isFirst: Bool = false, isReported: Bool = true
  ) {
    let audience = order.audience
    var change = StagedSite.Change()
    if outcome.isComplete { change = site.publish() } else { site.discard() }
    if outcome.isComplete { sites.setBasePath(outcome.basePath) }
    sites.finish(audience, isPublished: outcome.isComplete, outcome.diagnostics)
    for event in board.note(outcome, change, for: audience, basePath: sites.basePath) {
      events.publish(event)
    }
    afterBuild.withLock { $0 }()
    guard audience == .author, isReported else { return }
    report(
      .built(
        BuildNews(
          changes: isFirst ? nil : order.changes, isPublished: outcome.isComplete,
          diagnostics: outcome.diagnostics,
          fileCount: change.written.count + change.removed.count,
          milliseconds: Int((stopwatch() - start) * 1000))))
  }
}

/// A site without files.
private struct EmptySite: SiteFiles {
  func file(at path: TreePath) -> SiteFile? { nil }
}
