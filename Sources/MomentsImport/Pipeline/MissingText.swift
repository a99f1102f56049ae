/// What stands in a moment for media that its export doesn't hold: the description that the author
/// wrote, and anything at all where nothing else is left.
enum MissingText {
  static func blocks(_ moment: ImportedMoment) -> [TextBlock] {
    let missing = moment.photos.filter(\.isMissing) + moment.videos.filter(\.isMissing)
    guard let first = missing.first else { return [] }
    var rest = moment
    rest.photos.removeAll(where: \.isMissing)
    rest.videos.removeAll(where: \.isMissing)
    let described = missing.filter { !($0.alt ?? "").isEmpty }
    if described.isEmpty { return rest.isEmpty ? [line(first, moment)] : [] }
    return described.map { line($0, moment) }
  }

  private static func line(_ media: ImportedMedia, _ moment: ImportedMoment) -> TextBlock {
    let kind = moment.photos.contains(media) ? "Photo" : "Video"
    let words = (media.alt ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return .paragraph([.emphasis([.text("\(kind) missing" + (words.isEmpty ? "" : ": \(words)"))])])
  }
}
