private import MomentsModel

/// The posts of Threads, which come inside the Instagram export.
enum ThreadsFormat: ExportFormat {
  static let key = "threads"
  static let title = "Threads export"
  static let sourceName = "Threads"

  private static let document = "threads_and_replies.json"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    bundle.first(named: document)?.path
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    guard let file = bundle.first(named: document) else { return collection }
    let account = try InstagramAccount(bundle)
    collection.profile = account.profile
    let dates = DateReading(zone: options.timeZone)
    var repair = MojibakeRepair()
    try bundle.elements(of: file) { (_, item) throws(ImportFault) in
      read(repair.repaired(item), bundle, dates, into: &collection)
    }
    collection.ledger.findings.append("\(file.path): \(collection.ledger.itemCount) posts")
    if repair.count > 0 {
      collection.ledger.findings.append("\(repair.count) texts with garbled letters, put right")
    }
    return collection
  }

  private static func read(
    _ post: JSONValue, _ bundle: ExportBundle, _ dates: DateReading,
    into collection: inout ImportCollection
  ) {
    let media = post["media"]?.elements ?? []
    let seconds = post["creation_timestamp"]?.integer ?? media.first?["creation_timestamp"]?.integer
    guard let seconds, let date = dates.instant(seconds) else {
      return collection.skip(.noDate, nil)
    }
    let text = post["title"]?.text ?? media.first?["title"]?.text ?? ""
    let uris = media.compactMap { $0["uri"]?.text }
    let id = MetaMedia.id(key, seconds: seconds, uri: uris.first, text: text)
    var moment = ImportedMoment(
      id: id, source: SourceLink(name: sourceName, url: nil, id: id), date: date,
      // The Instagram account's privacy isn't that of Threads.
      audience: .unknown)
    moment.text = [TextBlock](plain: text)
    moment.tags = PlainTags.tags(in: text)
    for item in media { MetaMedia.add(item, to: &moment, from: bundle) }
    if media.contains(where: { $0["text_app_post"]?["is_reply"]?.bool ?? false }) {
      moment.replyTo = .other(url: nil)
    }
    if moment.isEmpty { return collection.skip(.empty, nil) }
    collection.add(moment)
  }
}
