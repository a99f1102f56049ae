/// The part of a file that a `Range` field asks for.
package enum ByteRange: Hashable, Sendable {
  /// The field doesn't apply: none, another unit, several ranges, or not well-formed; RFC 9110
  /// lets a server send all then.
  case whole
  case part(Range<Int>)
  /// Well-formed, and nothing of it is there.
  case unsatisfiable

  /// - Parameter size: of the file, in bytes.
  package init(_ field: String?, size: Int) {
    guard let field, field.utf8.count <= 64, let bounds = ByteRange.bounds(field) else {
      self = .whole
      return
    }
    switch bounds {
    case (nil, nil): self = .whole
    case (nil, let count?):
      let start = max(0, size - count)
      self = count > 0 && size > 0 ? .part(start..<size) : .unsatisfiable
    case (let first?, let last):
      if let last, last < first {
        self = .whole
      } else if first >= size {
        self = .unsatisfiable
      } else {
        self = .part(first..<min(size, (last ?? size - 1) + 1))
      }
    }
  }

  /// `bytes=first-last`, each as far as given; nil where it is anything else.
  private static func bounds(_ field: String) -> (first: Int?, last: Int?)? {
    guard field.lowercased().hasPrefix("bytes=") else { return nil }
    let parts = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    var numbers: [Int?] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      guard part.isEmpty || part.utf8.count <= 15 else { return nil }
      numbers.append(Int(part))
    }
    return (numbers[0], numbers[1])
  }
}
