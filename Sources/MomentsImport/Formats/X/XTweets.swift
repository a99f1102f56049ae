private import MomentsModel

/// The posts of an X archive.
struct XTweets {
  private let bundle: ExportBundle
  private let options: ImportOptions
  private let dates: DateReading
  private var account: XAccount
  /// By the id of any version of an edited tweet, all its versions from the first to the last.
  private var versions: [String: [String]] = [:]
  /// Position in the collection of the tweets by id.
  private var positions: [String: Int] = [:]

  init(_ bundle: ExportBundle, _ options: ImportOptions, _ account: XAccount) {
    self.bundle = bundle
    self.options = options
    self.account = account
    dates = DateReading(zone: options.timeZone)
  }

  mutating func readAll(into collection: inout ImportCollection) throws(ImportFault) {
    for file in XFormat.tweetFiles(bundle) {
      let before = collection.ledger.itemCount
      try bundle.elements(of: file) { (_, item) throws(ImportFault) in
        read(item["tweet"] ?? item, isCommunity: false, into: &collection)
      }
      collection.ledger.findings.append(
        "\(file.path): \(collection.ledger.itemCount - before) posts")
    }
    try joinNotes(&collection)
    for file in bundle.files(where: { $0.hasPrefix("community-tweet") && $0.hasSuffix(".js") }) {
      try bundle.elements(of: file) { (_, item) throws(ImportFault) in
        read(item["tweet"] ?? item, isCommunity: true, into: &collection)
      }
    }
    settleVersions(&collection)
  }

  private mutating func read(
    _ tweet: JSONValue, isCommunity: Bool, into collection: inout ImportCollection
  ) {
    // Numbers beyond 2^53 may have been rounded; the string never is.
    guard let id = tweet["id_str"]?.identifier ?? tweet["id"]?.identifier else {
      return collection.skip(.damaged, nil)
    }
    if isCommunity, !options.includesCommunities { return collection.skip(.community, nil) }
    account.learn(from: tweet, id: id)
    guard let date = dates.tweet(tweet["created_at"]?.string) ?? dates.instant(XTweets.seconds(id))
    else { return collection.skip(.noDate, account.url(of: id)) }
    if positions[id] != nil { return collection.skip(.duplicate, nil) }
    let chain = XTweets.versions(of: tweet)
    if chain.count > 1 { for version in chain { versions[version] = chain } }
    var moment = ImportedMoment(
      id: MomentIdentifier.make(XFormat.key, chain.first ?? id),
      source: SourceLink(name: XFormat.sourceName, url: account.url(of: id), id: id), date: date,
      audience: .unknown)
    fill(&moment, from: tweet, id: id, &collection.ledger)
    positions[id] = collection.moments.count
    collection.add(moment)
  }

  /// The instant in a snowflake id.
  private static func seconds(_ id: String) -> Int? {
    guard let number = UInt64(id), number > 29_700_000_000 else { return nil }
    return Int(number >> 22 + 1_288_834_974_657) / 1000
  }

  /// Ids from the first to the last version; the id alone where it was never edited.
  private static func versions(of tweet: JSONValue) -> [String] {
    let info = tweet["edit_info"]
    let ids =
      info?["initial"]?["editTweetIds"]
      ?? info?["edit"]?["editControlInitial"]?["editTweetIds"]
    return ids?.elements.compactMap(\.identifier) ?? []
  }
}

extension XTweets {
  private func fill(
    _ moment: inout ImportedMoment, from tweet: JSONValue, id: String,
    _ ledger: inout ImportLedger
  ) {
    let text = XText(tweet)
    moment.text = [TextBlock](runs: withoutOwnName(text.runs, tweet))
    moment.tags = text.tags
    moment.repostOf = text.quoted
    (moment.photos, moment.videos) = XMedia.media(of: tweet, id: id, in: bundle)
    moment.likeCount = tweet["favorite_count"]?.integer
    moment.language = tweet["lang"]?.text.flatMap(XTweets.language)
    moment.isSensitive =
      tweet["possibly_sensitive"]?.bool ?? false
      && !(moment.photos.isEmpty && moment.videos.isEmpty)
    moment.place = place(tweet)
    moment.replyTo = replyTarget(tweet)
    if let full = tweet["full_text"]?.string, full.hasPrefix("RT @") {
      moment.kind = .boost
      let name = full.dropFirst(4).prefix { $0 != ":" && $0 != " " }
      if moment.repostOf == nil { moment.repostOf = "https://x.com/\(name)" }
    } else {
      for link in text.unresolved { ledger.unresolvedLinks.append((link, moment.id)) }
    }
    if tweet["retweet_count"]?.integer ?? 0 > 0 { ledger.drop("counts of retweets received") }
  }

