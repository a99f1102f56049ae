private import MomentsModel

/// Follows replies through the posts of one account.
struct ThreadJoiner {
  private let options: ImportOptions
  /// Own posts of the export by id, those left out too, with what they answer.
  private let parents: [String: ReplyTarget]

  /// `moments` are all of the export, before anything was left out.
  init(_ moments: [ImportedMoment], _ options: ImportOptions) {
    self.options = options
    parents = Dictionary(
      moments.compactMap { moment in moment.replyTo.map { (moment.id, $0) } }
    ) { first, _ in first }
  }

  /// Leaves out replies to others and what follows from them, unless they are asked for; a reply
  /// to an own post that isn't there stands on its own.
  func apply(to collection: inout ImportCollection) {
    var kept: [ImportedMoment] = []
    for moment in collection.moments {
      if !options.includesReplies, answersOthers(moment.id) {
        collection.ledger.skip(.reply, moment.source.url)
      } else {
        kept.append(moment)
      }
    }
    let ids = Set(kept.map(\.id))
    for index in kept.indices {
      if case .own(let parent)? = kept[index].replyTo, !ids.contains(parent) {
        kept[index].replyTo = nil
      }
    }
    collection.moments = kept
    if options.joinsThreads { join(&collection) }
  }

  /// Whether the thread upwards of `id` leads to someone else.
  private func answersOthers(_ id: String) -> Bool {
    var current = id
    var seen: Set<String> = []
    while seen.insert(current).inserted, let target = parents[current] {
      switch target {
      case .other: return true
      case .own(let parent): current = parent
      }
    }
    return false
  }

  /// Makes one moment of each post and the replies that continue it, oldest first, as long as all
  /// may be seen by the same people.
  private func join(_ collection: inout ImportCollection) {
    let sorted = collection.moments.sorted(by: ImportedMoment.isOlder)
    var joined: [ImportedMoment] = []
    var positions: [String: Int] = [:]
    for moment in sorted {
      guard case .own(let parent)? = moment.replyTo, let position = positions[parent],
        joined[position].audience == moment.audience,
        joined[position].warning == moment.warning
      else {
        positions[moment.id] = joined.count
        joined.append(moment)
        continue
      }
      positions[moment.id] = position
      joined[position].append(moment)
      collection.ledger.joinedCount += 1
    }
    collection.moments = joined
  }
}

extension ImportedMoment {
  /// By instant, then id.
  static func isOlder(_ a: ImportedMoment, _ b: ImportedMoment) -> Bool {
    (a.date.secondsSince1970, a.id) < (b.date.secondsSince1970, b.id)
  }

  /// Takes in the next part of a thread.
  fileprivate mutating func append(_ part: ImportedMoment) {
    text += part.text
    photos += part.photos
    videos += part.videos
    for tag in part.tags where !tags.contains(tag) { tags.append(tag) }
    if link == nil { link = part.link }
    if let count = part.likeCount { likeCount = (likeCount ?? 0) + count }
    isSensitive = isSensitive || part.isSensitive
  }
}
