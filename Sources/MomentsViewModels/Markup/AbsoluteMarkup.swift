/// HTML whose addresses hold anywhere: for feeds and other places outside the site.
package enum AbsoluteMarkup {
  /// `html` with every relative `href`, `src`, `srcset`, `poster` and `cite` resolved against
  /// `page`. Addresses with a scheme (`data:` among them) and `//host` stay as they are.
  /// - Parameters:
  ///   - page: the absolute address of the page that the HTML stands on.
  package static func of(_ html: [UInt8], on page: String) -> [UInt8] {
    // Most texts have no links.
    guard mayHaveAddress(html) else { return html }
    return html.withUnsafeBufferPointer { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + 128)
      var written = 0
      var scanner = MarkupScanner(bytes)
      while let piece = scanner.next() {
        guard case .tag(let tag) = piece else { continue }
        for attribute in tag.attributes where names.contains(attribute.name) {
          let value = String(decoding: bytes[attribute.value], as: UTF8.self)
          let resolved =
            attribute.name == "srcset"
            ? candidates(value, on: page) : resolve(value, on: page)
          guard resolved != value else { continue }
          result += bytes[written..<attribute.value.lowerBound]
          result += resolved.utf8
          written = attribute.value.upperBound
        }
      }
      result += bytes[written...]
      return result
    }
  }

  private static let names: Set<String> = ["href", "src", "srcset", "poster", "cite"]

  private static func mayHaveAddress(_ html: [UInt8]) -> Bool {
    html.withUnsafeBufferPointer { bytes in
      bytes.indices.dropLast().contains { bytes[$0] == 0x3D && bytes[$0 + 1] != 0x20 }
    }
  }

  /// Each address of a `srcset`; its descriptors stay.
  private static func candidates(_ list: String, on page: String) -> String {
    var result = ""
    var rest = list[...]
    while !rest.isEmpty {
      let lead = rest.prefix { $0.isWhitespace || $0 == "," }
      result += lead
      rest = rest[lead.endIndex...]
      guard !rest.isEmpty else { break }
      let word = rest.prefix { !$0.isWhitespace }
      let address = word.reversed().drop { $0 == "," }.reversed()
      result += resolve(String(address), on: page) + word.dropFirst(address.count)
      rest = rest[word.endIndex...]
      guard word.last != "," else { continue }
      let descriptor = rest.prefix { $0 != "," }
      result += descriptor
      rest = rest[descriptor.endIndex...]
    }
    return result
  }

  /// The address that `reference` means on `page`, after RFC 3986, section 5.2.
  package static func resolve(_ reference: String, on page: String) -> String {
    let trimmed = reference.drop { $0.isWhitespace }
    guard !hasScheme(trimmed), !trimmed.hasPrefix("//"),
      let slashes = page.firstRange(of: "://")
    else { return reference }
    let bare = page.prefix { $0 != "?" && $0 != "#" }
    let start = bare[slashes.upperBound...].firstIndex(of: "/") ?? bare.endIndex
    let (origin, path) = (bare[..<start], bare[start...])
    if trimmed.isEmpty { return String(bare) }
    if trimmed.first == "#" || trimmed.first == "?" { return String(bare + trimmed) }
    let tail = trimmed.firstIndex { $0 == "?" || $0 == "#" } ?? trimmed.endIndex
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    let wanted = (trimmed.first == "/" ? "" : String(folder)) + trimmed[..<tail]
    return origin + withoutDots(wanted) + trimmed[tail...]
  }

  private static func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    let all = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in all.enumerated() {
      let isLast = index + 1 == all.count
      switch part {
      case ".": if isLast { parts.append("") }
      case "..":
        _ = parts.popLast()
        if isLast { parts.append("") }
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func hasScheme(_ text: Substring) -> Bool {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      text.first?.isLetter == true
    else { return false }
    return text[..<colon].utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
        || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }
}
