package import FileTree

/// Gives out the bytes of files to publish. Usable from any number of threads.
package struct PictureStore: Sendable {
  private let source: any Tree
  private let cache: PhotoCache

  package init(source: any Tree, cache: any Tree) {
    self.source = source
    self.cache = PhotoCache(tree: cache)
  }

  /// nil where it isn't any more what the catalog says; the next build makes it again.
  package func bytes(of file: PictureFile) throws(TreeError) -> [UInt8]? {
    switch file.origin {
    case .cache(let path, _, let fingerprint): return try cache.bytes(at: path, fingerprint)
    case .favicon(let small, let large):
      guard let small = try cache.bytes(at: small.path, small.fingerprint),
        let large = try cache.bytes(at: large.path, large.fingerprint)
      else { return nil }
      return IconFile.of([(16, small), (32, large)])
    case .captions(let path): return Captions(try source.read(path))?.bytes
    case .scrubbed(let path):
      let bytes = try source.read(path)
      // The catalog found it whole.
      return (try? ScrubbedPicture(of: bytes))?.bytes
    }
  }
}
