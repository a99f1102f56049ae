import Diagnostics
import MomentsModel

/// A moment, in front matter and in JSON.
enum MomentFields {
  static let table = FieldTable("a moment", naming + content + people + standing)

  private static let naming: [FieldRule<MomentDraft>] = [
    FieldRule(
      "id", .text, "Stable name and last part of the address, /m/<id>/.",
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
      moment.body = reader.markdown(text, at: value.span)
      moment.bodySpan = value.span
    },
    FieldRule(
      "photos", .list(.either([.media, .fields("a photo")])), "One to nine are shown as a grid.",
      example: "[{src: \"https://example.org/lake.jpg\", alt: A lake in fog}]"
    ) { value, moment, reader in
      moment.photos = reader.photos(value)
    },
    FieldRule(
      "tags", .either([.list(.text), .text]), "Without '#'. '#tag' in a plain text counts too.",
      example: "[lake, morning]"
    ) { value, moment, reader in
      moment.tags += reader.texts(value).map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    },
  ]

  private static let people: [FieldRule<MomentDraft>] = [
    FieldRule(
      "author", .either([.text, .fields("a person")]), "A person's id, or their fields.",
      default: "the owner", example: "ada"
    ) { value, moment, reader in
      moment.author = value.isNull ? nil : reader.person(value)
    },
    FieldRule(
      "likes", .list(.either([.text, .fields("a person")])),
      "Who liked it: ids, names, or their fields.", example: "[ada, Ben]"
    ) { value, moment, reader in
      moment.likes = value.isNull ? nil : reader.people(value)
    },
    FieldRule(
      "likeCount", .wholeNumber(0...Int.max), "Where more liked it than are listed.",
      default: "the number of likes", example: "12"
    ) { value, moment, reader in
      moment.likeCount = Located(reader.wholeNumber(value, in: 0...Int(Int32.max)), value.span)
    },
    FieldRule("isLiked", .flag, "Whether the owner liked it.", default: "false", example: "true") {
      value, moment, reader in
      moment.isLiked = Located(reader.flag(value), value.span)
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
    FieldRule("replyTo", .text, "The moment or address that it answers.", example: "2026-04-30") {
      value, moment, reader in
      moment.replyTo = reader.identifier(value)
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

  mutating func markdown(_ text: String, at span: SourceSpan) -> MomentText? {
    let rendering = MarkdownText.render(ArraySlice(text.utf8))
    for finding in rendering.findings { report(finding, at: span) }
    return rendering.text
  }

  mutating func report(_ finding: MarkdownText.Finding, at span: SourceSpan) {
    let snippet = finding.snippet.shortened(to: 60)
    switch finding.kind {
    case .html:
      warn(
        .htmlInMarkdown, at: span, "HTML in Markdown is shown as text: \(snippet)",
        hint: "write it in Markdown, or put it in `backticks` where it is meant as text")
    case .unsafeLink:
      warn(.urlUnsafe, at: span, "'\(snippet)' is not a link that can be followed; its text stays")
    }
  }
}
