internal import MomentsModel

/// A video or a sound of a moment.
package struct VideoViewModel: Sendable {
  package let src: String
  /// Media type; nil where another host knows it.
  package let type: String?
  package let poster: String?
  /// As shown, in pixels; nil where unknown.
  package let width: Int?
  package let height: Int?
  /// The author's text.
  package let alt: String?
  package let captionsURL: String?
  /// BCP 47, of the captions.
  package let language: String
  package let hasPicture: Bool
  /// Without sound: it goes round, and starts only when asked, as those who want no motion need.
  package let isLoop: Bool

  /// nil where it can't be shown.
  init?(_ video: Video, language: String, context: PageContext) {
    poster =
      video.poster.flatMap { context.posterURL($0) }
      ?? context.video(video.source)?.poster.map { context.posterURL($0) }
    alt = video.alt
    captionsURL = video.captions.flatMap { context.captionsURL($0) }
    self.language = language
    switch video.source {
    case .remote(let address):
      guard context.timeline.settings.remotePhotos == .reference else { return nil }
      src = address
      (type, width, height, hasPicture, isLoop) = (nil, nil, nil, true, false)
    case .local:
      guard let published = context.video(video.source) else { return nil }
      src = context.links.url(.file(published.path))
      type = published.type
      (width, height) = (published.width, published.height)
      hasPicture = published.hasPicture
      isLoop = published.hasPicture && !published.hasSound
    }
  }
}

extension PageContext {
  fileprivate func video(_ source: MediaSource) -> PublishedVideo? {
    if case .local(let path) = source { videos[path] } else { nil }
  }

  fileprivate func captionsURL(_ source: MediaSource) -> String? {
    // Browsers take captions of other hosts only where those agree.
    if case .local(let path) = source {
      captions[path].map { links.url(.file($0)) }
    } else {
      nil
    }
  }

  fileprivate func posterURL(_ source: MediaSource) -> String? {
    if case .local(let path) = source, let picture = pictures[path] { return posterURL(picture) }
    return url(source)
  }

  /// The smallest that fills the column on simple screens, in the format that all know.
  fileprivate func posterURL(_ picture: PublishedPicture) -> String {
    let whole = picture.renditions.filter { $0.cut == .whole && !$0.isAnimated }.ofPlainestFormat
    let file = whole.first { $0.width >= 480 } ?? whole.last
    return links.url(.file(file?.path ?? picture.path))
  }
}
