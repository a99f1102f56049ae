internal import MomentsModel

/// A moving picture of a moment, played by the browser's own controls.
package struct VideoViewModel: Sendable {
  /// nil: it can't be shown.
  package let url: String?
  /// Media type; nil where the name doesn't say.
  package let type: String?
  package let posterURL: String?
  package let captionsURL: String?
  /// The author's text, or what is known: "Video, 28 November 2026".
  package let label: String

  init(_ video: Video, date: String, context: PageContext) {
    url = context.url(video.source)
    type = url.flatMap(VideoViewModel.mediaType)
    posterURL = video.poster.flatMap(context.url)
    captionsURL = video.captions.flatMap(context.url)
    label =
      video.alt ?? context.wording.phrases.video.filled { $0 == "date" ? date : nil }
  }

  private static func mediaType(of url: String) -> String? {
    let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
    if path.hasSuffix(".mp4") || path.hasSuffix(".m4v") { return "video/mp4" }
    if path.hasSuffix(".webm") { return "video/webm" }
    // Browsers that play QuickTime files do so only when they aren't told what they are.
    return nil
  }
}
