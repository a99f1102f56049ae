/// One declared field of a view model: its name in templates, its documentation, and how to get it.
///
/// `get` runs only for the tags that use the field, on any thread, so it must be cheap and always
/// give the same value. A closure that captures nothing costs no reference counting.
package struct Field<Root: Sendable>: Sendable {
  let contents: FieldContents

  private init(
    _ name: String, _ doc: String, _ kind: FieldKind, example: String, isOptional: Bool = false,
    child: ShapeReference? = nil, _ access: FieldAccess
  ) {
    contents = FieldContents(
      name: name, doc: doc, kind: kind, example: example, isOptional: isOptional, child: child,
      access: access)
  }

  // MARK: Texts

  package static func text(
    _ name: String, _ doc: String, example: String, _ get: @escaping @Sendable (Root) -> String
  ) -> Field {
    Field(name, doc, .text, example: example, TextAccess<Root>(get))
  }

  /// nil and the empty text are absent: they put out nothing and make a section false.
  package static func optionalText(
    _ name: String, _ doc: String, example: String, _ get: @escaping @Sendable (Root) -> String?
  ) -> Field {
    Field(name, doc, .text, example: example, isOptional: true, OptionalTextAccess<Root>(get))
  }

  /// An address. Only such a field may say where a page loads code from, and with
  /// `allowsDataImage` it may hold a `data:image/…` address for a picture.
  package static func url(
    _ name: String, _ doc: String, example: String, allowsDataImage: Bool = false,
    _ get: @escaping @Sendable (Root) -> String
  ) -> Field {
    Field(
      name, doc, .url(allowsDataImage: allowsDataImage), example: example, TextAccess<Root>(get))
  }

  /// nil and the empty text are absent.
  package static func optionalURL(
    _ name: String, _ doc: String, example: String, allowsDataImage: Bool = false,
    _ get: @escaping @Sendable (Root) -> String?
  ) -> Field {
    Field(
      name, doc, .url(allowsDataImage: allowsDataImage), example: example, isOptional: true,
      OptionalTextAccess<Root>(get))
  }

  package static func html(
    _ name: String, _ doc: String, example: String, _ get: @escaping @Sendable (Root) -> SafeHTML
  ) -> Field {
    Field(name, doc, .html, example: example, HTMLAccess<Root>(get))
  }

  /// nil and empty HTML are absent.
  package static func optionalHTML(
    _ name: String, _ doc: String, example: String, _ get: @escaping @Sendable (Root) -> SafeHTML?
  ) -> Field {
    Field(name, doc, .html, example: example, isOptional: true, OptionalHTMLAccess<Root>(get))
  }

  /// The name of a template, for `{{>*name}}`. `choices`: all names it can have; each must exist and
  /// is compiled wherever the tag stands. Another name at render time puts out nothing.
  package static func template(
    _ name: String, _ doc: String, choices: [String],
    _ get: @escaping @Sendable (Root) -> String
  ) -> Field {
    Field(
      name, doc, .template(choices: choices), example: choices.first ?? "", TextAccess<Root>(get))
  }

  // MARK: Facts

  /// For sections only.
  package static func flag(
    _ name: String, _ doc: String, example: Bool = true, _ get: @escaping @Sendable (Root) -> Bool
  ) -> Field {
    Field(name, doc, .flag, example: example ? "true" : "false", FlagAccess<Root>(get))
  }

  /// Decimal digits without grouping. Not for sections: Mustache holds 0 for true, which would
  /// surprise; declare a flag.
  package static func integer(
    _ name: String, _ doc: String, example: Int, _ get: @escaping @Sendable (Root) -> Int
  ) -> Field {
    Field(name, doc, .integer, example: String(example), IntegerAccess<Root>(get))
  }

  // MARK: Records

  package static func record<R: TemplateRecord>(
    _ name: String, _ doc: String, _ get: @escaping @Sendable (Root) -> R
  ) -> Field {
    Field(
      name, doc, .record, example: "", child: ShapeReference(R.self), ChildAccess<Root, R>(get))
  }

  package static func optionalRecord<R: TemplateRecord>(
    _ name: String, _ doc: String, _ get: @escaping @Sendable (Root) -> R?
  ) -> Field {
    Field(
      name, doc, .record, example: "", isOptional: true, child: ShapeReference(R.self),
      OptionalChildAccess<Root, R>(get))
  }

  package static func list<R: TemplateRecord>(
    _ name: String, _ doc: String, _ get: @escaping @Sendable (Root) -> [R]
  ) -> Field {
    Field(name, doc, .list, example: "", child: ShapeReference(R.self), ListAccess<Root, R>(get))
  }

  /// A list whose items other pages show too: where a template shows nothing but such an item and
  /// what all pages have in common (`common`), its rendering is kept for them.
  package static func sharedList<R: SharedRecord>(
    _ name: String, _ doc: String, _ get: @escaping @Sendable (Root) -> [R]
  ) -> Field {
    Field(
      name, doc, .list, example: "", child: ShapeReference(R.self), SharedListAccess<Root, R>(get))
  }

  /// The field, declared to have the same value on every page of a site.
  package var common: Field {
    contents.access.isCommon = true
    return self
  }

  /// A list of texts; in its section `{{.}}` is the text.
  package static func texts(
    _ name: String, _ doc: String, example: [String],
    _ get: @escaping @Sendable (Root) -> [String]
  ) -> Field {
    Field(
      name, doc, .texts, example: example.joined(separator: ", "), ListAccess<Root, String>(get))
  }
}
