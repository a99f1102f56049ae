private import CUTF8Proc

/// The Unicode operations that the standard library doesn't offer; the only file that sees
/// utf8proc. Thread-safe.
package enum UnicodeText {
  /// Canonical composition (NFC): the form of ids, slugs and addresses.
  package static func composed(_ text: String) -> String {
    isASCII(text) ? text : map(text, UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
  }

  /// Canonical decomposition (NFD): the form of file names on some disks.
  package static func decomposed(_ text: String) -> String {
    isASCII(text) ? text : map(text, UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue)
  }

  /// Compatibility decomposition (NFKD): letters apart from their marks, wide forms and ligatures
  /// as the plain letters.
  package static func compatibilityDecomposed(_ text: String) -> String {
    if isASCII(text) { return text }
    return map(
      text,
      UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue)
  }

  /// Case folded, and the same for full-width, half-width and other compatibility forms: what two
  /// tags share that readers take for one.
  package static func compatibilityFolded(_ text: String) -> String {
    if isASCII(text) { return text.lowercased() }
    return map(
      text,
      UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
        | UTF8PROC_CASEFOLD.rawValue)
  }

  /// What two names share that a file system ignoring case can't tell apart: NFC of the full
  /// case folding.
  package static func caseFolded(_ text: String) -> String {
    if isASCII(text) { return text.lowercased() }
    return map(
      text,
      UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue)
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  private static func map(_ text: String, _ options: UInt32) -> String {
    var text = text
    return text.withUTF8 { input in
      var output: UnsafeMutablePointer<UInt8>?
      let length = utf8proc_map(
        input.baseAddress, input.count, &output, utf8proc_option_t(rawValue: options))
      defer { free(output) }
      guard length >= 0, let output else { return String(decoding: input, as: UTF8.self) }
      return String(decoding: UnsafeBufferPointer(start: output, count: length), as: UTF8.self)
    }
  }
}
