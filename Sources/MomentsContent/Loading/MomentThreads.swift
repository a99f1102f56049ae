import Diagnostics
import MomentsModel

/// Joins moments that refer to each other, both ways.
///
/// A reference to a moment that isn't published is dropped without a word: nothing of it may show.
struct MomentThreads {
  enum Role: Sendable { case reply, repost }

  struct Reference: Sendable {
    var from: String
    var file: String
    var to: Located<String>
    var role: Role
  }

  private let references: [Reference]
  /// With the id that each refers to.
  private var unpublished: [(id: String, reference: Reference)] = []

  init(_ references: [Reference]) { self.references = references }

  static func references(of draft: MomentDraft, id: String) -> [Reference] {
    let file = draft.origin.file
    var references: [Reference] = []
    if let reply = draft.replyTo {
      references.append(Reference(from: id, file: file, to: reply, role: .reply))
    }
    if let repost = draft.repostOf {
      references.append(Reference(from: id, file: file, to: repost, role: .repost))
    }
    return references
  }

  /// Sets the references of `moments`, which are in their final order.
  mutating func join(_ moments: inout [Moment]) {
    guard !references.isEmpty else { return }
    let indexes = indexes(in: moments)
    var replies: [Int: [Int]] = [:]
    for reference in references {
      let source = indexes[reference.from]
      guard let target = resolve(reference, indexes) else { continue }
      guard let source else { continue }
      switch reference.role {
      case .reply: moments[source].details.replyTo = target
      case .repost: moments[source].details.repostOf = target
      }
      guard case .moment(let id) = target, reference.role == .reply, let index = indexes[id] else {
        continue
      }
      replies[index, default: []].append(source)
    }
    for (index, sources) in replies {
      // The order of the timeline, turned round.
      moments[index].details.replies = sources.sorted(by: >).map { moments[$0].id }
    }
  }

  private mutating func resolve(_ reference: Reference, _ indexes: [String: Int])
    -> MomentReference?
  {
    let text = reference.to.value
    if let address = AddressText.absolute(text) { return .address(address) }
    let id = UnicodeText.composed(text)
    if indexes[id] != nil { return id == reference.from ? nil : .moment(id: id) }
    unpublished.append((id, reference))
    return nil
  }

  /// Where the moments are that refer to others or are referred to, by id.
  private func indexes(in moments: [Moment]) -> [String: Int] {
    var indexes: [String: Int] = [:]
    for reference in references {
      indexes[reference.from] = -1
      indexes[UnicodeText.composed(reference.to.value)] = -1
    }
    for index in moments.indices where indexes[moments[index].id] != nil {
      indexes[moments[index].id] = index
    }
    return indexes.filter { $0.value >= 0 }
  }

  /// What is wrong with the references, after `join`. `ids`: of all moments, published or not; asked
  /// for only where it matters.
  func messages(_ places: inout PlaceLookup, ids: () -> Set<String>) -> DiagnosticLog {
    var log = DiagnosticLog()
    guard !unpublished.isEmpty else { return log }
    let known = ids()
    for (id, reference) in unpublished where !known.contains(id) {
      let text = reference.to.value.shortened(to: 60)
      let near = known.count <= 5000 ? NearMiss.names(for: text, among: known).first : nil
      log.add(
        Diagnostic(
          .momentUnknown, at: places.place(of: reference.to.span, in: reference.file),
          "'\(text)' is neither the id of a moment nor an http or https address",
          hint: near.map { "did you mean '\($0)'?" }
            ?? "write the id, which is the file's name where it has none"))
    }
    return log
  }
}
