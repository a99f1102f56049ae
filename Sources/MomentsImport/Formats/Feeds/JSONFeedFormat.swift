internal import MomentsModel

/// JSON Feed, and micro.blog's `.bar`, which is one with its uploads.
enum JSONFeedFormat: ExportFormat {
  static let key = "jsonfeed"
  static let title = "JSON Feed"
  static let sourceName = "JSON Feed"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    try documents(bundle).first?.path
  }

  private static func documents(_ bundle: ExportBundle) throws(ImportFault) -> [ExportFile] {
    var found: [ExportFile] = []
    for file in bundle.files(where: { $0.hasSuffix(".json") }) {
      let start = try bundle.beginning(of: file)
      if start.holds("jsonfeed.org/version/") || start.holds("jsonfeed.org\\/version") {
        found.append(file)
      }
    }
    return found
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    // micro.blog writes the Markdown source where others write plain text.
    let isBar = bundle.first(named: "index.html") != nil
    var collection = ImportCollection(isBar ? "Micro.blog" : sourceName)
    let dates = DateReading(zone: options.timeZone)
    for (file, bytes) in try bundle.documents(try documents(bundle)) {
      let feed = try bundle.json(file, bytes)
      let name = isBar ? "Micro.blog" : feed["title"]?.text ?? sourceName
      for value in feed["items"]?.elements ?? [] {
        if let own = OwnMoment.moment(
          value["_moments"]?["moment"], of: SourceLink(name: name, id: ""), in: bundle, dates)
        {
          collection.add(own)
          continue
        }
        let item = item(value, dates, isMarkdown: isBar)
        switch item.moment(name, in: bundle, &collection.ledger) {
        case .success(let moment): collection.add(moment)
        case .failure(let refusal): collection.skip(refusal.reason, item.url)
        }
      }
      collection.ledger.findings.append(
        "\(file.path): \(feed["items"]?.elements.count ?? 0) items of \(name)")
      let author = feed["authors"]?[0] ?? feed["author"]
      collection.profile.name = author?["name"]?.text ?? feed["title"]?.text
      collection.profile.url = feed["home_page_url"]?.text
      collection.profile.own = OwnAccount(feed["_moments"], in: bundle)
    }
    return collection
  }

  private static func item(
    _ value: JSONValue, _ dates: DateReading, isMarkdown: Bool
  ) -> FeedItem {
    var item = FeedItem()
    item.id = value["id"]?.identifier
    item.url = value["url"]?.text
    item.title = value["title"]?.text
    item.html = value["content_html"]?.text
    if isMarkdown {
      item.idPrefix = "microblog"
      item.markdown = value["content_text"]?.text
    } else {
      item.plain = value["content_text"]?.text ?? value["summary"]?.text
    }
    item.date = dates.iso(value["date_published"]?.string)
    item.updated = dates.iso(value["date_modified"]?.string)
    item.tags = value["tags"]?.elements.compactMap(\.text) ?? []
    item.language = value["language"]?.text
    item.externalURL = value["external_url"]?.text
    if let image = value["image"]?.text { item.media.append((image, "image", nil)) }
    for attachment in value["attachments"]?.elements ?? [] {
      guard let url = attachment["url"]?.text else { continue }
      item.media.append((url, attachment["mime_type"]?.string ?? "", attachment["title"]?.text))
    }
    return item
  }
}
