package import MomentsModel

/// A date as a file would hold it, for commands that write files.
package enum WrittenDate {
  /// nil where a build wouldn't read it. A date without an offset is in `zone`.
  package static func read(_ text: String, in zone: TimeZoneRules) -> MomentDate? {
    // Why it can't be read is said by whoever asks.
    try? DateText.read(text, in: zone)
  }
}
