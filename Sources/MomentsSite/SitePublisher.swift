internal import Diagnostics
internal import FileTree
internal import Workers

/// Writes a rendered site into its output folder: only what changed, and nothing that isn't ours.
///
/// The manifest is written first with unknown fingerprints for what is about to change, and last
/// with the final ones; so a build that is cut off leaves no file that a later one wouldn't know.
struct SitePublisher {
  let output: any Tree
  let workers: Workers

  /// What earlier builds wrote. An empty folder has an empty manifest.
  func manifest(log: inout DiagnosticLog) throws(TreeError) -> Manifest? {
    guard try output.entry(at: Manifest.path) != nil else {
      return try checkUnowned(log: &log) ? Manifest() : nil
    }
    if let manifest = Manifest(try output.read(Manifest.path)) { return manifest }
    log.add(
      Diagnostic(
        .manifestUnreadable,
        "'\(Manifest.path)' in the output folder isn't a manifest of this version",
        hint: "move the output folder away and build again"))
    return nil
  }

  /// Whether a folder without a manifest may be written to: only an empty one, hidden files and
  /// placeholders not counted, since whatever else is there is somebody's.
  private func checkUnowned(log: inout DiagnosticLog) throws(TreeError) -> Bool {
    guard try output.entry(at: .root) != nil else { return true }
    guard let foreign = try output.entries(in: .root).first(where: { !$0.name.hasPrefix(".") })
    else { return true }
    log.add(
      Diagnostic(
        .outputNotOurs,
        "the output folder holds '\(foreign.name)', and no manifest says that momentsgen wrote it",
        hint: "choose an empty folder with --output, or move the files away"))
    return false
  }

  func publish(_ site: RenderedSite, _ plan: SitePlan, over old: Manifest) throws(TreeError)
    -> BuildReport
  {
    var report = BuildReport()
    var new = Manifest()
    var inProgress = old
    var isChanged = false
    for batch in site.batches {
      for (index, file) in zip(batch.entries, batch.files) {
        let path = plan.entries[index].path
        new[path] = Manifest.Entry(size: file.size, fingerprint: file.fingerprint)
        report.pageCount += 1
        report.byteCount += file.size
        if file.bytes == nil {
          report.unchangedCount += 1
        } else {
          report.writtenCount += 1
          isChanged = true
          inProgress[path] = Manifest.Entry(size: file.size, fingerprint: .unknown)
        }
      }
    }
    report.removed = old.entries.keys.filter { new[$0] == nil }
      .map { TreePath(trusted: $0) }.sorted()
    guard isChanged || !report.removed.isEmpty else { return report }
    try output.makeDirectory(.root)
    try output.write(inProgress.bytes, to: Manifest.path)
    try write(site, plan)
    try remove(report.removed)
    try output.write(new.bytes, to: Manifest.path)
    return report
  }

  /// Batch by batch in the plan's order, so that what a page refers to is there before the page.
  private func write(_ site: RenderedSite, _ plan: SitePlan) throws(TreeError) {
    let results = workers.map(site.batches.count, chunk: 1) { range in
      range.compactMap { index in writeBatch(site.batches[index], plan) }
    }
    if let error = results.joined().first { throw error }
  }

  private func writeBatch(_ batch: RenderedSite.Batch, _ plan: SitePlan) -> TreeError? {
    do throws(TreeError) {
      for (index, file) in zip(batch.entries, batch.files) {
        guard let range = file.bytes else { continue }
        let path = TreePath(trusted: plan.entries[index].path)
        try output.makeDirectory(path.parent)
        try batch.bytes[range].withUnsafeBufferPointer { (bytes) throws(TreeError) in
          try output.write(UnsafeRawBufferPointer(bytes), to: path)
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Removes files, and the folders that are empty then.
  private func remove(_ paths: [TreePath]) throws(TreeError) {
    for path in paths {
      do throws(TreeError) {
        try output.removeFile(path)
      } catch {
        if error.reason != .notFound { throw error }
      }
      var folder = path.parent
      while folder != .root {
        try output.removeDirectoryIfEmpty(folder)
        if try output.entry(at: folder) != nil { break }
        folder = folder.parent
      }
    }
  }
}
