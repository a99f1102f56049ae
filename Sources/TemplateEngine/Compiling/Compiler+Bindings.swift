extension Compiler {
  /// At most so many records are got in advance.
  private static let bindingLimit = 32

  /// Gets the records that dotted names go through from the root, such as `site` and `site.words`,
  /// once for the page instead of at every tag: each time costs counting references that all threads
  /// share. Returns the instructions that must be closed behind the page.
  mutating func bindRecords(
    of root: Context.Content, _ name: String, _ scope: inout Scope
  ) -> [Int] {
    guard case .record(let shape) = root, let base = scope.context.innermost?.slot else {
      return []
    }
    var bound: [[String]: (slot: UInt16, shape: ShapeContents)] = [[]: (base, shape)]
    var instructions: [Int] = []
    for path in library.dottedPaths(from: name).prefix(Self.bindingLimit) {
      // Shorter paths come first, so what a path continues is bound if it can be.
      guard let last = path.last, let outer = bound[path.dropLast()],
        let field = outer.shape[last], field.kind == .record, !field.isOptional,
        let child = field.child
      else { continue }
      let inner = contents(of: child)
      let slot = scope.context.push(.bound(path: path, base: base, inner))
      usage.fields.insert(.init(record: outer.shape.name, field: last))
      instructions.append(
        builder.emit(
          Instruction(
            operation: .bind, slot: outer.slot, target: slot,
            a: builder.index(of: field.access))))
      builder.markLabel()
      bound[path] = (slot, inner)
    }
    return instructions
  }
}

extension TemplateLibrary {
  /// What dotted names go through in `name` and all that it includes, shorter paths first: for
  /// `a.b.c` these are `a` and `a.b`.
  fileprivate func dottedPaths(from name: String) -> [[String]] {
    var paths: Set<[String]> = []
    var seen: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let template = parsed[next]?.template else { continue }
      var includes: Set<String> = []
      TemplateCycles.collect(template.nodes, names, into: &includes)
      waiting += includes
      for parts in template.nodes.flatMap(\.dottedNames) {
        for length in 1..<parts.count { paths.insert(Array(parts.prefix(length))) }
      }
    }
    return paths.sorted {
      ($0.count, $0.joined(separator: ".")) < ($1.count, $1.joined(separator: "."))
    }
  }
}

extension TemplateNode {
  fileprivate var dottedNames: [[String]] {
    let names: [[String]] =
      switch self {
      case .text: []
      case .value(let tag): [tag.name.parts]
      case .section(let tag): [tag.name.parts] + tag.body.flatMap(\.dottedNames)
      case .partial(let tag): [tag.target.parts]
      case .parent(let tag):
        [tag.target.parts] + tag.blocks.flatMap { $0.content.flatMap(\.dottedNames) }
      case .block(let tag): tag.content.flatMap(\.dottedNames)
      }
    return names.filter { $0.count > 1 }
  }
}

extension PartialTarget {
  fileprivate var parts: [String] {
    if case .dynamic(let name) = self { name.parts } else { [] }
  }
}
