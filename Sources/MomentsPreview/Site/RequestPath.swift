package import FileTree

/// What a request asks for, decoded and checked; nothing that could name a place outside the site
/// gets through.
package struct RequestPath: Sendable, Hashable {
  /// Why a request isn't even looked up, and the status that says so.
  package enum Refusal: Error, Hashable, Sendable {
    /// Not an absolute path, a malformed escape, a control character, a backslash, an escaped
    /// slash, an empty, `.` or `..` part, bytes that aren't UTF-8.
    case malformed
    case tooLong

    package var status: Int { self == .malformed ? 400 : 414 }
  }

  /// Longer ones are refused; the longest path that a site can have is far below.
  package static let longestTarget = 4096

  /// Without the slashes at both ends; `.root` for `/`.
  package var path: TreePath
  /// Whether it ends with a slash.
  package var isFolder: Bool
  /// Behind the question mark, still encoded; nil where there is none.
  package var query: Substring?

  package init(_ target: String) throws(Refusal) {
    guard target.utf8.count <= RequestPath.longestTarget else { throw .tooLong }
    let end = target.utf8.firstIndex(of: 0x3F) ?? target.endIndex
    query = end == target.endIndex ? nil : target[target.utf8.index(after: end)...]
    let bytes = try RequestPath.decoded(target[..<end])
    guard bytes.first == 0x2F, let text = String(validating: bytes.dropFirst(), as: UTF8.self)
    else { throw .malformed }
    isFolder = bytes.last == 0x2F
    let trimmed = isFolder && !text.isEmpty ? String(text.dropLast()) : text
    guard let path = TreePath(trimmed), bytes != [0x2F, 0x2F] else { throw .malformed }
    self.path = path
  }

  /// Whether a part of it is hidden; a site's own are only below `.well-known`.
  package var isHidden: Bool {
    let parts = path.text.split(separator: "/")
    let rest = parts.first == ".well-known" ? parts.dropFirst() : parts[...]
    return rest.contains { $0.hasPrefix(".") }
  }

  /// The value of a field of the query, as written; nil where there is none.
  package func queryValue(_ name: String) -> Substring? {
    RequestPath.value(of: name, in: query ?? "")
  }

  package static func value(of name: String, in query: Substring) -> Substring? {
    for field in query.split(separator: "&") where field.hasPrefix(name + "=") {
      return field.dropFirst(name.count + 1)
    }
    return nil
  }

  private static func decoded(_ text: Substring) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      var byte = byte
      if byte == 0x23 { throw .malformed }  // a fragment never leaves a browser
      if byte == 0x25 {
        guard let high = rest.popFirst().flatMap(hexadecimal),
          let low = rest.popFirst().flatMap(hexadecimal)
        else { throw .malformed }
        byte = high << 4 | low
        // An escaped slash would be one name here and two parts for whoever decodes twice.
        if byte == 0x2F { throw .malformed }
      }
      if byte < 0x20 || byte == 0x7F || byte == 0x5C { throw .malformed }
      bytes.append(byte)
    }
    return bytes
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
