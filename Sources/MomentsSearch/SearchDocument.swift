/// One thing that can be found, as the index needs it. Each thread has one and fills it again and
/// again.
package struct SearchDocument {
  /// Title, tags and the like: a word here counts for more.
  package var strong: [UInt8] = []
  package var text: [UInt8] = []
  /// Terms that are no words, such as `@lin` and `has:photo`; without spaces and semicolons.
  package var facets: [[UInt8]] = []
  /// How many bytes its row takes, about.
  package var rowSize = 0

  package init() {}

  package mutating func removeAll() {
    strong.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    facets.removeAll(keepingCapacity: true)
    rowSize = 0
  }

  /// Parts are lines, so that no word goes on from one to the next.
  package mutating func addStrong(_ part: String) {
    strong += part.utf8
    strong.append(0x0A)
  }

  package mutating func add(_ part: String) {
    text += part.utf8
    text.append(0x0A)
  }
}
