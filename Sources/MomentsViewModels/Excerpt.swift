/// Cuts texts for titles and descriptions.
package enum Excerpt {
  /// At most `limit` characters (grapheme clusters): cut after the last space of the second half
  /// where there is one, else between two characters; "…" shows the cut and counts.
  package static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit, text.count > limit else { return text }
    let head = text.prefix(max(0, limit - 1))
    let middle = head.index(head.startIndex, offsetBy: head.count / 2)
    let end = head[middle...].lastIndex(where: \.isWhitespace) ?? head.endIndex
    return String(head[..<end]) + "…"
  }
}
