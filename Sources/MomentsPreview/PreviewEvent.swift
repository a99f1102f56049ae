package import Diagnostics

/// What the terminal is told.
package enum PreviewEvent: Sendable {
  /// How changes are found, where that isn't the usual way.
  case watching(FileWatcher.Method)
  case built(BuildNews)
}

/// One build for the author.
package struct BuildNews: Sendable {
  /// nil: the first build.
  package var changes: ChangedFiles?
  /// false: the pages are as they were.
  package var isPublished: Bool
  package var diagnostics: [Diagnostic]
  /// Files of the site that are new, different or gone.
  package var fileCount: Int
  package var milliseconds: Int
}
