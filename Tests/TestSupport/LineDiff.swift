/// The few lines in which two texts differ, for the message of a failed test.
package enum LineDiff {
  /// `-` lines are expected and not there, `+` lines are there and not expected; nil where the
  /// texts are equal. At most `limit` lines of each.
  package static func between(expected: String, actual: String, limit: Int = 12) -> String? {
    guard expected != actual else { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let before = start > 0 ? ["  \(cut(old[start - 1]))"] : []
    return
      (["line \(start + 1):"] + before
      + marked("-", old[start..<oldEnd], limit) + marked("+", new[start..<newEnd], limit))
      .joined(separator: "\n")
  }

  private static func marked(_ mark: String, _ lines: ArraySlice<Substring>, _ limit: Int)
    -> [String]
  {
    let shown = lines.prefix(limit).map { "\(mark) \(cut($0))" }
    return lines.count > limit ? shown + ["\(mark) … \(lines.count - limit) more lines"] : shown
  }

  private static func cut(_ line: Substring) -> String {
    line.utf8.count > 400 ? line.prefix(200) + " … \(line.utf8.count) bytes" : String(line)
  }
}
