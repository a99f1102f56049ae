/// Finds fixed pieces of finished HTML. Each text of a site is searched for several, most of them in
/// vain, and the library's search of collections took a sixth of a build.
enum MarkupSearch {
  static func contains(_ piece: StaticString, in html: [UInt8]) -> Bool {
    first(piece, in: html, from: 0) != nil
  }

  /// Where the piece begins at or after `start`.
  static func first(_ piece: StaticString, in html: [UInt8], from start: Int) -> Int? {
    let count = piece.utf8CodeUnitCount
    let wanted = piece.utf8Start
    return html.withUnsafeBufferPointer { html in
      guard count > 0, start + count <= html.count else { return nil }
      for place in start...(html.count - count) where html[place] == wanted[0] {
        var offset = 1
        while offset < count, html[place + offset] == wanted[offset] { offset += 1 }
        if offset == count { return place }
      }
      return nil
    }
  }
}
