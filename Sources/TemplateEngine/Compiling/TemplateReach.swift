/// Which templates a template includes, over any number of steps.
struct TemplateReach {
  private(set) var all: [String: Set<String>] = [:]

  /// A name that comes from a value may be that of any template.
  init(_ templates: [String: ParsedTemplate]) {
    let direct = templates.mapValues { template in
      var found: Set<String> = []
      Self.collect(template.nodes, Set(templates.keys), into: &found)
      return found
    }
    for name in templates.keys { all[name] = Self.closure(from: name, direct) }
  }

  private static func closure(from name: String, _ direct: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = direct[name] ?? []
    while let next = waiting.popFirst() {
      if reached.insert(next).inserted { waiting.formUnion(direct[next] ?? []) }
    }
    return reached
  }

  private static func collect(
    _ nodes: [TemplateNode], _ names: Set<String>, into found: inout Set<String>
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
    _ target: PartialTarget, _ names: Set<String>, into found: inout Set<String>
  ) {
    switch target {
    case .named(let name): found.insert(name)
    case .dynamic: found.formUnion(names)
    }
  }
}
