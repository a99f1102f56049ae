internal import Diagnostics
internal import FileTree
internal import Workers

/// The site's files, made and waiting in the stage: fingerprints of all; those that are as published
/// already were made but not written.
struct RenderedSite: Sendable {
  struct File: Sendable {
    var size: Int
    var fingerprint: Fingerprint
    /// Whether it differs from what is published.
    var isStaged: Bool
    /// What it is staged under, where that isn't its place in the plan.
    var stageNumber: Int?
  }

  /// By place in the plan.
  private(set) var files: [File] = []

  /// The next file of the plan.
  mutating func append(_ file: File) { files.append(file) }

  /// Entries that one worker makes with one buffer.
  static let batchSize = 64

  /// Makes every file of `plan` that can't be reused, several at once, in memory that doesn't grow with the site. A
  /// problem in one is in the log, and the result is nil; the others are made all the same, so that
  /// a run reports all of them. Likewise nil, without a word, once it is outdated.
  static func render(
    _ plan: SitePlan, reuse: ReusePlan, maker: FileMaker, over standing: StandingSite,
    stage: OutputStage, isOutdated: @escaping @Sendable () -> Bool = { false },
    workers: Workers, log: inout DiagnosticLog
  ) throws(TreeError) -> RenderedSite? {
    let batches = workers.map(plan.entries.count, chunk: batchSize) {
      isOutdated()
        ? Batch(isGivenUp: true)
        : maker.batch(plan.entries, $0, reuse: reuse.files, over: standing, stage: stage)
    }
    var site = RenderedSite()
    site.files.reserveCapacity(plan.entries.count)
    var isComplete = true
    for batch in batches {
      if let refusal = batch.refusal { throw refusal }
      for problem in batch.problems { log.add(problem) }
      isComplete = isComplete && batch.problems.isEmpty && !batch.isGivenUp
      site.files += batch.files
    }
    return isComplete ? site : nil
  }

  struct Batch: Sendable {
    var files: [File] = []
    var problems: [Diagnostic] = []
    var refusal: TreeError?
    /// Nothing was made.
    var isGivenUp = false
  }
}
