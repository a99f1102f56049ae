import Diagnostics
import FileTree
import MomentsModel

/// Joins what the files say into one timeline: looks up people and tags, leaves out what isn't to
/// be published, and puts the moments in order.
struct ModelBuilder {
  private let settings: SiteSettings
  private let options: LoadOptions
  private var profile: ProfileDraft
  var people: PersonRegistry
  private var tags = TagRegistry()
  var places: PlaceLookup
  var log = DiagnosticLog()

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
    var threads = MomentThreads(drafts)
    checkIDs(drafts)
    var moments: [Moment] = []
    moments.reserveCapacity(drafts.reduce(0) { $0 + $1.count })
    // By index: a draft is large to copy.
    for chunk in drafts {
      for index in chunk.indices where chunk[index].isWhole {
        if let moment = moment(chunk[index]) { moments.append(moment) }
      }
    }
    ModelBuilder.sort(&moments)
    threads.join(&moments)
    log.merge(threads.messages(drafts, &places))
    var owner = Profile(
      person: PersonRegistry.owner, backgroundImage: profile.backgroundImage,
      biography: profile.biography)
    owner.links = profile.links
    owner.goals = profile.goals
    return Timeline(
      settings: settings, profile: owner,
      people: people.people, tags: tags.tags, moments: moments)
  }

  /// What decides the order of two moments as a rule.
  private struct SortKey {
    var seconds: Int
    var position: Int
    var index: Int
  }

  /// Newest first; ties by position in their payload, then by id. Sorts small keys and exchanges
  /// the moments, because they are large to copy.
  private static func sort(_ moments: inout [Moment]) {
    var order = moments.indices.map { index in
      SortKey(
        seconds: moments[index].date.secondsSince1970, position: moments[index].origin.position,
        index: index)
    }
    order.sort { a, b in
      if a.seconds != b.seconds { return a.seconds > b.seconds }
      if a.position != b.position { return a.position < b.position }
      return moments[a.index].id.utf8.lexicographicallyPrecedes(moments[b.index].id.utf8)
    }
    var isPlaced = [Bool](repeating: false, count: order.count)
    for start in order.indices where !isPlaced[start] {
      // Follows one cycle of the permutation.
      var target = start
      while !isPlaced[target] {
        isPlaced[target] = true
        let source = order[target].index
        if source == start { break }
        moments.swapAt(target, source)
        target = source
      }
    }
  }

  private mutating func checkIDs(_ drafts: [[MomentDraft]]) {
    if ModelBuilder.haveDistinctIDs(drafts) { return }
    var seen: [String: (chunk: Int, index: Int)] = [:]
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

  /// False where two ids may be the same, ignoring case. By a table of hashes, since one of texts
  /// takes as long as all else here together.
  private static func haveDistinctIDs(_ drafts: [[MomentDraft]]) -> Bool {
    var table = HashTable(capacity: drafts.reduce(0) { $0 + $1.count })
    for chunk in drafts {
      for index in chunk.indices {
        guard let id = chunk[index].id?.value else { continue }
        if !table.insert(UnicodeText.caseFolded(id)) { return false }
      }
    }
    return true
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

  /// A moment that adds nobody and nothing to what is known; nil where it does, isn't published, or
  /// there is something to say about it.
  func knownMoment(_ draft: MomentDraft) -> Moment? {
    var copy = self
    copy.log = DiagnosticLog()
    guard let moment = copy.moment(draft), copy.log.isEmpty,
      copy.people.people.count == people.people.count, copy.tags.count == tags.count
    else { return nil }
    return moment
  }

  /// nil where it isn't to be published or can't be.
  private mutating func moment(_ draft: MomentDraft) -> Moment? {
    guard let id = draft.id, let date = draft.date else { return nil }
    guard let author = author(draft), isPublished(draft, date) else { return nil }
    let likes = (draft.likes ?? []).map { person($0, of: draft) }
    var moment = Moment(
      id: id.value, date: date.value, updated: draft.updated, title: draft.title,
      body: draft.body, author: author, photos: draft.photos, likes: likes,
      visibility: draft.visibility, isPinned: draft.isPinned, language: draft.language,
      origin: draft.origin)
    moment.likeCount = likeCount(draft, likes.count)
    moment.isDraft = draft.isDraft
    moment.isLiked = isLiked(draft, likes, moment.likeCount)
    for name in draft.tags {
      let tag = tags.index(of: name)
      if !moment.tags.contains(tag) { moment.tags.append(tag) }
    }
    if draft.hasDetails { moment.details = details(draft) }
    return moment
  }

  private mutating func details(_ draft: MomentDraft) -> MomentDetails {
    var details = draft.details
    details.comments = draft.comments.compactMap { comment in
      guard let author = comment.author, let text = comment.text else { return nil }
      return Comment(
        author: person(author, of: draft), date: comment.date, text: text,
        replyTo: comment.replyTo.map { person($0, of: draft) })
    }
    return details
  }

  private mutating func isPublished(_ draft: MomentDraft, _ date: Located<MomentDate>) -> Bool {
    if draft.isDraft, !options.includesDrafts { return false }
    let isHidden = draft.visibility == .followers || draft.visibility == .private
    if isHidden, !options.includesHidden { return false }
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
