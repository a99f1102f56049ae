private import Diagnostics

/// Bluesky: the repository as a CAR file, or what its API answers as JSON.
enum BlueskyFormat: ExportFormat {
  static let key = "bluesky"
  static let title = "Bluesky repository"
  static let sourceName = "Bluesky"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    if let file = bundle.files(where: { $0.hasSuffix(".car") }).first { return file.path }
    return try answers(bundle).first?.path
  }

  /// JSON files that hold answers of the API.
  private static func answers(_ bundle: ExportBundle) throws(ImportFault) -> [ExportFile] {
    var found: [ExportFile] = []
    for file in bundle.files(where: { $0.hasSuffix(".json") }) {
      let start = try bundle.beginning(of: file)
      let isAnswer = start.holds("\"records\"") || start.holds("\"feed\"")
      if isAnswer, start.holds("\"at://") { found.append(file) }
    }
    return found
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    let posts = BlueskyPosts(bundle, options, handles: try handles(bundle))
    for file in bundle.files(where: { $0.hasSuffix(".car") }) {
      try readRepository(file, bundle, posts, &collection)
    }
    for file in try answers(bundle) {
      let before = collection.ledger.itemCount
      let document = try bundle.json(file)
      for record in document["records"]?.elements ?? [] { read(record, posts, &collection) }
      readFeed(document["feed"]?.elements ?? [], posts, &collection)
      collection.ledger.findings.append(
        "\(file.path): \(collection.ledger.itemCount - before) posts")
    }
    return collection
  }

  /// By account, from the DID documents beside.
  private static func handles(_ bundle: ExportBundle) throws(ImportFault) -> [String: String] {
    var handles: [String: String] = [:]
    let files = bundle.files { $0.hasSuffix("diddoc.json") }
    for (file, bytes) in try bundle.documents(files) {
      let document = try bundle.json(file, bytes)
      guard let did = document["id"]?.string,
        let handle = document["alsoKnownAs"]?[0]?.string, handle.hasPrefix("at://")
      else { continue }
      handles[did] = String(handle.dropFirst(5))
    }
    return handles
  }

  private static func readRepository(
    _ file: ExportFile, _ bundle: ExportBundle, _ posts: BlueskyPosts,
    _ collection: inout ImportCollection
  ) throws(ImportFault) {
    guard let repository = BlueskyRepository(try bundle.bytes(of: file)) else {
      throw ImportFault(
        .exportFormat, file: bundle.label(file), "this is no repository of an account",
        hint: "export it again from the account's settings")
    }
    var counts: [String: Int] = [:]
    for record in repository.records {
      let parts = record.key.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      counts[parts[0], default: 0] += 1
      switch parts[0] {
      case "app.bsky.feed.post":
        posts.post(record.value, did: repository.did, key: parts[1], into: &collection)
      case "app.bsky.feed.repost":
        posts.repost(
          of: record.value["subject"]?["uri"]?.string ?? "",
          at: record.value["createdAt"]?.string, did: repository.did, key: parts[1],
          into: &collection)
      case "app.bsky.actor.profile": readProfile(record.value, repository.did, &collection)
      default: break
      }
    }
    let list = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    collection.ledger.findings.append("\(file.path): " + list.joined(separator: ", "))
    if repository.missingCount > 0 {
      collection.ledger.remarks.append(
        "\(repository.missingCount) parts of \(file.path) aren't in the file: it is a section of "
          + "the repository, or was cut off")
    }
  }

  private static func readProfile(
    _ record: JSONValue, _ did: String, _ collection: inout ImportCollection
  ) {
    guard collection.profile.name == nil else { return }
    collection.profile.name = record["displayName"]?.text
    collection.profile.url = "https://bsky.app/profile/\(did)"
    collection.profile.biography = [TextBlock](plain: record["description"]?.string ?? "")
    let labels = record["labels"]?["values"]?.elements.compactMap { $0["val"]?.string } ?? []
    if labels.contains("!no-unauthenticated") {
      collection.ledger.remarks.append(
        "the account asks not to be shown to people who aren't logged in; a site shows it to all")
    }
  }

  /// One element of `listRecords`.
  private static func read(
    _ record: JSONValue, _ posts: BlueskyPosts, _ collection: inout ImportCollection
  ) {
    let parts = (record["uri"]?.string ?? "").split(separator: "/").map(String.init)
    guard parts.count == 4, let value = record["value"] else {
      return collection.skip(.damaged, nil)
    }
    switch parts[2] {
    case "app.bsky.feed.post":
      posts.post(value, did: parts[1], key: parts[3], into: &collection)
    case "app.bsky.feed.repost":
      posts.repost(
        of: value["subject"]?["uri"]?.string ?? "", at: value["createdAt"]?.string, did: parts[1],
        key: parts[3], into: &collection)
    default: collection.skip(.notPost, nil)
    }
  }

  /// `getAuthorFeed`: posts, and others' posts that the account reposted.
  private static func readFeed(
    _ feed: [JSONValue], _ posts: BlueskyPosts, _ collection: inout ImportCollection
  ) {
    let owner = owner(of: feed)
    for item in feed {
      guard let post = item["post"], let uri = post["uri"]?.string, let record = post["record"]
      else {
        collection.skip(.damaged, nil)
        continue
      }
      let parts = uri.split(separator: "/").map(String.init)
      let author = post["author"]?["did"]?.string ?? ""
      if item["reason"]?["$type"]?.string?.hasSuffix("reasonRepost") ?? false {
        posts.repost(
          of: uri, at: item["reason"]?["indexedAt"]?.string, did: owner, key: parts.last ?? "",
          into: &collection)
      } else if author != owner {
        collection.skip(.others, nil)
      } else {
        posts.post(record, did: author, key: parts.last ?? "", view: post, into: &collection)
      }
    }
  }

  /// Who wrote or reposted: the account whose feed it is.
  private static func owner(of feed: [JSONValue]) -> String {
    for item in feed {
      if let did = item["reason"]?["by"]?["did"]?.string { return did }
    }
    return feed.first?["post"]?["author"]?["did"]?.string ?? ""
  }
}
