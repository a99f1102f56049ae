/// What changed among the watched files since the last time.
package struct ChangedFiles: Sendable, Hashable {
  /// Relative to the watched root; folders that came or went stand for all that is in them.
  package var paths: Set<String>
  /// Some changes weren't seen; any file may have changed.
  package var isIncomplete: Bool

  package init(paths: Set<String> = [], isIncomplete: Bool = false) {
    self.paths = paths
    self.isIncomplete = isIncomplete
  }

  package static let everything = ChangedFiles(isIncomplete: true)

  package var isEmpty: Bool { paths.isEmpty && !isIncomplete }

  /// One path, or how many; for a line in the terminal.
  package var summary: String {
    if isIncomplete { return "many files" }
    if let path = paths.first, paths.count == 1 { return path }
    return "\(paths.count) files"
  }

  mutating func merge(_ other: ChangedFiles) {
    paths.formUnion(other.paths)
    isIncomplete = isIncomplete || other.isIncomplete
  }
}
