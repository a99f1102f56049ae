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
  private let pages: PageKeys
  private let known: [String: Fingerprint]
  /// What all pages have in common changed.
  let common: String?

  init(_ pages: PageKeys, _ past: BuildRecord) {
    self.pages = pages
    let old = Dictionary(past.common.map { ($0.name, $0.key) }) { _, last in last }
    let names = pages.common.filter { old[$0.name] != $0.key }.map(\.name)
    common = names.isEmpty ? nil : names.joined(separator: " and ") + " changed"
    known = Dictionary(past.moments.map { ($0.id, $0.key) }) { _, last in last }
  }

  func reason(for entry: SitePlan.Entry) -> String {
    switch pages.ingredients(of: entry.recipe) {
    case .unknown: return "it is looked at in every build"
    case .alone: return "its source changed"
    case .everything: return changed(in: pages.listing.timeline.moments.indices.map { Int32($0) })
    case .moments(let indices, _): return changed(in: indices)
    }
  }

  private func changed(in indices: [Int32]) -> String {
    let timeline = pages.listing.timeline
    var changed: [String] = []
    for index in indices {
      let moment = timeline.moments[Int(index)]
      let key = known[moment.id]
      if key == pages.moments.moments[Int(index)] { continue }
      changed.append("'\(moment.origin.file)' \(key == nil ? "is new" : "changed")")
      if changed.count == 3 { break }
    }
    return changed.isEmpty
      ? "the moments on it or beside it are others" : changed.joined(separator: ", ")
  }
}
