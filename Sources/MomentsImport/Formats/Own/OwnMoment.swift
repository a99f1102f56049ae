internal import MomentsModel

/// A moment as `momentsgen export` carries it beside what the format has room for: in the fields of
/// content files. What isn't one of them is left out; a build checks the others like any content.
struct OwnMoment: Sendable {
  private let values: [JSONValue.Member]
  let markdown: String

  /// In the order in which files have them; those without a value are made of the moment itself.
  private static let names = [
    "id", "date", "updated", "title", "text", "author", "visibility", "draft", "pinned", "warning",
    "sensitive", "lang", "dir", "slug", "aliases", "tags", "place", "rating", "link", "photos",
    "videos", "replyTo", "repostOf", "likes", "isLiked", "likeCount", "comments", "component",
    "source",
  ]

  /// nil where `value` is none; then the item is read like anybody's.
  static func moment(
    _ value: JSONValue?, of source: SourceLink, in bundle: ExportBundle, _ dates: DateReading
  ) -> ImportedMoment? {
    guard let value, let id = value["id"]?.text,
      let date = dates.iso(value["date"]?.string, keepsOffset: true),
      let audience = audience(value["visibility"])
    else { return nil }
    var moment = ImportedMoment(id: id, source: source, date: date, audience: audience)
    moment.updated = dates.iso(value["updated"]?.string, keepsOffset: true)
    moment.title = value["title"]?.text
    moment.isDraft = value["draft"]?.bool ?? false
    var markdown = ""
    if let text = value["markdown"]?.text {
      // Its pictures are in `photos`.
      markdown = MarkdownPictures(text).markdown
      moment.text = [.markdown(markdown)]
    } else if let text = value["text"]?.text {
      moment.text = [TextBlock](plain: text)
    }
    moment.photos = value["photos"]?.elements.compactMap { media($0, in: bundle) } ?? []
    moment.videos = value["videos"]?.elements.compactMap { media($0, in: bundle) } ?? []
    moment.own = OwnMoment(values: value.members, markdown: markdown)
    return moment
  }

  private static func audience(_ value: JSONValue?) -> Audience? {
    switch value?.string {
    case nil: .everyone
    case "public": .everyone
    case "unlisted": .unlisted
    case "followers": .followers
    default: .nobody
    }
  }

  private static func media(_ value: JSONValue, in bundle: ExportBundle) -> ImportedMedia? {
    guard let source = value["src"]?.text else { return nil }
    var media = ImportedMedia(origin(source, in: bundle), alt: value["alt"]?.string)
    media.caption = value["caption"]?.text
    if let point = value["focus"]?.elements, point.count == 2, let x = point[0].double,
      let y = point[1].double, (0...1).contains(x), (0...1).contains(y)
    {
      media.focus = FocalPoint(x: x, y: y)
    }
    media.poster = value["poster"]?.text.map { origin($0, in: bundle) }
    media.captions = value["captions"]?.text.map { origin($0, in: bundle) }
    media.stem = stem(of: media.origin)
    return media
  }

  static func origin(_ source: String, in bundle: ExportBundle) -> ImportedMedia.Origin {
    source.hasPrefix("https://") || source.hasPrefix("http://")
      ? .remote(source) : bundle.media(source).origin
  }

  private static func stem(of origin: ImportedMedia.Origin) -> String? {
    guard case .file(let file) = origin else { return nil }
    let name = file.name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  func fields(
    of moment: ImportedMoment, photos: [WrittenMedia], videos: [WrittenMedia]
  ) -> [(String, MomentText.Value)] {
    OwnMoment.names.compactMap { name in
      let value: MomentText.Value? =
        switch name {
        case "id": .text(moment.id)
        case "date": .literal(DateWriting.text(moment.date))
        case "updated": moment.updated.map { .literal(DateWriting.text($0)) }
        case "visibility": MomentText.visibility(moment.audience)
        case "photos": MomentText.list(photos.map(MomentText.photo))
        case "videos": MomentText.list(videos.map(MomentText.video))
        case "text" where !markdown.isEmpty: nil
        case "source": source(moment)
        default: values.last { $0.key == name }.map { MomentText.Value($0.value) }
        }
      return value.map { (name, $0) }
    }
  }

  /// Where it was before, and what was folded into it since.
  private func source(_ moment: ImportedMoment) -> MomentText.Value? {
    let own = values.last { $0.key == "source" }.map { MomentText.Value($0.value) }
    if moment.alsoAt.isEmpty { return own }
    return .list((own.map { [$0] } ?? []) + moment.alsoAt.map(MomentText.source))
  }
}

extension MomentText.Value {
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .null: self = .literal("null")
    case .bool(let flag): self = .literal(flag ? "true" : "false")
    case .number(let text): self = .literal(text)
    case .string(let text): self = .text(text)
    case .array(let values): self = .list(values.map(MomentText.Value.init))
    case .object(let members):
      // Names are written without quotes: those that would need some are nobody's.
      let named = members.filter { $0.key.first?.isLetter == true && $0.key.allSatisfy(isPlain) }
      self = .map(named.map { ($0.key, MomentText.Value($0.value)) })
    }

    func isPlain(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "-"
    }
  }
}
