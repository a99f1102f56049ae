internal import Diagnostics
internal import FileTree
internal import MomentsModel

/// The local videos and captions that a timeline shows.
struct VideoCollection {
  let source: any Tree
  /// Of messages about files that can't be published.
  let severity: Diagnostic.Severity
  private(set) var published: [String: PublishedPicture] = [:]
  private(set) var files: [PictureFile] = []

  init(source: any Tree, severity: Diagnostic.Severity) {
    self.source = source
    self.severity = severity
  }

  mutating func collect(for timeline: Timeline, log: inout DiagnosticLog) {
    for moment in timeline.moments where moment.hasDetails {
      let place = SourcePlace(file: moment.origin.file, line: moment.origin.line)
      for video in moment.details.videos {
        add(video.source, isCaptions: false, place, &log)
        if let captions = video.captions { add(captions, isCaptions: true, place, &log) }
      }
    }
  }

  private mutating func add(
    _ media: MediaSource, isCaptions: Bool, _ place: SourcePlace, _ log: inout DiagnosticLog
  ) {
    guard case .local(let path) = media, published[path] == nil else { return }
    let name = "\(isCaptions ? "captions" : "video") '\(path)'"
    let bytes: [UInt8]
    do throws(TreeError) { bytes = try source.read(TreePath(trusted: path)) } catch {
      log.add(
        Diagnostic(
          .fileUnreadable, severity, at: place, "\(name) can't be read: \(error.explanation)",
          hint: "check the file"))
      return
    }
    do throws(ScrubbedVideo.Failure) {
      let video = try ScrubbedVideo(of: bytes)
      guard (video.format == .vtt) == isCaptions else { throw .unsupported }
      let hash = ContentHash(of: video.bytes).short
      let fileName = "\(PictureNaming.stem(path))-\(hash).\(video.format.rawValue)"
      let file = PictureFile(path: "videos/\(fileName)", origin: .video(TreePath(trusted: path)))
      published[path] = PublishedPicture(path: file.path)
      if !files.contains(file) { files.append(file) }
    } catch {
      let isDamaged = error == .damaged
      let formats = isCaptions ? "a WebVTT file is needed" : "MP4, QuickTime and WebM are"
      log.add(
        Diagnostic(
          .videoUnsupported, severity, at: place,
          "\(name) \(isDamaged ? "ends early or is damaged" : "is of no known format")",
          hint: isDamaged
            ? "export it again" : "\(formats); the content counts, not the ending"))
    }
  }
}
