/// Cells of tables: how cmark-gfm aligns them is obsolete in HTML, and a style attribute is what the
/// pages' policy forbids, so that a class says it.
enum TableCells {
  private static let directions = ["left", "center", "right"]

  /// `html` is cmark-gfm's, in which quotes of the text are escaped.
  static func aligned(_ html: [UInt8]) -> [UInt8] {
    guard MarkupSearch.contains(" align=\"", in: html) else { return html }
    var text = String(decoding: html, as: UTF8.self)
    for direction in directions {
      text = text.replacing(" align=\"\(direction)\"", with: " class=\"\(direction)\"")
    }
    return Array(text.utf8)
  }
}
