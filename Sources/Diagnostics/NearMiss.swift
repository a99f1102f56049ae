/// "Did you mean": the known names nearest to one that isn't known.
package enum NearMiss {
  /// Those of `known` whose edit distance (insert, delete, substitute, swap neighbours) to `name`
  /// is at most a third of its length, at least 1, ignoring case; nearest first, then by name.
  /// At most `limit` names.
  package static func names(
    for name: String, among known: some Sequence<String>, limit: Int = 1
  ) -> [String] {
    let wanted = Array(name.lowercased())
    guard wanted.count <= 64 else { return [] }
    let bound = max(1, wanted.count / 3)
    return
      known
      .compactMap { candidate -> (distance: Int, name: String)? in
        let letters = Array(candidate.lowercased())
        guard abs(letters.count - wanted.count) <= bound else { return nil }
        let distance = editDistance(wanted, letters)
        return distance <= bound ? (distance, candidate) : nil
      }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(limit).map(\.name)
  }

  /// Optimal string alignment distance.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty else { return b.count }
    guard !b.isEmpty else { return a.count }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in 1...a.count {
      current[0] = i
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        current[j] = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          current[j] = min(current[j], beforePrevious[j - 2] + 1)
        }
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count]
  }
}
