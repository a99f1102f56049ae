import Diagnostics
import MomentsModel

/// A moment, in front matter and in JSON.
enum MomentFields {
  static let table = FieldTable(
    "a moment", naming + content + media + people + standing + details + threads)

  private static let naming: [FieldRule<MomentDraft>] = [
    FieldRule(
      "id", .text, "Stable name and last part of the address, `/m/<id>/`.",
      default: "the name of the file or bundle", example: "2026-05-01-lake"
    ) { value, moment, reader in
      moment.id = Located(reader.identifier(value), value.span)
    },
    FieldRule(
      "date", .date, "When it happened. A date without a time is that day in every time zone.",
      default: "the date that the file's name begins with", example: "2026-05-01T18:30:00+02:00"
    ) { value, moment, reader in
      moment.date = Located(reader.date(value), value.span)
    },
    FieldRule("updated", .date, "When the text last changed.", example: "2026-05-02") {
      value, moment, reader in
      moment.updated = reader.date(value)
    },
  ]

  private static let content: [FieldRule<MomentDraft>] = [
    FieldRule("title", .text, "Plain text.", example: "Morning at the lake") {
      value, moment, reader in
      moment.title = reader.text(value)
    },
    FieldRule(
      "text", .text, "The text as it is: line breaks, '#' and '*' stay as written.",
      example: "1986. What a year"
    ) { value, moment, reader in
      guard let text = reader.text(value), reader.isOnlyBody(of: moment, value) else { return }
      let plain = PlainText(text)
      moment.body = plain.text
      moment.bodySpan = value.span
      moment.tags += plain.tags
    },
    FieldRule(
      "markdown", .markdown, "The text in GitHub's Markdown, where the file has no body.",
      example: "A *foggy* morning"
    ) { value, moment, reader in
      guard let text = reader.text(value), reader.isOnlyBody(of: moment, value) else { return }
      guard let rendering = reader.markdown(text, at: value.span) else { return }
      moment.body = rendering.visibleText
      moment.photos += reader.photos(in: rendering)
      moment.bodySpan = value.span
    },
    FieldRule(
      "tags", .either([.text, .list(.text)]), "Without '#'. '#tag' in a plain text counts too.",
      example: "[lake, morning]"
    ) { value, moment, reader in
      moment.tags += reader.texts(value).map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    },
  ]

  private static let standing: [FieldRule<MomentDraft>] = [
    FieldRule("draft", .flag, "Not published.", default: "false", example: "false") {
      value, moment, reader in
      moment.isDraft = reader.flag(value) ?? moment.isDraft
    },
    FieldRule(
      "visibility", .choice(Moment.Visibility.allCases.map(\.rawValue)),
      "unlisted: only its own page exists; followers and private: not published.",
      default: "public", example: "public"
    ) { value, moment, reader in
      moment.visibility = reader.choice(value) ?? .public
    },
    FieldRule(
      "pinned", .flag, "At the top of the first page.", default: "false", example: "true"
    ) { value, moment, reader in
      moment.isPinned = reader.flag(value) ?? false
    },
    FieldRule("lang", .language, "Language of this moment.", default: "the site's", example: "en") {
      value, moment, reader in
      moment.language = reader.language(value)
    },
    FieldRule(
      "dir", .choice(TextDirection.allCases.map(\.rawValue)), "Direction of its text.",
      default: "as the text itself says", example: "auto"
    ) { value, moment, reader in
      moment.details.direction = reader.choice(value)
    },
    FieldRule(
      "slug", .text, "A nicer last part of the address than the id.", default: "the id",
      example: "foggy-morning"
    ) { value, moment, reader in
      moment.details.slug = reader.pathPart(value)
    },
    FieldRule(
      "aliases", .list(.text), "Old paths that lead here.", example: "[/2019/old-address/]"
    ) { value, moment, reader in
      moment.details.aliases = reader.paths(value)
    },
  ]
}

extension FieldReader {
  /// Whether no other field has given the text yet.
  fileprivate mutating func isOnlyBody(of moment: MomentDraft, _ value: SourceValue) -> Bool {
    guard moment.body != nil else { return true }
    error(
      .keyDuplicate, at: value.span, "the moment has two texts",
      hint: "keep one of 'text', 'markdown' and the file's body")
    return false
  }
}
