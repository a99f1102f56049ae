import MomentsModel

extension MomentFields {
  static let media: [FieldRule<MomentDraft>] = [
    FieldRule(
      "photos", .list(.either([.media, .fields("a photo")])), "One to nine are shown as a grid.",
      example: "[{src: \"https://example.org/lake.jpg\", alt: A lake in fog}]"
    ) { value, moment, reader in
      // Before those of the text.
      moment.photos = reader.photos(value) + moment.photos
    },
    FieldRule(
      "videos", .list(.either([.media, .fields("a video")])), "Files of the site, or addresses.",
      example: "[{src: \"https://example.org/lake.mp4\", alt: Waves}]"
    ) { value, moment, reader in
      moment.details.videos = reader.videos(value)
    },
    FieldRule(
      "link", .either([.webAddress, .fields("a link")]), "A page elsewhere, shown as a card.",
      example: "{url: \"https://example.org/\", title: An example}"
    ) { value, moment, reader in
      moment.details.link = reader.link(value)
    },
  ]
}
