/// What a template and all it includes make use of: for rebuilding what a change touches, and for
/// finding templates and fields that nothing needs.
package struct TemplateUsage: Sendable, Hashable {
  package struct FieldName: Sendable, Hashable {
    /// The name of the record's shape.
    package let record: String
    package let field: String

    package init(record: String, field: String) {
      self.record = record
      self.field = field
    }
  }

  /// Names of templates, its own too.
  package internal(set) var templates: Set<String> = []
  package internal(set) var fields: Set<FieldName> = []
}
