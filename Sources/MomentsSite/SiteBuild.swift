package import Diagnostics
package import FileTree
package import MomentsModel
package import Workers

/// What a build is told besides its files.
package struct BuildSettings: Sendable {
  /// The instant that counts as now, in seconds since 1970 UTC.
  package var now: Int
  package var includesDrafts = false
  package var includesFuture = false
  /// Stands in for the site's own `baseURL`.
  package var baseURL: String?
  package var workers: Workers
  /// Publishes what can be built though there were errors.
  package var keepsGoing = false
  /// Warnings keep the build from publishing, as errors do.
  package var warningsFail = false
  /// The rules of an IANA zone; nil where there is none of that name.
  package var timeZone: @Sendable (String) -> TimeZoneRules?

  package init(
    now: Int, workers: Workers, timeZone: @escaping @Sendable (String) -> TimeZoneRules?
  ) {
    self.now = now
    self.workers = workers
    self.timeZone = timeZone
  }
}

/// What a build did.
package struct BuildReport: Sendable {
  package var momentCount: Int
  /// Planned files.
  package var pageCount: Int
  package var writtenCount: Int
  package var unchangedCount: Int
  package var removed: [TreePath]
  package var byteCount: Int

  package init(
    momentCount: Int, pageCount: Int, writtenCount: Int, unchangedCount: Int, removed: [TreePath],
    byteCount: Int
  ) {
    self.momentCount = momentCount
    self.pageCount = pageCount
    self.writtenCount = writtenCount
    self.unchangedCount = unchangedCount
    self.removed = removed
    self.byteCount = byteCount
  }
}

/// The whole way from a site's files to its pages.
package struct SiteBuild: Sendable {
  let source: any Tree
  let output: any Tree
  let settings: BuildSettings

  package init(source: any Tree, output: any Tree, settings: BuildSettings) {
    self.source = source
    self.output = output
    self.settings = settings
  }

  /// nil: errors are in the log and the output is as it was.
  package func run(log: inout DiagnosticLog) throws(TreeError) -> BuildReport? {
    log.add(Diagnostic(.settingsMissing, .error, "nothing is built yet"))
    return nil
  }
}

/// Which folders a site must never be written to.
package enum OutputGuard {
  /// What speaks against publishing to `output`, both absolute or relative to the working folder.
  package static func objection(source: String, output: String, home: String?) -> Diagnostic? {
    nil
  }
}
