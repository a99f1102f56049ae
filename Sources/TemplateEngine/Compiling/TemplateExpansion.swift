/// How many templates a template brings onto a page, each counted as often as it is included, data
/// aside. A hundred files that each include the next one twice are compiled in no time and would be
/// rendered for ever.
struct TemplateExpansion {
  /// More than any theme needs, and still rendered in milliseconds.
  static let limit = 100_000

  private let included: [String: [String]]
  private let cyclic: Set<String>
  private var counts: [String: Int] = [:]

  /// Templates of `cycles` count once: how often they include themselves is up to the data.
  init(_ templates: [String: ParsedTemplate], cycles: Set<String>) {
    included = templates.mapValues { Self.includes(of: $0.nodes) }
    cyclic = cycles
  }

  /// With itself; `limit` + 1 where it is more than that.
  mutating func count(of name: String) -> Int {
    // Its own stack: a chain of includes may be as long as there are files.
    var path = [name]
    while let current = path.last {
      let waiting = targets(of: current).filter { counts[$0] == nil }
      if waiting.isEmpty || counts[current] != nil {
        path.removeLast()
        let sum = targets(of: current).reduce(1) { min($0 + (counts[$1] ?? 0), Self.limit + 1) }
        counts[current] = sum
      } else {
        path += waiting
      }
    }
    return counts[name] ?? 1
  }

  private func targets(of name: String) -> [String] {
    cyclic.contains(name)
      ? [] : (included[name] ?? []).filter { included[$0] != nil && !cyclic.contains($0) }
  }

  private static func includes(of nodes: [TemplateNode]) -> [String] {
    nodes.flatMap { node in
      switch node {
      case .text, .value: [String]()
      case .section(let tag): includes(of: tag.body)
      case .block(let tag): includes(of: tag.content)
      case .partial(let tag): names(tag.target)
      case .parent(let tag): names(tag.target) + tag.blocks.flatMap { includes(of: $0.content) }
      }
    }
  }

  private static func names(_ target: PartialTarget) -> [String] {
    if case .named(let name) = target { [name] } else { [] }
  }
}
