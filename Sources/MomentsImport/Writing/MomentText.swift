internal import MomentsModel

/// One media file of a moment as its file refers to it.
struct WrittenMedia: Sendable, Hashable {
  /// Relative to the moment's file, or an https address.
  var source: String
  var alt: String?
  var caption: String?
  var focus: FocalPoint?
  /// Of a video; like `source`.
  var poster: String?
  var captions: String?
}

/// The fields of a moment in the order in which files have them; only what differs from the default.
struct MomentText {
  indirect enum Value {
    case text(String)
    /// Number, boolean or date: never quoted.
    case literal(String)
    case list([Value])
    case map([(String, Value)])
  }

  let fields: [(String, Value)]
  let markdown: String

  init(_ moment: ImportedMoment, photos: [WrittenMedia], videos: [WrittenMedia]) {
    if let own = moment.own {
      fields = own.fields(of: moment, photos: photos, videos: videos)
      markdown = own.markdown
      return
    }
    var fields: [(String, Value)] = [
      ("id", .text(moment.id)), ("date", .literal(DateWriting.text(moment.date))),
    ]
    func add(_ name: String, _ value: Value?) { if let value { fields.append((name, value)) } }
    add("updated", moment.updated.map { .literal(DateWriting.text($0)) })
    add("title", moment.title.map { .text($0) })
    add("author", moment.author.map(MomentText.person))
    add("visibility", MomentText.visibility(moment.audience))
    add("draft", moment.isDraft ? .literal("true") : nil)
    add("pinned", moment.isPinned ? .literal("true") : nil)
    add("warning", moment.warning.map { .text($0) })
    add("sensitive", moment.isSensitive ? .literal("true") : nil)
    add("lang", moment.language.flatMap(MomentText.language))
    add("tags", MomentText.list(MomentText.distinct(moment.tags).map { .text($0) }))
    add("place", moment.place.flatMap(MomentText.place))
    add("link", moment.link.map(MomentText.card))
    add("photos", MomentText.list(photos.map(MomentText.photo)))
    add("videos", MomentText.list(videos.map(MomentText.video)))
    add("replyTo", MomentText.reply(moment.replyTo))
    add("repostOf", moment.repostOf.map { .text($0) })
    add("likes", MomentText.list(moment.likes.map(MomentText.person)))
    add("isLiked", moment.isLiked ? .literal("true") : nil)
    add("likeCount", moment.likeCount.flatMap { $0 > 0 ? .literal("\($0)") : nil })
    add("aliases", MomentText.list(moment.aliases.map { .text($0) }))
    var own = moment.source
    if own.id == moment.id { own.id = "" }
    let sources = ([own] + moment.alsoAt).map(MomentText.source)
    add("source", sources.count == 1 ? sources[0] : .list(sources))
    self.fields = fields
    markdown = MarkdownWriter.markdown(moment.text)
  }

  static func visibility(_ audience: Audience) -> Value? {
    switch audience {
    case .everyone: nil
    case .unlisted: .literal("unlisted")
    case .followers: .literal("followers")
    case .direct, .nobody, .unknown: .literal("private")
    }
  }

  /// Only what can be a tag of BCP 47.
  private static func language(_ code: String) -> Value? {
    let isCode =
      (2...35).contains(code.utf8.count)
      && code.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
    return isCode && code != "und" ? .text(code) : nil
  }

  private static func distinct(_ tags: [String]) -> [String] {
    var seen: Set<String> = []
    return tags.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
  }

  static func list(_ values: [Value]) -> Value? { values.isEmpty ? nil : .list(values) }

  private static func place(_ place: ImportedPlace) -> Value? {
    guard let latitude = place.latitude, let longitude = place.longitude else {
      return place.name.map { .text($0) }
    }
    return .map(
      (place.name.map { [("name", .text($0))] } ?? [])
        + [("latitude", .literal("\(latitude)")), ("longitude", .literal("\(longitude)"))])
  }

  private static func card(_ link: LinkCard) -> Value {
    if link.title == nil, link.summary == nil { return .text(link.url) }
    var fields: [(String, Value)] = [("url", .text(link.url))]
    if let title = link.title { fields.append(("title", .text(title))) }
    if let summary = link.summary { fields.append(("description", .text(summary))) }
    return .map(fields)
  }

  static func photo(_ photo: WrittenMedia) -> Value {
    var fields: [(String, Value)] = [("src", .text(photo.source))]
    if let alt = photo.alt, !alt.isEmpty { fields.append(("alt", .text(alt))) }
    if let caption = photo.caption { fields.append(("caption", .text(caption))) }
    if let focus = photo.focus {
      let numbers = [focus.x, focus.y].map { Value.literal(DateWriting.fraction($0)) }
      fields.append(("focus", .list(numbers)))
    }
    return fields.count == 1 ? .text(photo.source) : .map(fields)
  }

  static func video(_ video: WrittenMedia) -> Value {
    var fields: [(String, Value)] = [("src", .text(video.source))]
    if let alt = video.alt, !alt.isEmpty { fields.append(("alt", .text(alt))) }
    if let poster = video.poster { fields.append(("poster", .text(poster))) }
    if let captions = video.captions { fields.append(("captions", .text(captions))) }
    return .map(fields)
  }

  private static func person(_ person: ImportedPerson) -> Value {
    let fields = [("id", person.id), ("name", person.name), ("avatar", person.avatar)]
    return .map(fields.compactMap { name, value in value.map { (name, .text($0)) } })
  }

  private static func reply(_ target: ReplyTarget?) -> Value? {
    switch target {
    case .own(let id): .text(id)
    case .other(let url): url.map { .text($0) }
    case nil: nil
    }
  }

  static func source(_ source: SourceLink) -> Value {
    var fields: [(String, Value)] = [("name", .text(source.name))]
    if let url = source.url { fields.append(("url", .text(url))) }
    if !source.id.isEmpty, !(source.url ?? "").hasSuffix(source.id) {
      fields.append(("id", .text(source.id)))
    }
    return .map(fields)
  }
}

/// Dates and numbers as files hold them.
enum DateWriting {
  /// RFC 3339, or the day alone.
  static func text(_ date: MomentDate) -> String {
    let wall = date.wallClock
    let day = self.day(wall.date)
    guard date.hasTime else { return day }
    let time = [wall.hour, wall.minute, wall.second].map { two($0) }.joined(separator: ":")
    return "\(day)T\(time)\(offset(date.offsetSeconds))"
  }

  static func day(_ date: CivilDate) -> String {
    let year = String(date.year)
    return String(repeating: "0", count: max(0, 4 - year.count)) + year + "-" + two(date.month)
      + "-" + two(date.day)
  }

  private static func offset(_ seconds: Int) -> String {
    // Offsets of whole minutes are all that RFC 3339 has; old zones had odd seconds.
    let minutes = abs(seconds) / 60
    if seconds == 0 { return "Z" }
    return (seconds < 0 ? "-" : "+") + two(minutes / 60) + ":" + two(minutes % 60)
  }

  /// At most three digits after the point.
  static func fraction(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    if thousandths % 1000 == 0 { return String(thousandths / 1000) }
    var digits = String(abs(thousandths) % 1000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000).\(digits)"
  }

  private static func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
