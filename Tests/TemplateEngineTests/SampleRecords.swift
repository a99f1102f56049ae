import TemplateEngine

/// A page with every kind of field, for templates in tests.
struct SamplePage: TemplateRecord {
  var title = "Lakes"
  var subtitle: String?
  var address = "https://example.com/a"
  var picture: String? = "photos/a.jpg"
  var body = SafeHTML(trusted: "<p>Hi</p>")
  var warning: SafeHTML?
  var isPublic = true
  var count = 3
  var kind = "note"
  var author = SamplePerson()
  var editor: SamplePerson?
  var tags: [String] = []
  var comments: [SampleComment] = []

  static let shape = RecordShape<SamplePage>(
    "sample-page", "A page",
    [
      .text("title", "The title", example: "Lakes") { $0.title },
      .optionalText("subtitle", "Below the title", example: "and rivers") { $0.subtitle },
      .url("address", "Where it is", example: "https://example.com/a") { $0.address },
      .optionalURL("picture", "A picture", example: "a.jpg", allowsDataImage: true) { $0.picture },
      .html("body", "What it says", example: "<p>Hi</p>") { $0.body },
      .optionalHTML("warning", "A warning", example: "<p>Careful</p>") { $0.warning },
      .flag("isPublic", "Whether anyone may see it") { $0.isPublic },
      .integer("count", "How many", example: 3) { $0.count },
      .template("kind", "The template of its kind", choices: ["note", "photo"]) { $0.kind },
      .record("author", "Who wrote it") { $0.author },
      .optionalRecord("editor", "Who edited it") { $0.editor },
      .texts("tags", "Its tags", example: ["lake"]) { $0.tags },
      .list("comments", "What others say") { $0.comments },
    ])
}

struct SamplePerson: TemplateRecord {
  var name = "Ann"
  var nickname: String?

  static let shape = RecordShape<SamplePerson>(
    "sample-person", "A person",
    [
      .text("name", "The full name", example: "Ann") { $0.name },
      .optionalText("nickname", "A short name", example: "A") { $0.nickname },
    ])
}

/// Holds comments of its own kind.
struct SampleComment: TemplateRecord {
  var text = "Nice"
  var author = SamplePerson()
  var replies: [SampleComment] = []

  static let shape = RecordShape<SampleComment>(
    "sample-comment", "A comment",
    [
      .text("text", "What it says", example: "Nice") { $0.text },
      .record("author", "Who wrote it") { $0.author },
      .list("replies", "Answers") { $0.replies },
    ])
}
