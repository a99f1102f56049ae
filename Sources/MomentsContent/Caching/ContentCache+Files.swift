import Diagnostics
import FileTree

/// Which files there are: listed again only where one of their folders changed.
extension ContentCache {
  private static let listFile = PackedFile(title: "momentsgen content files 1")
  private static let listPath = folder.appending("files")

  /// The files, and what says that they are all; nil for the latter where that isn't known.
  func files(_ identity: Fingerprint) -> (ContentFiles, [Observation]?) {
    if let known = keptFiles(identity) { return (ContentFiles(moments: known.0), known.1) }
    return list(identity)
  }

  /// Likewise, whatever is kept.
  func list(_ identity: Fingerprint) -> (ContentFiles, [Observation]?) {
    let observed = ObservedTree(source)
    let files = ContentFiles(observed)
    let observations = observed.observations
    if let observations, files.log.isEmpty,
      observations.allSatisfy({ $0.isSettled(at: instant) })
    {
      keep(files.moments, observations, identity)
    }
    return (files, observations)
  }

  private func keep(
    _ files: [MomentFile], _ observations: [Observation], _ identity: Fingerprint
  ) {
    var writer = PackedWriter()
    writer.reserve(files.count * 64)
    writer.put(identity)
    writer.put(all: observations) { $0.put($1) }
    writer.put(all: files) {
      $0.put($1.path.text)
      $0.put($1.name)
      $0.put($1.format == .json)
    }
    // Without it the next build takes longer.
    try? tree.makeDirectory(ContentCache.folder)
    try? tree.replace(ContentCache.listPath, with: ContentCache.listFile.bytes(of: writer))
  }

  /// nil where what is kept isn't so any more.
  private func keptFiles(_ identity: Fingerprint) -> ([MomentFile], [Observation])? {
    // What can't be read is as good as none.
    guard let bytes = try? tree.read(ContentCache.listPath) else { return nil }
    return ContentCache.listFile.read(bytes) { (reader) throws(PackedFault) in
      guard try reader.fingerprint() == identity else { throw PackedFault() }
      let observations = try reader.list(of: 5) { (reader) throws(PackedFault) in
        try reader.observation()
      }
      guard observations.allSatisfy(holds) else { throw PackedFault() }
      let files = try reader.list(of: 9) { (reader) throws(PackedFault) in
        MomentFile(
          path: TreePath(trusted: try reader.text()), name: try reader.text(),
          format: try reader.flag() ? .json : .markdown)
      }
      return (files, observations)
    }
  }
}
