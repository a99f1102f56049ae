import Diagnostics
import MomentsModel

/// `{id, name, avatar, url}` in people files, authors and likes.
enum PersonFields {
  static let table = FieldTable("a person", rules)
  /// The app's authors and likers, which may carry more than is shown.
  static let payloadTable = FieldTable("a person", unknownKeys: .ignored, payloadRules)

  private static let id = FieldRule<PersonDraft>(
    "id", .text, "The name by which moments refer to this person.", example: "ada"
  ) { value, person, reader in
    person.id = reader.identifier(value)
  }

  private static let name = FieldRule<PersonDraft>(
    "name", .text, "As it is shown.", example: "Ada Park"
  ) { value, person, reader in
    person.name = reader.text(value) ?? ""
  }

  private static let rules = [
    id, name,
    FieldRule<PersonDraft>(
      "avatar", .media, "A square picture.", example: "https://example.org/ada.jpg"
    ) { value, person, reader in
      person.avatar = reader.media(value)
    },
    FieldRule<PersonDraft>(
      "url", .webAddress, "Where their own page is.", example: "https://example.org/ada"
    ) { value, person, reader in
      person.url = reader.webAddress(value)
    },
  ]

  private static let payloadRules = [
    id, name,
    FieldRule<PersonDraft>(
      "avatar", .media, "A square picture.", example: "https://example.org/ada.jpg"
    ) { value, person, reader in
      person.avatar = reader.payloadMedia(value)
    },
  ]
}

extension FieldReader {
  /// An id, a name or a map.
  mutating func person(_ value: SourceValue) -> PersonMention? {
    guard case .map = value.content else {
      return identifier(value).map { .named($0, value.span) }
    }
    var person = PersonDraft()
    PersonFields.table.read(value, into: &person, &self)
    guard person.id != nil || !person.name.isEmpty else {
      error(
        .keyMissing, at: SourceSpan(Int(value.span.offset), length: 1),
        "'\(field)' names nobody", hint: "add id: ada, or name: Ada Park")
      return nil
    }
    return .described(person, value.span)
  }

  mutating func people(_ value: SourceValue) -> [PersonMention] {
    var people: [PersonMention] = []
    for value in list(value) {
      if let person = person(value) { people.append(person) }
    }
    return people
  }
}
