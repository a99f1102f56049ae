import MomentsModel

/// A moment as its file says it, before people and tags are looked up.
struct MomentDraft: Sendable {
  var origin: Moment.Origin
  /// The moment's first field or its object, for messages about the whole.
  var span: SourceSpan
  /// nil: the file's name.
  var id: Located<String>?
  var date: Located<MomentDate>?
  var updated: MomentDate?
  var title: String?
  var body: MomentText?
  /// In JSON and in front matter: `text` or `markdown`.
  var bodySpan: SourceSpan?
  var author: PersonMention?
  var photos: [Photo] = []
  var likes: [PersonMention]?
  var likeCount: Located<Int>?
  var isLiked: Located<Bool>?
  var tags: [String] = []
  var isDraft = false
  var visibility = Moment.Visibility.public
  var isPinned = false
  var language: String?
  var replyTo: Located<String>?
  var repostOf: Located<String>?
  var comments: [CommentDraft] = []
  private var rareDetails = Rare<MomentDetails>()
  /// False where a field couldn't be read: the moment is left out, the message said.
  var isWhole = true

  /// All but comments and what moments and people have to be looked up for.
  var details: MomentDetails {
    get { rareDetails.value ?? MomentDetails() }
    set { rareDetails.value = newValue }
  }

  /// nil where `details` was never set.
  var ownDetails: MomentDetails? {
    get { rareDetails.value }
    set { rareDetails.value = newValue }
  }

  var hasDetails: Bool {
    rareDetails.value != nil || replyTo != nil || repostOf != nil || !comments.isEmpty
  }

  init(origin: Moment.Origin, span: SourceSpan) {
    self.origin = origin
    self.span = span
  }
}

/// A value and where it stands.
struct Located<Value: Sendable>: Sendable {
  var value: Value
  var span: SourceSpan

  init(_ value: Value, _ span: SourceSpan) {
    self.value = value
    self.span = span
  }

  init?(_ value: Value?, _ span: SourceSpan) {
    guard let value else { return nil }
    self.init(value, span)
  }
}

/// Somebody as a moment names them.
enum PersonMention: Sendable {
  /// An id of people.yaml, or a name.
  case named(String, SourceSpan)
  /// Indirect because most are named: a like then takes a third of the memory.
  indirect case described(PersonDraft, SourceSpan)
}

/// Somebody as their own fields say.
struct PersonDraft: Sendable, Hashable {
  var id: String?
  var name = ""
  var avatar: MediaSource?
  var url: String?
}
