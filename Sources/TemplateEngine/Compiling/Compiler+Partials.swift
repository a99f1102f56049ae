internal import Diagnostics

/// What makes a compiled partial the same as another.
struct FunctionKey: Hashable {
  let name: String
  let context: [Context.Identity]
  let place: Place
  let layout: Layout
  let blocks: Int
}

struct FunctionState {
  let index: Int
  /// The place behind it; nil as long as it is being compiled.
  var end: Place?
}

struct ActiveFunction {
  let index: Int
  let key: FunctionKey?
  let start: Place
  /// A call of itself from inside took for granted that it ends where it starts.
  var callsItself = false
  /// Sections that were open where it was called.
  var conditions = 0
}

extension Compiler {
  mutating func compilePartial(_ tag: PartialTag, _ scope: inout Scope) {
    if tag.indentation.stand == .inline { indentLine(at: tag.range.lowerBound, scope) }
    include(tag.target, tag.range, tag.indentation, &scope)
  }

  mutating func include(
    _ target: PartialTarget, _ range: Range<Int>, _ indentation: Indentation, _ scope: inout Scope
  ) {
    switch target {
    case .named(let name):
      guard library.parsed[name] != nil else { return reportUnknown(name, range, scope) }
      call(name, range, indentation, &scope)
    case .dynamic(let name): callAny(name, range, indentation, &scope)
    }
  }

  private mutating func reportUnknown(_ name: String, _ range: Range<Int>, _ scope: Scope) {
    if isLenient { return }
    let near = NearMiss.names(for: name, among: library.names, limit: 2)
    report(
      .templateUnknownPartial, range, scope, "there is no template '\(name)'",
      hint: near.isEmpty ? nil : didYouMean(near))
  }

  /// The template that a value names: one call for each that it can be.
  private mutating func callAny(
    _ name: TemplateName, _ range: Range<Int>, _ indentation: Indentation, _ scope: inout Scope
  ) {
    guard let field = find(name, range, scope) else { return }
    guard let choices = choices(of: field) else {
      return report(
        .templateKind, range, scope,
        "'\(name.text)' is \(field.kind.description), and only a field that lists the templates it "
          + "can name may choose one")
    }
    let before = scope.place
    var end: Place?
    scope.conditions += 1
    for choice in choices {
      guard library.parsed[choice] != nil else {
        reportUnknown(choice, range, scope)
        continue
      }
      let index = builder.emit(
        Instruction(
          operation: .unlessNamed, slot: field.slot, target: builder.index(ofName: choice),
          a: builder.index(of: field.access)))
      builder.markLabel()
      scope.place = before
      call(choice, range, indentation, &scope)
      builder.land(index)
      end = joinChoice(choice, range, scope, with: end ?? before)
    }
    scope.conditions -= 1
    scope.place = end ?? before
  }

  private func choices(of field: FoundField) -> [String]? {
    switch field.kind {
    case .template(let choices): choices
    case .anything: library.names
    default: nil
    }
  }

  private mutating func joinChoice(
    _ choice: String, _ range: Range<Int>, _ scope: Scope, with before: Place
  ) -> Place {
    if let joined = before.joined(with: scope.place) { return joined }
    report(
      .templateUnsafePlace, range, scope,
      "template '\(choice)' starts in \(before.description) and ends in \(scope.place.description)",
      hint: "a template that a value chooses must end where it starts")
    return before
  }

  // MARK: Calls

  private mutating func call(
    _ name: String, _ range: Range<Int>, _ indentation: Indentation, _ scope: inout Scope
  ) {
    guard scope.depth < TemplateParser.nestingLimit else { return reportDepth(range, scope) }
    var layout = calleeLayout(indentation, scope)
    var further: [UInt8] = []
    if layout.isOpen || library.isRecursive(name, anyTarget: isLenient) {
      further = layout.prefix
      layout.prefix = []
      layout.isOpen = true
    }
    let key = FunctionKey(
      name: name, context: scope.context.identities, place: scope.place, layout: layout,
      blocks: scope.blocks.id)
    guard let state = functions[key] ?? compileFunction(key, range, scope) else { return }
    if state.end == nil { noteRecursion(state, range, scope) }
    if !further.isEmpty { builder.emitIndented(further) }
    builder.emitCall(
      state.index, slots: scope.context.visible.map(\.slot),
      at: TagPlace(template: scope.template, range: range))
    if let end = state.end { scope.place = end }
  }

  private func calleeLayout(_ indentation: Indentation, _ scope: Scope) -> Layout {
    var layout = Layout()
    layout.isOpen = scope.layout.isOpen
    layout.entryStartsLine = indentation.stand != .inline
    if indentation.stand != .inline {
      layout.prefix = scope.layout.prefix + self.indentation(indentation.range, scope)
    }
    return layout
  }

  private mutating func compileFunction(
    _ key: FunctionKey, _ range: Range<Int>, _ caller: Scope
  ) -> FunctionState? {
    guard functions.count < Self.functionLimit else {
      report(
        .templateNesting, range, caller,
        "templates include each other in more than \(Self.functionLimit) ways")
      return nil
    }
    let index = builder.beginFunction()
    functions[key] = FunctionState(index: index, end: nil)
    active.append(
      ActiveFunction(index: index, key: key, start: key.place, conditions: caller.conditions))
    let parsed = library.parsed[key.name]
    var scope = caller
    if let template = parsed?.template { scope.template = template }
    scope.context = Context(of: caller.context)
    scope.layout = key.layout
    scope.depth += 1
    scope.conditions = 0
    let step = Step(
      summary: "included here by '\(caller.template.file.name)'",
      place: TagPlace(template: caller.template, range: range))
    scope.chain.insert(step, at: 0)
    compileFile(key.name, &scope)
    builder.endFunction(frameSize: scope.context.frameSize)
    let function = active.removeLast()
    if function.callsItself, scope.place != key.place {
      report(
        .templateUnsafePlace, 0..<1, scope,
        "'\(key.name)' includes itself, but starts in \(key.place.description) and ends in "
          + scope.place.description)
    }
    let state = FunctionState(index: index, end: scope.place)
    functions[key] = state
    return state
  }

  /// A call of a function that is being compiled.
  private mutating func noteRecursion(
    _ state: FunctionState, _ range: Range<Int>, _ scope: Scope
  ) {
    guard let start = active.firstIndex(where: { $0.index == state.index }) else { return }
    active[start].callsItself = true
    let inner = active[(start + 1)...].reduce(scope.conditions) { $0 + $1.conditions }
    if inner == 0 {
      report(
        .templateRecursion, range, scope, "this includes itself without end",
        hint: "put it into a section whose data ends")
    }
  }
}
