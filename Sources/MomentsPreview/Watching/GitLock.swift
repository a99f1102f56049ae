private import Glibc

/// Whether Git is changing files: a checkout of many takes long enough to look like several changes.
struct GitLock: Sendable {
  /// nil: the folder is in no repository.
  private let path: String?

  /// - Parameter folder: absolute; the repository's own or one below.
  init(above folder: String) {
    var folder = folder[...]
    while !folder.isEmpty {
      if GitLock.exists(folder + "/.git/HEAD") {
        path = folder + "/.git/index.lock"
        return
      }
      folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    }
    path = nil
  }

  var isHeld: Bool { path.map { GitLock.exists($0[...]) } ?? false }

  private static func exists(_ path: Substring) -> Bool {
    var status = stat()
    return lstat(String(path), &status) == 0
  }
}
