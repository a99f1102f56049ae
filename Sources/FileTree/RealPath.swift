private import Glibc

/// Paths as the file system itself knows them.
package enum RealPath {
  /// `path`, absolute and with all links resolved; what doesn't exist yet is taken as written below
  /// the part that does.
  package static func resolving(_ path: String) -> String {
    var existing = path.isEmpty ? "." : path
    var rest: [Substring] = []
    while true {
      if let real = ofExisting(existing) { return appending(rest, to: real) }
      let parts = existing.split(separator: "/")
      guard let last = parts.last else { return existing }
      rest.insert(last, at: 0)
      let above = parts.dropLast().joined(separator: "/")
      existing = existing.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above
    }
  }

  /// nil where nothing is there; `errno` says why.
  static func ofExisting(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }

  private static func appending(_ rest: [Substring], to real: String) -> String {
    var parts = real.split(separator: "/")
    for part in rest where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
