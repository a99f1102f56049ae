internal import Diagnostics
internal import MomentsModel

/// Why a video isn't published.
enum VideoProblem: Error, Sendable, Hashable {
  case unreadable(String)
  case unsupported
  case damaged
  /// Only ffmpeg can take metadata out of this container.
  case needsTool(MediaKind)
  /// A track that isn't shown, such as positions along the way; its kind.
  case dataTrack(String)
  /// ffmpeg refused it; its last words.
  case toolRefused(String)
  case cacheUnwritable(String)
  case captionsUnsupported

  func diagnostic(
    _ path: String, at place: SourcePlace?, _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    let name = "video '\(path)'"
    let make = { (code: DiagnosticCode, text: String, hint: String) in
      Diagnostic(code, severity, at: place, "\(name) \(text)", hint: hint)
    }
    switch self {
    case .unreadable(let reason):
      return make(.fileUnreadable, "can't be read: \(reason)", "check the file")
    case .unsupported:
      return make(
        .videoUnsupported, "is in no container that browsers play",
        "MP4, MOV, WebM, MP3 and Ogg are read; the content counts, not the ending")
    case .damaged: return make(.videoDamaged, "ends early or is damaged", "export it again")
    case .needsTool(let kind):
      return make(
        .videoUnscrubbed, "may say where and when it was made, and ffmpeg isn't here to remove it",
        "install ffmpeg, which takes metadata out of \(kind.rawValue) files")
    case .dataTrack(let kind):
      return make(
        .videoUnscrubbed, "has a track of data ('\(kind)') that may say where it was made",
        "install ffmpeg, which leaves such tracks out")
    case .toolRefused(let words):
      return make(.videoDamaged, "is refused by ffmpeg: \(words)", "export it again")
    case .cacheUnwritable(let reason):
      return Diagnostic(
        .outputUnwritable, .error, at: place,
        "what is made of \(name) can't be kept in .momentsgen/cache: \(reason)",
        hint: "make room, or allow writing there")
    case .captionsUnsupported:
      return make(.videoUnsupported, "isn't WebVTT", "captions are files that begin with WEBVTT")
    }
  }
}
