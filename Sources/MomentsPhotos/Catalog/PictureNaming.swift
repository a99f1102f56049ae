internal import FileTree
internal import MomentsModel
private import PhotoProtocol

/// Where the files of a picture are published: names that say which picture it is, and end in a hash
/// of the bytes, so that a file never changes under its address.
struct PictureNaming {
  let demand: PictureDemand
  let content: ContentHash
  let cache: PhotoCache

  /// - Parameter planned: what the picture needs, all of which is in `record`.
  func published(
    _ record: PictureRecord, _ planned: [PhotoPlan.File]
  ) -> (PublishedPicture, [PictureFile]) {
    var picture = PublishedPicture(
      path: "", color: record.color.map { PictureColor(nearest: $0) })
    var files: [PictureFile] = []
    for plan in planned where plan.cut != .icon {
      guard let file = record.files[plan.name] else { continue }
      let path = path(of: file, plan.cut)
      picture.renditions.append(
        PublishedPicture.Rendition(
          path: path, width: file.width, height: file.height, format: file.format, cut: plan.cut,
          isAnimated: plan.job.format == .animation))
      files.append(
        PictureFile(
          path: path,
          origin: .cache(
            cache.path(of: plan.name, of: content), size: file.size, file.fingerprint)))
    }
    files += icons(record, planned)
    if let main = picture.renditions.mainOne {
      picture.path = main.path
      picture.width = main.width > 0 ? main.width : nil
      picture.height = main.height > 0 ? main.height : nil
    }
    return (picture, files)
  }

  /// At the addresses where browsers and devices look for them.
  private func icons(
    _ record: PictureRecord, _ planned: [PhotoPlan.File]
  ) -> [PictureFile] {
    var made: [Int: PictureFile.Cached] = [:]
    for plan in planned where plan.cut == .icon {
      guard let file = record.files[plan.name] else { continue }
      made[file.width] = PictureFile.Cached(
        path: cache.path(of: plan.name, of: content), size: file.size,
        fingerprint: file.fingerprint)
    }
    var files: [PictureFile] = SiteIcons.files.compactMap { path, side in
      made[side].map {
        PictureFile(path: path, origin: .cache($0.path, size: $0.size, $0.fingerprint))
      }
    }
    if let small = made[16], let large = made[32] {
      files.append(PictureFile(path: SiteIcons.faviconPath, origin: .favicon(small, large)))
    }
    return files
  }

  private func path(
    of file: PictureRecord.File, _ cut: PublishedPicture.Rendition.Cut
  ) -> String {
    let end = "\(file.width)-\(file.hash).\(file.format.fileExtension)"
    // The same person may have their picture under several names.
    if cut == .avatar { return "avatars/\(end)" }
    let kind = cut == .whole ? "" : "square-"
    return "photos/\(PictureNaming.stem(demand.path))-\(kind)\(end)"
  }

  /// The picture itself as one file, where there is no worker.
  static func scrubbed(
    _ demand: PictureDemand, _ bytes: [UInt8]
  ) throws(PictureProblem) -> (PublishedPicture, PictureFile) {
    let picture: ScrubbedPicture
    do throws(ScrubbedPicture.Failure) { picture = try ScrubbedPicture(of: bytes) } catch {
      switch error {
      case .empty: throw .empty
      case .damaged: throw .damaged
      case .unsupported: throw .unsupported
      }
    }
    let hash = ContentHash(of: picture.bytes).short
    let path = "photos/\(stem(demand.path))-\(hash).\(picture.format.fileExtension)"
    return (
      PublishedPicture(path: path, width: picture.width, height: picture.height),
      PictureFile(path: path, origin: .scrubbed(TreePath(trusted: demand.path)))
    )
  }

  /// The file's name in small letters, as far as it is letters and digits of any script.
  static func stem(_ source: String) -> String {
    let stem = UnicodeText.composed(TreePath(trusted: source).stem).lowercased()
    let safe = stem.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        ? Character(scalar) : "-"
    }
    return String(safe.prefix(60))
  }
}

extension [PublishedPicture.Rendition] {
  /// What links lead to: the largest whole still that all browsers show; of a picture that is only
  /// an avatar, that.
  fileprivate var mainOne: PublishedPicture.Rendition? {
    let whole = filter { $0.cut == .whole && !$0.isAnimated }
    let candidates = whole.isEmpty ? self : whole
    return candidates.ofPlainestFormat.last
  }
}
