internal import Diagnostics
internal import FileTree
internal import MomentsModel
internal import Workers

extension SiteBuild {
  /// The report of a build that would find everything as the last one left it; nil where it has to
  /// be looked at more closely. What the last build had to say is in the log then.
  func unchanged(
    since memory: BuildMemory, log: inout DiagnosticLog
  ) throws(TreeError) -> BuildReport? {
    guard let past = memory.past, memory.verified?.allHold == true,
      past.time.holds(at: settings.now, day: settings.day),
      let zone = settings.timeZone(past.zone.identifier), settings.digest(of: zone) == past.zone,
      zone.day(at: settings.now).daysSince1970 == past.time.calendarDay
    else { return nil }
    guard try output.entry(at: Manifest.path) != nil else { return nil }
    let lock = try SitePublisher(output: output, settings: settings.publishing).begin().lock
    defer { withExtendedLifetime(lock) {} }
    let manifest = try output.read(Manifest.path)
    guard manifest.withUnsafeBytes({ Fingerprint(of: $0) }) == past.manifest,
      OutputCheck(
        past.entries, in: output, published: past.published, workers: settings.workers
      ).isClean
    else { return nil }
    for diagnostic in past.diagnostics { log.add(diagnostic) }
    var report = BuildReport(
      momentCount: past.report.momentCount, pageCount: past.entries.count,
      unchangedCount: past.entries.count, byteCount: past.report.byteCount)
    report.basePath = past.report.basePath
    return report
  }
}
