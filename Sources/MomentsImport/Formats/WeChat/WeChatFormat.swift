private import MomentsModel

/// WeChat Moments as third-party exporters write them: JSON with `isCurrentUser`, JSON with `posts`,
/// and bare `TimelineObject` files. There is no official export.
enum WeChatFormat: ExportFormat {
  static let key = "wechat"
  static let title = "WeChat Moments export"
  static let sourceName = "WeChat"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    try documents(bundle).first?.path
  }

  private static func documents(_ bundle: ExportBundle) throws(ImportFault) -> [ExportFile] {
    var found: [ExportFile] = []
    let files = bundle.files { $0.hasSuffix(".json") || $0.hasSuffix(".xml") }
    for file in files {
      let start = try bundle.beginning(of: file)
      let isOne =
        start.holds("<TimelineObject") && file.fileExtension == "xml"
        || start.holds("\"snsId\"") || start.holds("\"isCurrentUser\"")
        || start.holds("\"contentDesc\"")
      if isOne { found.append(file) }
    }
    return found
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    let posts = WeChatPosts(bundle, options)
    for (file, bytes) in try bundle.documents(try documents(bundle)) {
      let before = collection.ledger.itemCount
      if file.fileExtension == "xml" {
        posts.timelineObject(bytes, into: &collection)
      } else {
        let document = try bundle.json(file, bytes)
        for post in document.elements { posts.statistic(post, into: &collection) }
        let owners = document["filters"]?["usernames"]?.elements.compactMap(\.string) ?? []
        for post in document["posts"]?.elements ?? [] {
          posts.listed(post, owners: owners, into: &collection)
        }
      }
      collection.ledger.findings.append(
        "\(file.path): \(collection.ledger.itemCount - before) posts")
    }
    return collection
  }
}
