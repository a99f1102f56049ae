/// What only some moments have.
package struct MomentDetails: Sendable {
  package var link: LinkCard?
  package var videos: [Video] = []
  package var comments: [Comment] = []
  package var place: Place?
  /// Half stars, 0…10.
  package var rating: Int?
  /// A content warning: body and photos are folded behind it.
  package var warning: String?
  /// Photos are veiled until asked for.
  package var isSensitive = false
  package var replyTo: MomentReference?
  /// Ids of the published moments that reply to this one, oldest first.
  package var replies: [String] = []
  package var repostOf: MomentReference?
  package var source: MomentSource?
  /// nil: as the text itself says.
  package var direction: TextDirection?
  /// A nicer last part of the address; as usable as an id.
  package var slug: String?
  /// Old paths inside the site, without a slash at the beginning, that lead to this moment.
  package var aliases: [String] = []
  package var component: SiteComponent?

  package init() {}
}

/// Another moment, or something elsewhere.
package enum MomentReference: Sendable, Hashable {
  /// The id of a moment of the timeline.
  case moment(id: String)
  /// Absolute http or https address.
  case address(String)
}

/// A page elsewhere, shown as a card.
package struct LinkCard: Sendable, Hashable {
  /// Absolute http or https address.
  package var url: String
  package var title: String?
  package var description: String?
  package var image: MediaSource?

  package init(
    url: String, title: String? = nil, description: String? = nil, image: MediaSource? = nil
  ) {
    self.url = url
    self.title = title
    self.description = description
    self.image = image
  }
}

/// A moving picture of a moment.
package struct Video: Sendable, Hashable {
  package var source: MediaSource
  /// Shown until it plays.
  package var poster: MediaSource?
  package var alt: String?
  /// A WebVTT file.
  package var captions: MediaSource?

  package init(
    source: MediaSource, poster: MediaSource? = nil, alt: String? = nil,
    captions: MediaSource? = nil
  ) {
    self.source = source
    self.poster = poster
    self.alt = alt
    self.captions = captions
  }
}

/// What somebody wrote below a moment.
package struct Comment: Sendable {
  package var author: PersonIndex
  package var date: MomentDate?
  package var text: MomentText
  /// Whom it answers.
  package var replyTo: PersonIndex?

  package init(
    author: PersonIndex, date: MomentDate? = nil, text: MomentText, replyTo: PersonIndex? = nil
  ) {
    self.author = author
    self.date = date
    self.text = text
    self.replyTo = replyTo
  }
}

/// Where it happened.
package struct Place: Sendable, Hashable {
  package var name: String?
  /// As coarse as the author asked for, already rounded; nil where they didn't say how coarse.
  package var coordinates: Coordinates?

  package init(name: String?, coordinates: Coordinates? = nil) {
    self.name = name
    self.coordinates = coordinates
  }

  package struct Coordinates: Sendable, Hashable {
    /// Degrees, -90…90.
    package var latitude: Double
    /// Degrees, -180…180.
    package var longitude: Double
    /// How many decimals mean something: 0 is a region, 4 a house.
    package var decimals: Int

    package init(latitude: Double, longitude: Double, decimals: Int) {
      self.latitude = latitude
      self.longitude = longitude
      self.decimals = decimals
    }
  }
}

/// Where a moment was imported from.
package struct MomentSource: Sendable, Hashable {
  package var name: String?
  /// Absolute http or https address.
  package var url: String?
  package var id: String?

  package init(name: String? = nil, url: String? = nil, id: String? = nil) {
    self.name = name
    self.url = url
    self.id = id
  }
}

/// Which way a text runs, where its author says so.
package enum TextDirection: String, Sendable, CaseIterable {
  case ltr, rtl, auto
}
