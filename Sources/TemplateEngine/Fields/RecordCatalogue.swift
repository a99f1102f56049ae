/// The records that templates can be given and all their fields, as their shapes declare them: what
/// the documentation for theme authors is made from.
package struct RecordCatalogue: Sendable {
  package struct Record: Sendable, Hashable {
    package let name: String
    package let doc: String
    package let fields: [Field]
  }

  package struct Field: Sendable, Hashable {
    package let name: String
    /// Such as `text` or `list of person`; a `?` at the end when it can be absent.
    package let type: String
    package let doc: String
    /// Empty for records and lists of them.
    package let example: String
  }

  /// In the order in which they were added, each with the records that it holds behind it.
  package private(set) var records: [Record] = []
  private var seen: Set<ObjectIdentifier> = []

  package init() {}

  /// Adds `type` and every record that can be reached from it, once.
  package mutating func add<R: TemplateRecord>(_ type: R.Type) {
    var waiting = [ShapeReference(type)]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(next.id).inserted else { continue }
      let shape = next.load()
      records.append(
        Record(name: shape.name, doc: shape.doc, fields: shape.fields.map(Self.describe)))
      waiting += shape.fields.compactMap(\.child)
    }
  }

  /// A Markdown section for each record with a table of its fields.
  package var markdown: String {
    records.map { record in
      let rows = record.fields.map {
        let example = $0.example.isEmpty ? "" : "`\(Self.cell($0.example))`"
        return "| `\($0.name)` | \($0.type) | \(Self.cell($0.doc)) | \(example) |\n"
      }
      return "## \(record.name)\n\n\(record.doc).\n\n"
        + "| field | type | what it is | example |\n|---|---|---|---|\n" + rows.joined()
    }.joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func describe(_ field: FieldContents) -> Field {
    let type = field.kind.typeName(child: field.child?.load().name ?? "")
    return Field(
      name: field.name, type: type + (field.isOptional ? "?" : ""), doc: field.doc,
      example: field.example)
  }
}

extension FieldKind {
  fileprivate func typeName(child: String) -> String {
    switch self {
    case .text: "text"
    case .url: "address"
    case .html: "HTML"
    case .template(let choices): "template: " + choices.joined(separator: ", ")
    case .flag: "flag"
    case .integer: "number"
    case .record: child
    case .list: "list of \(child)"
    case .texts: "list of texts"
    case .anything: "anything"
    }
  }
}
