/// Which templates can include themselves, over any number of steps.
struct TemplateCycles {
  private(set) var names: Set<String> = []
  private let targets: [[Int]]
  private var states: [State]
  private var found = 0
  /// Templates of groups that are not complete yet.
  private var open: [Int] = []

  private struct State {
    /// The order in which it was found; nil before.
    var order: Int?
    /// The earliest open template that it reaches.
    var lowest = 0
    var isOpen = false
    var next = 0
  }

  /// A name that comes from a value may be that of any template.
  init(_ templates: [String: ParsedTemplate]) {
    let all = templates.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
    targets = all.map { name in
      var direct: Set<String> = []
      Self.collect(templates[name]?.nodes ?? [], numbers.keys, into: &direct)
      return direct.compactMap { numbers[$0] }.sorted()
    }
    states = Array(repeating: State(), count: all.count)
    for start in all.indices where states[start].order == nil { walk(from: start, all) }
  }

  /// Tarjan's strongly connected components, with the call stack in an array: a chain of includes
  /// may be as long as there are files.
  private mutating func walk(from start: Int, _ all: [String]) {
    var path = [start]
    while let node = path.last {
      if states[node].order == nil { enter(node) }
      if states[node].next < targets[node].count {
        let target = targets[node][states[node].next]
        states[node].next += 1
        if states[target].order == nil {
          path.append(target)
        } else if states[target].isOpen {
          states[node].lowest = min(states[node].lowest, states[target].order ?? 0)
        }
      } else {
        path.removeLast()
        if let caller = path.last {
          states[caller].lowest = min(states[caller].lowest, states[node].lowest)
        }
        if states[node].lowest == states[node].order { closeGroup(of: node, all) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    states[node].order = found
    states[node].lowest = found
    states[node].isOpen = true
    open.append(node)
    found += 1
  }

  private mutating func closeGroup(of node: Int, _ all: [String]) {
    let start = open.lastIndex(of: node) ?? open.count
    let group = open[start...]
    if group.count > 1 || targets[node].contains(node) {
      for member in group { names.insert(all[member]) }
    }
    for member in group { states[member].isOpen = false }
    open.removeSubrange(start...)
  }

  /// Adds the names of the templates that `nodes` include; `names`: of all templates, for a name
  /// that comes from a value.
  static func collect(
    _ nodes: [TemplateNode], _ names: some Collection<String>, into found: inout Set<String>
  ) {
    for node in nodes {
      switch node {
      case .text, .value: break
      case .section(let tag): collect(tag.body, names, into: &found)
      case .block(let tag): collect(tag.content, names, into: &found)
      case .partial(let tag): collect(tag.target, names, into: &found)
      case .parent(let tag):
        collect(tag.target, names, into: &found)
        for block in tag.blocks { collect(block.content, names, into: &found) }
      }
    }
  }

  private static func collect(
    _ target: PartialTarget, _ names: some Collection<String>, into found: inout Set<String>
  ) {
    switch target {
    case .named(let name): found.insert(name)
    case .dynamic: found.formUnion(names)
    }
  }
}
