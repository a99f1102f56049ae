internal import Diagnostics

extension Compiler {
  mutating func compileSection(_ tag: SectionTag, _ scope: inout Scope) {
    indentSection(tag, scope)
    guard scope.depth < TemplateParser.nestingLimit else { return reportDepth(tag.open, scope) }
    scope.depth += 1
    defer { scope.depth -= 1 }
    guard let field = find(tag.name, tag.open, scope), canAsk(field, tag, scope) else {
      return skipBody(tag, &scope)
    }
    scope.conditions += 1
    if tag.isInverted {
      compileOnce(tag, &scope, field, jump: .when)
    } else if let content = field.content {
      compileVisits(tag, &scope, field, content)
    } else {
      compileOnce(tag, &scope, field, jump: .unless)
    }
    scope.conditions -= 1
  }

  /// A section inside a line that starts with it.
  private mutating func indentSection(_ tag: SectionTag, _ scope: Scope) {
    let lines = TemplateLines(bytes: scope.template.file.bytes)
    let isAlone =
      lines.blankBefore(tag.open.lowerBound) != nil
      && lines.blankAfter(tag.open.upperBound) != nil
    if !isAlone { indentLine(at: tag.open.lowerBound, scope) }
  }

  private mutating func canAsk(_ field: FoundField, _ tag: SectionTag, _ scope: Scope) -> Bool {
    let name = tag.name.text
    var hint: String?
    switch field.kind {
    case .flag, .list, .texts, .anything: return true
    case .text, .url, .html:
      if field.isOptional { return true }
      hint = "write {{\(name)}} without a section"
    case .record:
      if field.isOptional || !tag.isInverted { return true }
    case .integer: hint = "0 counts as being there; ask a flag"
    case .template: hint = "include it with {{>*\(name)}}"
    }
    report(
      .templateKind, tag.open, scope,
      "'\(name)' is \(field.kind.description) that is always there, so a section asks nothing",
      hint: hint)
    return false
  }

  /// After a mistake in the tag: the body is walked over for its places alone.
  private mutating func skipBody(_ tag: SectionTag, _ scope: inout Scope) {
    for case .text(let range) in tag.body {
      _ = scope.place.walk(scope.template.file.bytes[range])
    }
  }

  // MARK: Code

  private mutating func compileOnce(
    _ tag: SectionTag, _ scope: inout Scope, _ field: FoundField, jump: Instruction.Operation
  ) {
    let before = scope.place
    let index = builder.emit(
      Instruction(operation: jump, slot: field.slot, a: builder.index(of: field.access)))
    builder.markLabel()
    compileBody(tag, &scope)
    builder.land(index)
    join(tag, &scope, before: before)
  }

  private mutating func compileVisits(
    _ tag: SectionTag, _ scope: inout Scope, _ field: FoundField, _ content: Context.Content
  ) {
    let before = scope.place
    let start = builder.position
    let target = scope.context.push(content)
    let visit = Instruction(
      operation: .visit, slot: field.slot, target: target, a: builder.index(of: field.access))
    // The body follows itself: what its end does to the place of its start may make it another.
    var entry = before
    for _ in 0..<4 {
      scope.place = entry
      builder.rewind(to: start)
      let index = builder.emit(visit)
      builder.markLabel()
      compileBody(tag, &scope)
      builder.emit(Instruction(operation: .end))
      builder.land(index)
      guard field.repeats, let next = entry.joined(with: scope.place), next != entry else { break }
      entry = next
    }
    scope.context.pop()
    if field.isCertain { return }
    join(tag, &scope, before: entry)
  }

  private mutating func compileBody(_ tag: SectionTag, _ scope: inout Scope) {
    compile(tag.body, &scope)
    if tag.closeNeedsIndentation { indentLine(at: tag.close.lowerBound, scope) }
  }

  /// What follows must be written the same whether the section is shown or not.
  private mutating func join(_ tag: SectionTag, _ scope: inout Scope, before: Place) {
    if let joined = before.joined(with: scope.place) {
      scope.place = joined
      return
    }
    report(
      .templateUnsafePlace, tag.open, scope,
      "section '\(tag.name.text)' starts in \(before.description) and ends in "
        + scope.place.description,
      related: [.init("the section ends here", at: scope.template.place(tag.close))],
      hint: "close inside the section what is opened in it")
    scope.place = before
  }

  mutating func reportDepth(_ range: Range<Int>, _ scope: Scope) {
    report(
      .templateNesting, range, scope,
      "sections, blocks and partials nest at most \(TemplateParser.nestingLimit) deep")
  }
}

extension FoundField {
  /// Whether a section over it can be shown more than once.
  fileprivate var repeats: Bool {
    switch kind {
    case .list, .texts, .anything: true
    default: false
    }
  }

  /// Whether a section over it is always shown, once.
  fileprivate var isCertain: Bool { kind == .record && !isOptional }
}
