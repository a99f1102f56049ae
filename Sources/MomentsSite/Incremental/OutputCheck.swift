internal import FileTree
internal import Workers

/// What somebody else did to the files that a manifest says are ours.
struct OutputCheck: Sendable {
  /// Files that hold something else than was written.
  private(set) var altered: Set<String> = []
  /// Files that aren't there, or whose place something else has taken.
  private(set) var missing: Set<String> = []

  /// Nothing was checked.
  init() {}

  private enum Finding { case asWritten, altered, missing }

  /// - Parameter published: when the manifest was put in place, by the output's file system, which
  ///   was after all files that it names.
  init(
    _ entries: [BuildRecord.Entry], in output: any Tree, published: Int, workers: Workers
  ) {
    let chunks = workers.map(entries.count, chunk: 1024) { range in
      range.compactMap { index -> (String, Finding)? in
        let finding = OutputCheck.finding(entries[index], output, published)
        return finding == .asWritten ? nil : (entries[index].path, finding)
      }
    }
    for (path, finding) in chunks.joined() {
      if finding == .altered { altered.insert(path) } else { missing.insert(path) }
    }
  }

  mutating func distrust(_ paths: Set<String>) { altered.formUnion(paths) }

  var isClean: Bool { altered.isEmpty && missing.isEmpty }

  private static func finding(
    _ entry: BuildRecord.Entry, _ output: any Tree, _ published: Int
  ) -> Finding {
    let path = TreePath(trusted: entry.path)
    do throws(TreeError) {
      guard let stamp = try output.stamp(of: path), stamp.kind == .file else { return .missing }
      guard stamp.size == entry.size else { return .altered }
      if stamp.isSettled(at: published) { return .asWritten }
      let bytes = try output.read(path)
      return bytes.withUnsafeBytes { Fingerprint(of: $0) } == entry.fingerprint
        ? .asWritten : .altered
    } catch {
      return error.reason == .notSupported ? .asWritten : .altered
    }
  }
}
