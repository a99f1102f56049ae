private import MomentsModel

/// The archive that Mastodon makes ("Request your archive"), and those of the same shape by
/// Pleroma, Akkoma and glitch-soc.
enum MastodonFormat: ExportFormat {
  static let key = "mastodon"
  static let title = "Mastodon archive"
  static let sourceName = "Mastodon"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    guard let outbox = bundle.first(named: "outbox.json") else { return nil }
    let start = try bundle.beginning(of: outbox)
    return start.holds("OrderedCollection") || start.holds("orderedItems") ? outbox.path : nil
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    guard let outbox = bundle.first(named: "outbox.json") else { return collection }
    var actor: JSONValue?
    if let file = bundle.first(named: "actor.json") {
      actor = try bundle.json(file)
      collection.profile = MastodonActor.profile(actor ?? .null, bundle)
    } else {
      collection.ledger.remarks.append(
        "actor.json isn't there: the profile stays as it is")
    }
    let reader = MastodonItems(bundle, options, actorID: actor?["id"]?.string)
    var total: Int?
    try bundle.elements(
      of: outbox, from: { $0 == "orderedItems" },
      other: { name, value in if name == "totalItems" { total = value.integer } }
    ) { (_, item) throws(ImportFault) in
      reader.read(item, into: &collection)
    }
    collection.ledger.findings.append(
      "\(outbox.path): \(collection.ledger.itemCount) items"
        + (total.map { $0 == collection.ledger.itemCount ? "" : " (it says \($0))" } ?? ""))
    for name in ["likes.json", "bookmarks.json"] {
      guard let file = bundle.first(named: name) else { continue }
      var count = 0
      try bundle.elements(of: file) { (_, _) throws(ImportFault) in count += 1 }
      collection.ledger.findings.append(
        "\(name): \(count) addresses without text or date, left out")
    }
    return collection
  }
}

/// `actor.json`.
enum MastodonActor {
  static func profile(_ actor: JSONValue, _ bundle: ExportBundle) -> ImportedProfile {
    var profile = ImportedProfile()
    profile.name = actor["name"]?.text ?? actor["preferredUsername"]?.text
    if let user = actor["preferredUsername"]?.text {
      profile.handle = host(of: actor["id"]?.string).map { "@\(user)@\($0)" } ?? "@\(user)"
    }
    profile.url = actor["url"]?.text
    profile.biography = HTMLText(actor["summary"]?.string ?? "").blocks
    profile.avatar = actor["icon"]?["url"]?.text.map { bundle.media($0) }
    profile.cover = actor["image"]?["url"]?.text.map { bundle.media($0) }
    profile.own = OwnAccount(actor["_moments"], in: bundle)
    return profile
  }

  static func host(of address: String?) -> String? {
    let parts = address?.split(separator: "/", omittingEmptySubsequences: false) ?? []
    return parts.count > 2 ? String(parts[2]) : nil
  }
}
