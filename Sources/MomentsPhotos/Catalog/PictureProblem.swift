internal import Diagnostics
internal import FileTree
internal import PhotoProtocol

/// Why a picture isn't published.
enum PictureProblem: Error, Sendable, Hashable {
  case unreadable(String)
  case changed
  case empty
  case damaged
  case unsupported
  case tooLarge(String, limit: Int)
  case killsWorker(String)
  case cacheUnwritable(String)

  init(_ error: TreeError) { self = .unreadable(error.explanation) }

  /// - Parameter explanation: in the words of a library, which change with its version: only sizes
  ///   are shown.
  init(_ refusal: WorkerReply.Refusal, _ explanation: String, limit: Int) {
    switch refusal {
    case .damaged: self = .damaged
    case .unsupported: self = .unsupported
    case .tooLarge: self = .tooLarge(explanation, limit: limit)
    }
  }

  func diagnostic(_ demand: PictureDemand, _ severity: Diagnostic.Severity) -> Diagnostic {
    let name = "picture '\(demand.path)'"
    let make = { (code: DiagnosticCode, text: String, hint: String) in
      Diagnostic(code, severity, at: demand.place, "\(name) \(text)", hint: hint)
    }
    switch self {
    case .unreadable(let reason):
      return make(.fileUnreadable, "can't be read: \(reason)", "check the file")
    case .changed: return make(.fileUnreadable, "changed during the build", "build again")
    case .empty: return make(.photoDamaged, "is empty (0 bytes)", "export it again")
    case .damaged:
      return make(.photoDamaged, "ends early or is damaged", "export it again")
    case .unsupported:
      return make(
        .photoUnsupported, "is no picture of a known format",
        "JPEG, PNG, WebP, AVIF, HEIC, GIF, TIFF and SVG are; the content counts, not the ending")
    case .tooLarge(let size, let limit):
      return make(
        .photoTooLarge, "is too large: \(size)",
        "at most \(limit) pixels are decoded; raise photos.maxPixels in site.yaml if it is meant")
    case .killsWorker(let how):
      return make(
        .photoDamaged, "stops the picture worker: \(how)", "export it again in another format")
    case .cacheUnwritable(let reason):
      return Diagnostic(
        .outputUnwritable, .error, at: demand.place,
        "what is made of \(name) can't be kept in .momentsgen/cache: \(reason)",
        hint: "make room, or allow writing there")
    }
  }
}
