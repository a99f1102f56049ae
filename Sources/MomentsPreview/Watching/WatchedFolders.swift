/// Which watch stands for which folders; a folder that links lead to has several paths.
struct WatchedFolders {
  private static let mostPaths = 8
  private var paths: [Int32: Set<String>] = [:]

  func paths(of watch: Int32) -> Set<String> { paths[watch] ?? [] }

  /// False where so many paths lead there that they must be a circle.
  mutating func remember(_ watch: Int32, _ path: String) -> Bool {
    paths[watch, default: []].insert(path)
    return paths[watch, default: []].count <= WatchedFolders.mostPaths
  }

  mutating func forget(_ watch: Int32) { paths[watch] = nil }

  /// Forgets `path` and all below; the watches that stand for nothing any more.
  mutating func forget(below path: String) -> [Int32] {
    var ended: [Int32] = []
    for (watch, known) in paths {
      let left = known.filter { $0 != path && !$0.hasPrefix(path + "/") }
      guard left.count < known.count else { continue }
      paths[watch] = left.isEmpty ? nil : left
      if left.isEmpty { ended.append(watch) }
    }
    return ended
  }
}
