private import MomentsModel
private import SafeMarkup

/// The posts of a Tumblr export.
struct TumblrPosts {
  private let bundle: ExportBundle
  private let dates: DateReading
  /// Files of `media/` by the number of their post.
  private let media: [String: [ExportFile]]

  init(_ bundle: ExportBundle, _ options: ImportOptions) {
    self.bundle = bundle
    dates = DateReading(zone: options.timeZone)
    let files = bundle.files.filter { $0.folder.split(separator: "/").last == "media" }
    media = Dictionary(grouping: files) { file in
      String(file.name.prefix { $0.isASCII && $0.isNumber })
    }.mapValues { $0.sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) } }
  }

  func read(_ post: XMLElement, into collection: inout ImportCollection) {
    guard let id = post.attributes["id"] else { return collection.skip(.damaged, nil) }
    let url = post.attributes["url-with-slug"] ?? post.attributes["url"]
    let date =
      dates.instant(post.attributes["unix-timestamp"].flatMap { Int($0) })
      ?? dates.iso(post.attributes["date-gmt"].map { $0.replacing(" GMT", with: "Z") })
      ?? TumblrDate.date(post.attributes["date"], dates)
    guard let date else { return collection.skip(.noDate, url) }
    var moment = ImportedMoment(
      id: MomentIdentifier.make(TumblrFormat.key, id),
      source: SourceLink(name: TumblrFormat.sourceName, url: url, id: id), date: date,
      audience: post.attributes["private"] == "true" ? .nobody : .everyone)
    moment.isDraft = ["draft", "queued"].contains(post.attributes["state"] ?? "")
    moment.tags = post.all("tag").compactMap(\.text)
    if post.attributes["reblogged-from-url"] != nil || post.attributes["is_reblog"] == "true" {
      moment.kind = .boost
      moment.repostOf = post.attributes["reblogged-from-url"]
    }
    fill(&moment, post, &collection.ledger)
    attach(id, post, to: &moment)
    if moment.isEmpty { return collection.skip(.empty, url) }
    collection.add(moment)
  }

  private func fill(
    _ moment: inout ImportedMoment, _ post: XMLElement, _ ledger: inout ImportLedger
  ) {
    moment.title = post["regular-title"]?.text ?? post["conversation-title"]?.text
    if let url = post["link-url"]?.text {
      moment.link = LinkCard(url: url, title: post["link-text"]?.text)
    }
    if let question = post["question"] {
      moment.text.append(.quote(blocks(question, &moment, &ledger)))
    }
    if let quote = post["quote-text"] {
      moment.text.append(.quote(blocks(quote, &moment, &ledger)))
    }
    for name in [
      "regular-body", "photo-caption", "quote-source", "link-description", "answer",
      "audio-caption", "video-caption", "conversation-text",
    ] {
      if let element = post[name] { moment.text += blocks(element, &moment, &ledger) }
    }
  }

  private func blocks(
    _ element: XMLElement, _ moment: inout ImportedMoment, _ ledger: inout ImportLedger
  ) -> [TextBlock] {
    let html = HTMLText(element.elements.isEmpty ? element.content : element.innerHTML)
    ledger.drop(html.dropped)
    for image in html.images where !image.source.isEmpty {
      let file = bundle.media(image.source, alt: image.alt)
      moment.photos.append(
        file.isMissing && image.source.hasPrefix("https://")
          ? ImportedMedia(.missing(image.source, .online), alt: image.alt) : file)
    }
    return html.blocks
  }

  /// Files are named by the post; the addresses in it are those of Tumblr's host.
  private func attach(_ id: String, _ post: XMLElement, to moment: inout ImportedMoment) {
    let files = media[id] ?? []
    for file in files
    where !(moment.photos + moment.videos).contains(where: { $0.origin == .file(file) }) {
      if MediaKind.pictures.contains(file.fileExtension) {
        moment.photos.append(ImportedMedia(.file(file)))
      } else {
        moment.videos.append(ImportedMedia(.file(file)))
      }
    }
    guard files.isEmpty, let url = TumblrPosts.largest(post) else { return }
    moment.photos.append(ImportedMedia(.missing(url, .absent)))
  }

  private static func largest(_ post: XMLElement) -> String? {
    let urls = post.all("photo-url")
    return urls.max {
      (Int($0.attributes["max-width"] ?? "") ?? 0) < (Int($1.attributes["max-width"] ?? "") ?? 0)
    }?.text
  }
}

extension TumblrPosts {
  /// A page of an older export.
  func read(page: String, id: String, into collection: inout ImportCollection) {
    let nodes = HTMLTree.parse(page)
    let stamp = TumblrPage.elements(nodes) { $0["id"] == "timestamp" }.first
    guard let date = TumblrDate.date(stamp.map { MarkupNode.element($0).text }, dates) else {
      return collection.skip(.noDate, nil)
    }
    var moment = ImportedMoment(
      id: MomentIdentifier.make(TumblrFormat.key, id),
      source: SourceLink(name: TumblrFormat.sourceName, url: nil, id: id), date: date,
      audience: .everyone)
    moment.tags = TumblrPage.elements(nodes) { $0.hasClass("tag") }.map {
      MarkupNode.element($0).text
    }
    let html = HTMLText(MarkupText.html(TumblrPage.withoutFooter(nodes)))
    moment.text = html.blocks
    collection.ledger.drop(html.dropped)
    for image in html.images { moment.photos.append(bundle.media(image.source, alt: image.alt)) }
    attach(id, XMLElement(name: "post"), to: &moment)
    if moment.isEmpty { return collection.skip(.empty, nil) }
    collection.add(moment)
  }
}

/// The parts of an older export's page.
private enum TumblrPage {
  static func elements(
    _ nodes: [MarkupNode], where matches: (MarkupElement) -> Bool
  ) -> [MarkupElement] {
    nodes.flatMap { node -> [MarkupElement] in
      guard case .element(let element) = node else { return [] }
      return (matches(element) ? [element] : []) + elements(element.children, where: matches)
    }
  }

  static func withoutFooter(_ nodes: [MarkupNode]) -> [MarkupNode] {
    nodes.compactMap { node in
      guard case .element(var element) = node else { return node }
      if element["id"] == "footer" || element["id"] == "timestamp" || element.hasClass("tag") {
        return nil
      }
      element.children = withoutFooter(element.children)
      return .element(element)
    }
  }
}

/// `January 1st, 2020 12:00pm`, in no zone.
private enum TumblrDate {
  static func date(_ text: String?, _ dates: DateReading) -> MomentDate? {
    let parts = text?.split { $0.isWhitespace || $0 == "," } ?? []
    guard parts.count >= 4, let month = DateReading.month(parts[0]),
      let day = Int(parts[1].prefix { $0.isNumber }), let year = Int(parts[2]),
      let clock = clock(parts[3].lowercased())
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard DateReading.years.contains(year), date.isValid else { return nil }
    let wall = WallClock(date: date, hour: clock.hour, minute: clock.minute)
    return dates.instant(dates.zone.instant(of: wall))
  }

  private static func clock(_ text: String) -> (hour: Int, minute: Int)? {
    let numbers = text.prefix { $0.isNumber || $0 == ":" }.split(separator: ":")
    guard numbers.count >= 2, var hour = Int(numbers[0]), let minute = Int(numbers[1]),
      minute < 60
    else { return nil }
    if text.hasSuffix("pm"), hour < 12 { hour += 12 }
    if text.hasSuffix("am"), hour == 12 { hour = 0 }
    return hour < 24 ? (hour, minute) : nil
  }
}
