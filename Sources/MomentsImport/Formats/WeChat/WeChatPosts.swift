private import MomentsModel

/// The posts of WeChat exporters. Others' posts aren't ours to publish, and likes and comments name
/// other people, so only their number stays.
struct WeChatPosts {
  private let bundle: ExportBundle
  private let dates: DateReading

  init(_ bundle: ExportBundle, _ options: ImportOptions) {
    self.bundle = bundle
    dates = DateReading(zone: options.timeZone)
  }

  /// `exported_sns.json`, `moments_output.json`.
  func statistic(_ post: JSONValue, into collection: inout ImportCollection) {
    guard post["isCurrentUser"]?.bool ?? false else { return collection.skip(.others, nil) }
    let object = post["rawXML"]?.string.flatMap { WeChatTimelineObject(Array($0.utf8)) }
    add(
      id: post["snsId"]?.identifier ?? object?.id,
      seconds: post["timestamp"]?.integer ?? object?.seconds,
      text: longer(WeChatTimelineObject.unescaped(post["content"]?.string ?? ""), object?.text),
      object,
      media: object == nil
        ? (post["mediaList"]?.elements.compactMap { missing($0.string) } ?? [], [])
        : media(of: object),
      likes: post["likes"], comments: post["comments"], into: &collection)
  }

  /// Some exporters cut the text; the object has the whole.
  private func longer(_ text: String, _ other: String?) -> String {
    guard let other, other.count > text.count else { return text }
    return other
  }

  /// `sns-export-*.json`.
  func listed(_ post: JSONValue, owners: [String], into collection: inout ImportCollection) {
    let user = post["username"]?.string ?? ""
    guard owners.isEmpty || owners.contains(user) else { return collection.skip(.others, nil) }
    let object = (post["rawXml"] ?? post["rawXML"])?.string.flatMap {
      WeChatTimelineObject(Array($0.utf8))
    }
    var photos: [ImportedMedia] = []
    var videos: [ImportedMedia] = []
    for item in post["media"]?.elements ?? [] {
      let found =
        item["localPath"]?.text.map { bundle.media($0) } ?? missing(item["url"]?.string)
      guard let found else { continue }
      if post["type"]?.integer == 15 { videos.append(found) } else { photos.append(found) }
    }
    add(
      id: post["id"]?.identifier, seconds: post["createTime"]?.integer,
      text: WeChatTimelineObject.unescaped(post["contentDesc"]?.string ?? ""), object,
      media: (photos, videos), place: place(post["location"]), likes: post["likes"],
      comments: post["comments"], into: &collection)
  }

  func timelineObject(_ xml: [UInt8], into collection: inout ImportCollection) {
    guard let object = WeChatTimelineObject(xml) else { return collection.skip(.damaged, nil) }
    add(
      id: object.id, seconds: object.seconds, text: object.text, object, media: media(of: object),
      likes: nil, comments: nil, into: &collection)
  }

  private func add(
    id: String?, seconds: Int?, text: String, _ object: WeChatTimelineObject?,
    media: ([ImportedMedia], [ImportedMedia]), place: ImportedPlace? = nil, likes: JSONValue?,
    comments: JSONValue?, into collection: inout ImportCollection
  ) {
    guard let id else { return collection.skip(.damaged, nil) }
    guard let date = dates.instant(seconds) else { return collection.skip(.noDate, nil) }
    var moment = ImportedMoment(
      id: MomentIdentifier.make(WeChatFormat.key, id),
      source: SourceLink(name: WeChatFormat.sourceName, url: nil, id: id), date: date,
      audience: object?.isPrivate ?? false ? .nobody : .unknown)
    moment.text = [TextBlock](plain: text)
    moment.tags = PlainTags.tags(in: text)
    (moment.photos, moment.videos) = media
    moment.link = object?.link
    moment.place = place ?? object?.place
    moment.likeCount = likes?.elements.count
    if moment.isEmpty { return collection.skip(.empty, nil) }
    if moment.audience != .nobody {
      collection.ledger.drop("comments, which name other people", comments?.elements.count ?? 0)
      collection.ledger.drop("names of people who liked", likes?.elements.count ?? 0)
    }
    collection.add(moment)
  }

  private func media(
    of object: WeChatTimelineObject?
  ) -> ([ImportedMedia], [ImportedMedia]) {
    (
      object?.pictures.compactMap(missing) ?? [], object?.videos.compactMap(missing) ?? []
    )
  }

  /// The keys behind the address open other people's servers; they stay out of the report.
  private func missing(_ url: String?) -> ImportedMedia? {
    url.map { ImportedMedia(.missing(String($0.prefix { $0 != "?" }), .online)) }
  }

  private func place(_ location: JSONValue?) -> ImportedPlace? {
    guard let location else { return nil }
    let name = location["poiName"]?.text ?? location["city"]?.text
    let latitude = location["latitude"]?.double
    guard name != nil || latitude != nil else { return nil }
    return ImportedPlace(
      name: name, latitude: latitude, longitude: location["longitude"]?.double)
  }
}
