internal import FileTree
internal import MomentsModel
internal import Workers

/// Which files of a plan need not be made, because they lie in the output already.
struct ReusePlan: Sendable {
  /// By place in the plan; nil: to be made.
  private(set) var files: [RenderedSite.File?]
  /// By place in the plan; nil: not known without making it.
  let keys: [Fingerprint?]
  /// Why others are made although there was one at their path, by path; the reason for all of them
  /// at the empty path.
  private(set) var reasons: [String: String] = [:]

  /// What the keys were made of; nil where there are none.
  let pages: PageKeys?

  /// Makes everything.
  init(count: Int) {
    files = Array(repeating: nil, count: count)
    keys = files.map { _ in nil }
    pages = nil
  }

  /// Beyond so many files, why each of them was made isn't noted.
  private static let reasonLimit = 5000

  /// - Parameter standing: aligned with the plan.
  init(
    _ plan: SitePlan, keys pages: PageKeys, past: BuildRecord?, standing: StandingSite,
    workers: Workers
  ) {
    self.pages = pages
    let keys = Array(
      workers.map(plan.entries.count, chunk: 1024) { range in
        range.map { pages.key(of: plan.entries[$0]) }
      }.joined())
    self.keys = keys
    files = Array(repeating: nil, count: plan.entries.count)
    guard let past, standing.isAsRecorded else { return }
    let check = standing.check
    var made: [Int] = []
    for number in plan.entries.indices {
      guard let old = standing.entry(number) else { continue }
      let isWhole =
        check.isClean
        || !check.altered.contains(old.path)
          && !check.missing.contains(old.path)
      if let key = keys[number], key == old.key, isWhole {
        files[number] = RenderedSite.File(
          size: old.size, fingerprint: old.fingerprint, isStaged: false)
      } else {
        made.append(number)
      }
    }
    guard !made.isEmpty else { return }
    let changes = ChangeReasons(pages, past)
    if let common = changes.common {
      reasons[""] = common
    } else {
      for number in made.prefix(ReusePlan.reasonLimit) {
        let entry = plan.entries[number]
        reasons[entry.path] =
          check.missing.contains(entry.path)
          ? "it wasn't in the output any more"
          : check.altered.contains(entry.path)
            ? "somebody else changed it in the output" : changes.reason(for: entry)
      }
    }
  }
}

/// Finds entries by path: the next one as a rule, since plans hardly change from build to build.
struct EntryLookup {
  private let entries: [BuildRecord.Entry]
  private var next = 0
  private var positions: [String: Int]?

  init(_ entries: [BuildRecord.Entry]) { self.entries = entries }

  /// nil where there is none.
  mutating func position(of path: String) -> Int? {
    for step in 0...1 where next + step < entries.count && entries[next + step].path == path {
      defer { next += step + 1 }
      return next + step
    }
    let positions = positions ?? EntryLookup.positions(of: entries)
    self.positions = positions
    guard let position = positions[path] else { return nil }
    next = position + 1
    return position
  }

  private static func positions(of entries: [BuildRecord.Entry]) -> [String: Int] {
    var positions: [String: Int] = Dictionary(minimumCapacity: entries.count)
    for (position, entry) in entries.enumerated() { positions[entry.path] = position }
    return positions
  }
}

/// Says in words why a key isn't the one of the record.
struct ChangeReasons {
  private enum Change { case changed, new }

  private let pages: PageKeys
  /// Moments that aren't as recorded, by index.
  private let changes: [Int32: Change]
  /// What all pages have in common changed.
  let common: String?

  init(_ pages: PageKeys, _ past: BuildRecord) {
    self.pages = pages
    let old = Dictionary(past.common.map { ($0.name, $0.key) }) { _, last in last }
    let names = pages.common.filter { old[$0.name] != $0.key }.map(\.name)
    common = names.isEmpty ? nil : names.joined(separator: " and ") + " changed"
    changes = common == nil ? ChangeReasons.changes(pages, past) : [:]
  }

  private static func changes(_ pages: PageKeys, _ past: BuildRecord) -> [Int32: Change] {
    var changes: [Int32: Change] = [:]
    var lookup = MomentLookup(past.moments)
    // By index: a moment is large to copy.
    let all = pages.listing.timeline.moments
    for index in all.indices {
      let key = lookup.key(of: all[index].id)
      if key == pages.moments.moments[index] { continue }
      changes[Int32(index)] = key == nil ? .new : .changed
    }
    return changes
  }

  func reason(for entry: SitePlan.Entry) -> String {
    switch pages.ingredients(of: entry.recipe) {
    case .unknown: return "it is looked at in every build"
    case .alone:
      if case .searchFile = entry.recipe { return sentence(changes.keys.sorted()) }
      return "its source changed"
    case .everything, .outlines: return sentence(changes.keys.sorted())
    case .moments(let indices, _): return sentence(indices.filter { changes[$0] != nil })
    }
  }

  private func sentence(_ changed: [Int32]) -> String {
    let words = changed.prefix(3).map { index in
      let file = pages.listing.timeline.moments[Int(index)].origin.file
      return "'\(file)' \(changes[index] == .new ? "is new" : "changed")"
    }
    return words.isEmpty
      ? "the moments on it or beside it are others" : words.joined(separator: ", ")
  }
}

/// Finds recorded moments by id: the next one as a rule, as in `EntryLookup`.
private struct MomentLookup {
  private let entries: [BuildRecord.MomentEntry]
  private var next = 0
  private var keys: [String: Fingerprint]?

  init(_ entries: [BuildRecord.MomentEntry]) { self.entries = entries }

  /// nil where there is none.
  mutating func key(of id: String) -> Fingerprint? {
    for step in 0...1 where next + step < entries.count && entries[next + step].id == id {
      next += step + 1
      return entries[next - 1].key
    }
    let keys = keys ?? Dictionary(entries.map { ($0.id, $0.key) }) { _, last in last }
    self.keys = keys
    return keys[id]
  }
}
