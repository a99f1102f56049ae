internal import FileTree

/// When each picture of the cache was last needed, in days since 1970; what nobody needed for a
/// while goes.
///
/// Two builds at once may lose each other's days, which only keeps pictures longer.
struct CacheUses: Sendable {
  private(set) var days: [String: Int] = [:]
  /// When the cache was last looked through.
  private(set) var lastPruned = 0

  /// How long a picture stays that no build needs.
  static let daysKept = 30

  private static let path = PhotoCache.folder.appending("uses")

  init(in cache: PhotoCache) {
    // Without it every picture counts as needed today.
    guard let bytes = try? cache.tree.read(CacheUses.path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let day = Int(words[1]) else { continue }
      if words[0] == "pruned" { lastPruned = day } else { days[String(words[0])] = day }
    }
  }

  /// Notes what a build needed, and looks through the cache once a day.
  mutating func note(_ used: [ContentHash], today: Int, in cache: PhotoCache) throws(TreeError) {
    var isChanged = false
    for picture in used where days[picture.hexadecimal] != today {
      days[picture.hexadecimal] = today
      isChanged = true
    }
    if lastPruned != today {
      lastPruned = today
      try prune(today: today, in: cache)
      isChanged = true
    }
    guard isChanged else { return }
    let lines = days.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let text = (["pruned \(lastPruned)"] + lines).joined(separator: "\n") + "\n"
    try cache.tree.makeDirectory(PhotoCache.folder)
    try cache.tree.replace(CacheUses.path, with: Array(text.utf8))
  }

  private mutating func prune(today: Int, in cache: PhotoCache) throws(TreeError) {
    guard try cache.tree.entry(at: PhotoCache.folder) != nil else { return }
    var found: [String: Int] = [:]
    for shard in try cache.tree.entries(in: PhotoCache.folder) where shard.kind == .directory {
      let folder = PhotoCache.folder.appending(shard.name)
      for picture in try cache.tree.entries(in: folder) where picture.kind == .directory {
        let path = folder.appending(picture.name)
        let day = days[picture.name] ?? today
        if today - day > CacheUses.daysKept {
          try cache.tree.removeAll(under: path)
        } else {
          found[picture.name] = day
          try removeUnfinished(in: path, of: cache)
        }
      }
      try cache.tree.removeDirectoryIfEmpty(folder)
    }
    days = found
  }

  private func removeUnfinished(in folder: TreePath, of cache: PhotoCache) throws(TreeError) {
    for entry in try cache.tree.entries(in: folder)
    where entry.name.hasPrefix(DiskTree.unfinishedPrefix) {
      do throws(TreeError) { try cache.tree.removeFile(folder.appending(entry.name)) } catch {
        // Another build has finished it in between.
        if error.reason != .notFound { throw error }
      }
    }
  }
}
