import MomentsModel

/// A video as a moment names it.
struct VideoDraft: Sendable {
  var source: MediaSource?
  var poster: MediaSource?
  var alt: String?
  var captions: MediaSource?
}

/// `{src, poster, alt, captions}`.
enum VideoFields {
  static let table = FieldTable<VideoDraft>(
    "a video",
    [
      FieldRule(
        "src", .media, required: true, "The file or address.",
        example: "https://example.org/lake.mp4"
      ) { value, video, reader in
        video.source = reader.media(value)
      },
      FieldRule(
        "poster", .media, "Shown until it plays.", example: "https://example.org/lake.jpg"
      ) { value, video, reader in
        video.poster = reader.media(value)
      },
      FieldRule("alt", .text, "What is to be seen and heard.", example: "Waves") {
        value, video, reader in
        video.alt = reader.writtenText(value)
      },
      FieldRule(
        "captions", .media, "A WebVTT file.", example: "https://example.org/lake.vtt"
      ) { value, video, reader in
        video.captions = reader.media(value)
      },
    ])
}

/// A link card as a moment names it.
struct LinkDraft: Sendable {
  var url: String?
  var title: String?
  var description: String?
  var image: MediaSource?
}

/// `{url, title, description, image}`.
enum LinkFields {
  static let table = FieldTable<LinkDraft>(
    "a link",
    [
      FieldRule(
        "url", .webAddress, required: true, "Where it leads.", example: "https://example.org/"
      ) { value, link, reader in
        link.url = reader.webAddress(value)
      },
      FieldRule("title", .text, "The page's title.", example: "An example") {
        value, link, reader in
        link.title = reader.text(value)
      },
      FieldRule("description", .text, "What it is about.", example: "Only an example") {
        value, link, reader in
        link.description = reader.text(value)
      },
      FieldRule("image", .media, "A picture of it.", example: "https://example.org/card.jpg") {
        value, link, reader in
        link.image = reader.media(value)
      },
    ])
}

extension FieldReader {
  mutating func videos(_ value: SourceValue) -> [Video] {
    var videos: [Video] = []
    for value in list(value) {
      var draft = VideoDraft()
      if case .map = value.content {
        VideoFields.table.read(value, into: &draft, &self)
      } else {
        draft.source = media(value)
      }
      guard let source = draft.source else { continue }
      videos.append(
        Video(
          source: source, poster: draft.poster, alt: draft.alt, captions: draft.captions))
    }
    return videos
  }

  mutating func link(_ value: SourceValue) -> LinkCard? {
    var draft = LinkDraft()
    if case .map = value.content {
      LinkFields.table.read(value, into: &draft, &self)
    } else {
      draft.url = webAddress(value)
    }
    return draft.url.map {
      LinkCard(
        url: $0, title: draft.title, description: draft.description, image: draft.image)
    }
  }
}
