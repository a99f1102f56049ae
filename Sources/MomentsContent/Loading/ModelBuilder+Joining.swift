import Diagnostics
import FileTree
import MomentsModel
import Workers

extension ModelBuilder {
  /// The part of some files. Its people and tags are its own; `self` knows the site's own people.
  func part(of files: [PlacedDrafts]) -> TimelinePart {
    var builder = self
    builder.log = DiagnosticLog()
    var part = TimelinePart()
    part.moments.reserveCapacity(files.count)
    part.ids.reserveCapacity(files.count)
    // By index: a draft is large to copy.
    for file in files {
      for chunk in file.drafts {
        for index in chunk.indices { builder.add(chunk[index], at: file.position, to: &part) }
      }
    }
    part.log = builder.log
    return part
  }

  private mutating func add(_ draft: MomentDraft, at position: Int, to part: inout TimelinePart) {
    let file = draft.origin.file
    if let id = draft.id {
      let folded = UnicodeText.caseFolded(id.value)
      part.ids.append(
        .init(id: id, position: position, file: file, hash: HashTable.hash(of: folded)))
      part.references += MomentThreads.references(of: draft, id: id.value)
    }
    guard draft.isWhole else { return }
    if let moment = moment(draft) { part.moments.append(moment) }
    for mention in people.mentioned[part.people.count...] {
      part.people.append(.init(value: mention, position: position, file: file))
    }
    for name in tags.names[part.tags.count...] {
      part.tags.append(.init(value: name, position: position, file: file))
    }
  }

  /// Joins what all files come to; leaves none of it in `parts`.
  mutating func timeline(_ parts: inout [TimelinePart]) -> Timeline {
    for part in parts { log.merge(part.log) }
    checkIDs(parts)
    let indices = number(parts)
    var threads = MomentThreads(parts.flatMap(\.references))
    var moments = ModelBuilder.sorted(parts, indices, options.workers)
    threads.join(&moments)
    log.merge(
      threads.messages(&places) { Set(parts.lazy.flatMap(\.ids).map(\.id.value)) })
    options.workers.release(&parts)
    var owner = Profile(
      person: PersonRegistry.owner, backgroundImage: profile.backgroundImage,
      biography: profile.biography)
    owner.links = profile.links
    owner.goals = profile.goals
    return Timeline(
      settings: settings, profile: owner,
      people: people.people, tags: tags.tags, moments: moments)
  }

  /// Numbers people and tags in the order in which the files mention them.
  private mutating func number(_ parts: [TimelinePart]) -> [PartIndices] {
    var indices = parts.map { part in
      PartIndices(
        known: people.people.count, people: part.people.map { _ in PersonRegistry.owner },
        tags: part.tags.map { _ in TagIndex(0) })
    }
    for place in ModelBuilder.order(parts.map { $0.people.map(\.position) }) {
      let first = parts[place.part].people[place.index]
      indices[place.part].people[place.index] = person(first.value, in: first.file)
    }
    for place in ModelBuilder.order(parts.map { $0.tags.map(\.position) }) {
      let name = parts[place.part].tags[place.index].value
      indices[place.part].tags[place.index] = tags.index(of: name)
    }
    return indices
  }

  private struct Place {
    var position: Int
    var part: Int
    var index: Int
  }

  /// By position; of those with the same, which is in one file, as they stand.
  private static func order(_ positions: [[Int]]) -> [Place] {
    var places: [Place] = []
    for (part, positions) in positions.enumerated() {
      for (index, position) in positions.enumerated() {
        places.append(Place(position: position, part: part, index: index))
      }
    }
    places.sort { ($0.position, $0.part, $0.index) < ($1.position, $1.part, $1.index) }
    return places
  }

  /// What decides the order of two moments as a rule.
  private struct SortKey: Sendable {
    var seconds: Int
    var position: Int
    var part: Int32
    var index: Int32
  }

  /// Newest first; ties by position in their payload, then by id. Sorts small keys, because moments
  /// are large to copy.
  private static func sorted(
    _ parts: [TimelinePart], _ indices: [PartIndices], _ workers: Workers
  ) -> [Moment] {
    var order: [SortKey] = []
    order.reserveCapacity(parts.reduce(0) { $0 + $1.moments.count })
    for part in parts.indices {
      for index in parts[part].moments.indices {
        order.append(
          SortKey(
            seconds: parts[part].moments[index].date.secondsSince1970,
            position: parts[part].moments[index].origin.position,
            part: Int32(part), index: Int32(index)))
      }
    }
    order.sort { a, b in
      if a.seconds != b.seconds { return a.seconds > b.seconds }
      if a.position != b.position { return a.position < b.position }
      return parts[Int(a.part)].moments[Int(a.index)].id.utf8
        .lexicographicallyPrecedes(parts[Int(b.part)].moments[Int(b.index)].id.utf8)
    }
    let sorted = order
    var moments: [Moment] = []
    moments.reserveCapacity(sorted.count)
    let chunks = workers.map(sorted.count, chunk: 4096) { range in
      sorted[range].map { key in
        var moment = parts[Int(key.part)].moments[Int(key.index)]
        indices[Int(key.part)].apply(to: &moment)
        return moment
      }
    }
    for chunk in chunks { moments += chunk }
    return moments
  }

  private mutating func checkIDs(_ parts: [TimelinePart]) {
    var table = HashTable(capacity: parts.reduce(0) { $0 + $1.ids.count })
    let areDistinct = parts.allSatisfy { part in
      part.ids.allSatisfy { table.insert(hash: $0.hash) }
    }
    if areDistinct { return }
    var seen: [String: TimelinePart.WrittenID] = [:]
    for place in ModelBuilder.order(parts.map { $0.ids.map(\.position) }) {
      let written = parts[place.part].ids[place.index]
      let folded = UnicodeText.caseFolded(written.id.value)
      guard let first = seen[folded] else {
        seen[folded] = written
        continue
      }
      reportDuplicate(written, first)
    }
  }

  private mutating func reportDuplicate(
    _ written: TimelinePart.WrittenID, _ first: TimelinePart.WrittenID
  ) {
    let id = written.id.value
    let difference =
      first.id.value == id ? "" : " by '\(first.id.value)', which differs only in case"
    let firstPlace = places.place(of: first.id.span, in: first.file)
    log.add(
      Diagnostic(
        .idDuplicate, at: places.place(of: written.id.span, in: written.file),
        "the id '\(id)' is taken\(difference)",
        related: [.init("the first moment with it is here", at: firstPlace)],
        hint: "give one of the two another id"))
  }
}
