/// Comparison of entity tags, RFC 9110 §8.8.3.
package enum EntityTag {
  /// Whether `If-None-Match` names `tag`; weak comparison, so that what a proxy weakened matches.
  package static func matches(_ field: String, _ tag: String) -> Bool {
    if field == tag || field == "*" { return true }
    return field.split(separator: ",").contains { part in
      var part = part
      while part.first == " " || part.first == "\t" { part.removeFirst() }
      while part.last == " " || part.last == "\t" { part.removeLast() }
      return (part.hasPrefix("W/") ? part.dropFirst(2) : part) == tag
    }
  }
}
