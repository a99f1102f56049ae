/// Decides, moment by moment, what may be written. The one place where audiences become
/// visibilities.
struct AudienceFilter {
  let options: ImportOptions
  /// Ids and addresses of the moments left out because not everyone could see them.
  private(set) var secrets: Set<String> = []

  init(_ options: ImportOptions) { self.options = options }

  mutating func apply(to collection: inout ImportCollection) {
    var kept: [ImportedMoment] = []
    for var moment in collection.moments {
      if moment.audience == .unknown {
        moment.hadUnknownAudience = options.unknownAudience == nil
        moment.audience = options.unknownAudience ?? .nobody
      } else if let reason = audienceReason(moment) {
        secrets.formUnion([moment.id, moment.source.id] + moment.addresses)
        if let url = moment.source.url { secrets.insert(url) }
        collection.ledger.skip(reason, nil)
        continue
      }
      if let reason = kindReason(moment) {
        collection.ledger.skip(reason, moment.source.url ?? moment.repostOf)
        continue
      }
      kept.append(moment)
    }
    for index in kept.indices { hideSecrets(in: &kept[index]) }
    collection.moments = kept
  }

  private func audienceReason(_ moment: ImportedMoment) -> SkipReason? {
    switch moment.audience {
    case .everyone, .unlisted, .unknown: nil
    case .followers: options.audiences.contains(.followers) ? nil : .followers
    case .nobody: options.audiences.contains(.nobody) ? nil : .nobody
    // No flag brings these in.
    case .direct: .direct
    }
  }

  private func kindReason(_ moment: ImportedMoment) -> SkipReason? {
    switch moment.kind {
    case .boost: options.includesBoosts ? nil : .boost
    case .story: options.includesStories ? nil : .story
    case .post: nil
    }
  }

  /// A public post may answer or quote one that isn't: its address says that there is one.
  private func hideSecrets(in moment: inout ImportedMoment) {
    if case .own(let parent)? = moment.replyTo, secrets.contains(parent) { moment.replyTo = nil }
    if let quoted = moment.repostOf, secrets.contains(quoted) { moment.repostOf = nil }
    if let link = moment.link, secrets.contains(link.url) { moment.link = nil }
  }

  /// Says how many moments are private only because nobody knows better.
  static func remarkOnUnknown(_ collection: inout ImportCollection) {
    let count = collection.moments.count { $0.hadUnknownAudience }
    guard count > 0 else { return }
    let posts = count == 1 ? "1 post is" : "\(count) posts are"
    collection.ledger.remarks.append(
      "\(posts) private: the export doesn't say who could see them."
        + " Import again with --audience public to publish them")
  }
}
