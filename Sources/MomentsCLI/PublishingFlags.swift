internal import Compression

/// What `build` was told about publishing.
struct PublishingFlags: Sendable {
  /// In the order of `ContentEncoding.allCases`.
  var encodings: [ContentEncoding] = []
  var adopts = false
  var keepsStale = false
  /// Where the list of changes goes; nil: nowhere.
  var changesFile: String?
  /// The manifest to compare with; nil: that of the last build.
  var sinceManifest: String?
}

extension Flag {
  /// Those of `build` alone.
  static let publishing = [
    Flag(
      "compress", .value("FORMS"),
      "Also write compressed files beside the text files, for hosts that send them: "
        + "gzip, br, zstd, with commas between"
    ) { text, options throws(UsageError) in
      options.publishing.encodings = try contentEncodings(text)
    },
    Flag(
      "changes", .value("FILE"),
      "Write which files were created, updated and deleted since the last build, as JSON"
    ) { text, options in options.publishing.changesFile = text },
    Flag(
      "since", .value("MANIFEST"),
      "For --changes: compare with this manifest, fetched from the host, not with the last build"
    ) { text, options in options.publishing.sinceManifest = text },
    Flag(
      "adopt", .toggle,
      "Publish into a folder that holds files of other origin; those in the way are replaced"
    ) { _, options in options.publishing.adopts = true },
    Flag(
      "keep-stale", .toggle, "Leave the files that earlier builds wrote and this one doesn't"
    ) { _, options in options.publishing.keepsStale = true },
  ]

  private static func contentEncodings(_ text: String) throws(UsageError) -> [ContentEncoding] {
    var wanted: Set<ContentEncoding> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let encoding = ContentEncoding(rawValue: String(name)) else {
        let words = ContentEncoding.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--compress takes some of \(words), not '\(name)'")
      }
      wanted.insert(encoding)
    }
    return ContentEncoding.allCases.filter(wanted.contains)
  }
}
