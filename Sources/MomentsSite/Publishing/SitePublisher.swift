internal import Diagnostics
internal import FileTree
internal import Workers

/// Puts a rendered site into its output folder: only what changed, nothing that isn't ours, and all
/// of it or none.
///
/// A failed step undoes those before it. A build that is killed between two renames leaves a
/// journal, and the next build finishes it before it does anything else.
struct SitePublisher {
  let output: any Tree
  let settings: PublishSettings

  /// Seconds to wait for another build.
  static let patience = 60

  /// Looks at what the last build wrote, beside what comes before `begin`; nil where that is no
  /// time to look.
  func look(_ past: BuildRecord, _ workers: Workers) -> Begun<OutputCheck>? {
    guard workers.count > 1, (try? output.entry(at: PublishJournal.path)) == .some(nil) else {
      return nil
    }
    let output = output
    return workers.start {
      OutputCheck(
        past.entries, in: output, published: past.published, workers: Workers(count: 1))
    }
  }

  /// Held while the output is read and changed; finishes or clears what an interrupted build left,
  /// and says whether there was something to finish.
  func begin() throws(TreeError) -> (lock: TreeLock, finishedAnother: Bool) {
    try output.makeDirectory(.root)
    let lock = try output.lock(waitingSeconds: SitePublisher.patience)
    let hasJournal = try output.entry(at: PublishJournal.path) != nil
    if hasJournal {
      if let journal = PublishJournal(try output.read(PublishJournal.path)) {
        for step in journal.steps where try !step.isDone(in: output) {
          try step.perform(in: output)
        }
      }
      try output.removeFile(PublishJournal.path)
    }
    try output.removeAll(under: OutputStage.folder)
    return (lock, hasJournal)
  }

  /// What earlier builds wrote and is there; nil, and a message, where the folder is somebody's.
  /// - Parameters:
  ///   - past: of the last build, if there was one.
  ///   - seen: what was found when the manifest was the past's already.
  func standing(
    _ past: BuildRecord?, seen: Begun<OutputCheck>?, _ workers: Workers, log: inout DiagnosticLog
  ) throws(TreeError) -> StandingSite? {
    guard try output.entry(at: Manifest.path) != nil else {
      return try checkUnowned(log: &log) ? StandingSite() : nil
    }
    let bytes = try output.read(Manifest.path)
    if let past, past.manifest == bytes.withUnsafeBytes({ Fingerprint(of: $0) }) {
      let check =
        seen?.result
        ?? OutputCheck(past.entries, in: output, published: past.published, workers: workers)
      return StandingSite(bytes: bytes, entries: past.entries, isAsRecorded: true, check: check)
    }
    guard let manifest = Manifest(bytes) else {
      log.add(SitePublisher.manifestUnreadable)
      return nil
    }
    let entries = manifest.entries.map {
      BuildRecord.Entry(path: $0, size: $1.size, fingerprint: $1.fingerprint)
    }
    // Without stamps there is nothing to check by.
    let published = (try? output.stamp(of: Manifest.path))?.changed ?? .max
    let check = OutputCheck(entries, in: output, published: published, workers: workers)
    return StandingSite(bytes: bytes, entries: entries, isAsRecorded: false, check: check)
  }

  private static let manifestUnreadable = Diagnostic(
    .manifestUnreadable,
    "'\(Manifest.path)' in the output folder isn't a manifest of this version",
    hint: "move the output folder away and build again")

  /// Whether a folder without a manifest may be written to: only an empty one, hidden files such as
  /// placeholders not counted, since whatever else is there is somebody's.
  private func checkUnowned(log: inout DiagnosticLog) throws(TreeError) -> Bool {
    guard !settings.adopts,
      let foreign = try output.entries(in: .root).first(where: { !$0.name.hasPrefix(".") })
    else { return true }
    log.add(
      Diagnostic(
        .outputNotOurs,
        "the output folder holds '\(foreign.name)', and no manifest says that momentsgen wrote it",
        hint:
          "choose an empty folder with --output, move the files away, or say --adopt if they may "
          + "be replaced where they are in the way"))
    return false
  }

