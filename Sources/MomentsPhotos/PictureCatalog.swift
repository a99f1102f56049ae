package import Diagnostics
package import FileTree
package import MomentsModel
package import Workers

/// The local pictures that a timeline shows, and where each is published. Pictures that nothing
/// published shows aren't in it, so those of drafts and private moments never leave the source.
package struct PictureCatalog: Sendable {
  /// By path in the source.
  package private(set) var published: [String: PublishedPicture] = [:]
  /// Source path for each published path, once, by published path.
  package private(set) var sources: [(path: String, source: TreePath)] = []

  /// Reads every picture once for its size and content; damaged and unsupported ones are errors,
  /// or warnings where `keepsGoing`, and stay out.
  package static func collect(
    for timeline: Timeline, from tree: any Tree, workers: Workers, keepsGoing: Bool,
    log: inout DiagnosticLog
  ) -> PictureCatalog {
    let uses = PictureUse.all(in: timeline)
    let results = workers.map(uses.count, chunk: 4) { range in
      range.map { read(uses[$0], from: tree, severity: keepsGoing ? .warning : .error) }
    }
    var catalog = PictureCatalog()
    var taken: Set<String> = []
    for (use, result) in zip(uses, results.joined()) {
      switch result {
      case .failure(let problem): log.add(problem.diagnostic)
      case .success(let picture):
        catalog.published[use.path] = picture
        if taken.insert(picture.path).inserted {
          catalog.sources.append((picture.path, TreePath(trusted: use.path)))
        }
      }
    }
    catalog.sources.sort { $0.path < $1.path }
    return catalog
  }

  /// The bytes to publish for one of `sources`; nil where the file changed since `collect`.
  package static func bytes(of source: TreePath, from tree: any Tree) throws(TreeError) -> [UInt8]?
  {
    let bytes = try tree.read(source)
    do {
      return try ScrubbedPicture(of: bytes).bytes
    } catch {
      return nil
    }
  }

  private struct Problem: Error { var diagnostic: Diagnostic }

  private static func read(
    _ use: PictureUse, from tree: any Tree, severity: Diagnostic.Severity
  ) -> Result<PublishedPicture, Problem> {
    let problem = { (code: DiagnosticCode, text: String, hint: String) in
      Result<PublishedPicture, Problem>.failure(
        Problem(
          diagnostic: Diagnostic(
            code, severity, at: use.place, "picture '\(use.path)' \(text)", hint: hint)))
    }
    let bytes: [UInt8]
    do {
      bytes = try tree.read(TreePath(trusted: use.path))
    } catch {
      return problem(.fileUnreadable, "can't be read: \(error.explanation)", "check the file")
    }
    do throws(ScrubbedPicture.Failure) {
      let picture = try ScrubbedPicture(of: bytes)
      return .success(
        PublishedPicture(
          path: publishedPath(use.path, picture), width: picture.width, height: picture.height))
    } catch {
      switch error {
      case .empty: return problem(.photoDamaged, "is empty (0 bytes)", "export it again")
      case .damaged:
        return problem(.photoDamaged, "ends early or is damaged", "export it again")
      case .unsupported:
        return problem(
          .photoUnsupported, "is not a JPEG, PNG, GIF or WebP file",
          "the content counts, not the ending; convert it to one of these")
      }
    }
  }

  /// `photos/<name>-<hash>.<ending>`: pictures with the same content and name are one file, and a
  /// changed picture has a new address.
  private static func publishedPath(_ source: String, _ picture: ScrubbedPicture) -> String {
    let stem = UnicodeText.composed(TreePath(trusted: source).stem).lowercased()
    let safe = stem.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        ? Character(scalar) : "-"
    }
    let hash = ContentHash(of: picture.bytes).short
    return "photos/\(String(safe.prefix(60)))-\(hash).\(picture.format.fileExtension)"
  }
}

/// One local picture and the first place that shows it.
private struct PictureUse: Sendable {
  var path: String
  var place: SourcePlace?

  /// Each path once, in the order of the timeline.
  static func all(in timeline: Timeline) -> [PictureUse] {
    var uses: [PictureUse] = []
    var seen: Set<String> = []
    let add = { (source: MediaSource?, place: SourcePlace?) in
      guard case .local(let path)? = source, seen.insert(path).inserted else { return }
      uses.append(PictureUse(path: path, place: place))
    }
    add(timeline.profile.backgroundImage, nil)
    add(timeline[person: timeline.profile.person].avatar, nil)
    for moment in timeline.moments {
      let place = SourcePlace(file: moment.origin.file, line: moment.origin.line)
      for photo in moment.photos { add(photo.source, place) }
      add(timeline[person: moment.author].avatar, place)
      for like in moment.likes { add(timeline[person: like].avatar, place) }
    }
    return uses
  }
}
