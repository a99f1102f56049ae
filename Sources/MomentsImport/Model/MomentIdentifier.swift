internal import FileTree
private import MomentsModel

/// Stable ids of imported moments: `<source>-<id of the post>`.
enum MomentIdentifier {
  /// Letters, digits, `-` and `_` stay; all else becomes `-`, so that the id works in addresses and
  /// on every disk.
  static func make(_ source: String, _ id: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in UnicodeText.composed(id).unicodeScalars {
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic
          || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-")
      text.append(isPlain ? scalar : "-")
    }
    let cut = String(text.prefix(120))
    let isWhole = String(text) == id && cut.utf8.count == text.count && !id.isEmpty
    return isWhole ? "\(source)-\(cut)" : "\(source)-\(cut.prefix(60))-\(hash([id]))"
  }

  /// For services whose posts have no id: of what never changes in them.
  static func make(_ source: String, hashing parts: [String]) -> String {
    "\(source)-\(hash(parts))"
  }

  static func hash(_ parts: [String]) -> String {
    ContentHash(of: Array(parts.joined(separator: "\u{0}").utf8)).short
  }
}
