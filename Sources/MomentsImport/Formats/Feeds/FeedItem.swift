internal import MomentsModel

/// One item of a feed, whatever its form.
struct FeedItem {
  /// `guid` or `id`.
  var id: String?
  var url: String?
  var title: String?
  var html: String?
  /// Markdown where the feed is known to hold it.
  var markdown: String?
  var plain: String?
  var date: MomentDate?
  var updated: MomentDate?
  var tags: [String] = []
  var media: [(url: String, type: String, alt: String?)] = []
  var place: ImportedPlace?
  var externalURL: String?
  var language: String?
  /// Begins the moment's id, before the item's own: services that number their posts.
  var idPrefix: String?

  /// The item as a moment of `source`; nil with the reason where it is none.
  func moment(
    _ source: String, in bundle: ExportBundle, _ ledger: inout ImportLedger
  ) -> Result<ImportedMoment, FeedItem.Refusal> {
    guard let date else { return .failure(Refusal(reason: .noDate)) }
    let identity = id ?? url ?? "\(title ?? "")\u{0}\(html ?? plain ?? "")"
    let momentID =
      idPrefix.map { MomentIdentifier.make($0, identity) }
      ?? MomentIdentifier.make("feed", hashing: [identity])
    var moment = ImportedMoment(
      id: momentID, source: SourceLink(name: source, url: webAddress, id: id ?? ""), date: date,
      audience: .everyone)
    if let updated, updated.secondsSince1970 > date.secondsSince1970 { moment.updated = updated }
    body(of: &moment, bundle, &ledger)
    moment.title = FeedItem.ownTitle(title, moment.text.plain)
    moment.tags = tags
    moment.place = place
    moment.language = language
    if let externalURL { moment.link = LinkCard(url: externalURL) }
    for item in media { add(item.url, item.type, item.alt, to: &moment, bundle) }
    return moment.isEmpty ? .failure(Refusal(reason: .empty)) : .success(moment)
  }

  struct Refusal: Error { var reason: SkipReason }

  private var webAddress: String? {
    [url, id].compactMap { $0 }.first { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
  }

  private func body(
    of moment: inout ImportedMoment, _ bundle: ExportBundle, _ ledger: inout ImportLedger
  ) {
    if let markdown {
      let pictures = MarkdownPictures(markdown)
      // Other HTML inside is better read from the HTML.
      if !FeedItem.holdsHTML(pictures.markdown) || html == nil {
        moment.text = pictures.markdown.isEmpty ? [] : [.markdown(pictures.markdown)]
        for picture in pictures.pictures {
          add(picture.source, "image", picture.alt, to: &moment, bundle)
        }
        return
      }
    }
    if let html {
      let text = HTMLText(html)
      moment.text = text.blocks
      ledger.drop(text.dropped)
      for image in text.images { add(image.source, "image", image.alt, to: &moment, bundle) }
      for video in text.videos { add(video, "video", nil, to: &moment, bundle) }
    } else if let plain {
      moment.text = [TextBlock](plain: plain)
    }
  }

  private static func holdsHTML(_ text: String) -> Bool {
    text.ranges(of: "<").contains { mark in
      let next = text[mark.upperBound...].first
      return next.map { $0.isASCII && $0.isLetter || $0 == "/" || $0 == "!" } ?? false
    }
  }

  /// A file of the export where there is one, else the address; the same picture counts once.
  private func add(
    _ source: String, _ type: String, _ alt: String?, to moment: inout ImportedMoment,
    _ bundle: ExportBundle
  ) {
    let isRemote = source.hasPrefix("https://") || source.hasPrefix("http://")
    let reference = PercentEncoding.undone(source)
    var media = bundle.media(reference, alt: alt)
    if isRemote, !FeedItem.isCopy(media.origin, of: reference) {
      media = ImportedMedia(.remote(source), alt: alt)
    }
    if type.hasPrefix("image") {
      if !moment.photos.contains(where: { $0.origin == media.origin }) {
        moment.photos.append(media)
      }
    } else if !moment.videos.contains(where: { $0.origin == media.origin }) {
      moment.videos.append(media)
    }
  }

  /// Whether a file lies as that address does, its folder or host included: other hosts have files of
  /// the same name.
  private static func isCopy(_ origin: ImportedMedia.Origin, of address: String) -> Bool {
    guard case .file(let file) = origin else { return false }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return file.sharedEnd(path.split(separator: "/")) >= 2
  }

  /// Short posts have titles made of their first words.
  static func ownTitle(_ title: String?, _ text: String) -> String? {
    guard let title, title.contains(where: { !$0.isWhitespace }) else { return nil }
    let letters = { (text: String) in
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let start = letters(title)
    return !start.isEmpty && letters(String(text.prefix(title.count * 2 + 40))).hasPrefix(start)
      ? nil : title
  }
}
