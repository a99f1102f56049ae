/// The first bytes of the media that moments refer to, read in one pass.
struct MediaStarts {
  private(set) var bytes: [ExportFile: [UInt8]] = [:]

  init(_ moments: [ImportedMoment], in bundle: ExportBundle) throws(ImportFault) {
    var wanted: Set<ExportFile> = []
    for moment in moments {
      for media in moment.photos + moment.videos {
        if case .file(let file) = media.origin { wanted.insert(file) }
      }
    }
    try bundle.visit(Array(wanted)) { (file, stream) throws(ImportFault) in
      bytes[file] = Array(try stream.next().prefix(256))
    }
  }

  /// Marks what is no picture, or holds nothing, as missing: it would stop every build.
  func check(_ moments: inout [ImportedMoment]) {
    for index in moments.indices {
      moments[index].photos = moments[index].photos.map { checked($0, isPhoto: true) }
      moments[index].videos = moments[index].videos.map { checked($0, isPhoto: false) }
    }
  }

  private func checked(_ media: ImportedMedia, isPhoto: Bool) -> ImportedMedia {
    guard case .file(let file) = media.origin, let start = bytes[file] else { return media }
    var media = media
    if start.isEmpty {
      media.origin = .missing(file.path, .empty)
    } else if isPhoto, !MediaKind.isPicture(start, name: file.name.lowercased()) {
      media.origin = .missing(file.path, .damaged)
    }
    return media
  }
}
