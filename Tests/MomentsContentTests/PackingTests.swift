import Diagnostics
import FileTree
import Testing

@testable import MomentsContent
import MomentsModel

/// What the cache keeps of a moment is all of it.
@Suite struct PackingTests {
  /// A field that is missing here is missing in `MomentDraft+Packing` or `ModelPacking`, and in
  /// `MomentKeys`: write it there as well.
  static let fields: [(any Sendable, [String])] = [
    (
      MomentDraft(origin: Moment.Origin(file: "", line: 0), span: .start),
      [
        "origin", "span", "id", "date", "updated", "title", "body", "bodySpan", "author", "photos",
        "likes", "likeCount", "isLiked", "tags", "isDraft", "visibility", "isPinned", "language",
        "replyTo", "repostOf", "comments", "rareDetails", "isWhole",
      ]
    ),
    (Moment.Origin(file: "", line: 0), ["file", "line", "position"]),
    (
      MomentDetails(),
      [
        "link", "videos", "comments", "place", "rating", "warning", "isSensitive", "replyTo",
        "replies", "repostOf", "source", "direction", "slug", "aliases", "component",
      ]
    ),
    (MomentText(html: [], excerpt: "").parts, ["html", "excerpt", "relativeLinks"]),
    (MomentDate(secondsSince1970: 0), ["secondsSince1970", "offsetSeconds", "hasTime"]),
    (Photo(source: .local("")), ["source", "alt", "caption", "focus"]),
    (FocalPoint(x: 0, y: 0), ["x", "y"]),
    (Video(source: .local("")), ["source", "poster", "alt", "captions"]),
    (LinkCard(url: ""), ["url", "title", "description", "image"]),
    (Place(name: nil), ["name", "coordinates"]),
    (
      Place.Coordinates(latitude: 0, longitude: 0, decimals: 0),
      ["latitude", "longitude", "decimals"]
    ),
    (MomentSource(), ["name", "url", "id"]),
    (SiteComponent(name: ""), ["name", "properties"]),
    (SiteComponent.Property(name: "", value: .none), ["name", "value"]),
    (CommentDraft(), ["author", "date", "text", "replyTo"]),
    (PersonDraft(), ["id", "name", "avatar", "url"]),
  ]

  @Test func knowsEveryField() {
    for (value, names) in PackingTests.fields {
      #expect(
        Mirror(reflecting: value).children.compactMap(\.label) == names, "\(type(of: value))")
    }
  }

  private static let full = """
    ---
    id: lake
    date: 2026-05-01 18:30
    updated: 2026-05-02
    title: Swim
    author: {name: Guest, url: https://example.org/guest, avatar: a.jpg}
    photos: [{src: a.jpg, alt: A, caption: B, focus: [0.25, 0.75]}, https://example.org/b.jpg]
    likes: [ada, {id: x, name: Xu}]
    likeCount: 7
    isLiked: true
    tags: [lake, 湖]
    visibility: unlisted
    pinned: true
    language: fr
    replyTo: https://example.org/other
    repostOf: lake
    comments: [{author: ada, date: 2026-05-03, text: Hello, replyTo: Guest}]
    videos: [{src: v.mp4, poster: a.jpg, alt: V, captions: c.vtt}]
    link: {url: https://example.org/, title: T, description: D, image: a.jpg}
    place: {name: Pier, latitude: 1.25, longitude: 2.5, precision: street}
    rating: 3.5
    warning: Spiders
    sensitive: true
    source: {name: S, url: https://example.org/s, id: "9"}
    direction: rtl
    slug: swim
    aliases: [/old/]
    ---
    The ice is *gone*.
    """

  private func draft(_ text: String) throws -> MomentDraft {
    let tree = MemoryTree([
      "Content/moments/lake.md": text, "Content/moments/a.jpg": "a", "Content/moments/v.mp4": "v",
      "Content/moments/c.vtt": "c",
    ])
    let file = MomentFile(
      path: TreePath(trusted: "Content/moments/lake.md"), name: "lake", format: .markdown)
    let content = MomentReading(tree: tree, timeZone: .utc).read(file)
    return try #require(content.moments.first?.first, "\(content.log.diagnostics)")
  }

  private func packed(_ draft: MomentDraft) -> [UInt8] {
    var writer = PackedWriter()
    draft.pack(into: &writer)
    return writer.bytes
  }

  @Test(arguments: [full, "---\ndate: 2026-05-01\n---\n", "Plain"])
  func readsWhatItWrote(text: String) throws {
    let original = try draft(text)
    let bytes = packed(original)
    let copy = try bytes.withUnsafeBytes { content throws(PackedFault) in
      var reader = PackedReader(content)
      let copy = try MomentDraft(
        file: "Content/moments/lake.md", &reader, texts: KeptBucket(bytes, contentFrom: 0))
      guard reader.isAtEnd else { throw PackedFault() }
      return copy
    }
    #expect("\(copy.withoutBox)" == "\(original.withoutBox)")
    #expect("\(copy.details)" == "\(original.details)")
    #expect("\(copy.body?.parts as Any)" == "\(original.body?.parts as Any)")
    #expect(packed(copy) == bytes)
  }

  @Test func leavesNoFieldOfTheSampleEmpty() throws {
    let sample = try draft(PackingTests.full)
    #expect(!sample.details.videos.isEmpty && sample.details.link?.image != nil)
    #expect(sample.photos.count == 2 && sample.photos[0].focus != nil && sample.comments.count == 1)
  }

  /// No prefix of it is read as a moment, and none reads beyond its end.
  @Test func readsNoPartOfIt() throws {
    let bytes = packed(try draft(PackingTests.full))
    for count in 0..<bytes.count {
      let isRead = Array(bytes[..<count]).withUnsafeBytes { bytes in
        var reader = PackedReader(bytes)
        return (try? MomentDraft(file: "", &reader, texts: KeptBucket([], contentFrom: 0))) != nil
      }
      #expect(!isRead, "\(count) bytes")
    }
  }
}

extension MomentDraft {
  /// A box prints its address, and so does what the body was kept in.
  fileprivate var withoutBox: MomentDraft {
    var draft = self
    draft.ownDetails = nil
    draft.body = nil
    return draft
  }
}
