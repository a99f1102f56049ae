/// Why an item of an export is no moment.
package enum SkipReason: String, Sendable, CaseIterable {
  case direct = "direct messages"
  case followers = "followers only"
  case nobody = "private"
  case deleted = "deleted by you"
  case archived = "archived by you"
  case reply = "replies to others"
  case boost = "boosts and reposts"
  case story = "stories"
  case community = "posts in communities"
  case superseded = "earlier versions of edited posts"
  case duplicate = "the same post twice"
  case others = "posts of other people"
  case otherWall = "posts on other people's timelines"
  case empty = "nothing in them"
  case noDate = "no date that can be read"
  case damaged = "not readable"
  case notPost = "not posts"
  case removed = "removed by you from this site"
}

/// A file that a post has and its export hasn't.
package struct MissingMedia: Sendable, Hashable {
  package var name: String
  package var reason: ImportedMedia.Reason
  package var momentID: String
  package var url: String?
}

/// The account of one export: every item goes in or is left out for a reason.
package struct ImportLedger: Sendable {
  /// Items of the export, whatever became of them.
  package var itemCount = 0
  /// By reason; the items are named by address or id only where naming them tells nothing that
  /// isn't public.
  package private(set) var skipped: [SkipReason: Int] = [:]
  package private(set) var skippedItems: [SkipReason: [String]] = [:]
  package var missingMedia: [MissingMedia] = []
  package var photosWithoutAlt = 0
  /// What has no place in the content, by what it is.
  package private(set) var droppedFields: [String: Int] = [:]
  /// Addresses that stay as the service shortened them, with the post that has them.
  package var unresolvedLinks: [(link: String, momentID: String)] = []
  /// What was found, file by file.
  package var findings: [String] = []
  /// What the owner should know or decide.
  package var remarks: [String] = []
  /// Moments that another one took in: thread parts and cross-posts.
  package var joinedCount = 0
  package var folds: [Fold] = []

  package struct Fold: Sendable, Hashable {
    package var folded: SourceLink
    package var foldedID: String
    package var into: String
    package var reason: String
  }

  package var skippedCount: Int { skipped.values.reduce(0, +) }

  package mutating func skip(_ reason: SkipReason, _ item: String?) {
    skipped[reason, default: 0] += 1
    guard let item, reason.mayBeNamed, skippedItems[reason, default: []].count < 200 else { return }
    skippedItems[reason, default: []].append(item)
  }

  package mutating func drop(_ field: String, _ count: Int = 1) {
    if count > 0 { droppedFields[field, default: 0] += count }
  }

  package mutating func drop(_ fields: [String: Int]) {
    for (field, count) in fields { drop(field, count) }
  }
}

extension SkipReason {
  /// Reports lie about on disks: what wasn't public isn't named in them.
  var mayBeNamed: Bool {
    switch self {
    case .direct, .followers, .nobody, .deleted, .archived, .story, .others, .otherWall: false
    default: true
    }
  }
}
