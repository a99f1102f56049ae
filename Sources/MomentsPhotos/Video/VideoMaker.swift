internal import FileTree
private import Glibc

/// Makes what is published of one video or sound, or finds it in the cache.
struct VideoMaker: Sendable {
  let source: any Tree
  let cache: PhotoCache
  /// nil: metadata is blanked where it stands, in containers where that can be done.
  let tool: MediaTool?

  /// - Parameter needsPoster: whether a frame is wanted.
  func record(
    of path: TreePath, needsPoster: Bool
  ) throws(VideoProblem) -> (content: ContentHash, record: MediaRecord) {
    let bytes: [UInt8]
    do throws(TreeError) { bytes = try source.read(path) } catch {
      throw .unreadable(error.explanation)
    }
    let content = ContentHash(of: bytes)
    if let known = known(content), known.poster != nil || !needsPoster || tool == nil {
      return (content, known)
    }
    guard let kind = MediaKind(of: bytes) else { throw bytes.isEmpty ? .damaged : .unsupported }
    do throws(TreeError) { try cache.makeFolder(of: content) } catch {
      throw .cacheUnwritable(error.explanation)
    }
    return (content, try make(bytes, kind, path, content, needsPoster: needsPoster))
  }

  private func known(_ content: ContentHash) -> MediaRecord? {
    // What can't be read is made again.
    guard let bytes = try? cache.tree.read(cache.path(of: "media", of: content)),
      let record = MediaRecord(bytes),
      let entry = try? cache.tree.entry(at: cache.path(of: record.name, of: content)),
      entry.size == record.size
    else { return nil }
    return record
  }

  private func make(
    _ bytes: [UInt8], _ kind: MediaKind, _ path: TreePath, _ content: ContentHash,
    needsPoster: Bool
  ) throws(VideoProblem) -> MediaRecord {
    var bytes = bytes
    let paths = ToolPaths(source: source, path: path, cache: cache, content: content)
    if let tool, let paths {
      bytes = try paths.made { tool.copy(paths.source, to: $0, kind) }
    } else if kind != .mp4 {
      throw .needsTool(kind)
    }
    var facts = MediaFacts(hasMovie: true, hasPicture: kind == .webm, hasSound: true)
    if kind == .mp4 {
      // After ffmpeg too: two look for what must not be there.
      let boxes = try MediaBoxes(scrubbing: bytes)
      (bytes, facts) = (boxes.bytes, boxes.facts)
    }
    var poster: [UInt8]?
    if needsPoster, facts.hasPicture, let tool, let paths {
      // A video without a frame that can be decoded is shown without a poster.
      poster = try? paths.made { tool.poster(of: paths.source, to: $0) }
    }
    let record = MediaRecord(
      kind: kind, facts: facts, bytes: bytes, poster: poster.map { ContentHash(of: $0) })
    do throws(TreeError) {
      if let poster { try cache.store(poster, as: MediaRecord.posterName, of: content) }
      try cache.store(bytes, as: record.name, of: content)
      try cache.store(record.text, as: "media", of: content)
    } catch { throw .cacheUnwritable(error.explanation) }
    return record
  }
}

/// Where ffmpeg reads and writes.
private struct ToolPaths {
  let source: String
  private let cache: PhotoCache
  private let unfinished: TreePath
  private let target: String

  /// nil where the trees aren't on disk.
  init?(source tree: any Tree, path: TreePath, cache: PhotoCache, content: ContentHash) {
    unfinished = cache.path(
      of: "\(DiskTree.unfinishedPrefix)\(getpid())-\(content.short)", of: content)
    guard let source = tree.diskPath(of: path), let target = cache.tree.diskPath(of: unfinished)
    else { return nil }
    self.source = source
    self.target = target
    self.cache = cache
  }

  /// What `body` writes to the path that it is given; it returns why it didn't.
  func made(_ body: (String) -> String?) throws(VideoProblem) -> [UInt8] {
    if let refusal = body(target) { throw .toolRefused(refusal) }
    do throws(TreeError) {
      let bytes = try cache.tree.read(unfinished)
      try cache.tree.removeFile(unfinished)
      return bytes
    } catch { throw .cacheUnwritable(error.explanation) }
  }
}
