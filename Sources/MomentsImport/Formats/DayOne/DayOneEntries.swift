private import MomentsModel

/// The entries of a journal.
struct DayOneEntries {
  private let bundle: ExportBundle
  private let options: ImportOptions

  init(_ bundle: ExportBundle, _ options: ImportOptions) {
    self.bundle = bundle
    self.options = options
  }

  func read(_ entry: JSONValue, into collection: inout ImportCollection) {
    guard let id = entry["uuid"]?.text else { return collection.skip(.damaged, nil) }
    // An entry shows the time of where it was written.
    let zone = entry["timeZone"]?.text.flatMap(options.zones) ?? options.timeZone
    let dates = DateReading(zone: zone)
    guard var date = dates.iso(entry["creationDate"]?.string) else {
      return collection.skip(.noDate, nil)
    }
    if entry["isAllDay"]?.bool ?? false { date = dates.day(date.wallClock.date) }
    var moment = ImportedMoment(
      id: MomentIdentifier.make(DayOneFormat.key, id),
      source: SourceLink(name: DayOneFormat.sourceName, url: nil, id: id), date: date,
      audience: .unknown)
    if let modified = dates.iso(entry["modifiedDate"]?.string),
      modified.secondsSince1970 - date.secondsSince1970 > 60
    {
      moment.updated = modified
    }
    moment.tags = entry["tags"]?.elements.compactMap(\.text) ?? []
    moment.isPinned = entry["isPinned"]?.bool ?? false
    moment.place = entry["location"].flatMap(place)
    body(of: &moment, entry)
    if moment.isEmpty { return collection.skip(.empty, nil) }
    collection.ledger.drop("weather", entry["weather"] == nil ? 0 : 1)
    collection.ledger.drop("stars", entry["starred"]?.bool ?? false ? 1 : 0)
    collection.ledger.drop("PDF attachments", entry["pdfAttachments"]?.elements.count ?? 0)
    collection.add(moment)
  }

  private func place(_ location: JSONValue) -> ImportedPlace? {
    let names = ["placeName", "localityName", "country"].compactMap { location[$0]?.text }
    let distinct = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard !distinct.isEmpty || location["latitude"] != nil else { return nil }
    return ImportedPlace(
      name: distinct.isEmpty ? nil : distinct.joined(separator: ", "),
      latitude: location["latitude"]?.double, longitude: location["longitude"]?.double)
  }

  /// Media in the order of the text, then those that it doesn't mention.
  private func body(of moment: inout ImportedMoment, _ entry: JSONValue) {
    let text = MarkdownPictures(DayOneText.unescaped(entry["text"]?.string ?? ""))
    moment.text = text.markdown.isEmpty ? [] : [.markdown(text.markdown)]
    var photos = ordered(entry["photos"])
    var videos = ordered(entry["videos"]) + ordered(entry["audios"])
    for picture in text.pictures {
      let id = picture.source.split(separator: "/").last.map(String.init) ?? ""
      let alt = picture.alt.isEmpty ? nil : picture.alt
      if !picture.source.hasPrefix("dayone-moment:") {
        moment.photos.append(ImportedMedia(.remote(picture.source), alt: alt))
      } else if let index = photos.firstIndex(where: { $0["identifier"]?.string == id }) {
        moment.photos.append(media(photos.remove(at: index), alt))
      } else if let index = videos.firstIndex(where: { $0["identifier"]?.string == id }) {
        moment.videos.append(media(videos.remove(at: index), alt))
      }
    }
    moment.photos += photos.map { media($0, nil) }
    moment.videos += videos.map { media($0, nil) }
  }

  private func ordered(_ list: JSONValue?) -> [JSONValue] {
    (list?.elements ?? []).enumerated().sorted { a, b in
      let orders = [a, b].map { $0.element["orderInEntry"]?.integer ?? Int.max }
      return orders[0] == orders[1] ? a.offset < b.offset : orders[0] < orders[1]
    }.map(\.element)
  }

  /// Files are named by their MD5; a picture that was never downloaded has none.
  private func media(_ item: JSONValue, _ alt: String?) -> ImportedMedia {
    let kind = item["type"]?.text ?? item["format"]?.text ?? "jpeg"
    guard let md5 = item["md5"]?.text, md5 != "(null)" else {
      return ImportedMedia(.missing(item["identifier"]?.string ?? "", .absent), alt: alt)
    }
    return bundle.media("\(md5).\(kind)", alt: alt)
  }
}

/// Day One's Markdown, which has a backslash before every punctuation mark.
enum DayOneText {
  /// Backslashes stay only where Markdown needs them.
  static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    var lineStart = true
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.first, isEscaped(next) else {
        lineStart = character.isNewline || lineStart && (character.isNumber || character == " ")
        result.append(character)
        continue
      }
      rest.removeFirst()
      if needsEscape(next, lineStart: lineStart, after: rest.first) { result.append("\\") }
      result.append(next)
      lineStart = false
    }
    return result
  }

  private static func isEscaped(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
      || "°±§".contains(character)
  }

  private static func needsEscape(
    _ character: Character, lineStart: Bool, after: Character?
  ) -> Bool {
    switch character {
    case "*", "_", "`", "[", "]", "<", "~", "\\", "|", "&": true
    case "#", ">", "+", "-", "=", ".", ")": lineStart
    case "!": after == "["
    default: false
    }
  }
}
