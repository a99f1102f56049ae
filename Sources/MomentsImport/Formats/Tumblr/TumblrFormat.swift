private import MomentsModel

/// Tumblr's export: `posts.xml`, or a page for each post in older ones.
enum TumblrFormat: ExportFormat {
  static let key = "tumblr"
  static let title = "Tumblr export"
  static let sourceName = "Tumblr"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    try documents(bundle).first?.path ?? pages(bundle).first?.path
  }

  private static func documents(_ bundle: ExportBundle) throws(ImportFault) -> [ExportFile] {
    var found: [ExportFile] = []
    for file in bundle.files(where: { $0.hasSuffix(".xml") }) {
      let start = try bundle.beginning(of: file)
      if start.holds("<tumblr") { found.append(file) }
    }
    return found
  }

  /// `posts/html/<number>.html`
  private static func pages(_ bundle: ExportBundle) -> [ExportFile] {
    bundle.files(where: { $0.hasSuffix(".html") }).filter { file in
      file.folder.hasSuffix("posts/html") && Int(file.name.dropLast(5)) != nil
    }
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    let posts = TumblrPosts(bundle, options)
    for (file, bytes) in try bundle.documents(try documents(bundle)) {
      let before = collection.ledger.itemCount
      guard let root = XMLText.root(of: bytes) else {
        collection.ledger.remarks.append("\(file.path) is no whole XML and was left out")
        continue
      }
      for post in root["posts"]?.all("post") ?? [] { posts.read(post, into: &collection) }
      let name = root["tumblelog"]?.attributes["title"] ?? root["tumblelog"]?.attributes["name"]
      collection.profile.name = name ?? collection.profile.name
      collection.ledger.findings.append(
        "\(file.path): \(collection.ledger.itemCount - before) posts")
    }
    let pages = collection.ledger.itemCount == 0 ? pages(bundle) : []
    try bundle.visit(pages) { (file, stream) throws(ImportFault) in
      let bytes = try stream.all(limit: 8 << 20) ?? []
      posts.read(
        page: String(decoding: bytes, as: UTF8.self), id: String(file.name.dropLast(5)),
        into: &collection)
    }
    if !pages.isEmpty {
      collection.ledger.findings.append("posts/html: \(pages.count) pages")
    }
    return collection
  }
}
