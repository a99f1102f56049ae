import MomentsModel

/// A repository as a code host's search answers it.
struct RepositoryDraft: Sendable {
  var name: String?
  var fullName: String?
  var url: String?
  var description: String?
  var language: String?
  var starCount = 0
  var forkCount = 0
  var topics: [String] = []
  var updated: MomentDate?
  var isPrivate = false
}

/// The entries of `items` in `repositories.json`; GitHub has many more fields, which don't matter.
enum RepositoryFields {
  static let table = FieldTable("a repository", unknownKeys: .ignored, names + numbers)

  private static let names: [FieldRule<RepositoryDraft>] = [
    FieldRule("name", .text, required: true, "Its name.", example: "lake") { value, draft, reader in
      draft.name = reader.text(value)
    },
    FieldRule("full_name", .text, "With its owner.", example: "ada/lake") { value, draft, reader in
      draft.fullName = reader.text(value)
    },
    FieldRule(
      "html_url", .webAddress, required: true, "Its page.", example: "https://example.org/ada/lake"
    ) { value, draft, reader in
      draft.url = reader.webAddress(value)
    },
    FieldRule("description", .text, "One sentence.", example: "Fog forecasts") {
      value, draft, reader in
      draft.description = reader.text(value)
    },
    FieldRule("language", .text, "Its programming language.", example: "Swift") {
      value, draft, reader in
      draft.language = reader.text(value)
    },
    FieldRule("topics", .list(.text), "Its topics.", example: "[fog]") { value, draft, reader in
      draft.topics = reader.texts(value)
    },
  ]

  private static let numbers: [FieldRule<RepositoryDraft>] = [
    FieldRule("stargazers_count", .wholeNumber(0...Int.max), "Stars.", example: "3") {
      value, draft, reader in
      draft.starCount = reader.wholeNumber(value, in: 0...Int(Int32.max)) ?? 0
    },
    FieldRule("forks_count", .wholeNumber(0...Int.max), "Forks.", example: "1") {
      value, draft, reader in
      draft.forkCount = reader.wholeNumber(value, in: 0...Int(Int32.max)) ?? 0
    },
    FieldRule("updated_at", .date, "Last change.", example: "2026-05-01T10:00:00Z") {
      value, draft, reader in
      draft.updated = reader.date(value)
    },
    FieldRule("private", .flag, "Private ones are left out.", example: "false") {
      value, draft, reader in
      draft.isPrivate = reader.flag(value) ?? false
    },
  ]
}

extension Repository {
  /// nil where it isn't to be shown or lacks something, which was said.
  init?(_ draft: RepositoryDraft) {
    guard !draft.isPrivate, let name = draft.name, let url = draft.url else { return nil }
    self.init(
      name: name, fullName: draft.fullName, url: url, description: draft.description,
      language: draft.language, starCount: draft.starCount, forkCount: draft.forkCount,
      topics: draft.topics, updated: draft.updated)
  }
}
