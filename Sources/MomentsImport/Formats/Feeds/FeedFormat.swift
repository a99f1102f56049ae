internal import MomentsModel

/// RSS and Atom. A feed holds only the newest posts, and only public ones.
enum FeedFormat: ExportFormat {
  static let key = "feed"
  static let title = "RSS or Atom feed"
  static let sourceName = "Feed"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    try documents(bundle).first?.path
  }

  private static func documents(_ bundle: ExportBundle) throws(ImportFault) -> [ExportFile] {
    var found: [ExportFile] = []
    let endings = [".xml", ".rss", ".atom", ".rdf"]
    let files = bundle.files { name in endings.contains { name.hasSuffix($0) } }
    for file in files {
      let start = try bundle.beginning(of: file)
      if ["<rss", "<feed", "<rdf:RDF"].contains(where: start.holds) { found.append(file) }
    }
    return found
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    let dates = DateReading(zone: options.timeZone)
    for (file, bytes) in try bundle.documents(try documents(bundle)) {
      guard let root = XMLText.root(of: bytes) else {
        collection.ledger.remarks.append("\(file.path) is no whole XML and was left out")
        continue
      }
      let feed = root.name == "feed" ? root : root["channel"] ?? root
      let title = feed["title"]?.text ?? sourceName
      // RSS 1 has its items beside the channel.
      let beside = root.name == "rdf:RDF" ? root.all("item") : []
      let items = root.name == "feed" ? root.all("entry") : feed.all("item") + beside
      for item in items {
        let parsed =
          root.name == "feed" ? AtomEntry.item(item, dates) : RSSItem.item(item, dates)
        add(parsed, title, bundle, &collection)
      }
      collection.ledger.findings.append("\(file.path): \(items.count) items of \(title)")
      readProfile(feed, &collection)
    }
    return collection
  }

  private static func add(
    _ item: FeedItem, _ title: String, _ bundle: ExportBundle,
    _ collection: inout ImportCollection
  ) {
    switch item.moment(title, in: bundle, &collection.ledger) {
    case .success(let moment): collection.add(moment)
    case .failure(let refusal): collection.skip(refusal.reason, item.url)
    }
  }

  private static func readProfile(_ feed: XMLElement, _ collection: inout ImportCollection) {
    guard collection.profile.name == nil else { return }
    collection.profile.name = feed["author"]?["name"]?.text ?? feed["title"]?.text
    let link = feed.all("link").first { $0.attributes["rel"] ?? "alternate" == "alternate" }
    collection.profile.url = (link?.attributes["href"] ?? link?.text).flatMap {
      $0.hasPrefix("http") ? $0 : nil
    }
  }
}

/// `item` of RSS 0.9 to 2.0.
enum RSSItem {
  static func item(_ element: XMLElement, _ dates: DateReading) -> FeedItem {
    var item = FeedItem()
    item.id = element["guid"]?.text
    let guidIsLink = element["guid"]?.attributes["isPermaLink"] != "false"
    item.url = element["link"]?.text ?? (guidIsLink ? item.id : nil)
    item.title = element["title"]?.text.map(PlainEntities.unescaped)
    item.html = element["content:encoded"]?.text ?? element["description"]?.text
    item.date = dates.mail(element["pubDate"]?.text ?? element["dc:date"]?.text)
    item.tags = (element.all("category") + element.all("dc:subject")).compactMap(\.text)
    item.language = element["dc:language"]?.text
    item.place = FeedMedia.place(element)
    for enclosure in element.all("enclosure") {
      guard let url = enclosure.attributes["url"] else { continue }
      item.media.append((url, enclosure.attributes["type"] ?? "", nil))
    }
    item.media += FeedMedia.media(element)
    return item
  }
}

/// `entry` of Atom.
enum AtomEntry {
  static func item(_ element: XMLElement, _ dates: DateReading) -> FeedItem {
    var item = FeedItem()
    item.id = element["id"]?.text
    let links = element.all("link")
    item.url =
      links.first { $0.attributes["rel"] ?? "alternate" == "alternate" }?
      .attributes["href"]
    let isHTML = ["html", "xhtml"].contains(element["title"]?.attributes["type"] ?? "text")
    item.title = isHTML ? HTMLText(html(element["title"])).blocks.plain : element["title"]?.text
    let content = element["content"] ?? element["summary"]
    switch content?.attributes["type"] ?? "text" {
    case "html", "xhtml", "text/html", "application/xhtml+xml": item.html = html(content)
    default: item.plain = content?.text
    }
    item.date = dates.iso(element["published"]?.text) ?? dates.iso(element["updated"]?.text)
    item.updated = dates.iso(element["updated"]?.text)
    item.tags = element.all("category").compactMap {
      $0.attributes["label"] ?? $0.attributes["term"]
    }
    item.language = content?.attributes["xml:lang"] ?? element.attributes["xml:lang"]
    item.place = FeedMedia.place(element)
    for link in links where link.attributes["rel"] == "enclosure" {
      guard let url = link.attributes["href"] else { continue }
      item.media.append((url, link.attributes["type"] ?? "", nil))
    }
    item.media += FeedMedia.media(element)
    return item
  }

  private static func html(_ element: XMLElement?) -> String {
    guard let element else { return "" }
    let isMarkup = ["xhtml", "application/xhtml+xml"].contains(element.attributes["type"] ?? "")
    // Some write it as text all the same.
    return isMarkup && !element.elements.isEmpty ? element.innerHTML : element.content
  }
}

/// Media RSS and GeoRSS, in RSS and Atom alike.
enum FeedMedia {
  static func media(_ element: XMLElement) -> [(url: String, type: String, alt: String?)] {
    let direct = element.all("media:content")
    // A group is the same thing in several sizes.
    let grouped = element.all("media:group").compactMap { $0.all("media:content").first }
    return (direct + grouped).compactMap { content in
      guard let url = content.attributes["url"] else { return nil }
      let type = content.attributes["type"] ?? content.attributes["medium"] ?? ""
      return (url, type, content["media:description"]?.text ?? content["media:title"]?.text)
    }
  }

  /// `georss:point` is latitude, then longitude.
  static func place(_ element: XMLElement) -> ImportedPlace? {
    let numbers =
      element["georss:point"]?.text?.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      ?? []
    let name = element["georss:featurename"]?.text ?? element["georss:featureName"]?.text
    guard numbers.count == 2 || name != nil else { return nil }
    return ImportedPlace(name: name, latitude: numbers.first, longitude: numbers.last)
  }
}
