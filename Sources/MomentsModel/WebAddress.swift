/// Which texts count as addresses. The original app's rule, made safe for HTML: characters of
/// RFC 3986 only (so spaces and other scripts are refused, as its tests ask), and http or https.
package enum WebAddress {
  /// `text` where it is an absolute http or https address with a host; nil otherwise.
  package static func absolute(_ text: String) -> String? {
    guard text.utf8.count <= 8192, text.utf8.allSatisfy(isAllowed) else { return nil }
    let lowercased = text.prefix(8).lowercased()
    let scheme =
      lowercased.hasPrefix("https://") ? 8 : lowercased.hasPrefix("http://") ? 7 : 0
    guard scheme > 0 else { return nil }
    let rest = text.utf8.dropFirst(scheme)
    let authority = rest.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    let host = authority.lastIndex(of: 0x40).map { authority[authority.index(after: $0)...] }
    guard isHost(host ?? authority), isPercentEncoded(text) else { return nil }
    let after = rest[authority.endIndex...]
    return after.contains(0x5B) || after.contains(0x5D) ? nil : text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5B, 0x5D, 0x5F, 0x7E: true
    default: false
    }
  }

  private static func isHost(_ host: Substring.UTF8View) -> Bool {
    guard let first = host.first, first != 0x3A else { return false }
    if first == 0x5B {
      guard let close = host.firstIndex(of: 0x5D) else { return false }
      let inside = host[host.index(after: host.startIndex)..<close]
      return inside.contains(0x3A) && isPort(host[host.index(after: close)...])
    }
    guard !host.contains(0x5B), !host.contains(0x5D) else { return false }
    guard let colon = host.firstIndex(of: 0x3A) else { return true }
    return isPort(host[colon...])
  }

  private static func isPort(_ text: Substring.UTF8View) -> Bool {
    text.isEmpty
      || text.first == 0x3A && text.count <= 6
        && text.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether each `%` is followed by two hexadecimal digits.
  private static func isPercentEncoded(_ text: String) -> Bool {
    var bytes = text.utf8[...]
    while let percent = bytes.firstIndex(of: 0x25) {
      let digits = bytes[percent...].dropFirst().prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
      else { return false }
      bytes = bytes[digits.endIndex...]
    }
    return true
  }
}

extension MediaSource {
  /// An avatar, cover or photo address of the app's payload; nil where it doesn't parse.
  package init?(address text: String) {
    guard let address = WebAddress.absolute(text) else { return nil }
    self = .remote(address)
  }
}
