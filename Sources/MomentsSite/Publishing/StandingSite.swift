internal import FileTree

/// What is in the output when a build begins to publish, against the plan of what is to be there.
///
/// By place in the plan rather than by path: a table of 100,000 paths costs more than all else that
/// a build after a small edit does.
struct StandingSite: Sendable {
  /// The manifest's file as it is; empty where there is none.
  private(set) var bytes: [UInt8] = []
  /// Whether it is what the record of the last build says.
  private(set) var isAsRecorded = false
  /// Ours, as the manifest says.
  private(set) var entries: [BuildRecord.Entry] = []
  private(set) var check = OutputCheck()
  /// For each place in the plan its position in `entries`; -1: nothing of ours is there.
  private var positions: [Int32] = []
  /// What isn't in the plan any more.
  private(set) var stale: [BuildRecord.Entry] = []

  /// Nothing.
  init() {}

  init(bytes: [UInt8], entries: [BuildRecord.Entry], isAsRecorded: Bool, check: OutputCheck) {
    self.bytes = bytes
    self.entries = entries
    self.isAsRecorded = isAsRecorded
    self.check = check
  }

  /// Whether nothing of ours is there.
  var isEmpty: Bool { entries.isEmpty }

  /// Of the manifest's file.
  var fingerprint: Fingerprint { bytes.withUnsafeBytes { Fingerprint(of: $0) } }

  /// Takes these files for changed by somebody else.
  mutating func distrust(_ paths: Set<String>) { check.distrust(paths) }

  /// Finds what is there of each planned file.
  mutating func align(with plan: SitePlan) {
    var lookup = EntryLookup(entries)
    var isPlanned = [Bool](repeating: false, count: entries.count)
    positions = plan.entries.map { entry in
      guard let position = lookup.position(of: entry.path) else { return -1 }
      isPlanned[position] = true
      return Int32(position)
    }
    stale = entries.indices.filter { !isPlanned[$0] }.map { entries[$0] }
  }

  /// What the manifest says of a planned file, whatever became of it; nil where it is new.
  func entry(_ number: Int) -> BuildRecord.Entry? {
    guard number < positions.count, positions[number] >= 0 else { return nil }
    return entries[Int(positions[number])]
  }

  /// What is there at the path of a planned file and ours: with an unknown fingerprint where
  /// somebody else changed it.
  func published(_ number: Int) -> Manifest.Entry? {
    guard let entry = entry(number) else { return nil }
    if !check.isClean {
      if check.missing.contains(entry.path) { return nil }
      if check.altered.contains(entry.path) {
        return Manifest.Entry(size: entry.size, fingerprint: .unknown)
      }
    }
    return Manifest.Entry(size: entry.size, fingerprint: entry.fingerprint)
  }

  /// What isn't in the plan any more and is there still, by path.
  var removable: [TreePath] {
    stale.filter { !check.missing.contains($0.path) }.map { TreePath(trusted: $0.path) }.sorted()
  }
}
