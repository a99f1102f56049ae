private import MomentsModel

/// The posts, reels and stories of an Instagram export.
struct InstagramPosts {
  enum Role { case post, story, archived }

  private let bundle: ExportBundle
  private let options: ImportOptions
  private let dates: DateReading
  private(set) var repair = MojibakeRepair()
  var audience = Audience.unknown
  /// References to media of the posts read so far.
  private var seen: Set<String> = []

  init(_ bundle: ExportBundle, _ options: ImportOptions) {
    self.bundle = bundle
    self.options = options
    dates = DateReading(zone: options.timeZone)
  }

  mutating func read(
    _ file: ExportFile, _ role: Role, into collection: inout ImportCollection
  ) throws(ImportFault) {
    let before = collection.ledger.itemCount
    try bundle.elements(of: file) { (_, item) throws(ImportFault) in
      post(repair.repaired(item), role, into: &collection)
    }
    collection.ledger.findings.append("\(file.path): \(collection.ledger.itemCount - before) posts")
  }

  private mutating func post(
    _ post: JSONValue, _ role: Role, into collection: inout ImportCollection
  ) {
    if role == .archived, !options.includesArchived { return collection.skip(.archived, nil) }
    // Stories are media items without a post around them.
    let media = post["media"]?.elements ?? (post["uri"] == nil ? [] : [post])
    let uris = media.compactMap { $0["uri"]?.text }
    if let first = uris.first, !seen.insert(first).inserted {
      return collection.skip(.duplicate, nil)
    }
    let seconds = post["creation_timestamp"]?.integer ?? media.first?["creation_timestamp"]?.integer
    guard let seconds, let date = dates.instant(seconds) else {
      return collection.skip(.noDate, nil)
    }
    // One picture: the caption is the picture's; several: the post's.
    let caption = post["title"]?.text ?? media.first?["title"]?.text ?? ""
    let id = MetaMedia.id(
      InstagramFormat.key, seconds: seconds, uri: uris.first, text: caption)
    var moment = ImportedMoment(
      id: id, source: SourceLink(name: InstagramFormat.sourceName, url: nil, id: id), date: date,
      audience: role == .archived ? .unknown : audience)
    moment.kind = role == .story ? .story : .post
    moment.text = [TextBlock](plain: caption)
    moment.tags = PlainTags.tags(in: caption)
    for item in media { MetaMedia.add(item, to: &moment, from: bundle) }
    moment.place = media.lazy.compactMap { MetaMedia.place($0) }.first
    if moment.isEmpty { return collection.skip(.empty, nil) }
    collection.add(moment)
  }

  /// `media.json`, until 2020: `{photos: [{caption, taken_at, path}], videos, stories, …}`.
  mutating func readOldest(
    _ file: ExportFile, into collection: inout ImportCollection
  ) throws(ImportFault) {
    let before = collection.ledger.itemCount
    try bundle.elements(of: file) { (list, item) throws(ImportFault) in
      let item = repair.repaired(item)
      let wall = item["taken_at"]?.string
      guard list != "profile", list != "direct", let path = item["path"]?.text,
        let date = dates.iso(wall)
      else { return collection.skip(.notPost, nil) }
      let id = MetaMedia.id(
        InstagramFormat.key, seconds: date.secondsSince1970, uri: path, text: "")
      var moment = ImportedMoment(
        id: id, source: SourceLink(name: InstagramFormat.sourceName, url: nil, id: id), date: date,
        audience: audience)
      moment.kind = list == "stories" ? .story : .post
      let caption = item["caption"]?.string ?? ""
      moment.text = [TextBlock](plain: caption)
      moment.tags = PlainTags.tags(in: caption)
      MetaMedia.add(
        .object([JSONValue.Member(key: "uri", value: .string(path))]), to: &moment, from: bundle)
      collection.add(moment)
    }
    collection.ledger.findings.append("\(file.path): \(collection.ledger.itemCount - before) items")
  }
}
