import Diagnostics
import MomentsModel

/// Joins moments that refer to each other, both ways.
///
/// A reference to a moment that isn't published is dropped without a word: nothing of it may show.
struct MomentThreads {
  private enum Role { case reply, repost }

  private struct Reference {
    var from: String
    var file: String
    var to: Located<String>
    var role: Role
  }

  private var references: [Reference] = []
  private var known: Set<String> = []
  private var unknown: [Reference] = []

  /// Every moment counts as known, published or not.
  init(_ drafts: [[MomentDraft]]) {
    for draft in drafts.joined() {
      guard let id = draft.id?.value else { continue }
      if let reply = draft.replyTo { add(reply, .reply, id, draft) }
      if let repost = draft.repostOf { add(repost, .repost, id, draft) }
    }
    guard !references.isEmpty else { return }
    for draft in drafts.joined() { if let id = draft.id?.value { known.insert(id) } }
  }

  private mutating func add(
    _ target: Located<String>, _ role: Role, _ id: String, _ draft: MomentDraft
  ) {
    references.append(
      Reference(from: id, file: draft.origin.file, to: target, role: role))
  }

  /// Sets the references of `moments`, which are in their final order.
  mutating func join(_ moments: inout [Moment]) {
    guard !references.isEmpty else { return }
    var indexes: [String: Int] = [:]
    for (index, moment) in moments.enumerated() { indexes[moment.id] = index }
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
    if !known.contains(id) { unknown.append(reference) }
    return nil
  }

  /// What is wrong with the references, after `join`.
  func messages(_ places: inout PlaceLookup) -> DiagnosticLog {
    var log = DiagnosticLog()
    for reference in unknown {
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