  /// Whether no new path is taken by a file that isn't ours.
  func mayTake(
    _ plan: SitePlan, over standing: StandingSite, log: inout DiagnosticLog
  ) throws(TreeError) -> Bool {
    var isFree = true
    for (number, entry) in plan.entries.enumerated() where standing.published(number) == nil {
      // A folder that isn't ours yet is empty but for hidden files: see `checkUnowned`.
      if standing.isEmpty, !settings.adopts, entry.path.utf8.first != 0x2E { continue }
      guard let taken = try output.entry(at: TreePath(trusted: entry.path)) else { continue }
      if settings.adopts, taken.kind == .file { continue }
      isFree = false
      log.add(
        Diagnostic(
          .outputNotOurs,
          "'\(entry.path)' is in the output folder, and no manifest says that momentsgen wrote it",
          hint: "move the file away, or into Content/static/ if it belongs to the site"))
    }
    return isFree
  }

  /// The second result is the fingerprint of the manifest that is there then.
  func publish(
    _ site: RenderedSite, _ plan: SitePlan, over standing: StandingSite, stage: OutputStage
  ) throws(TreeError) -> (BuildReport, Fingerprint) {
    var report = BuildReport()
    for file in site.files {
      report.byteCount += file.size
      if file.isStaged { report.writtenCount += 1 }
    }
    report.pageCount = site.files.count
    report.unchangedCount = report.pageCount - report.writtenCount
    if settings.keepsStale {
      report.stale = standing.removable
    } else {
      report.removed = standing.removable
    }
    guard report.writtenCount > 0 || !standing.stale.isEmpty && !settings.keepsStale else {
      return (report, standing.fingerprint)
    }
    let manifest = manifest(of: site, plan, over: standing)
    let steps = try PublishSteps(output: output, stage: stage, adopts: settings.adopts).steps(
      for: site, plan, over: standing, to: manifest, removing: report.removed)
    try perform(steps)
    try stage.clear()
    try removeEmptyFolders(of: report.removed)
    return (report, manifest.withUnsafeBytes { Fingerprint(of: $0) })
  }

  private func manifest(
    of site: RenderedSite, _ plan: SitePlan, over standing: StandingSite
  ) -> [UInt8] {
    let entry = { (number: Int) in
      Manifest.Entry(size: site.files[number].size, fingerprint: site.files[number].fingerprint)
    }
    if standing.isEmpty {
      return Manifest.bytes(of: plan.entries.map(\.path), entry: entry)
    }
    var changes: [String: Manifest.Entry?] = [:]
    for entry in settings.keepsStale ? [] : standing.stale { changes[entry.path] = .some(nil) }
    for number in plan.entries.indices where site.files[number].isStaged {
      changes[plan.entries[number].path] = entry(number)
    }
    return Manifest.bytes(standing.bytes, with: changes.map { ($0.key, $0.value) })
  }

  private func perform(_ steps: [PublishStep]) throws(TreeError) {
    try output.write(PublishJournal(steps: steps).bytes, to: PublishJournal.path)
    for (number, step) in steps.enumerated() {
      do throws(TreeError) {
        try step.perform(in: output)
      } catch {
        for step in steps[..<number].reversed() { try step.undo(in: output) }
        try output.removeFile(PublishJournal.path)
        throw error
      }
    }
    try output.removeFile(PublishJournal.path)
  }

  private func removeEmptyFolders(of paths: [TreePath]) throws(TreeError) {
    for path in paths {
      var folder = path.parent
      while folder != .root {
        try output.removeDirectoryIfEmpty(folder)
        if try output.entry(at: folder) != nil { break }
        folder = folder.parent
      }
    }
  }
}
