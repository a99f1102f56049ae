package import MomentsModel
package import Workers

/// What a load depends on beside the files.
package struct LoadOptions: Sendable {
  /// Seconds since 1970: moments after it are in the future.
  package var now: Int
  package var includesDrafts = false
  package var includesFuture = false
  /// Moments for followers only and private ones.
  package var includesHidden = false
  package var workers: Workers
  /// The rules of an IANA zone; nil where there is none of that name.
  package var timeZone: @Sendable (String) -> TimeZoneRules?
  /// nil: every file is read.
  package var cache: ContentCache?

  package init(
    now: Int, includesDrafts: Bool = false, includesFuture: Bool = false, workers: Workers,
    timeZone: @escaping @Sendable (String) -> TimeZoneRules?
  ) {
    self.now = now
    self.includesDrafts = includesDrafts
    self.includesFuture = includesFuture
    self.workers = workers
    self.timeZone = timeZone
  }
}