  /// In a thread older tweets begin with the author's own name.
  private func withoutOwnName(_ runs: [TextRun], _ tweet: JSONValue) -> [TextRun] {
    guard account.answersItself(tweet) == true, let name = account.userName,
      case .link(let label, _)? = runs.first,
      label.first?.plain.lowercased() == "@\(name.lowercased())"
    else { return runs }
    var rest = Array(runs.dropFirst())
    if case .text(let text)? = rest.first { rest[0] = .text(String(text.drop { $0 == " " })) }
    return rest
  }

  /// X's own codes for "no language" aren't languages.
  private static func language(_ code: String) -> String? {
    ["und", "qam", "qct", "qht", "qme", "qst", "zxx", "art", "in", "iw"].contains(code)
      ? ["in": "id", "iw": "he"][code] : code
  }

  private func place(_ tweet: JSONValue) -> ImportedPlace? {
    let point = tweet["coordinates"]?["coordinates"]?.elements.compactMap(\.double) ?? []
    let name = tweet["place"]?["full_name"]?.text
    guard name != nil || point.count == 2 else { return nil }
    return ImportedPlace(
      name: name, latitude: point.count == 2 ? point[1] : nil, longitude: point.first)
  }

  private func replyTarget(_ tweet: JSONValue) -> ReplyTarget? {
    guard let own = account.answersItself(tweet) else { return nil }
    let parent =
      tweet["in_reply_to_status_id_str"]?.identifier
      ?? tweet["in_reply_to_status_id"]?.identifier
    if own, let parent { return .own(MomentIdentifier.make(XFormat.key, parent)) }
    if own { return nil }
    let name = tweet["in_reply_to_screen_name"]?.text
    return .other(url: parent.map { "https://x.com/\(name ?? "i/web")/status/\($0)" })
  }
}

extension XTweets {
  private func joinNotes(_ collection: inout ImportCollection) throws(ImportFault) {
    let notes = try XNotes(bundle)
    guard !notes.notes.isEmpty else { return }
    let byNumber = Dictionary(
      positions.compactMap { id, position in UInt64(id).map { ($0, position) } }
    ) { first, _ in first }
    let (joined, orphans) = notes.joined(byNumber.keys.sorted()) { id in
      byNumber[id].map { collection.moments[$0].text.plain } ?? ""
    }
    for (id, note) in joined {
      guard let position = byNumber[id] else { continue }
      collection.moments[position].text = [TextBlock](runs: note.runs)
      for tag in note.tags where !collection.moments[position].tags.contains(tag) {
        collection.moments[position].tags.append(tag)
      }
      collection.ledger.unresolvedLinks.removeAll {
        $0.momentID == collection.moments[position].id
      }
    }
    collection.ledger.findings.append(
      "note-tweet.js: \(notes.notes.count) whole texts, \(joined.count) joined to their posts")
    if orphans > 0 {
      collection.ledger.remarks.append("\(orphans) whole texts belong to no post of the archive")
    }
  }

  /// Of an edited tweet the last version stays, with the date of the first.
  private func settleVersions(_ collection: inout ImportCollection) {
    var superseded: Set<Int> = []
    for chain in Set(versions.values.map { $0 }) {
      let present = chain.compactMap { positions[$0] }
      guard let last = present.last, let first = present.first, last != first else { continue }
      superseded.formUnion(present.dropLast())
      collection.moments[last].updated = collection.moments[last].date
      collection.moments[last].date = collection.moments[first].date
    }
    var kept: [ImportedMoment] = []
    for (position, var moment) in collection.moments.enumerated() {
      if superseded.contains(position) {
        collection.ledger.skip(.superseded, moment.source.url)
        continue
      }
      if case .own(let parent)? = moment.replyTo, let first = versions[number(parent)]?.first {
        moment.replyTo = .own(MomentIdentifier.make(XFormat.key, first))
      }
      kept.append(moment)
    }
    collection.moments = kept
  }

  private func number(_ momentID: String) -> String {
    String(momentID.dropFirst(XFormat.key.count + 1))
  }
}
