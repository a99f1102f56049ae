/// The archive of X, formerly Twitter, in the layouts of 2019 to 2024.
enum XFormat: ExportFormat {
  static let key = "x"
  static let title = "X (Twitter) archive"
  static let sourceName = "X"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    for file in tweetFiles(bundle).prefix(1) {
      let start = try bundle.beginning(of: file)
      if start.holds("YTD.tweet") || start.holds("\"full_text\"") { return file.path }
    }
    return nil
  }

  /// `tweets.js`, `tweet.js`, and their `-part` files.
  static func tweetFiles(_ bundle: ExportBundle) -> [ExportFile] {
    bundle.files { name in
      guard name.hasPrefix("tweet"), name.hasSuffix(".js") else { return false }
      var rest = name.dropFirst(5).dropLast(3)
      if rest.hasPrefix("s") { rest = rest.dropFirst() }
      guard !rest.isEmpty else { return true }
      guard rest.hasPrefix("-part") else { return false }
      return rest.dropFirst(5).utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    let account = try XAccount(bundle)
    collection.profile = account.profile
    if account.isPartial {
      collection.ledger.remarks.append("the archive says that it is only a part of the account")
    }
    var tweets = XTweets(bundle, options, account)
    try tweets.readAll(into: &collection)
    try countOthers(bundle, options, &tweets, &collection)
    return collection
  }

  private static func countOthers(
    _ bundle: ExportBundle, _ options: ImportOptions, _ tweets: inout XTweets,
    _ collection: inout ImportCollection
  ) throws(ImportFault) {
    for file in bundle.files(where: { $0.hasPrefix("deleted-tweet") && $0.hasSuffix(".js") }) {
      guard file.name != "deleted-tweet-headers.js" else { continue }
      try bundle.elements(of: file) { (_, _) throws(ImportFault) in collection.skip(.deleted, nil) }
    }
    for file in bundle.files(where: { $0.hasPrefix("twitter-circle") && $0.hasSuffix(".js") }) {
      try bundle.elements(of: file) { (_, _) throws(ImportFault) in collection.skip(.direct, nil) }
    }
    for name in ["like.js", "bookmark.js"] {
      guard let file = bundle.first(named: name) else { continue }
      var count = 0
      try bundle.elements(of: file) { (_, _) throws(ImportFault) in count += 1 }
      if count > 0 {
        collection.ledger.findings.append("\(file.path): \(count) posts of others, left out")
      }
    }
  }
}
