internal import FileTree
private import MomentsModel

/// Folds the moments of this import into those of earlier imports from other services, and keeps to
/// what was folded before.
struct StateFolding {
  /// Edits of files of earlier imports: the id of the moment and the link to be added.
  private(set) var additions: [(into: String, link: SourceLink)] = []

  mutating func apply(
    to collections: inout [ImportCollection], _ state: inout MergeState, folds: Bool
  ) {
    guard folds else {
      let ids = Set(collections.flatMap { $0.moments.map(\.id) })
      state.folds.removeAll { ids.contains($0.foldedID) || ids.contains($0.into) }
      return
    }
    for index in collections.indices {
      foldKnown(&collections[index], state)
      foldIntoEarlier(&collections[index], &state)
      addLinks(&collections[index], state)
    }
  }

  /// What an earlier import folded stays folded.
  private func foldKnown(_ collection: inout ImportCollection, _ state: MergeState) {
    let known = Dictionary(state.folds.map { ($0.foldedID, $0) }) { first, _ in first }
    guard !known.isEmpty else { return }
    collection.moments.removeAll { moment in
      guard let fold = known[moment.id], state.entries[fold.into] != nil else { return false }
      collection.ledger.folds.append(
        ImportLedger.Fold(
          folded: moment.source, foldedID: moment.id, into: fold.into,
          reason: "as in an earlier import"))
      return true
    }
  }

  private mutating func foldIntoEarlier(
    _ collection: inout ImportCollection, _ state: inout MergeState
  ) {
    var earlier: [String: [(id: String, entry: MergeState.Entry)]] = [:]
    for (id, entry) in state.entries
    where !entry.key.isEmpty && entry.sourceName != collection.sourceName {
      earlier[entry.key, default: []].append((id, entry))
    }
    guard !earlier.isEmpty else { return }
    var kept: [ImportedMoment] = []
    for moment in collection.moments {
      let match = earlier[CrossPostFolding.key(moment)]?.filter {
        abs($0.entry.seconds - moment.date.secondsSince1970) <= CrossPostFolding.window
      }.min { $0.id < $1.id }
      guard state.entries[moment.id] == nil, let match else {
        kept.append(moment)
        continue
      }
      state.folds.append(
        MergeState.Fold(foldedID: moment.id, folded: moment.source, into: match.id))
      additions.append((match.id, moment.source))
      collection.ledger.folds.append(
        ImportLedger.Fold(
          folded: moment.source, foldedID: moment.id, into: match.id, reason: "same words"))
    }
    collection.moments = kept
  }

  private func addLinks(_ collection: inout ImportCollection, _ state: MergeState) {
    let byTarget = Dictionary(grouping: state.folds, by: \.into)
    for index in collection.moments.indices {
      for fold in byTarget[collection.moments[index].id] ?? []
      where !collection.moments[index].alsoAt.contains(fold.folded) {
        collection.moments[index].alsoAt.append(fold.folded)
      }
    }
  }
}

/// Adds a source to a Markdown file that an import wrote.
enum SourceLines {
  /// nil where the file has no such line.
  static func adding(_ link: SourceLink, to file: String) -> String? {
    var lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let end = lines.dropFirst().firstIndex(of: "---"),
      let start = lines[..<end].firstIndex(where: { $0.hasPrefix("source:") })
    else { return nil }
    let item = "  - " + MomentText.sourceLine(link)
    if lines[start] == "source:" {
      var last = start
      while last + 1 < end, lines[last + 1].hasPrefix("  - ") { last += 1 }
      if lines[start...last].contains(item) { return file }
      lines.insert(item, at: last + 1)
    } else {
      let first = lines[start].dropFirst("source: ".count)
      lines.replaceSubrange(start...start, with: ["source:", "  - \(first)", item])
    }
    return lines.joined(separator: "\n")
  }
}
