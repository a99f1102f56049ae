internal import FileTree

/// What is in the output when a build begins to publish.
struct StandingSite: Sendable {
  /// Ours; what somebody else changed has an unknown fingerprint, what they removed is left out.
  var manifest = Manifest()
  /// Of the manifest's file.
  var fingerprint = Fingerprint.unknown
  /// Whether it is what the record of the last build says.
  var isAsRecorded = false
  var check = OutputCheck()

  /// Takes from the manifest what isn't there as it says.
  mutating func heed() {
    for path in check.missing { manifest[path] = nil }
    for path in check.altered { manifest[path]?.fingerprint = .unknown }
  }
}
