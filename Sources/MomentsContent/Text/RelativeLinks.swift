/// Links of a text that depend on the page where they stand.
enum RelativeLinks {
  /// Whether an address has neither a scheme nor a host of its own.
  static func isRelative(_ address: some Collection<UInt8>) -> Bool {
    if address.isEmpty || address.starts(with: "//".utf8) { return false }
    // A colon before everything else that splits an address ends a scheme.
    let end = address.first { $0 == 0x3A || $0 == 0x2F || $0 == 0x3F || $0 == 0x23 }
    return end != 0x3A
  }

  /// Where the values of relative `href`s begin in finished HTML, in which texts have no `<`.
  static func places(in html: [UInt8]) -> [Int] {
    let start: StaticString = "<a href=\""
    var places: [Int] = []
    var index = 0
    while let link = MarkupSearch.first(start, in: html, from: index) {
      index = link + start.utf8CodeUnitCount
      if isRelative(html[index...].prefix { $0 != 0x22 }) { places.append(index) }
    }
    return places
  }
}
