extension ImportReport {
  /// Lines for a terminal, each with its line ending. Long lists are cut; the page has all of them.
  package func terminalText(isVerbose: Bool = false) -> String {
    var lines: [String] = []
    for section in sections { lines += section.lines(limit: isVerbose ? Int.max : 5) }
    let counts = [
      ("added", "new"), ("updated", "updated"), ("unchanged", "unchanged"),
      ("removed", "left away as you removed them"),
    ].compactMap { key, words in outcomes[key].map { "\($0) \(words)" } }
    let done = isDryRun ? "would be written" : "in Content/moments"
    lines.append("\(done): " + (counts.isEmpty ? "nothing" : counts.joined(separator: ", ")))
    for (file, hasNews) in kept {
      lines.append(
        "kept as you changed it: \(file)" + (hasNews ? " (the post has changed too)" : ""))
    }
    for file in keptMedia { lines.append("kept as you changed it: \(file)") }
    if let profile { lines.append("\(profile): made of the account's profile") }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ImportReport.Section {
  fileprivate func lines(limit: Int) -> [String] {
    var lines = ["\(recognisedAs)"]
    lines += ledger.findings.map { "  found \($0)" }
    let visibilities = visibilities.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    lines.append(
      "  in: \(counted(momentCount, "moment"))"
        + (momentCount > 0 ? " (\(visibilities))" : "")
        + " with \(counted(photoCount, "photo")) and \(counted(videoCount, "video"))")
    if ledger.joinedCount > 0 { lines.append("  joined to threads: \(ledger.joinedCount)") }
    if !ledger.folds.isEmpty {
      lines.append("  folded into the same post elsewhere: \(ledger.folds.count)")
      lines += shown(
        ledger.folds.map { "\($0.folded.url ?? $0.foldedID) into \($0.into)" }, limit)
    }
    for reason in SkipReason.allCases {
      guard let count = ledger.skipped[reason] else { continue }
      lines.append("  left out, \(reason.rawValue): \(count)")
    }
    lines.append("  " + balance)
    lines += mediaLines(limit)
    lines += ledger.remarks.map { "  note: \($0)" }
    return lines
  }

  /// The sum that has to come out even.
  var balance: String {
    let parts = [
      (momentCount, "in"), (ledger.joinedCount, "joined"), (ledger.folds.count, "folded"),
      (ledger.skippedCount, "left out"),
    ].filter { $0.0 > 0 || $0.1 == "in" || $0.1 == "left out" }
    return parts.map { "\($0.0) \($0.1)" }.joined(separator: " + ")
      + (isBalanced ? " = " : " is not ") + "\(ledger.itemCount) in the export"
  }

  private func mediaLines(_ limit: Int) -> [String] {
    var lines: [String] = []
    if !ledger.missingMedia.isEmpty {
      lines.append("  missing media: \(ledger.missingMedia.count)")
      lines += shown(
        ledger.missingMedia.map {
          "\($0.name) (\($0.reason.rawValue)) of \($0.url ?? $0.momentID)"
        }, limit)
    }
    if ledger.photosWithoutAlt > 0 {
      lines.append("  photos without a description: \(ledger.photosWithoutAlt)")
    }
    if !ledger.unresolvedLinks.isEmpty {
      lines.append("  links left as the service shortened them: \(ledger.unresolvedLinks.count)")
      lines += shown(ledger.unresolvedLinks.map { "\($0.link) in \($0.momentID)" }, limit)
    }
    for field in ledger.droppedFields.keys.sorted() {
      lines.append("  dropped: \(field) (\(ledger.droppedFields[field] ?? 0))")
    }
    return lines
  }

  private func shown(_ items: [String], _ limit: Int) -> [String] {
    items.prefix(limit).map { "    \($0)" }
      + (items.count > limit ? ["    and \(items.count - limit) more"] : [])
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
