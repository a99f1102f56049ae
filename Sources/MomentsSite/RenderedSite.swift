internal import Diagnostics
internal import FileTree
internal import Workers

/// The site's files, made but not written: fingerprints of all, and the bytes of those that differ
/// from what is published.
struct RenderedSite: Sendable {
  struct File: Sendable {
    var size: Int
    var fingerprint: Fingerprint
    /// Where its bytes are: a range of a batch. nil: unchanged, not kept.
    var bytes: Range<Int>?
  }

  /// Consecutive entries of the plan and the bytes of the changed ones among them, one behind the
  /// other, so that a batch costs one allocation and not one per file.
  struct Batch: Sendable {
    var entries: Range<Int>
    var files: [File] = []
    var bytes: [UInt8] = []
    var problem: Diagnostic?
  }

  var batches: [Batch]

  static let batchSize = 256

  /// Makes every file of `plan`. A problem in one is in the log; the others are made all the same,
  /// so that a run reports all of them.
  static func render(
    _ plan: SitePlan, maker: FileMaker, manifest: Manifest, workers: Workers,
    log: inout DiagnosticLog
  ) -> RenderedSite {
    let batches = workers.map(plan.entries.count, chunk: batchSize) {
      maker.batch(plan.entries, $0, manifest)
    }
    for problem in batches.compactMap(\.problem) { log.add(problem) }
    return RenderedSite(batches: batches)
  }
}
