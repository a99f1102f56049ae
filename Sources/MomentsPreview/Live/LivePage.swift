/// A page on its way to a reader: as built, and with the preview's script in it.
package enum LivePage {
  /// Below it are the preview's own addresses; no site has any there, for hidden files aren't
  /// served.
  package static let folder = ".momentsgen"
  static let styleFolder = "\(folder)/style"
  private static let element = Array("<script src=\"/\(folder)/live.js\"></script>\n".utf8)

  /// The script goes before the last `</body>`, or to the end where there is none.
  package static func prepared(_ page: [UInt8]) -> [UInt8] {
    let page = allowingScript(page)
    let place = lastIndex(of: "</body>", in: page) ?? page.count
    var result: [UInt8] = []
    result.reserveCapacity(page.count + element.count)
    result += page[..<place]
    result += element
    result += page[place...]
    return result
  }

  /// Widens the first policy that the page itself declares.
  private static func allowingScript(_ page: [UInt8]) -> [UInt8] {
    let head = page.prefix(65_536)
    guard let name = firstIndex(of: "content-security-policy", in: head),
      let end = head[name...].firstIndex(of: 0x3E),
      let attribute = firstIndex(of: "content=", in: head[(name + 1)..<end])
    else { return page }
    let start = attribute + 9
    guard start < end, let quote = Optional(page[start - 1]), quote == 0x22 || quote == 0x27,
      let close = head[start..<end].firstIndex(of: quote)
    else { return page }
    let written = String(decoding: page[start..<close], as: UTF8.self)
    let policy = ContentPolicy.allowingLivePage(MarkupText.unescaped(written))
    return Array(page[..<start]) + Array(MarkupText.escaped(policy).utf8) + Array(page[close...])
  }

  /// - Parameter text: in lower case ASCII; case in `bytes` is ignored.
  private static func firstIndex(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    return (bytes.startIndex...(bytes.endIndex - wanted.count)).first { matches(wanted, bytes, $0) }
  }

  private static func lastIndex(of text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    return (0...(bytes.count - wanted.count)).last { matches(wanted, bytes[...], $0) }
  }

  private static func matches(_ wanted: [UInt8], _ bytes: ArraySlice<UInt8>, _ start: Int) -> Bool {
    for (offset, byte) in wanted.enumerated() {
      let other = bytes[start + offset]
      guard other == byte || (0x41...0x5A).contains(other) && other | 0x20 == byte else {
        return false
      }
    }
    return true
  }
}
