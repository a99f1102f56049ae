internal import Diagnostics

/// A field that a name stands for, and the slot of the record it is read from.
struct FoundField {
  let slot: UInt16
  let kind: FieldKind
  let isOptional: Bool
  let access: FieldAccess
  /// What a section over it makes the innermost context; nil when it holds no other value.
  let content: Context.Content?
}

/// Why a name stands for nothing.
struct NameProblem: Error {
  let code: DiagnosticCode
  let summary: String
  let hint: String?
}

extension Compiler {
  /// The innermost record that has the first part decides; the other parts must be there.
  mutating func find(_ name: TemplateName, in context: Context) throws(NameProblem) -> FoundField {
    guard let first = name.parts.first else { return try findItem(context) }
    for entry in context.entries.reversed() {
      switch entry.content {
      case .dynamic:
        return FoundField(
          slot: entry.slot, kind: .anything, isOptional: true,
          access: DynamicAccess(path: name.parts), content: .dynamic)
      case .record(let shape):
        guard let field = shape[first] else { continue }
        usage.fields.insert(.init(record: shape.name, field: first))
        if let (bound, length) = context.bound(name.parts, from: entry.slot) {
          return try follow(name, behind: length, bound)
        }
        return try follow(name.parts.dropFirst(), field, at: first, slot: entry.slot)
      case .text, .html, .bound: continue
      }
    }
    throw unknown(first, in: context)
  }

  private func findItem(_ context: Context) throws(NameProblem) -> FoundField {
    guard let top = context.innermost else { throw NameProblem(.templateKind, "'.' is nothing") }
    switch top.content {
    case .text(let kind):
      return FoundField(
        slot: top.slot, kind: kind, isOptional: false, access: Self.itemText, content: nil)
    case .html:
      return FoundField(
        slot: top.slot, kind: .html, isOptional: false, access: Self.itemHTML, content: nil)
    case .dynamic:
      return FoundField(
        slot: top.slot, kind: .anything, isOptional: true, access: DynamicAccess(path: []),
        content: .dynamic)
    case .record(let shape):
      throw NameProblem(
        .templateKind, "'.' is the record \(shape.name) here, which has no text of its own",
        hint: fieldList(shape))
    case .bound: throw NameProblem(.templateKind, "'.' is nothing")
    }
  }

  /// The rest of a name whose first `length` parts lead to a bound record.
  private mutating func follow(
    _ name: TemplateName, behind length: Int, _ bound: Context.Entry
  ) throws(NameProblem) -> FoundField {
    let path = name.parts.prefix(length).joined(separator: ".")
    guard case .bound(_, _, let shape) = bound.content else {
      throw NameProblem(.templateKind, "'\(path)' is not bound")
    }
    let part = name.parts[length]
    guard let field = shape[part] else { throw unknown(part, of: shape, at: path) }
    usage.fields.insert(.init(record: shape.name, field: part))
    return try follow(
      name.parts.dropFirst(length + 1), field, at: path + "." + part, slot: bound.slot)
  }

  private mutating func follow(
    _ parts: ArraySlice<String>, _ first: FieldContents, at start: String, slot: UInt16
  ) throws(NameProblem) -> FoundField {
    var field = first
    var access = first.access
    var isOptional = first.isOptional
    var path = start
    for part in parts {
      guard field.kind == .record, let child = field.child else {
        throw NameProblem(
          .templateKind, "'\(path)' is \(field.kind.description), so it has no field '\(part)'",
          hint: field.kind == .list ? "open a section: {{#\(path)}}{{\(part)}}{{/\(path)}}" : nil)
      }
      let inner = contents(of: child)
      guard let next = inner[part] else { throw unknown(part, of: inner, at: path) }
      usage.fields.insert(.init(record: inner.name, field: part))
      access = DottedAccess(access, next.access)
      isOptional = isOptional || next.isOptional
      field = next
      path += "." + part
    }
    return FoundField(
      slot: slot, kind: field.kind, isOptional: isOptional, access: access,
      content: content(of: field))
  }

  private mutating func content(of field: FieldContents) -> Context.Content? {
    switch field.kind {
    case .record, .list: field.child.map { .record(contents(of: $0)) }
    case .texts: .text(.text)
    case .text, .url: field.isOptional ? .text(field.kind) : nil
    case .html: field.isOptional ? .html : nil
    case .template, .flag, .integer: nil
    case .anything: .dynamic
    }
  }

  // MARK: Messages

  private func unknown(_ name: String, in context: Context) -> NameProblem {
    let shapes = context.visible.reversed().compactMap(\.content.shape)
    let around = shapes.count > 1 ? " or of what encloses it" : ""
    let near = NearMiss.names(
      for: name, among: Set(shapes.flatMap { $0.fields.map(\.name) }), limit: 2)
    return NameProblem(
      .templateUnknownName,
      "'\(name)' is not a field of \(shapes.first?.name ?? "anything")\(around)",
      hint: near.isEmpty ? shapes.first.map(fieldList) : didYouMean(near))
  }

  private func unknown(_ name: String, of shape: ShapeContents, at path: String) -> NameProblem {
    let near = NearMiss.names(for: name, among: shape.fields.map(\.name), limit: 2)
    return NameProblem(
      .templateUnknownName, "'\(name)' is not a field of '\(path)', which is \(shape.name)",
      hint: near.isEmpty ? fieldList(shape) : didYouMean(near))
  }

  func didYouMean(_ names: [String]) -> String {
    "did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  private func fieldList(_ shape: ShapeContents) -> String {
    let names = shape.fields.map(\.name)
    let more = names.count > 12 ? ", …" : ""
    return "\(shape.name) has \(names.prefix(12).joined(separator: ", "))\(more)"
  }
}

extension NameProblem {
  init(_ code: DiagnosticCode, _ summary: String, hint: String? = nil) {
    self.init(code: code, summary: summary, hint: hint)
  }
}

extension Context.Content {
  fileprivate var shape: ShapeContents? {
    if case .record(let shape) = self { shape } else { nil }
  }
}
