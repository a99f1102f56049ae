internal import MomentsModel
internal import MomentsViewModels

/// The photos, videos and sounds of a moment that can be shown.
struct FeedMedia {
  private(set) var photos: [(enclosure: FeedEnclosure, caption: String?)] = []
  private(set) var videos: [(enclosure: FeedEnclosure, poster: String?)] = []

  var all: [FeedEnclosure] { photos.map(\.enclosure) + videos.map(\.enclosure) }

  init(_ moment: Moment, _ context: PageContext, _ byteCount: (String) -> Int?) {
    for (index, photo) in moment.photos.enumerated() {
      let alt = context.alt(of: photo, at: index, in: moment)
      guard let enclosure = FeedMedia.enclosure(photo.source, alt, context, byteCount) else {
        continue
      }
      photos.append((enclosure, photo.caption))
    }
    guard moment.hasDetails else { return }
    for video in moment.details.videos {
      guard let enclosure = FeedMedia.video(video, context, byteCount) else { continue }
      videos.append((enclosure, video.poster.flatMap(context.url)))
    }
  }

  private static func enclosure(
    _ source: MediaSource, _ alt: String, _ context: PageContext, _ byteCount: (String) -> Int?
  ) -> FeedEnclosure? {
    guard let url = context.url(source) else { return nil }
    guard case .local(let path) = source, let picture = context.pictures[path] else {
      return FeedEnclosure(url: url, type: MediaKind.ofPicture(url), byteCount: nil, alt: alt)
    }
    return FeedEnclosure(
      url: url, type: MediaKind.ofPicture(picture.path), byteCount: byteCount(picture.path),
      alt: alt, width: picture.width, height: picture.height)
  }

  private static func video(
    _ video: Video, _ context: PageContext, _ byteCount: (String) -> Int?
  ) -> FeedEnclosure? {
    switch video.source {
    case .remote(let address):
      guard context.timeline.settings.remotePhotos == .reference else { return nil }
      return FeedEnclosure(
        url: address, type: MediaKind.ofVideo(address), byteCount: nil, alt: video.alt ?? "")
    case .local(let path):
      guard let published = context.videos[path] else { return nil }
      return FeedEnclosure(
        url: context.links.url(.file(published.path)),
        type: String(published.type.prefix { $0 != ";" }), byteCount: byteCount(published.path),
        alt: video.alt ?? "", width: published.width, height: published.height)
    }
  }
}

/// Media types by the ends of addresses.
enum MediaKind {
  static func ofPicture(_ address: String) -> String {
    switch fileExtension(address) {
    case "png": "image/png"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "avif": "image/avif"
    case "svg": "image/svg+xml"
    default: "image/jpeg"
    }
  }

  static func ofVideo(_ address: String) -> String {
    switch fileExtension(address) {
    case "webm": "video/webm"
    case "ogv": "video/ogg"
    case "mov": "video/quicktime"
    case "mp3": "audio/mpeg"
    case "ogg", "oga", "opus": "audio/ogg"
    case "m4a": "audio/mp4"
    default: "video/mp4"
    }
  }

  private static func fileExtension(_ address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard let dot = path.lastIndex(of: ".") else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }
}
