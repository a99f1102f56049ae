import FileTree
import MomentsModel
import MomentsPhotos
import Testing
import Workers

@testable import MomentsSite

/// What a page shows is in its key.
@Suite struct PageKeysTests {
  /// A field that is missing here is missing in `MomentKeys.own` or in `MediaKeys`: write it there
  /// as well. Details are counted by `PackingTests`.
  @Test func knowsEveryField() {
    let values: [(Any, [String])] = [
      (
        moment,
        [
          "id", "date", "updated", "title", "body", "author", "photos", "likes", "likeCount",
          "isLiked", "tags", "visibility", "isDraft", "isPinned", "language", "origin",
          "rareDetails",
        ]
      ),
      (
        Comment(author: PersonIndex(0), text: MomentText(html: [], excerpt: "")),
        ["author", "date", "text", "replyTo"]
      ),
      (Person(name: ""), ["id", "name", "avatar", "url", "describedID"]),
      (Tag(name: "", slug: ""), ["name", "slug"]),
      (
        PublishedPicture(path: ""), ["path", "width", "height", "renditions", "color"]
      ),
      (
        PublishedPicture.Rendition(path: "", width: 0, height: 0, format: .avif, cut: .whole),
        ["path", "width", "height", "format", "cut", "isAnimated"]
      ),
    ]
    for (value, names) in values {
      #expect(
        Mirror(reflecting: value).children.compactMap(\.label) == names, "\(type(of: value))")
    }
  }

  private var moment: Moment {
    Moment(
      id: "a", date: MomentDate(secondsSince1970: 0), author: PersonIndex(0),
      origin: Moment.Origin(file: "a.md", line: 1))
  }

  private func key(_ moment: Moment) -> Fingerprint {
    let timeline = Timeline(
      settings: SiteSettings(title: "T", timeZone: .utc),
      profile: Profile(person: PersonIndex(0)),
      people: [Person(name: "Ada"), Person(name: "Ben")],
      tags: [Tag(name: "x", slug: "x"), Tag(name: "y", slug: "y")], moments: [moment])
    return MomentKeys(timeline, PictureCatalog(), Workers(count: 1)).moments[0]
  }

  @Test func changesWithEachFieldOfAMoment() {
    let changes: [(inout Moment) -> Void] = [
      { $0.id = "b" }, { $0.date.secondsSince1970 = 1 }, { $0.date.offsetSeconds = 1 },
      { $0.updated = MomentDate(secondsSince1970: 0) }, { $0.title = "" },
      { $0.body = MomentText(html: [], excerpt: "") }, { $0.author = PersonIndex(1) },
      { $0.photos = [Photo(source: .local("a"))] }, { $0.likes = [PersonIndex(0)] },
      { $0.likes = [PersonIndex(1)] }, { $0.likeCount = 1 }, { $0.isLiked = true },
      { $0.tags = [TagIndex(0)] }, { $0.tags = [TagIndex(1)] }, { $0.visibility = .unlisted },
      { $0.isDraft = true }, { $0.isPinned = true }, { $0.language = "fr" },
      { $0.origin.file = "b.md" }, { $0.details.warning = "" }, { $0.details.rating = 0 },
      { $0.details.isSensitive = true }, { $0.details.replyTo = .address("a") },
      { $0.details.repostOf = .address("a") }, { $0.details.replies = ["a"] },
      { $0.details.slug = "a" }, { $0.details.aliases = ["a"] },
      { $0.details.direction = .ltr }, { $0.details.place = Place(name: nil) },
      { $0.details.source = MomentSource() }, { $0.details.link = LinkCard(url: "") },
      { $0.details.videos = [Video(source: .remote("a"))] },
      { $0.details.component = SiteComponent(name: "") },
      {
        $0.details.comments = [
          Comment(author: PersonIndex(0), text: MomentText(html: [], excerpt: ""))
        ]
      },
      {
        $0.details.comments = [
          Comment(author: PersonIndex(1), text: MomentText(html: [], excerpt: ""))
        ]
      },
    ]
    var seen: Set<Fingerprint> = [key(moment)]
    for (number, change) in changes.enumerated() {
      var changed = moment
      change(&changed)
      #expect(seen.insert(key(changed)).inserted, "change \(number)")
    }
  }
}
