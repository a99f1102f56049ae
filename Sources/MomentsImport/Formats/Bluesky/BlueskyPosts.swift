private import MomentsModel

/// Bluesky's records as moments, whether they come from a repository or from the API.
struct BlueskyPosts {
  private let bundle: ExportBundle
  private let dates: DateReading
  /// Handle by account.
  private let handles: [String: String]

  init(_ bundle: ExportBundle, _ options: ImportOptions, handles: [String: String]) {
    self.bundle = bundle
    self.handles = handles
    dates = DateReading(zone: options.timeZone)
  }

  /// `view` is the API's rendering of the post, where there is one.
  func post(
    _ record: JSONValue, did: String, key: String, view: JSONValue? = nil,
    into collection: inout ImportCollection
  ) {
    let url = self.url(did, key)
    guard let date = date(record, key) ?? dates.iso(view?["indexedAt"]?.string) else {
      return collection.skip(.noDate, url)
    }
    var moment = ImportedMoment(
      id: MomentIdentifier.make("bsky", key),
      source: SourceLink(name: BlueskyFormat.sourceName, url: url, id: key), date: date,
      audience: .everyone)
    let text = BlueskyText(record)
    moment.text = [TextBlock](runs: text.runs)
    moment.tags = text.tags
    collection.ledger.drop("links of texts that don't fit the text", text.ignoredCount)
    if let languages = record["langs"]?.elements, languages.count == 1 {
      moment.language = languages[0].text
    }
    moment.likeCount = view?["likeCount"]?.integer
    add(record["embed"], view?["embed"], did, to: &moment)
    moment.replyTo = replyTarget(record, did)
    let labels = record["labels"]?["values"]?.elements.compactMap { $0["val"]?.string } ?? []
    let veiled: Set<String> = ["porn", "sexual", "nudity", "graphic-media"]
    moment.isSensitive = labels.contains(where: veiled.contains)
    if moment.isEmpty { return collection.skip(.empty, url) }
    collection.add(moment)
  }

  func repost(
    of uri: String, at date: String?, did: String, key: String,
    into collection: inout ImportCollection
  ) {
    guard let date = dates.iso(date) ?? instant(key) else { return collection.skip(.noDate, nil) }
    var moment = ImportedMoment(
      id: MomentIdentifier.make("bsky-repost", key),
      source: SourceLink(name: BlueskyFormat.sourceName, url: nil, id: key), date: date,
      audience: .everyone)
    moment.kind = .boost
    moment.repostOf = address(uri)
    collection.add(moment)
  }

  private func date(_ record: JSONValue, _ key: String) -> MomentDate? {
    dates.iso(record["createdAt"]?.string) ?? instant(key)
  }

  /// The instant in a record's key: microseconds, in an alphabet that sorts.
  private func instant(_ key: String) -> MomentDate? {
    let alphabet = Array("234567abcdefghijklmnopqrstuvwxyz")
    var value: UInt64 = 0
    guard key.count == 13 else { return nil }
    for character in key {
      guard let digit = alphabet.firstIndex(of: character) else { return nil }
      value = value << 5 | UInt64(digit)
    }
    return dates.instant(Int(value >> 10) / 1_000_000)
  }

  private func url(_ did: String, _ key: String) -> String {
    "https://bsky.app/profile/\(handles[did] ?? did)/post/\(key)"
  }

  /// `at://did/app.bsky.feed.post/key` as an address of the web.
  private func address(_ uri: String) -> String {
    let parts = uri.split(separator: "/")
    return parts.count >= 4 && uri.hasPrefix("at://")
      ? url(String(parts[1]), String(parts[3])) : uri
  }

  private func replyTarget(_ record: JSONValue, _ did: String) -> ReplyTarget? {
    guard let parent = record["reply"]?["parent"]?["uri"]?.string else { return nil }
    let parts = parent.split(separator: "/")
    guard parts.count >= 4, parts[1] == did else { return .other(url: address(parent)) }
    return .own(MomentIdentifier.make("bsky", String(parts[3])))
  }
}

extension BlueskyPosts {
  private func add(
    _ embed: JSONValue?, _ view: JSONValue?, _ did: String, to moment: inout ImportedMoment
  ) {
    guard let embed else { return }
    switch embed["$type"]?.string {
    case "app.bsky.embed.images":
      let views = view?["images"]?.elements ?? []
      for (index, image) in (embed["images"]?.elements ?? []).enumerated() {
        let shown = views.indices.contains(index) ? views[index]["fullsize"]?.text : nil
        moment.photos.append(media(image["image"], image["alt"]?.string, shown, did))
      }
    case "app.bsky.embed.video":
      moment.videos.append(media(embed["video"], embed["alt"]?.string, nil, did))
    case "app.bsky.embed.external":
      guard let external = embed["external"], let url = external["uri"]?.text else { return }
      moment.link = LinkCard(
        url: url, title: external["title"]?.text, summary: external["description"]?.text)
    case "app.bsky.embed.record":
      moment.repostOf = embed["record"]?["uri"]?.string.map(address)
    case "app.bsky.embed.recordWithMedia":
      moment.repostOf = embed["record"]?["record"]?["uri"]?.string.map(address)
      add(embed["media"], view?["media"], did, to: &moment)
    default: break
    }
  }

  /// Repositories come without their blobs; a folder beside may hold them, named by CID.
  private func media(
    _ blob: JSONValue?, _ alt: String?, _ shown: String?, _ did: String
  ) -> ImportedMedia {
    let cid = blob?["ref"]?["$link"]?.string ?? blob?["cid"]?.string ?? ""
    if !cid.isEmpty {
      let named = bundle.files { $0 == cid.lowercased() || $0.hasPrefix(cid.lowercased() + ".") }
      if let file = named.first { return ImportedMedia(.file(file), alt: alt) }
    }
    if let shown, shown.hasPrefix("https://") { return ImportedMedia(.remote(shown), alt: alt) }
    return ImportedMedia(.missing(cid, .online), alt: alt)
  }
}
