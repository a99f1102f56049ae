package import MomentsViewModels
package import TemplateEngine

extension VideoViewModel: TemplateRecord {
  package static let shape = RecordShape<VideoViewModel>(
    "video", "A video or a sound of a moment.",
    [
      .url("src", "The file.", example: "./videos/waves-1a2b.mp4") { $0.src },
      .optionalText("type", "Media type.", example: "video/mp4") { $0.type },
      .optionalURL("poster", "A frame of it.", example: "./photos/waves-480-1a2b.jpg") {
        $0.poster
      },
      .optionalText("width", "As shown, in pixels.", example: "1280") {
        $0.width.map { String($0) }
      },
      .optionalText("height", "As shown, in pixels.", example: "720") {
        $0.height.map { String($0) }
      },
      .optionalText("alt", "The author's text.", example: "Waves come in") { $0.alt },
      .optionalURL("captionsURL", "Captions, as WebVTT.", example: "./videos/waves-3c4d.vtt") {
        $0.captionsURL
      },
      .text("language", "BCP 47, of the captions.", example: "en") { $0.language },
      .flag("hasPicture", "Whether there is something to see.") { $0.hasPicture },
      .flag("isLoop", "Whether it has no sound, and goes round.") { $0.isLoop },
    ])
}
