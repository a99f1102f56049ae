private import Diagnostics

extension ImportReport {
  /// One line for programs: `{"import": {…}}` with the counts of each export, by stable names.
  package var json: String {
    let fields = [
      ("dryRun", "\(isDryRun)"), ("balanced", "\(isBalanced)"),
      ("outcomes", ImportReport.counts(outcomes)),
      ("sources", "[" + sections.map(\.json).joined(separator: ",") + "]"),
    ]
    return DiagnosticJSON.object([("import", DiagnosticJSON.object(fields))]) + "\n"
  }

  fileprivate static func counts(_ counts: [String: Int]) -> String {
    DiagnosticJSON.object(counts.keys.sorted().map { ($0, "\(counts[$0] ?? 0)") })
  }
}

extension ImportReport.Section {
  fileprivate var json: String {
    let skipped = Dictionary(
      SkipReason.allCases.compactMap { reason in
        ledger.skipped[reason].map { (reason.name, $0) }
      }
    ) { first, _ in first }
    let visible = Dictionary(visibilities.map { ($0.name, $0.count) }) { first, _ in first }
    return DiagnosticJSON.object([
      ("source", DiagnosticJSON.quoted(sourceName)), ("items", "\(ledger.itemCount)"),
      ("moments", "\(momentCount)"), ("photos", "\(photoCount)"), ("videos", "\(videoCount)"),
      ("missing", "\(ledger.missingMedia.count)"), ("withoutAlt", "\(ledger.photosWithoutAlt)"),
      ("joined", "\(ledger.joinedCount)"), ("folded", "\(ledger.folds.count)"),
      ("skipped", ImportReport.counts(skipped)), ("visibility", ImportReport.counts(visible)),
    ])
  }
}

extension SkipReason {
  /// As JSON names it: the case's name.
  var name: String { String(describing: self) }
}
