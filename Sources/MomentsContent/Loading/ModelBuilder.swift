import Diagnostics
import FileTree
import MomentsModel

/// Joins what the files say into one timeline: looks up people and tags, leaves out what isn't to
/// be published, and puts the moments in order.
struct ModelBuilder {
  private let settings: SiteSettings
  private let options: LoadOptions
  private var profile: ProfileDraft
  private var people: PersonRegistry
  private var tags = TagRegistry()
  private var places: PlaceLookup
  private(set) var log = DiagnosticLog()

  /// `profile` is nil where no file has one.
  init(
    _ settings: SiteSettings, profile: ProfileDraft?, people: [PersonDraft],
    owner: Located<String>?, _ tree: any Tree, _ options: LoadOptions
  ) {
    self.settings = settings
    self.options = options
    places = PlaceLookup(tree)
    var found = profile ?? ProfileDraft()
    if found.person.id == nil { found.person.id = owner?.value }
    let listed = people.first { $0.id != nil && $0.id == found.person.id }
    if profile == nil, listed == nil { log.add(ModelBuilder.profileMissing) }
    found.person.complete(from: listed)
    if found.person.name.isEmpty { found.person.name = settings.title }
    self.profile = found
    self.people = PersonRegistry(owner: found.person, others: people)
  }

  private static let profileMissing = Diagnostic(
    .profileMissing, at: SourcePlace(file: "Content/profile.md"), "the timeline has no owner",
    hint: "create the file with a line '---', a line 'name: Ada Park' and another line '---'")

  mutating func timeline(_ drafts: [[MomentDraft]]) -> Timeline {
    checkIDs(drafts)
    var moments: [Moment] = []
    moments.reserveCapacity(drafts.reduce(0) { $0 + $1.count })
    for chunk in drafts {
      for draft in chunk where draft.isWhole {
        if let moment = moment(draft) { moments.append(moment) }
      }
    }
    ModelBuilder.sort(&moments)
    return Timeline(
      settings: settings,
      profile: Profile(
        person: PersonRegistry.owner, backgroundImage: profile.backgroundImage,
        biography: profile.biography),
      people: people.people, tags: tags.tags, moments: moments)
  }

  /// Sorts indices and moves each moment once: they are large.
  private static func sort(_ moments: inout [Moment]) {
    let order = moments.indices.sorted { isBefore(moments[$0], moments[$1]) }
    moments = order.map { moments[$0] }
  }

  /// Newest first; ties by position in their payload, then by id.
  private static func isBefore(_ a: Moment, _ b: Moment) -> Bool {
    if a.date.secondsSince1970 != b.date.secondsSince1970 {
      return a.date.secondsSince1970 > b.date.secondsSince1970
    }
    if a.origin.position != b.origin.position { return a.origin.position < b.origin.position }
    return a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
  }

  private mutating func checkIDs(_ drafts: [[MomentDraft]]) {
    var seen: [String: (chunk: Int, index: Int)] = [:]
    seen.reserveCapacity(drafts.reduce(0) { $0 + $1.count })
    for chunk in drafts.indices {
      for index in drafts[chunk].indices {
        guard let id = drafts[chunk][index].id else { continue }
        let folded = UnicodeText.caseFolded(id.value)
        guard let first = seen[folded] else {
          seen[folded] = (chunk, index)
          continue
        }
        reportDuplicate(id, drafts[chunk][index], drafts[first.chunk][first.index])
      }
    }
  }

  private mutating func reportDuplicate(
    _ id: Located<String>, _ moment: MomentDraft, _ first: MomentDraft
  ) {
    let other = first.id ?? id
    let firstPlace = places.place(of: other.span, in: first.origin.file)
    let difference =
      other.value == id.value ? "" : " by '\(other.value)', which differs only in case"
    log.add(
      Diagnostic(
        .idDuplicate, at: places.place(of: id.span, in: moment.origin.file),
        "the id '\(id.value)' is taken\(difference)",
        related: [.init("the first moment with it is here", at: firstPlace)],
        hint: "give one of the two another id"))
  }

