internal import Diagnostics

extension Compiler {
  mutating func compileValue(_ tag: ValueTag, _ scope: inout Scope) {
    indentLine(at: tag.range.lowerBound, scope)
    guard let field = find(tag.name, tag.range, scope) else {
      _ = scope.place.takeValue(.text)
      return
    }
    if isLenient { return emitLenient(field, isRaw: tag.isRaw) }
    if tag.isRaw { return compileRaw(tag, field, &scope) }
    switch field.kind {
    case .record, .list, .texts:
      report(
        .templateKind, tag.range, scope,
        "'\(tag.name.text)' is \(field.kind.description), which has no text of its own",
        hint: "open a section: {{#\(tag.name.text)}}…{{/\(tag.name.text)}}")
    case .flag where !scope.place.takesFacts:
      report(
        .templateKind, tag.range, scope, "'\(tag.name.text)' is a flag, which has no text",
        hint: "open a section: {{#\(tag.name.text)}}…{{/\(tag.name.text)}}")
    case .html where scope.place.takesHTML:
      report(
        .templateKind, tag.range, scope,
        "'\(tag.name.text)' is HTML, whose tags would be shown as text here",
        hint: "write {{{\(tag.name.text)}}}")
    default: emitValue(tag, field, &scope)
    }
  }

  private mutating func emitValue(_ tag: ValueTag, _ field: FoundField, _ scope: inout Scope) {
    switch scope.place.takeValue(field.kind) {
    case .escaped(let escape): emit(.text, field, escape)
    case .refused(let refusal):
      report(
        .templateUnsafePlace, tag.range, scope,
        "'\(tag.name.text)' stands in \(scope.place.description): \(refusal.rawValue)",
        hint: refusal.hint)
    }
  }

  private mutating func compileRaw(
    _ tag: ValueTag, _ field: FoundField, _ scope: inout Scope
  ) {
    if field.kind != .html {
      report(
        .templateRawText, tag.range, scope,
        "'\(tag.name.text)' is \(field.kind.description), and only HTML can be put out unescaped",
        hint: "write {{\(tag.name.text)}}")
      _ = scope.place.takeValue(.text)
    } else if !scope.place.takesHTML {
      report(
        .templateRawText, tag.range, scope,
        "'\(tag.name.text)' stands in \(scope.place.description), where HTML can't be unescaped",
        hint: "write {{\(tag.name.text)}}")
      _ = scope.place.takeValue(.text)
    } else {
      emit(.html, field, .none)
    }
  }

  private mutating func emitLenient(_ field: FoundField, isRaw: Bool) {
    emit(.text, field, isRaw ? .none : .text)
  }

  private mutating func emit(
    _ operation: Instruction.Operation, _ field: FoundField, _ escape: Escape
  ) {
    builder.emit(
      Instruction(
        operation: operation, escape: escape, slot: field.slot, a: builder.index(of: field.access)))
  }

  /// The field that a name stands for; reports when there is none.
  mutating func find(_ name: TemplateName, _ range: Range<Int>, _ scope: Scope) -> FoundField? {
    do throws(NameProblem) {
      return try find(name, in: scope.context)
    } catch {
      report(error.code, range, scope, error.summary, hint: error.hint)
      return nil
    }
  }
}

extension Place {
  /// JSON writes flags.
  fileprivate var takesFacts: Bool {
    switch spot {
    case .json(.value): true
    case .rawText(let raw): raw.content == .json(.value)
    default: false
    }
  }
}
