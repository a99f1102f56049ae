/// One post of the timeline, checked: every reference resolved, every text as it will be shown.
package struct Moment: Sendable {
  /// Stable name and last part of the permalink; NFC, usable as one path part, unique ignoring
  /// case.
  package var id: String
  package var date: MomentDate
  package var updated: MomentDate?
  /// Plain text, not blank.
  package var title: String?
  /// nil where there is no text.
  package var body: MomentText?
  package var author: PersonIndex
  package var photos: [Photo]
  /// In the order given.
  package var likes: [PersonIndex]
  /// At least `likes.count`: likers as given, where more liked than are listed, that number.
  package var likeCount: Int
  /// By the owner.
  package var isLiked: Bool
  package var tags: [TagIndex]
  package var visibility: Visibility
  /// Only where drafts were asked for.
  package var isDraft = false
  package var isPinned: Bool
  /// BCP 47; nil: the site's.
  package var language: String?
  package var origin: Origin
  private var rareDetails = Rare<MomentDetails>()

  /// What only some moments have. Setting it costs an allocation: change a copy and set it once.
  package var details: MomentDetails {
    get { rareDetails.value ?? MomentDetails() }
    set { rareDetails.value = newValue }
  }

  /// Whether `details` was ever set.
  package var hasDetails: Bool { rareDetails.value != nil }

  package init(
    id: String, date: MomentDate, updated: MomentDate? = nil, title: String? = nil,
    body: MomentText? = nil, author: PersonIndex, photos: [Photo] = [], likes: [PersonIndex] = [],
    likeCount: Int = 0, isLiked: Bool = false, tags: [TagIndex] = [],
    visibility: Visibility = .public, isPinned: Bool = false, language: String? = nil,
    origin: Origin
  ) {
    self.id = id
    self.date = date
    self.updated = updated
    self.title = title
    self.body = body
    self.author = author
    self.photos = photos
    self.likes = likes
    self.likeCount = likeCount
    self.isLiked = isLiked
    self.tags = tags
    self.visibility = visibility
    self.isPinned = isPinned
    self.language = language
    self.origin = origin
  }

  package enum Visibility: String, Sendable, CaseIterable {
    case `public`, unlisted, followers, `private`
  }

  /// Where the moment was written, for messages and for ties in the order.
  package struct Origin: Sendable {
    /// Relative to the site root.
    package var file: String
    /// 1-based line of the moment's first field or of its `{`.
    package var line: Int
    /// Position in an array or payload; 0 in a file of its own.
    package var position: Int

    package init(file: String, line: Int, position: Int = 0) {
      self.file = file
      self.line = line
      self.position = position
    }
  }
}

/// Index into `Timeline.people`.
package struct PersonIndex: Sendable, Hashable {
  package var value: Int32
  package init(_ value: Int) { self.value = Int32(value) }
}

/// Index into `Timeline.tags`.
package struct TagIndex: Sendable, Hashable {
  package var value: Int32
  package init(_ value: Int) { self.value = Int32(value) }
}
