/// One field, for the reference page and the schema.
package struct FieldDescription: Sendable {
  package var name: String
  package var kind: FieldKind
  package var isRequired: Bool
  /// One sentence or two.
  package var doc: String
  /// In words; nil where the field is simply absent.
  package var defaultText: String?
  /// A YAML value.
  package var example: String
}

/// The fields of one kind of map, in their order.
package struct FieldTableDescription: Sendable {
  /// As `FieldKind.fields` refers to it.
  package var name: String
  package var fields: [FieldDescription]
  /// Whether fields that aren't listed are passed over.
  package var allowsOtherFields: Bool
}

/// Every field that content may have, as the loader reads it.
package enum ContentReference {
  package static let settings = SettingsFields.table.description
  package static let profile = ProfileFields.table.description
  package static let person = PersonFields.table.description
  package static let moment = MomentFields.table.description
  package static let page = PageFields.table.description

  /// The files' own tables first, then those that they refer to.
  package static let tables = [
    settings, profile, person, moment, page, ThemeFields.table.description,
    PhotoSettingsFields.table.description, FeedFields.table.description,
    FediverseFields.table.description, SecurityFields.table.description,
    MenuFields.table.description, GoalFields.table.description, PhotoFields.table.description,
    VideoFields.table.description, LinkFields.table.description, PlaceFields.table.description,
    CommentFields.table.description,
    SourceFields.table.description, ComponentFields.table.description,
    PayloadFields.table.description, RepositoryFields.table.description,
  ]
}

extension FieldTable {
  var description: FieldTableDescription {
    FieldTableDescription(
      name: name,
      fields: rules.map {
        FieldDescription(
          name: $0.name, kind: $0.kind, isRequired: $0.isRequired, doc: $0.doc,
          defaultText: $0.defaultText, example: $0.example)
      }, allowsOtherFields: unknownKeys == .ignored)
  }
}
