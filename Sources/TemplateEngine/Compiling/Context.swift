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
    /// A record that dotted names of the root go through, got once for the whole page: what `path`
    /// leads to from the record in slot `base`. Names don't look into it by themselves.
    case bound(path: [String], base: UInt16, ShapeContents)
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
    let visible = caller.visible
    for entry in visible {
      if case .bound(let path, let base, let shape) = entry.content {
        let newBase = visible.firstIndex { $0.slot == base } ?? 0
        _ = push(.bound(path: path, base: UInt16(newBase), shape))
      } else {
        _ = push(entry.content)
      }
    }
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
  /// it is the innermost of all. First come the bound records of those.
  var visible: [Entry] {
    var seen: Set<Identity> = []
    var result: [Entry] = []
    for entry in entries.reversed() where !entry.content.isBound {
      if !result.isEmpty, !entry.content.answersToNames { continue }
      if seen.insert(entry.content.identity).inserted { result.append(entry) }
    }
    let slots = Set(result.map(\.slot))
    let bound = entries.filter { $0.content.base.map(slots.contains) ?? false }
    return bound + result.reversed()
  }

  /// The innermost value, which `{{.}}` stands for.
  var innermost: Entry? { entries.last { !$0.content.isBound } }

  /// The bound record that the longest beginning of `parts` leads to from the record in slot `base`.
  func bound(_ parts: [String], from base: UInt16) -> (entry: Entry, length: Int)? {
    var best: (entry: Entry, length: Int)?
    for entry in entries {
      guard case .bound(let path, base, _) = entry.content, path.count < parts.count,
        path.count > best?.length ?? 0, parts.starts(with: path)
      else { continue }
      best = (entry, path.count)
    }
    return best
  }

  var identities: [Identity] { visible.map(\.content.identity) }

  enum Identity: Hashable {
    case record(ObjectIdentifier)
    case text(FieldKind)
    case bound([String])
    case html, dynamic
  }
}

extension Context.Content {
  var identity: Context.Identity {
    switch self {
    case .record(let shape): .record(ObjectIdentifier(shape))
    case .text(let kind): .text(kind)
    case .bound(let path, _, _): .bound(path)
    case .html: .html
    case .dynamic: .dynamic
    }
  }

  fileprivate var isBound: Bool { base != nil }

  fileprivate var base: UInt16? {
    if case .bound(_, let base, _) = self { base } else { nil }
  }

  fileprivate var answersToNames: Bool {
    switch self {
    case .record, .dynamic: true
    case .text, .html, .bound: false
    }
  }
}
