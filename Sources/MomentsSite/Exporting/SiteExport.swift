package import Diagnostics
package import FileTree
internal import MomentsContent
internal import MomentsFeeds
internal import MomentsModel
internal import MomentsViewModels
internal import TemplateEngine

/// The timeline as an archive that other programs read, and from which `momentsgen import` makes the
/// same moments again: documents, and beside them every file that they refer to, as it is.
package struct SiteExport: Sendable {
  package enum Format: String, Sendable, CaseIterable {
    /// JSON Feed 1.1.
    case jsonFeed = "jsonfeed"
    /// ActivityStreams, laid out like Mastodon's archive.
    case outbox
    /// The payload of the original app.
    case app
  }

  package struct Report: Sendable {
    package var momentCount = 0
    package var fileCount = 0
    package var byteCount = 0
  }

  private let source: any Tree
  private let output: any Tree
  private let settings: BuildSettings

  /// - Parameters:
  ///   - source: rooted at the folder that holds `Content/`.
  ///   - output: rooted at the folder to fill.
  package init(source: any Tree, output: any Tree, settings: BuildSettings) {
    self.source = source
    self.output = output
    self.settings = settings
  }

  /// nil where nothing was written; why is in the log. Throws what the file systems refuse.
  package func run(_ format: Format, log: inout DiagnosticLog) throws(TreeError) -> Report? {
    guard try isFree(&log), let timeline = load(&log), !log.hasErrors else { return nil }
    let files = ExportedFiles(timeline)
    let archive = ExportArchive(
      timeline: timeline, wording: SiteLanguage.wording(for: timeline, log: &log), files: files,
      texts: WrittenTexts(source), now: settings.now)
    let sizes = try sizes(of: files)
    var report = Report(momentCount: timeline.moments.count)
    for (path, bytes) in archive.documents(format, sizes: sizes) {
      try write(bytes, to: TreePath(trusted: path), &report)
    }
    for path in files.sources {
      guard let target = files.paths[path.text].flatMap({ TreePath($0) }) else { continue }
      try write(try source.read(path), to: target, &report)
    }
    return report
  }

  /// Never over anything: an export is a keepsake.
  private func isFree(_ log: inout DiagnosticLog) throws(TreeError) -> Bool {
    guard let entry = try output.entry(at: .root) else { return true }
    if entry.kind == .directory, try output.entries(in: .root).isEmpty { return true }
    log.add(
      Diagnostic(
        .outputNotOurs, "the folder to export into isn't empty",
        hint: "name a new one with --output"))
    return false
  }

  private func load(_ log: inout DiagnosticLog) -> Timeline? {
    var options = LoadOptions(
      now: settings.now, workers: settings.workers, timeZone: settings.timeZone)
    options.includesDrafts = settings.includesDrafts
    options.includesFuture = settings.includesFuture
    options.includesHidden = settings.includesHidden
    var timeline = ContentLoader.load(source, options, log: &log)
    if let baseURL = settings.baseURL { timeline?.settings.baseURL = baseURL }
    // What is on other hosts is named, whatever pages do with it.
    timeline?.settings.remotePhotos = .reference
    timeline?.settings.feeds.content = .full
    return timeline
  }

  private func sizes(of files: ExportedFiles) throws(TreeError) -> [String: Int] {
    var sizes: [String: Int] = [:]
    for path in files.sources {
      guard let target = files.paths[path.text] else { continue }
      sizes[target] = try source.entry(at: path)?.size
    }
    return sizes
  }

  private func write(
    _ bytes: [UInt8], to path: TreePath, _ report: inout Report
  ) throws(TreeError) {
    try output.makeDirectory(path.parent)
    try output.write(bytes, to: path)
    report.fileCount += 1
    report.byteCount += bytes.count
  }
}
