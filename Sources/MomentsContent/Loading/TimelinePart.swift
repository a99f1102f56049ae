import Diagnostics
import MomentsModel

/// What the moments of some files come to, with people and tags in lists of the part's own: parts
/// are made on several threads and then joined to one timeline.
struct TimelinePart: Sendable {
  /// What is named for the first time in the part.
  struct First<Value: Sendable>: Sendable {
    var value: Value
    /// Of the file in the list of all files: of several parts the least counts.
    var position: Int
    /// Relative to the site's root.
    var file: String
  }

  /// An id, published or not.
  struct WrittenID: Sendable {
    var id: Located<String>
    var position: Int
    var file: String
    /// Of the id without its case.
    var hash: UInt64
  }

  /// Their people are the site's own and then `people`; their tags are `tags`.
  var moments: [Moment] = []
  /// Beyond those of the site's own files, in the order of their first mention.
  var people: [First<PersonMention>] = []
  var tags: [First<String>] = []
  var ids: [WrittenID] = []
  var references: [MomentThreads.Reference] = []
  var log = DiagnosticLog()
}

/// A file's moments and its position in the list of all files.
struct PlacedDrafts: Sendable {
  var position: Int
  /// In parts as they were read; never joined, because a draft is large to copy.
  var drafts: [[MomentDraft]]
}

/// What the people and tags of a part are in the whole timeline.
struct PartIndices: Sendable {
  /// The site's own people, who are the same in every part.
  let known: Int
  var people: [PersonIndex]
  var tags: [TagIndex]

  func apply(to moment: inout Moment) {
    renumber(&moment.author)
    for index in moment.likes.indices { renumber(&moment.likes[index]) }
    for index in moment.tags.indices {
      moment.tags[index] = tags[Int(moment.tags[index].value)]
    }
    guard moment.hasDetails, !moment.details.comments.isEmpty else { return }
    var details = moment.details
    for index in details.comments.indices {
      renumber(&details.comments[index].author)
      if var answered = details.comments[index].replyTo {
        renumber(&answered)
        details.comments[index].replyTo = answered
      }
    }
    moment.details = details
  }

  private func renumber(_ person: inout PersonIndex) {
    let place = Int(person.value) - known
    if place >= 0 { person = people[place] }
  }
}
