internal import FileTree

/// One file of a staged site.
struct StagedFile: Sendable {
  var stretch: PackFile.Stretch
  var fingerprint: Fingerprint
  /// Seconds since 1970 UTC.
  var modified: Int

  /// A strong entity tag without its quotes.
  var tag: String {
    var text: [UInt8] = []
    fingerprint.appendHexadecimal(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
