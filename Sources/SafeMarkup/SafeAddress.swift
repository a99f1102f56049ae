/// Addresses that may stand in a link.
package enum SafeAddress {
  /// `written` as a browser would take it, where that is an http, https or mailto address; nil for
  /// every other scheme and for addresses without one.
  package static func link(_ written: String) -> String? {
    let address = cleaned(written)
    switch scheme(of: address) {
    case "http", "https":
      let rest = address.drop { $0 != ":" }.dropFirst()
      guard rest.hasPrefix("//"), let first = rest.dropFirst(2).first, first != "/" else {
        return nil
      }
      return encoded(address)
    case "mailto": return encoded(address)
    default: return nil
    }
  }

  /// As `link`, and addresses without a scheme, which name files of the same export.
  package static func media(_ written: String) -> String? {
    let address = cleaned(written)
    if address.hasPrefix("//") { return link("https:" + address) }
    guard let scheme = scheme(of: address) else { return address.isEmpty ? nil : address }
    return scheme == "http" || scheme == "https" ? link(address) : nil
  }

  /// Browsers skip white space around an address, and tabs and line breaks inside.
  private static func cleaned(_ written: String) -> String {
    var scalars = written.unicodeScalars.filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }[...]
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Lower case; nil where the address begins with no scheme.
  private static func scheme(of address: String) -> String? {
    let head = address.unicodeScalars.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    guard head.endIndex < address.unicodeScalars.endIndex,
      address.unicodeScalars[head.endIndex] == ":"
    else { return nil }
    return String(head).lowercased()
  }

  /// Spaces, controls and what could end an attribute or a Markdown link, percent-encoded.
  private static func encoded(_ address: String) -> String {
    address.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\u{0}"..."\u{20}", "\"", "<", ">", "\\", "^", "`", "{", "|", "}", "\u{7F}"..."\u{A0}",
        "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}":
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
