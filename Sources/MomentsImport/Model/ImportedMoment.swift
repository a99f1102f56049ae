package import MomentsModel

/// One post of any service, before it is a file.
package struct ImportedMoment: Sendable {
  /// Stable over exports: `mastodon-112000000000000001`.
  package var id: String
  package var source: SourceLink
  package var date: MomentDate
  /// nil: never edited.
  package var updated: MomentDate?
  package var title: String?
  package var text: [TextBlock] = []
  package var photos: [ImportedMedia] = []
  package var videos: [ImportedMedia] = []
  package var link: LinkCard?
  package var likeCount: Int?
  /// nil: the owner.
  package var author: ImportedPerson?
  package var likes: [ImportedPerson] = []
  package var isLiked = false
  /// Without `#`.
  package var tags: [String] = []
  package var place: ImportedPlace?
  package var audience: Audience
  /// Whether the audience is a guess on the safe side.
  package var hadUnknownAudience = false
  package var kind = Kind.post
  package var isDraft = false
  package var isPinned = false
  package var warning: String?
  package var isSensitive = false
  package var replyTo: ReplyTarget?
  /// Address of what was boosted or quoted.
  package var repostOf: String?
  /// BCP 47.
  package var language: String?
  package var aliases: [String] = []
  /// Other forms of the post's address, by which it may be referred to.
  package var addresses: [String] = []
  /// The moment in the fields of content files, where an export of ours has it so; what stands
  /// above is then what the import itself has to know.
  var own: OwnMoment?
  /// Other services' posts that say the same.
  package var alsoAt: [SourceLink] = []

  package init(id: String, source: SourceLink, date: MomentDate, audience: Audience) {
    self.id = id
    self.source = source
    self.date = date
    self.audience = audience
  }

  package enum Kind: String, Sendable { case post, boost, story }

  /// Nothing to see: no words, no media, no link.
  package var isEmpty: Bool {
    text.isBlank && photos.isEmpty && videos.isEmpty && link == nil && repostOf == nil
      && title == nil
  }
}

/// Someone in an export, by what it says.
package struct ImportedPerson: Sendable, Hashable {
  package var id: String?
  package var name: String?
  package var avatar: String?
}

/// Where a moment was first.
package struct SourceLink: Sendable, Hashable {
  /// "Mastodon"
  package var name: String
  package var url: String?
  /// In the service's own form.
  package var id: String
}

/// Who could see a post where it was.
package enum Audience: String, Sendable, CaseIterable {
  case everyone = "public"
  case unlisted
  case followers
  /// Only named people: never imported.
  case direct
  /// Only the author.
  case nobody = "private"
  /// The export doesn't say.
  case unknown
}

/// A page that a post points to.
package struct LinkCard: Sendable, Hashable {
  package var url: String
  package var title: String?
  package var summary: String?

  package init(url: String, title: String? = nil, summary: String? = nil) {
    self.url = url
    self.title = title
    self.summary = summary
  }
}

/// Where a post was written. Coordinates are written only where the
/// owner asks for them.
package struct ImportedPlace: Sendable, Hashable {
  package var name: String?
  package var latitude: Double?
  package var longitude: Double?

  package init(name: String?, latitude: Double? = nil, longitude: Double? = nil) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// What a post answers.
package enum ReplyTarget: Sendable, Hashable {
  /// A moment of the same import, by its id.
  case own(String)
  /// Someone else's post.
  case other(url: String?)
}

/// A picture, video or sound of a post.
package struct ImportedMedia: Sendable, Hashable {
  package enum Origin: Sendable, Hashable {
    /// Comes with the export.
    case file(ExportFile)
    /// Lies on a public host, and is shown from there.
    case remote(String)
    /// Bytes that the importer itself has, such as a database's.
    case bytes([UInt8], name: String)
    /// The export names it and doesn't hold it: the reference, and why.
    case missing(String, Reason)
  }

  package enum Reason: String, Sendable {
    case absent = "not in the export"
    case empty = "0 bytes in the export"
    case online = "only online"
    case damaged = "no picture of a known format"
  }

  package var origin: Origin
  /// Byte for byte; nil where none was written.
  package var alt: String?
  package var caption: String?
  /// 0…1 from the left and from the top; nil: the middle.
  package var focus: FocalPoint?
  /// Of a video.
  package var poster: Origin?
  package var captions: Origin?
  /// The name to keep, without the ending; nil: one is made.
  package var stem: String?

  package init(_ origin: Origin, alt: String? = nil, focus: FocalPoint? = nil) {
    self.origin = origin
    self.alt = alt
    self.focus = focus
  }

  package var isMissing: Bool {
    if case .missing = origin { true } else { false }
  }

  /// Whether something of it is copied.
  var hasFiles: Bool {
    [origin, poster, captions].contains { part in
      switch part {
      case .file, .bytes: true
      case .remote, .missing, nil: false
      }
    }
  }
}

/// Whose export it is.
package struct ImportedProfile: Sendable {
  /// By which moments refer to the owner, where they do.
  package var id: String?
  package var name: String?
  package var handle: String?
  package var url: String?
  package var biography: [TextBlock] = []
  package var avatar: ImportedMedia?
  package var cover: ImportedMedia?
  /// The profile and the people whom moments name, where an export of ours has them.
  var own: OwnAccount?

  package init() {}
}
