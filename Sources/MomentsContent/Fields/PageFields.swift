import MomentsModel

/// A page as its file says it.
struct PageDraft: Sendable {
  var title: String?
  var description: String?
  var language: String?
  var updated: MomentDate?
  var aliases: [String] = []
  var isDraft = false
}

/// The front matter of `pages/*.md`.
enum PageFields {
  static let table = FieldTable<PageDraft>(
    "a page",
    [
      FieldRule(
        "title", .text, "Its heading.", default: "the file's name", example: "About"
      ) { value, page, reader in
        page.title = reader.text(value)
      },
      FieldRule("description", .text, "One sentence about it.", example: "Who writes here") {
        value, page, reader in
        page.description = reader.text(value)
      },
      FieldRule("lang", .language, "Its language.", default: "the site's", example: "en") {
        value, page, reader in
        page.language = reader.language(value)
      },
      FieldRule("updated", .date, "When it last changed.", example: "2026-05-02") {
        value, page, reader in
        page.updated = reader.date(value)
      },
      FieldRule(
        "aliases", .list(.text), "Old paths that lead here.", example: "[/about.html]"
      ) { value, page, reader in
        page.aliases = reader.paths(value)
      },
      FieldRule("draft", .flag, "Not published.", default: "false", example: "false") {
        value, page, reader in
        page.isDraft = reader.flag(value) ?? false
      },
    ])
}
