/// A field without the type of its record, as the compiler sees it.
struct FieldContents: Sendable {
  let name: String
  let doc: String
  let kind: FieldKind
  let example: String
  /// Whether it can be absent, so that a section over it asks something.
  let isOptional: Bool
  /// For a record or a list of records.
  let child: ShapeReference?
  let access: FieldAccess
}

enum FieldKind: Sendable, Hashable {
  case text
  case url(allowsDataImage: Bool)
  case html
  case template(choices: [String])
  case flag
  case integer
  case record
  case list
  case texts
  /// Whatever the public suite's data holds.
  case anything

  /// For messages: "is …".
  var description: String {
    switch self {
    case .text: "a text"
    case .url: "an address"
    case .html: "HTML"
    case .template: "the name of a template"
    case .flag: "a flag"
    case .integer: "a number"
    case .record: "a record"
    case .list: "a list of records"
    case .texts: "a list of texts"
    case .anything: "a value"
    }
  }
}
