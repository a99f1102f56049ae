private import SafeMarkup

/// Takes addresses out of fields that aren't http or https: an export may come from anybody.
enum SafeFields {
  static func apply(to collection: inout ImportCollection) {
    var count = 0
    func safe(_ address: String?) -> String? {
      guard let address else { return nil }
      if let safe = SafeAddress.link(address), safe.hasPrefix("http") { return safe }
      count += 1
      return nil
    }
    for index in collection.moments.indices {
      var moment = collection.moments[index]
      moment.source.url = safe(moment.source.url)
      moment.repostOf = safe(moment.repostOf)
      if case .other(let url)? = moment.replyTo { moment.replyTo = .other(url: safe(url)) }
      if let link = moment.link { moment.link?.url = safe(link.url) ?? "" }
      if moment.link?.url.isEmpty ?? false { moment.link = nil }
      moment.photos = moment.photos.map { checked($0, safe) }
      moment.videos = moment.videos.map { checked($0, safe) }
      collection.moments[index] = moment
    }
    collection.profile.url = safe(collection.profile.url)
    collection.ledger.drop("addresses that no page should link to", count)
  }

  private static func checked(
    _ media: ImportedMedia, _ safe: (String?) -> String?
  ) -> ImportedMedia {
    var media = media
    for part in [\ImportedMedia.poster, \.captions] {
      if case .remote(let url)? = media[keyPath: part] {
        media[keyPath: part] = safe(url).map { .remote($0) }
      }
    }
    guard case .remote(let url) = media.origin else { return media }
    media.origin = safe(url).map { .remote($0) } ?? .missing(url, .absent)
    return media
  }
}
