/// The records that names are looked up in, innermost last.
///
/// A record inside another of the same shape hides it: every name that the outer one has, the inner
/// one has too. So only the innermost of each shape counts, a list of contexts can't grow without
/// end in a template that includes itself, and each name has one slot that is known when templates
/// are compiled.
struct Context {
  struct Entry {
    let content: Content
    let slot: UInt16
  }

  enum Content {
    case record(ShapeContents)
    /// An item of a list of texts, or an optional text that a section shows.
    case text(FieldKind)
    case html
    /// The public suite's data, which answers to any name.
    case dynamic
  }

  private(set) var entries: [Entry] = []
  /// The next free slot of the frame.
  private(set) var nextSlot: UInt16 = 0
  /// The most slots that were in use at once.
  private(set) var frameSize = 0

  init(_ root: Content) { _ = push(root) }

  /// A callee's view of `caller`: what can still be reached, in slots from 0.
  init(of caller: Context) {
    for entry in caller.visible { _ = push(entry.content) }
  }

  mutating func push(_ content: Content) -> UInt16 {
    let slot = nextSlot
    entries.append(Entry(content: content, slot: slot))
    nextSlot += 1
    frameSize = max(frameSize, Int(nextSlot))
    return slot
  }

  mutating func pop() {
    entries.removeLast()
    nextSlot -= 1
  }

  /// What names can reach, outermost first: the innermost record of each shape, and a text only if
  /// it is the innermost of all.
  var visible: [Entry] {
    var seen: Set<Identity> = []
    var result: [Entry] = []
    for (offset, entry) in entries.reversed().enumerated() {
      if offset > 0, !entry.content.answersToNames { continue }
      if seen.insert(entry.content.identity).inserted { result.append(entry) }
    }
    return result.reversed()
  }

  var identities: [Identity] { visible.map(\.content.identity) }

  enum Identity: Hashable {
    case record(ObjectIdentifier)
    case text(FieldKind)
    case html, dynamic
  }
}

extension Context.Content {
  var identity: Context.Identity {
    switch self {
    case .record(let shape): .record(ObjectIdentifier(shape))
    case .text(let kind): .text(kind)
    case .html: .html
    case .dynamic: .dynamic
    }
  }

  fileprivate var answersToNames: Bool {
    switch self {
    case .record, .dynamic: true
    case .text, .html: false
    }
  }
}
