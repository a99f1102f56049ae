private import MomentsModel

/// The payload of the Moments app: `{userDetails, moments}`, with the answer's envelope or without.
enum AppPayloadFormat: ExportFormat {
  static let key = "app"
  static let title = "payload of the Moments app"
  static let sourceName = "Moments app"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    try documents(bundle).first?.path
  }

  private static func documents(_ bundle: ExportBundle) throws(ImportFault) -> [ExportFile] {
    var found: [ExportFile] = []
    for file in bundle.files(where: { $0.hasSuffix(".json") }) {
      let start = try bundle.beginning(of: file)
      if start.holds("\"userDetails\""), start.holds("\"moments\"") { found.append(file) }
    }
    return found
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    let dates = DateReading(zone: options.timeZone)
    for (file, bytes) in try bundle.documents(try documents(bundle)) {
      guard let payload = payload(in: try bundle.json(file, bytes), depth: 0) else { continue }
      let owner = person(payload["userDetails"])
      collection.profile.id = owner?.id
      collection.profile.name = owner?.name
      collection.profile.avatar = owner?.avatar.map { ImportedMedia(.remote($0)) }
      collection.profile.cover = payload["userDetails"]?["backgroundImage"]?.text.map {
        ImportedMedia(.remote($0))
      }
      let moments = payload["moments"]?.elements ?? []
      for value in moments { read(value, owner, dates, into: &collection) }
      collection.ledger.findings.append("\(file.path): \(moments.count) moments")
    }
    return collection
  }

  /// The object that has both members, below at most the two levels of the envelope.
  private static func payload(in value: JSONValue, depth: Int) -> JSONValue? {
    if value["userDetails"] != nil, value["moments"] != nil { return value }
    guard depth < 3 else { return nil }
    return value.members.lazy.compactMap { payload(in: $0.value, depth: depth + 1) }.first
  }

  private static func read(
    _ value: JSONValue, _ owner: ImportedPerson?, _ dates: DateReading,
    into collection: inout ImportCollection
  ) {
    guard let id = value["id"]?.identifier else { return collection.skip(.damaged, nil) }
    guard let date = dates.instant(value["createdDate"]?.integer) else {
      return collection.skip(.noDate, id)
    }
    let text = value["title"]?.string ?? ""
    var moment = ImportedMoment(
      id: MomentIdentifier.make(key, id),
      source: SourceLink(name: sourceName, url: nil, id: id), date: date, audience: .everyone)
    moment.text = [TextBlock](plain: text)
    moment.tags = PlainTags.tags(in: text)
    moment.photos =
      value["photos"]?.elements.compactMap(\.text).map {
        ImportedMedia(.remote($0))
      } ?? []
    moment.link = value["url"]?.text.map { LinkCard(url: $0) }
    // The payload's ids of authors can't be trusted: two of its own share one.
    if let author = person(value["userDetails"]), author.name != owner?.name {
      moment.author = ImportedPerson(id: nil, name: author.name, avatar: author.avatar)
    }
    moment.likes = value["likes"]?.elements.compactMap(person) ?? []
    moment.isLiked = value["isLiked"]?.bool ?? false
    collection.add(moment)
  }

  private static func person(_ value: JSONValue?) -> ImportedPerson? {
    guard let value else { return nil }
    return ImportedPerson(
      id: value["id"]?.identifier, name: value["name"]?.text, avatar: value["avatar"]?.text)
  }
}
