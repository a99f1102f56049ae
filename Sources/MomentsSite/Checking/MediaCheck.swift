internal import Diagnostics
internal import FileTree
internal import MomentsModel

/// Pictures that nothing shows, that are very large, or that have no alternative text.
struct MediaCheck {
  let source: any Tree
  /// Drafts and all other hidden moments included.
  let timeline: Timeline

  static let heavySize = 20_000_000
  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "heif", "tif", "tiff", "svg", "mp4", "mov",
    "m4v", "webm",
  ]

  func findings() throws(TreeError) -> DiagnosticLog {
    var log = DiagnosticLog()
    let used = usedFiles
    let content = TreePath(trusted: "Content")
    guard try source.entry(at: content)?.kind == .directory else { return log }
    for path in try source.files(under: content)
    where MediaCheck.endings.contains(path.fileExtension) && !path.name.hasPrefix(".") {
      let place = SourcePlace(file: path.text)
      if !used.contains(path.text), !path.text.hasPrefix("Content/static/") {
        log.add(
          Diagnostic(
            .photoUnused, .warning, at: place, "no moment, person or page shows this file",
            hint: "remove it, or name it in the moment that it belongs to"))
      }
      let size = try source.entry(at: path)?.size ?? 0
      if size > MediaCheck.heavySize {
        log.add(
          Diagnostic(
            .photoHeavy, .warning, at: place,
            "the file has \(size / 1_000_000) MB, which makes builds slow",
            hint: "keep the original elsewhere, and a picture of 4000 pixels here"))
      }
    }
    log.merge(missingTexts)
    return log
  }

  private var usedFiles: Set<String> {
    var used: Set<String> = []
    func add(_ source: MediaSource?) {
      if case .local(let path)? = source { used.insert(path) }
    }
    add(timeline.profile.backgroundImage)
    for person in timeline.people { add(person.avatar) }
    for moment in timeline.moments {
      for photo in moment.photos { add(photo.source) }
      guard moment.hasDetails else { continue }
      add(moment.details.link?.image)
      for video in moment.details.videos {
        for source in [video.source, video.poster, video.captions] { add(source) }
      }
    }
    return used
  }

  /// One message a moment.
  private var missingTexts: DiagnosticLog {
    var log = DiagnosticLog()
    for moment in timeline.moments {
      let missing = moment.photos.count { $0.alt == nil }
      guard missing > 0 else { continue }
      let photos = missing == 1 ? "1 photo has" : "\(missing) photos have"
      log.add(
        Diagnostic(
          .altMissing, .warning,
          at: SourcePlace(file: moment.origin.file, line: moment.origin.line),
          "\(photos) no alternative text, which blind readers need",
          hint:
            "give each photo an 'alt' that says what is to be seen; `momentsgen check --alt alt.txt` "
            + "lists all"))
    }
    return log
  }
}
