private import MomentsModel

/// The items of `outbox.json`.
struct MastodonItems {
  private let bundle: ExportBundle
  private let options: ImportOptions
  private let dates: DateReading
  /// The account's address.
  private let actorID: String?

  init(_ bundle: ExportBundle, _ options: ImportOptions, actorID: String?) {
    self.bundle = bundle
    self.options = options
    self.actorID = actorID
    dates = DateReading(zone: options.timeZone)
  }

  func read(_ item: JSONValue, into collection: inout ImportCollection) {
    switch item["type"]?.string {
    case "Create":
      guard let object = item["object"], object["id"]?.string != nil else {
        return collection.skip(.damaged, item["id"]?.string)
      }
      create(object, published: item["published"], into: &collection)
    case "Announce": announce(item, into: &collection)
    default: collection.skip(.notPost, nil)
    }
  }

  private func create(
    _ object: JSONValue, published: JSONValue?, into collection: inout ImportCollection
  ) {
    if let own = OwnMoment.moment(
      object["_moments"]?["moment"], of: SourceLink(name: MastodonFormat.sourceName, id: ""),
      in: bundle, dates)
    {
      return collection.add(own)
    }
    let address = object["id"]?.string ?? ""
    let url = object["url"]?.text ?? address
    guard let date = dates.iso(object["published"]?.string ?? published?.string) else {
      return collection.skip(.noDate, nil)
    }
    var moment = ImportedMoment(
      id: MastodonItems.momentID(address),
      source: SourceLink(
        name: MastodonFormat.sourceName, url: url, id: MastodonItems.lastPart(address)),
      date: date, audience: MastodonAudience.of(object))
    moment.addresses = [address]
    if let updated = dates.iso(object["updated"]?.string), updated != date {
      moment.updated = updated
    }
    let isSecret = moment.audience == .direct || !options.audiences.contains(moment.audience)
    fill(&moment, from: object, &collection.ledger, isSecret: isSecret)
    moment.replyTo = replyTarget(object)
    if moment.isEmpty, !moment.photos.contains(where: \.isMissing) {
      return collection.skip(.empty, url)
    }
    collection.add(moment)
  }

  private func fill(
    _ moment: inout ImportedMoment, from object: JSONValue, _ ledger: inout ImportLedger,
    isSecret: Bool
  ) {
    let html = HTMLText(object["content"]?.string ?? "")
    moment.text = html.blocks + poll(object)
    moment.title = object["name"]?.text
    moment.warning = object["summary"]?.text
    for attachment in object["attachment"]?.oneOrMore ?? [] { attach(attachment, to: &moment) }
    let hasMedia = !moment.photos.isEmpty || !moment.videos.isEmpty
    moment.isSensitive =
      object["sensitive"]?.bool ?? false && moment.warning == nil && hasMedia
    moment.tags = tags(object, casing: html.tags)
    moment.likeCount = object["likes"]?["totalItems"]?.integer
    if let languages = object["contentMap"]?.members, languages.count == 1 {
      moment.language = languages[0].key
    }
    moment.repostOf =
      object["quote"]?.string ?? object["quoteUri"]?.string ?? object["quoteUrl"]?.string
      ?? object["_misskey_quote"]?.string ?? html.quoted
    // What isn't imported leaves no trace in the report either.
    if isSecret { return }
    ledger.drop(html.dropped)
    let emoji = object["tag"]?.oneOrMore.count { $0["type"]?.string == "Emoji" } ?? 0
    ledger.drop("pictures of custom emoji, which are only online", emoji)
    if object["shares"]?["totalItems"]?.integer ?? 0 > 0 {
      ledger.drop("counts of boosts received")
    }
  }

  /// As the text writes them: the list of tags has them in lower case and without accents.
  private func tags(_ object: JSONValue, casing: [String]) -> [String] {
    let count = object["tag"]?.oneOrMore.count { $0["type"]?.string == "Hashtag" } ?? 0
    if casing.count >= count { return casing }
    let written = Dictionary(casing.map { ($0.lowercased(), $0) }) { first, _ in first }
    return object["tag"]?.oneOrMore.compactMap { tag in
      guard tag["type"]?.string == "Hashtag", let name = tag["name"]?.text else { return nil }
      let bare = name.hasPrefix("#") ? String(name.dropFirst()) : name
      return written[bare.lowercased()] ?? bare
    } ?? []
  }

