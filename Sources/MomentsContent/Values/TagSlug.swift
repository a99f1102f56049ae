import MomentsModel

/// The last part of a tag's address.
///
/// Lower case and NFC; letters, marks and digits of every script and everything else beyond ASCII
/// stay. White space becomes `-`. Of ASCII's signs, those that make names differ are spelled:
/// `C#` is `c-sharp`, `C++` is `c-plus-plus`; the rest become `-`.
enum TagSlug {
  static func make(_ name: String) -> String {
    var slug = ""
    var needsHyphen = false
    func add(_ text: String, apart: Bool) {
      if (needsHyphen || apart) && !slug.isEmpty && slug.utf8.last != 0x2D { slug += "-" }
      slug += text
      needsHyphen = apart
    }
    for scalar in UnicodeText.caseFolded(UnicodeText.composed(name)).unicodeScalars {
      if let word = spelled[scalar] {
        add(word, apart: true)
      } else if scalar.isKept {
        add(String(Character(scalar)), apart: false)
      } else {
        needsHyphen = true
      }
    }
    return slug.isEmpty ? "tag" : shortened(slug)
  }

  /// File systems end names at 255 bytes; a tag of more than this is told apart by a number made of
  /// the whole.
  private static let byteLimit = 120

  private static func shortened(_ slug: String) -> String {
    guard slug.utf8.count > byteLimit else { return slug }
    var head = Substring(slug)
    while head.utf8.count > byteLimit - 17 { head.unicodeScalars.removeLast() }
    let hash = slug.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return "\(head)-\(String(hash, radix: 16))"
  }

  private static let spelled: [Unicode.Scalar: String] = [
    "#": "sharp", "+": "plus", "&": "and", "@": "at", "%": "percent", "*": "star", "=": "equals",
    "<": "less", ">": "more", "$": "dollar", ".": "dot", "!": "exclaimed", "?": "asked",
  ]
}

extension Unicode.Scalar {
  fileprivate var isKept: Bool {
    if isASCII {
      return (0x30...0x39).contains(value) || (0x61...0x7A).contains(value | 0x20) || value == 0x5F
    }
    return !properties.isWhitespace
      && properties.generalCategory != .control && properties.generalCategory != .format
      && properties.generalCategory != .lineSeparator
  }
}
