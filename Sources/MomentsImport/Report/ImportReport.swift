package import FileTree

/// What an import did, for the terminal and as a page.
package struct ImportReport {
  /// The paths on the command line.
  package let name: String
  package let sections: [Section]
  package let isDryRun: Bool
  /// The profile's file, where one was written.
  package let profile: TreePath?
  /// Files that stayed as the owner has changed them; whether the post has changed as well.
  package let kept: [(file: String, hasNews: Bool)]
  package let keptMedia: [String]
  /// Addresses of the media of written moments that are only online, each once.
  package let onlineMedia: [String]
  package let outcomes: [String: Int]
  /// Files that were or would be written, by path.
  package let changedFiles: [String]

  /// One export.
  package struct Section {
    package var sourceName: String
    package var recognisedAs: String
    package var ledger: ImportLedger
    package var momentCount: Int
    package var photoCount: Int
    package var videoCount: Int
    /// By name of the visibility.
    package var visibilities: [(name: String, count: Int)]
    /// Id and address of the moments, for links in the report.
    package var addresses: [String: String]
    package var removedCount: Int

    /// In + left out = all.
    package var isBalanced: Bool {
      momentCount + ledger.joinedCount + ledger.folds.count + ledger.skippedCount
        == ledger.itemCount
    }
  }

  init(
    name: String, collections: [ImportCollection], plan: MergePlan, isDryRun: Bool,
    profile: TreePath?
  ) {
    self.name = name
    self.isDryRun = isDryRun
    self.profile = profile
    let removed = Set(plan.results.filter { $0.outcome == .removed }.map(\.id))
    sections = collections.map { Section($0, removed) }
    kept = plan.results.compactMap { result in
      switch result.outcome {
      case .kept: (result.file, false)
      case .keptThoughChanged: (result.file, true)
      default: nil
      }
    }
    keptMedia = plan.keptMedia
    onlineMedia =
      collections.flatMap(\.onlineMedia).reduce(into: OrderedAddresses()) {
        $0.add($1)
      }.all
    outcomes = Dictionary(grouping: plan.results, by: \.outcome.rawValue).mapValues(\.count)
    changedFiles = (plan.writes.map(\.path) + plan.copies.map(\.target)).sorted().map(\.text)
  }

  package var isBalanced: Bool { sections.allSatisfy(\.isBalanced) }
}

extension ImportReport.Section {
  fileprivate init(_ collection: ImportCollection, _ removed: Set<String>) {
    sourceName = collection.sourceName
    recognisedAs = collection.recognisedAs
    ledger = collection.ledger
    let moments = collection.moments.filter { !removed.contains($0.id) }
    removedCount = collection.moments.count - moments.count
    for _ in 0..<removedCount { ledger.skip(.removed, nil) }
    momentCount = moments.count
    photoCount = moments.reduce(0) { $0 + $1.photos.count }
    videoCount = moments.reduce(0) { $0 + $1.videos.count }
    visibilities = Audience.allCases.compactMap { audience in
      let count = moments.count { $0.audience == audience }
      return count > 0 ? (audience.rawValue, count) : nil
    }
    addresses = Dictionary(
      collection.moments.compactMap { moment in moment.source.url.map { (moment.id, $0) } }
    ) { first, _ in first }
  }
}

extension ImportCollection {
  fileprivate var onlineMedia: [String] {
    let shown = moments.flatMap { $0.photos + $0.videos }.compactMap { media in
      if case .remote(let address) = media.origin { address } else { nil }
    }
    let missing = ledger.missingMedia.map(\.name).filter {
      $0.hasPrefix("https://") || $0.hasPrefix("http://")
    }
    return shown + missing
  }
}

/// Addresses in the order in which they first came. None has a line break.
private struct OrderedAddresses {
  private(set) var all: [String] = []
  private var seen: Set<String> = []

  mutating func add(_ address: String) {
    let isOneLine = address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    if isOneLine, seen.insert(address).inserted { all.append(address) }
  }
}
