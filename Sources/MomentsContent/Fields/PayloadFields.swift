import Diagnostics
import MomentsModel

/// A moment of the app's payload.
///
/// Its titles are plain text, its dates seconds in a string, and its people come without ids that
/// could be trusted: two authors may share one.
enum PayloadFields {
  static let table = FieldTable(
    "a moment of the app", unknownKeys: .ignored, naming + content + people)

  /// Whether a moment is the app's and not one of ours.
  static func describes(_ value: SourceValue) -> Bool {
    value["createdDate"] != nil || value["userDetails"] != nil
  }

  private static let naming: [FieldRule<MomentDraft>] = [
    FieldRule("id", .text, required: true, "Stable name.", example: "\"0\"") {
      value, moment, reader in
      moment.id = Located(reader.identifier(value), value.span)
    },
    FieldRule(
      "createdDate", .date, required: true, "Unix seconds, as a string.", example: "\"1605521360\""
    ) { value, moment, reader in
      moment.date = Located(reader.date(value), value.span)
    },
    FieldRule("type", .choice(["URL", "PHOTOS"]), "Not used.", example: "PHOTOS") {
      value, _, reader in
      let _: PayloadType? = reader.choice(value)
    },
  ]

  private static let content: [FieldRule<MomentDraft>] = [
    FieldRule("title", .text, "Plain text.", example: "A foggy morning") {
      value, moment, reader in
      moment.title = reader.text(value)
    },
    FieldRule(
      "url", .webAddress, "What a moment of type URL points to; shown as a link.",
      example: "https://example.org/"
    ) { value, moment, reader in
      guard let url = reader.webAddress(value) else { return }
      moment.details.link = LinkCard(url: url)
    },
    FieldRule("photos", .list(.media), "Addresses.", example: "[\"https://example.org/a.jpg\"]") {
      value, moment, reader in
      for value in reader.strictList(value) {
        if let source = reader.payloadMedia(value) { moment.photos.append(Photo(source: source)) }
      }
    },
  ]

  private static let people: [FieldRule<MomentDraft>] = [
    FieldRule(
      "userDetails", .fields("a person"), required: true, "The author.",
      example: "{name: Ada, avatar: \"https://example.org/ada.jpg\"}"
    ) { value, moment, reader in
      moment.author = reader.payloadPerson(value)
    },
    FieldRule("isLiked", .flag, "By the owner.", default: "false", example: "true") {
      value, moment, reader in
      moment.isLiked = Located(reader.flag(value), value.span)
    },
    FieldRule(
      "likes", .list(.fields("a person")), "Who liked it.",
      example: "[{id: \"1\", avatar: \"https://example.org/ben.jpg\"}]"
    ) { value, moment, reader in
      guard !value.isNull else { return }
      moment.likes = reader.strictList(value).compactMap { reader.payloadPerson($0) }
    },
  ]
}

private enum PayloadType: String, CaseIterable {
  case url = "URL"
  case photos = "PHOTOS"
}

extension FieldReader {
  mutating func payloadPerson(_ value: SourceValue) -> PersonMention? {
    guard case .map = value.content else {
      refuse(value)
      return nil
    }
    var person = PersonDraft()
    PersonFields.payloadTable.read(value, into: &person, &self)
    return .described(person, value.span)
  }
}
