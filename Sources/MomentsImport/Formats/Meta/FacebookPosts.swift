private import MomentsModel

/// Posts, albums and loose photos of a Facebook export.
struct FacebookPosts {
  private let bundle: ExportBundle
  private let dates: DateReading
  private let ownName: String?
  private var repair = MojibakeRepair()
  /// Position in the collection of the post that has the media of that reference.
  private var posts: [String: Int] = [:]

  init(_ bundle: ExportBundle, _ options: ImportOptions, ownName: String?) {
    self.bundle = bundle
    self.ownName = ownName
    dates = DateReading(zone: options.timeZone)
  }

  mutating func readPosts(
    _ file: ExportFile, into collection: inout ImportCollection
  ) throws(ImportFault) {
    let before = collection.ledger.itemCount
    try bundle.elements(of: file) { (_, item) throws(ImportFault) in
      post(repair.repaired(item), into: &collection)
    }
    collection.ledger.findings.append("\(file.path): \(collection.ledger.itemCount - before) posts")
  }

  private mutating func post(_ post: JSONValue, into collection: inout ImportCollection) {
    if isOnOtherWall(post["title"]?.string ?? "") { return collection.skip(.otherWall, nil) }
    guard let seconds = post["timestamp"]?.integer, let date = dates.instant(seconds) else {
      return collection.skip(.noDate, nil)
    }
    let parts = post["attachments"]?.elements.flatMap { $0["data"]?.elements ?? [] } ?? []
    let texts =
      (post["data"]?.elements ?? []).compactMap { $0["post"]?.text }
      + parts.compactMap { $0["text"]?.text }
    let text = texts.joined(separator: "\n\n")
    let media = parts.compactMap { $0["media"] }
    var moment = self.moment(seconds, date, uri: media.first?["uri"]?.text, text: text)
    moment.updated = post["data"]?.elements.lazy.compactMap { $0["update_timestamp"] }.first
      .flatMap { dates.instant($0.integer) }
    if moment.updated == date { moment.updated = nil }
    add(parts, to: &moment)
    if moment.isEmpty { return collection.skip(.empty, nil) }
    collection.ledger.drop("names of people tagged", post["tags"]?.elements.count ?? 0)
    for item in media {
      if let uri = item["uri"]?.text { posts[uri] = collection.moments.count }
    }
    collection.add(moment)
  }

  private func moment(
    _ seconds: Int, _ date: MomentDate, uri: String?, text: String
  ) -> ImportedMoment {
    let id = MetaMedia.id(FacebookFormat.key, seconds: seconds, uri: uri, text: text)
    var moment = ImportedMoment(
      id: id, source: SourceLink(name: FacebookFormat.sourceName, url: nil, id: id), date: date,
      audience: .unknown)
    moment.text = [TextBlock](plain: text)
    moment.tags = PlainTags.tags(in: text)
    return moment
  }

  /// Media, link, place, event and life event; places of a journey are from and to.
  private func add(_ parts: [JSONValue], to moment: inout ImportedMoment) {
    var places: [ImportedPlace] = []
    for part in parts {
      if let media = part["media"] { addMedia(media, to: &moment) }
      if let link = part["external_context"], let url = link["url"]?.text, moment.link == nil {
        moment.link = LinkCard(url: url, title: link["name"]?.text)
      }
      if let place = part["place"] {
        places.append(
          ImportedPlace(
            name: place["name"]?.text, latitude: place["coordinate"]?["latitude"]?.double,
            longitude: place["coordinate"]?["longitude"]?.double))
      }
      for name in [part["event"]?["name"]?.text, part["life_event"]?["title"]?.text] {
        if let name { moment.text += [TextBlock](plain: name) }
      }
    }
    moment.place = places.last
  }

  private func addMedia(_ item: JSONValue, to moment: inout ImportedMoment) {
    MetaMedia.add(item, to: &moment, from: bundle)
    guard let caption = item["description"]?.text, caption != moment.text.plain else { return }
    if moment.photos.last != nil { moment.photos[moment.photos.count - 1].caption = caption }
  }

  /// "Robin wrote on Ann's timeline.": no other field tells, and other languages word it otherwise.
  private func isOnOtherWall(_ title: String) -> Bool {
    guard title.hasSuffix("'s timeline.") || title.hasSuffix("\u{2019}s timeline.") else {
      return false
    }
    return ownName.map { !title.contains("on \($0)'s timeline") } ?? true
  }
}

extension FacebookPosts {
  /// The photos of an album, or those in none; what a post has already isn't a moment of its own.
  mutating func readPhotos(
    _ file: ExportFile, list: String, into collection: inout ImportCollection
  ) throws(ImportFault) {
    let before = collection.ledger.itemCount
    try bundle.elements(of: file, from: { $0 == list }) { (_, item) throws(ImportFault) in
      photo(repair.repaired(item), into: &collection)
    }
    collection.ledger.findings.append(
      "\(file.path): \(collection.ledger.itemCount - before) photos or videos")
  }

  private mutating func photo(_ item: JSONValue, into collection: inout ImportCollection) {
    guard let uri = item["uri"]?.text else { return collection.skip(.damaged, nil) }
    let caption = item["description"]?.text ?? ""
    if let position = posts[uri] {
      // A post without words has its photo's.
      if collection.moments[position].text.isBlank, !caption.isEmpty {
        collection.moments[position].text = [TextBlock](plain: caption)
      }
      return collection.skip(.duplicate, nil)
    }
    guard let seconds = item["creation_timestamp"]?.integer, let date = dates.instant(seconds)
    else { return collection.skip(.noDate, nil) }
    var moment = self.moment(seconds, date, uri: uri, text: caption)
    addMedia(item, to: &moment)
    moment.place = MetaMedia.place(item)
    posts[uri] = collection.moments.count
    collection.ledger.drop("comments of others", item["comments"]?.elements.count ?? 0)
    collection.add(moment)
  }

  mutating func settle(_ collection: inout ImportCollection) {
    if repair.count > 0 {
      collection.ledger.findings.append("\(repair.count) texts with garbled letters, put right")
    }
  }
}
