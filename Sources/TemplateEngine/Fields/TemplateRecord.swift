/// A view model that templates can show.
package protocol TemplateRecord: Sendable {
  /// The same fields at every call; make it a `static let`.
  static var shape: RecordShape<Self> { get }
}

/// The declared fields of a view model: the one declaration for lookup, checks and documentation.
///
/// A field that holds other records names their type and doesn't ask for its shape until a template
/// is compiled, so comments can hold comments.
package struct RecordShape<Root: Sendable>: Sendable {
  let contents: ShapeContents

  /// `name`: what messages and documentation call the record, such as `moment-card`.
  /// `doc`: one sentence for theme authors. Field names are unique; a later twin is out of reach.
  /// `isCommon`: whether all fields are.
  package init(
    _ name: String, _ doc: String, isCommon: Bool = false, _ fields: [Field<Root>]
  ) {
    let fields = isCommon ? fields.map(\.common) : fields
    contents = ShapeContents(name: name, doc: doc, fields: fields.map(\.contents))
  }
}

/// A shape without its type, as the compiler sees it.
final class ShapeContents: Sendable {
  let name: String
  let doc: String
  let fields: [FieldContents]
  private let indexes: [String: Int]

  init(name: String, doc: String, fields: [FieldContents]) {
    self.name = name
    self.doc = doc
    self.fields = fields
    indexes = Dictionary(
      fields.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { a, _ in a })
  }

  subscript(name: String) -> FieldContents? { indexes[name].map { fields[$0] } }
}

/// A shape to be asked for when it is needed.
struct ShapeReference: Sendable {
  let id: ObjectIdentifier
  let load: @Sendable () -> ShapeContents

  init<R: TemplateRecord>(_ type: R.Type) {
    id = ObjectIdentifier(type)
    load = { R.shape.contents }
  }
}
