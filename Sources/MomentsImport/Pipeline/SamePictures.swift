internal import FileTree

/// What posts of several services share where they show the same picture files.
///
/// Services that make their own copies of a picture leave nothing to compare; those that keep the
/// file do, whatever words stand beside it.
struct SamePictures {
  /// By moment: equal for the same pictures in any order. Moments without pictures of the export,
  /// and those whose pictures no other service's post can have, aren't there.
  private(set) var keys: [String: String] = [:]

  /// A larger picture isn't compared.
  private static let sizeLimit = 64 << 20

  init() {}

  /// Reads whole only what has the size and the beginning of another service's picture.
  init(
    _ collections: [ImportCollection], _ starts: MediaStarts, in bundle: ExportBundle
  ) throws(ImportFault) {
    guard collections.count > 1 else { return }
    let wanted = SamePictures.shared(collections, starts)
    var prints: [ExportFile: String] = [:]
    try bundle.visit(Array(wanted)) { (file, stream) throws(ImportFault) in
      guard let bytes = try stream.all(limit: SamePictures.sizeLimit) else { return }
      var text: [UInt8] = []
      bytes.withUnsafeBytes { Fingerprint(of: $0).appendHexadecimal(to: &text) }
      prints[file] = String(decoding: text, as: UTF8.self)
    }
    for moment in collections.flatMap(\.moments) where !moment.photos.isEmpty {
      let found = moment.photos.compactMap { $0.file.flatMap { prints[$0] } }
      if found.count == moment.photos.count {
        keys[moment.id] = MomentIdentifier.hash(found.sorted())
      }
    }
  }

  /// Files that may be those of two services.
  private static func shared(
    _ collections: [ImportCollection], _ starts: MediaStarts
  ) -> Set<ExportFile> {
    var groups: [[UInt8]: (services: Set<String>, files: Set<ExportFile>)] = [:]
    for collection in collections {
      for photo in collection.moments.flatMap(\.photos) {
        guard let file = photo.file, let size = file.size, let start = starts.bytes[file] else {
          continue
        }
        let key = start + Array(String(size).utf8)
        groups[key, default: ([], [])].services.insert(collection.sourceName)
        groups[key]?.files.insert(file)
      }
    }
    return groups.values.filter { $0.services.count > 1 }.reduce(into: []) {
      $0.formUnion($1.files)
    }
  }
}

extension ImportedMedia {
  fileprivate var file: ExportFile? {
    if case .file(let file) = origin { file } else { nil }
  }
}
