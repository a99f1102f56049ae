/// JSON Schema (draft 2020-12) of the content's files, for editors; made of the declarations that
/// the loader reads by.
package struct ContentSchema: Sendable {
  /// How a file is written: YAML's scalars without quotes may stand for texts.
  package enum Syntax: Sendable { case yaml, json }

  /// How the fields stand in the file.
  package enum Shape: Sendable {
    case fields
    /// As values of the author's own names, or a text alone in their place: people by their ids.
    case byName
  }

  private let root: FieldTableDescription
  private let shape: Shape
  private let syntax: Syntax

  package init(
    _ root: FieldTableDescription, _ syntax: Syntax, shape: Shape = .fields
  ) {
    self.root = root
    self.shape = shape
    self.syntax = syntax
  }

  /// Indented, with a line ending at its end; the same bytes every time.
  package var text: String {
    var members: [SchemaMember] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(root.name)),
    ]
    var used = referredTables()
    switch shape {
    case .fields: members += object(root)
    case .byName:
      if !used.contains(where: { $0.name == root.name }) { used.insert(root, at: 0) }
      members += [
        ("type", .text("object")),
        (
          "additionalProperties",
          .map([
            (
              "anyOf",
              .list([
                .map(type(["string", "number", "boolean"])),
                .map([("$ref", .text("#/$defs/" + ContentSchema.key(root.name)))]),
              ])
            )
          ])
        ),
      ]
    }
    if !used.isEmpty {
      members.append(("$defs", .map(used.map { (ContentSchema.key($0.name), .map(object($0))) })))
    }
    return SchemaValue.map(members).text(indent: "") + "\n"
  }

  private func object(_ table: FieldTableDescription) -> [SchemaMember] {
    var members: [SchemaMember] = [
      ("type", .text("object")),
      ("properties", .map(table.fields.map { ($0.name, property($0)) })),
      ("additionalProperties", .flag(table.allowsOtherFields)),
    ]
    let required = table.fields.filter(\.isRequired).map { SchemaValue.text($0.name) }
    if !required.isEmpty { members.append(("required", .list(required))) }
    return members
  }

  private func property(_ field: FieldDescription) -> SchemaValue {
    let shape = shape(field.kind)
    // Nothing written is the same as no field, except where there has to be one.
    var members: [SchemaMember] =
      field.isRequired ? shape : [("anyOf", .list([.map(shape), .map([("type", .text("null"))])]))]
    var doc = field.doc
    if let text = field.defaultText { doc += " Default: \(text)." }
    members.append(("description", .text(doc)))
    return .map(members)
  }

  private func shape(_ kind: FieldKind) -> [SchemaMember] {
    switch kind {
    case .text, .markdown:
      return type(syntax == .yaml ? ["string", "number", "boolean"] : ["string"])
    case .flag:
      return [
        (
          "anyOf",
          .list([
            .map(type(["boolean"])),
            .map([
              ("type", .text("string")),
              ("pattern", .text("^([tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO])$")),
            ]),
          ])
        )
      ]
    case .wholeNumber(let range):
      return type(["integer"]) + [("minimum", .number(String(range.lowerBound)))]
        + (range.upperBound == .max ? [] : [("maximum", .number(String(range.upperBound)))])
    case .number(let range):
      return type(["number"]) + [
        ("minimum", .number(range.lowerBound.short)), ("maximum", .number(range.upperBound.short)),
      ]
    case .date: return type(["string", "number"])
    case .webAddress: return type(["string"]) + [("pattern", .text("^[hH][tT][tT][pP][sS]?://"))]
    case .media, .timeZone: return type(["string"])
    case .language:
      return type(["string"]) + [("pattern", .text("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"))]
    case .choice(let names): return [("enum", .list(names.map(SchemaValue.text)))]
    case .list(let element): return list(element)
    case .fields(let name): return [("$ref", .text("#/$defs/" + ContentSchema.key(name)))]
    case .either(let kinds): return [("anyOf", .list(kinds.map { .map(shape($0)) }))]
    case .map: return type(["object"])
    }
  }

  /// One value without brackets is a list of one, except where maps are meant.
  private func list(_ element: FieldKind) -> [SchemaMember] {
    let whole: [SchemaMember] = type(["array"]) + [("items", .map(shape(element)))]
    if case .fields = element { return whole }
    return [("anyOf", .list([.map(whole), .map(shape(element))]))]
  }

  private func type(_ names: [String]) -> [SchemaMember] {
    [("type", names.count == 1 ? .text(names[0]) : .list(names.map(SchemaValue.text)))]
  }

  private static func key(_ name: String) -> String {
    String(name.map { $0 == " " || $0 == "'" ? "-" : $0 })
  }

  /// Every table that the root's fields lead to, in the reference's order.
  private func referredTables() -> [FieldTableDescription] {
    var names: Set<String> = []
    var waiting = [root]
    while let table = waiting.popLast() {
      for name in table.fields.flatMap({ $0.kind.tables }) where names.insert(name).inserted {
        waiting += ContentReference.tables.filter { $0.name == name }
      }
    }
    return ContentReference.tables.filter { names.contains($0.name) }
  }
}

extension FieldKind {
  /// Names of the tables that it refers to.
  fileprivate var tables: [String] {
    switch self {
    case .fields(let name): [name]
    case .list(let element): element.tables
    case .either(let kinds): kinds.flatMap(\.tables)
    default: []
    }
  }
}

private typealias SchemaMember = (String, SchemaValue)

/// JSON that is written.
private indirect enum SchemaValue {
  case text(String)
  case number(String)
  case flag(Bool)
  case list([SchemaValue])
  case map([SchemaMember])

  func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return SchemaValue.quoted(text)
    case .number(let text): return text
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let values):
      return "[" + values.map { $0.text(indent: inner) }.joined(separator: ", ") + "]"
    case .map(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { "\(inner)\(SchemaValue.quoted($0)): \($1.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
