import Diagnostics
import MomentsModel

/// The owner as a profile file or an app payload says it.
struct ProfileDraft: Sendable {
  var person = PersonDraft()
  var backgroundImage: MediaSource?
  var biography: MomentText?
  var links: [String] = []
  var goals: [Goal] = []

  init() {}

  /// `userDetails` of an app payload.
  init(payload range: Range<Int>, _ reader: inout FieldReader) throws(SyntaxFault) {
    let value = try JSONText.value(of: reader.file, in: range)
    (reader.field, reader.kind) = ("userDetails", .fields("the profile"))
    ProfileFields.payloadTable.read(value, into: &self, &reader)
  }
}

/// `profile.md` and `profile.json`.
enum ProfileFields {
  static let table = FieldTable("the profile", rules)
  static let payloadTable = FieldTable("the profile", unknownKeys: .ignored, payloadRules)

  private static let id = FieldRule<ProfileDraft>(
    "id", .text, "The name by which moments refer to the owner.", example: "ada"
  ) { value, profile, reader in
    profile.person.id = reader.identifier(value)
  }

  private static func name(required: Bool) -> FieldRule<ProfileDraft> {
    FieldRule("name", .text, required: required, "As it is shown.", example: "Ada Park") {
      value, profile, reader in
      profile.person.name = reader.text(value) ?? ""
    }
  }

  private static let rules: [FieldRule<ProfileDraft>] = [
    id, name(required: true),
    FieldRule("avatar", .media, "A square picture.", example: "https://example.org/ada.jpg") {
      value, profile, reader in
      profile.person.avatar = reader.media(value)
    },
    FieldRule(
      "backgroundImage", .media, "The wide picture behind the name.",
      example: "https://example.org/cover.jpg"
    ) { value, profile, reader in
      profile.backgroundImage = reader.media(value)
    },
    FieldRule("cover", .media, "The same as backgroundImage.", example: "https://example.org/c.jpg")
    { value, profile, reader in
      profile.backgroundImage = reader.media(value) ?? profile.backgroundImage
    },
    FieldRule("url", .webAddress, "A page elsewhere.", example: "https://example.org/ada") {
      value, profile, reader in
      profile.person.url = reader.webAddress(value)
    },
    FieldRule(
      "links", .list(.webAddress), "Your other pages, which name this site in turn (rel=me).",
      example: "[https://social.example/@ada]"
    ) { value, profile, reader in
      profile.links = reader.strictList(value).compactMap { reader.webAddress($0) }
    },
    FieldRule("bio", .markdown, "The biography, where the file has no body.", example: "Walks") {
      value, profile, reader in
      guard let text = reader.text(value) else { return }
      guard let rendering = reader.markdown(text, at: value.span) else { return }
      reader.refusePictures(in: rendering)
      profile.biography = rendering.visibleText
    },
    GoalFields.list,
  ]

  private static let payloadRules: [FieldRule<ProfileDraft>] = [
    id, name(required: false),
    FieldRule("avatar", .media, "A square picture.", example: "https://example.org/ada.jpg") {
      value, profile, reader in
      profile.person.avatar = reader.payloadMedia(value)
    },
    FieldRule(
      "backgroundImage", .media, "The wide picture behind the name.",
      example: "https://example.org/cover.jpg"
    ) { value, profile, reader in
      profile.backgroundImage = reader.payloadMedia(value)
    },
  ]
}
