import Diagnostics
import MomentsModel

extension ModelBuilder {
  mutating func author(_ draft: MomentDraft) -> PersonIndex? {
    switch draft.author {
    case nil: return PersonRegistry.owner
    case .described?: return draft.author.map { people.index(of: $0) }
    case .named(let name, let span):
      if let index = people.known(name) { return index }
      let near = people.nearestID(to: name)
      log.add(
        Diagnostic(
          .personUnknown, at: places.place(of: span, in: draft.origin.file),
          "'\(name.shortened(to: 60))' is not the id of anybody in Content/people.yaml",
          hint: near.map { "did you mean '\($0)'?" }
            ?? "add '\(name.shortened(to: 60))' there, or write author: {name: …}"))
      return nil
    }
  }

  /// The first mention of all of one who likes, comments or is answered: a name is enough, unless it
  /// looks like an id.
  mutating func person(_ mention: PersonMention, in file: String) -> PersonIndex {
    let count = people.people.count
    let index = people.index(of: mention)
    guard people.people.count > count, case .named(let name, let span) = mention,
      !name.utf8.contains(0x20), let near = people.nearestID(to: name)
    else { return index }
    log.add(
      Diagnostic(
        .personUnknown, .warning, at: places.place(of: span, in: file),
        "'\(name.shortened(to: 60))' is nobody's id and is shown as a name",
        hint: "did you mean '\(near)'? Write {name: \(name.shortened(to: 60))} if not"))
    return index
  }

  mutating func likeCount(_ draft: MomentDraft, _ listed: Int) -> Int {
    guard let count = draft.likeCount else { return listed }
    if count.value < listed {
      log.add(
        Diagnostic(
          .likesDisagree, .warning, at: places.place(of: count.span, in: draft.origin.file),
          "likeCount is \(count.value), and \(listed) likes are listed; \(listed) is shown",
          hint: "remove likeCount, or raise it"))
    }
    return max(count.value, listed)
  }

  /// The owner among the likes counts where the moment itself doesn't say.
  mutating func isLiked(_ draft: MomentDraft, _ likes: [PersonIndex], _ count: Int) -> Bool {
    let isListed = likes.contains(PersonRegistry.owner)
    guard let isLiked = draft.isLiked else { return isListed }
    let isComplete = draft.likes != nil && count == likes.count
    if isLiked.value != isListed, isListed || isComplete {
      log.add(
        Diagnostic(
          .likesDisagree, .warning, at: places.place(of: isLiked.span, in: draft.origin.file),
          "isLiked is \(isLiked.value), and the owner is \(isListed ? "" : "not ")among the likes",
          hint: isListed
            ? "set isLiked to true, or remove the owner from the likes"
            : "set isLiked to false, or add the owner to the likes"))
    }
    return isLiked.value
  }
}
