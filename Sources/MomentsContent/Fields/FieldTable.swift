import Diagnostics

/// One field of a file: its name, what it holds, and how it is read. The loader, the "did you
/// mean", the reference page and the schema all come from this declaration.
struct FieldRule<Draft>: Sendable {
  let name: String
  let kind: FieldKind
  let isRequired: Bool
  /// One sentence or two for the reference page.
  let doc: String
  /// In words; nil where the field is simply absent.
  let defaultText: String?
  /// A YAML value.
  let example: String
  let read: @Sendable (SourceValue, inout Draft, inout FieldReader) -> Void

  init(
    _ name: String, _ kind: FieldKind, required: Bool = false, _ doc: String,
    default defaultText: String? = nil, example: String,
    read: @escaping @Sendable (SourceValue, inout Draft, inout FieldReader) -> Void
  ) {
    self.name = name
    self.kind = kind
    isRequired = required
    self.doc = doc
    self.defaultText = defaultText
    self.example = example
    self.read = read
  }
}

/// The fields of one kind of map.
struct FieldTable<Draft>: Sendable {
  enum UnknownKeys { case error, ignored }

  /// As `FieldKind.fields` refers to it.
  let name: String
  let rules: [FieldRule<Draft>]
  let unknownKeys: UnknownKeys
  private let indexes: [String: Int]

  init(_ name: String, unknownKeys: UnknownKeys = .error, _ rules: [FieldRule<Draft>]) {
    self.name = name
    self.rules = rules
    self.unknownKeys = unknownKeys
    indexes = Dictionary(
      rules.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { a, _ in a })
  }

  /// Reads a map's fields into `draft`; says what is unknown, missing or of the wrong type.
  func read(_ value: SourceValue, into draft: inout Draft, _ reader: inout FieldReader) {
    guard case .map(let members) = value.content else {
      if !value.isNull || rules.contains(where: \.isRequired) { reader.refuse(value) }
      return
    }
    let outer = (reader.field, reader.kind)
    var found: UInt64 = 0
    for member in members {
      guard let index = indexes[member.key] else {
        if unknownKeys == .error { reportUnknown(member, &reader) }
        continue
      }
      if !member.value.isNull { found |= 1 << UInt64(index & 63) }
      (reader.field, reader.kind) = (rules[index].name, rules[index].kind)
      rules[index].read(member.value, &draft, &reader)
    }
    (reader.field, reader.kind) = outer
    reportMissing(value, found, &reader)
  }

  private func reportMissing(_ value: SourceValue, _ found: UInt64, _ reader: inout FieldReader) {
    for (index, rule) in rules.enumerated() where rule.isRequired {
      guard found & 1 << UInt64(index & 63) == 0 else { continue }
      reader.error(
        .keyMissing, at: SourceSpan(Int(value.span.offset), length: 1),
        "'\(rule.name)' is missing", hint: "add \(rule.name): \(rule.example)")
    }
  }

  private func reportUnknown(_ member: SourceMember, _ reader: inout FieldReader) {
    let near = NearMiss.names(for: member.key, among: rules.map(\.name))
    reader.error(
      .keyUnknown, at: member.keySpan,
      "'\(member.key.shortened(to: 60))' is not a field of \(name)",
      hint: near.first.map { "did you mean '\($0)'?" }
        ?? "the fields are \(rules.map(\.name).joined(separator: ", "))")
  }
}
