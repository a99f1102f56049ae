import TemplateEngine

/// A page as a timeline has them: a frame, and one card with seven likes and three tags.
struct BenchPage: TemplateRecord {
  let title: String
  let description: String
  let address: String
  let language: String
  let card: BenchCard

  static let shape = RecordShape<BenchPage>(
    "bench-page", "A page with one moment",
    [
      .text("title", "The page's title", example: "A lake") { $0.title },
      .text("description", "One sentence", example: "Swimming") { $0.description },
      .url("address", "Where the page is", example: "https://example.com/1") { $0.address },
      .text("language", "Its language", example: "en") { $0.language },
      .record("card", "The moment") { $0.card },
    ])
}

struct BenchCard: TemplateRecord {
  let id: String
  let author: String
  let avatar: String
  let date: String
  let body: SafeHTML
  let place: String?
  let likes: [BenchPerson]
  let tags: [BenchTag]

  static let shape = RecordShape<BenchCard>(
    "bench-card", "A moment",
    [
      .text("id", "Its name in addresses", example: "lake") { $0.id },
      .text("author", "Who wrote it", example: "Ann") { $0.author },
      .url("avatar", "The author's picture", example: "ann.jpg") { $0.avatar },
      .text("date", "When", example: "Yesterday") { $0.date },
      .html("body", "What it says", example: "<p>Hello</p>") { $0.body },
      .optionalText("place", "Where", example: "Rome") { $0.place },
      .list("likes", "Who likes it") { $0.likes },
      .list("tags", "Its tags") { $0.tags },
    ])
}

struct BenchPerson: TemplateRecord {
  let name: String
  let address: String
  let avatar: String

  static let shape = RecordShape<BenchPerson>(
    "bench-person", "A person",
    [
      .text("name", "Their name", example: "Ann") { $0.name },
      .url("address", "Their page", example: "https://example.com/ann") { $0.address },
      .url("avatar", "Their picture", example: "ann.jpg") { $0.avatar },
    ])
}

struct BenchTag: TemplateRecord {
  let name: String
  let address: String

  static let shape = RecordShape<BenchTag>(
    "bench-tag", "A tag",
    [
      .text("name", "The tag", example: "lake") { $0.name },
      .url("address", "Its page", example: "tags/lake/") { $0.address },
    ])
}

extension BenchPage {
  /// A new one each time, with strings of its own.
  static var sample: BenchPage {
    BenchPage(
      title: "Lakes & rivers", description: "Swimming in \"cold\" water, <5 degrees",
      address: "https://example.com/moments/2024-05-17-lakes-and-rivers/", language: "en",
      card: BenchCard(
        id: "2024-05-17-lakes-and-rivers", author: "Ann & Bob Example",
        avatar: "../../photos/ann-96.webp", date: "17 May 2024, 18:30",
        body: SafeHTML(
          trusted: "<p>"
            + String(repeating: "The water was cold and clear this morning. ", count: 18)
            + "</p>"),
        place: "Lake \"Example\"", likes: people, tags: tags))
  }

  private static var people: [BenchPerson] {
    [
      "Carla", "Dmitri & Eva", "Fatima <3", "Grace Hopper-Murray", "Hao", "Ines", "Jörg",
    ].enumerated().map {
      BenchPerson(
        name: $0.element, address: "https://social.example/@person\($0.offset)",
        avatar: "../../photos/people/person-\($0.offset)-48.webp")
    }
  }

  private static var tags: [BenchTag] {
    ["lakes", "rivers & streams", "swimming"].enumerated().map {
      BenchTag(name: $0.element, address: "../../tags/tag-\($0.offset)/")
    }
  }
}
