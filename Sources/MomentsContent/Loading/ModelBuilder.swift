import Diagnostics
import FileTree
import MomentsModel

/// Makes moments of what the files say: looks up people and tags, and leaves out what isn't to be
/// published. Then joins the moments of all files to one timeline.
struct ModelBuilder {
  let settings: SiteSettings
  let options: LoadOptions
  private(set) var profile: ProfileDraft
  var people: PersonRegistry
  var tags = TagRegistry()
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

  /// A moment that adds nobody and nothing to what is known; nil where it does, isn't published, or
  /// there is something to say about it.
  func knownMoment(_ draft: MomentDraft) -> Moment? {
    var copy = self
    copy.log = DiagnosticLog()
    guard let moment = copy.moment(draft), copy.log.isEmpty,
      copy.people.people.count == people.people.count, copy.tags.names.count == tags.names.count
    else { return nil }
    return moment
  }

  /// nil where it isn't to be published or can't be.
  mutating func moment(_ draft: MomentDraft) -> Moment? {
    guard let id = draft.id, let date = draft.date else { return nil }
    guard let author = author(draft), isPublished(draft, date) else { return nil }
    let likes = (draft.likes ?? []).map { people.index(of: $0) }
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
        author: people.index(of: author), date: comment.date, text: text,
        replyTo: comment.replyTo.map { people.index(of: $0) })
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