  /// The choices of a poll and how many took each.
  private func poll(_ object: JSONValue) -> [TextBlock] {
    let choices = (object["oneOf"] ?? object["anyOf"])?.elements ?? []
    guard !choices.isEmpty else { return [] }
    let items = choices.map { choice -> [TextBlock] in
      let votes = choice["replies"]?["totalItems"]?.integer ?? 0
      let count = "\(votes) vote\(votes == 1 ? "" : "s")"
      return [.paragraph([.text("\(choice["name"]?.string ?? "") (\(count))")])]
    }
    return [.list(start: nil, items)]
  }
}

extension MastodonItems {
  private func attach(_ attachment: JSONValue, to moment: inout ImportedMoment) {
    // A preview card, not a file.
    if attachment["type"]?.string == "Link" { return }
    // Pleroma writes a list of links in place of an address.
    let link = attachment["url"]?.oneOrMore.first
    guard let url = link?.string ?? link?["href"]?.string else { return }
    let type = attachment["mediaType"]?.string ?? link?["mediaType"]?.string ?? ""
    var media = bundle.media(MastodonItems.mediaPath(url), alt: attachment["name"]?.string)
    if let point = attachment["focalPoint"]?.elements, point.count == 2,
      let x = point[0].double, let y = point[1].double, x != 0 || y != 0,
      abs(x) <= 1, abs(y) <= 1
    {
      media.focus = FocalPoint(x: (x + 1) / 2, y: (1 - y) / 2)
    }
    if type.hasPrefix("image/") || type.isEmpty && attachment["type"]?.string == "Image" {
      moment.photos.append(media)
    } else {
      moment.videos.append(media)
    }
  }

  /// What stands before `media_attachments/` is a bucket, a host or a folder of the server.
  private static func mediaPath(_ url: String) -> String {
    let path = String(url.prefix { $0 != "?" })
    for root in ["media_attachments/", "media/"] {
      if let start = path.firstRange(of: root) { return String(path[start.lowerBound...]) }
    }
    let noScheme = path.firstRange(of: "://").map { String(path[$0.upperBound...]) } ?? path
    return String(noScheme.drop { $0 == "/" })
  }

  /// A post of the own account is answered by its moment.
  private func replyTarget(_ object: JSONValue) -> ReplyTarget? {
    let value = object["inReplyTo"]
    guard let parent = value?.string ?? value?["id"]?.string else { return nil }
    let own = object["attributedTo"]?.string ?? actorID
    if let own, parent.hasPrefix(own + "/") { return .own(MastodonItems.momentID(parent)) }
    return .other(url: parent)
  }

  private func announce(_ item: JSONValue, into collection: inout ImportCollection) {
    let address = item["id"]?.string ?? ""
    let boosted = item["object"]?.string ?? item["object"]?["id"]?.string
    guard let boosted, let date = dates.iso(item["published"]?.string) else {
      return collection.skip(.damaged, nil)
    }
    var moment = ImportedMoment(
      id: MastodonItems.momentID(address),
      source: SourceLink(
        name: MastodonFormat.sourceName, url: nil, id: MastodonItems.lastPart(address)),
      date: date, audience: MastodonAudience.of(item))
    // A boost of the own private post carries it along; a boost shows nothing that isn't public.
    if let object = item["object"], case .object = object,
      ![.everyone, .unlisted].contains(MastodonAudience.of(object))
    {
      moment.audience = .direct
    }
    moment.kind = .boost
    moment.repostOf = boosted
    collection.add(moment)
  }

  /// The last part of the address that isn't `activity`.
  static func momentID(_ address: String) -> String {
    MomentIdentifier.make(MastodonFormat.key, lastPart(address))
  }

  private static func lastPart(_ address: String) -> String {
    String(address.split(separator: "/").last { $0 != "activity" } ?? "")
  }
}