  /// nil where it isn't to be published or can't be.
  private mutating func moment(_ draft: MomentDraft) -> Moment? {
    guard let id = draft.id, let date = draft.date else { return nil }
    guard let author = author(draft), isPublished(draft, date) else { return nil }
    let likes = (draft.likes ?? []).map { liker($0, of: draft) }
    var moment = Moment(
      id: id.value, date: date.value, updated: draft.updated, title: draft.title,
      body: draft.body, author: author, photos: draft.photos, likes: likes,
      visibility: draft.visibility, isPinned: draft.isPinned, language: draft.language,
      origin: draft.origin)
    moment.likeCount = likeCount(draft, likes.count)
    moment.isLiked = isLiked(draft, likes, moment.likeCount)
    for name in draft.tags {
      let tag = tags.index(of: name)
      if !moment.tags.contains(tag) { moment.tags.append(tag) }
    }
    return moment
  }

  private mutating func isPublished(_ draft: MomentDraft, _ date: Located<MomentDate>) -> Bool {
    if draft.isDraft, !options.includesDrafts { return false }
    if draft.visibility == .followers || draft.visibility == .private { return false }
    guard date.value.secondsSince1970 > options.now, !options.includesFuture else { return true }
    let away = date.value.secondsSince1970 - options.now
    log.add(
      Diagnostic(
        .momentFuture, .note, at: places.place(of: date.span, in: draft.origin.file),
        "'\(draft.id?.value ?? "")' is in the future and not published: "
          + "\(date.value.text), in \(ModelBuilder.duration(away))",
        hint: "build with --future to publish it now"))
    return false
  }

  /// The largest unit, rounded down.
  private static func duration(_ seconds: Int) -> String {
    for (unit, name) in [(86_400, "d"), (3600, "h"), (60, "min")] where seconds >= unit {
      return "\(seconds / unit) \(name)"
    }
    return "\(seconds) s"
  }
}

extension ModelBuilder {
  private mutating func author(_ draft: MomentDraft) -> PersonIndex? {
    switch draft.author {
    case nil: return PersonRegistry.owner
    case .described(let person, _): return people.described(person)
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

  private mutating func liker(_ mention: PersonMention, of draft: MomentDraft) -> PersonIndex {
    switch mention {
    case .described(let person, _): return people.described(person)
    case .named(let name, let span):
      let (index, isNew) = people.named(name)
      guard isNew, !name.utf8.contains(0x20), let near = people.nearestID(to: name) else {
        return index
      }
      log.add(
        Diagnostic(
          .personUnknown, .warning, at: places.place(of: span, in: draft.origin.file),
          "'\(name.shortened(to: 60))' is nobody's id and is shown as a name",
          hint: "did you mean '\(near)'? Write {name: \(name.shortened(to: 60))} if not"))
      return index
    }
  }

  private mutating func likeCount(_ draft: MomentDraft, _ listed: Int) -> Int {
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
  private mutating func isLiked(_ draft: MomentDraft, _ likes: [PersonIndex], _ count: Int) -> Bool
  {
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

extension PersonDraft {
  /// Takes from `other` what is missing here.
  fileprivate mutating func complete(from other: PersonDraft?) {
    guard let other else { return }
    if name.isEmpty { name = other.name }
    avatar = avatar ?? other.avatar
    url = url ?? other.url
  }
}

extension MomentDate {
  /// `2026-12-01 09:00 +08:00`, or the day alone.
  fileprivate var text: String {
    let wall = wallClock
    guard hasTime else { return wall.date.text }
    let sign = offsetSeconds < 0 ? "-" : "+"
    let minutes = abs(offsetSeconds) / 60
    return "\(wall.date.text) \(wall.hour.padded(2)):\(wall.minute.padded(2)) "
      + "\(sign)\((minutes / 60).padded(2)):\((minutes % 60).padded(2))"
  }
}
