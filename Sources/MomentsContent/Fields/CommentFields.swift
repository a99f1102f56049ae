import MomentsModel

/// A comment before people are looked up.
struct CommentDraft: Sendable {
  var author: PersonMention?
  var date: MomentDate?
  var text: MomentText?
  var replyTo: PersonMention?
}

/// `{author, date, text, replyTo}`.
enum CommentFields {
  static let table = FieldTable<CommentDraft>(
    "a comment",
    [
      FieldRule(
        "author", .either([.text, .fields("a person")]), required: true, "An id, a name or fields.",
        example: "Ben"
      ) { value, comment, reader in
        comment.author = value.isNull ? nil : reader.person(value)
      },
      FieldRule("date", .date, "When it was said.", example: "2026-05-02") {
        value, comment, reader in
        comment.date = reader.date(value)
      },
      FieldRule("text", .text, required: true, "Plain text.", example: "Lovely") {
        value, comment, reader in
        comment.text = reader.text(value).map { PlainText($0).text }
      },
      FieldRule(
        "replyTo", .either([.text, .fields("a person")]), "The person whom it answers.",
        example: "ada"
      ) { value, comment, reader in
        comment.replyTo = value.isNull ? nil : reader.person(value)
      },
    ])
}

extension FieldReader {
  /// nil where it lacks something, which was said.
  mutating func comment(_ value: SourceValue) -> CommentDraft? {
    let outerKind = kind
    kind = .fields(CommentFields.table.name)
    defer { kind = outerKind }
    var comment = CommentDraft()
    CommentFields.table.read(value, into: &comment, &self)
    return comment.author == nil || comment.text == nil ? nil : comment
  }
}
