internal import FileTree

/// Which media files an import copies, under which names.
struct MediaPlan {
  /// One file to be copied.
  struct Copy: Hashable {
    var origin: ImportedMedia.Origin
    var target: TreePath
    /// Bytes; nil where only copying tells.
    var size: Int?
  }

  /// What one moment has.
  struct Files {
    var photos: [WrittenMedia] = []
    var videos: [WrittenMedia] = []
    var entries: [MergeState.Media] = []
    var copies: [Copy] = []
  }

  /// By file, what its first bytes say it is.
  private let extensions: [ExportFile: String]

  init(_ starts: MediaStarts) {
    extensions = Dictionary(
      uniqueKeysWithValues: starts.bytes.map { file, start in
        (file, MediaKind.fileExtension(start, fallback: file.fileExtension))
      })
  }

  /// `folder` is where the moment's file lies; `prefix` stands before each name, as `lake-`.
  func files(
    of moment: ImportedMoment, in folder: TreePath, prefix: String, known: [MergeState.Media]
  ) -> Files {
    var files = Files()
    let names = Dictionary(known.map { ($0.from, $0.file) }) { first, _ in first }
    var taken = Set(known.map(\.file))
    for (kind, list) in [("photo", moment.photos), ("video", moment.videos)] {
      for media in list {
        guard let place = reference(media.origin) else { continue }
        var written = WrittenMedia(
          source: place.address ?? "", alt: media.alt, caption: media.caption, focus: media.focus)
        func copied(_ origin: ImportedMedia.Origin, _ place: Reference) -> String {
          let name =
            names[place.from]
            ?? media.stem.map {
              MediaPlan.name(keeping: prefix + $0, place.fileExtension, &taken)
            } ?? MediaPlan.name(prefix + kind, place.fileExtension, &taken)
          files.entries.append(
            MergeState.Media(from: place.from, file: name, size: place.size ?? 0))
          files.copies.append(
            Copy(origin: origin, target: folder.appending(name), size: place.size))
          return name
        }
        if place.address == nil { written.source = copied(media.origin, place) }
        for (field, origin) in [(\WrittenMedia.poster, media.poster), (\.captions, media.captions)]
        {
          guard let origin, let place = reference(origin) else { continue }
          written[keyPath: field] = place.address ?? copied(origin, place)
        }
        if kind == "photo" { files.photos.append(written) } else { files.videos.append(written) }
      }
    }
    return files
  }

  private static func name(
    _ base: String, _ fileExtension: String, _ taken: inout Set<String>
  ) -> String {
    let ending = fileExtension.isEmpty ? "" : ".\(fileExtension)"
    var number = 1
    while !taken.insert("\(base)-\(number)\(ending)").inserted { number += 1 }
    return "\(base)-\(number)\(ending)"
  }

  /// The name itself where it is free.
  private static func name(
    keeping stem: String, _ fileExtension: String, _ taken: inout Set<String>
  ) -> String {
    let plain = fileExtension.isEmpty ? stem : "\(stem).\(fileExtension)"
    return taken.insert(plain).inserted ? plain : name(stem, fileExtension, &taken)
  }

  private struct Reference {
    var from: String
    var fileExtension = ""
    var size: Int?
    /// Of media that stay where they are.
    var address: String?
  }

  private func reference(_ origin: ImportedMedia.Origin) -> Reference? {
    switch origin {
    case .file(let file):
      Reference(
        from: file.path, fileExtension: extensions[file] ?? file.fileExtension, size: file.size)
    case .bytes(let bytes, let name):
      Reference(
        from: name,
        fileExtension: MediaKind.fileExtension(
          Array(bytes.prefix(32)), fallback: MediaPlan.fileExtension(name)),
        size: bytes.count)
    case .remote(let url): Reference(from: url, address: url)
    case .missing: nil
    }
  }

  private static func fileExtension(_ name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
