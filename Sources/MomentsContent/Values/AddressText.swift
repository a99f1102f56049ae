import MomentsModel

/// Addresses as people write them.
enum AddressText {
  /// An http or https address in the characters of RFC 3986; other scripts are percent-encoded
  /// after the host. nil where it is no such address.
  static func absolute(_ text: String) -> String? {
    if let address = WebAddress.absolute(text) { return address }
    guard text.utf8.contains(where: { $0 >= 0x80 }),
      let scheme = text.utf8.firstIndex(of: 0x3A).map({ text[$0...].utf8.prefix(3) }),
      scheme.elementsEqual("://".utf8)
    else { return nil }
    let host = text[scheme.endIndex...].utf8.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    return host.allSatisfy { $0 < 0x80 } ? WebAddress.absolute(encoded(text)) : nil
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if byte < 0x80 {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
