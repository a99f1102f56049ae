/// What stands for a person who has no picture: letters and a colour, both made of the name alone.
package struct Initials: Sendable, Hashable {
  /// One or two letters; nil for a name without any (a silhouette is shown then).
  package var text: String?
  /// 0..<`colorCount`; the style sheet has a colour for each that keeps 4.5:1 under white.
  package var color: Int

  package static let colorCount = 12

  package init(of name: String) {
    let words = name.split { $0.isWhitespace || $0 == "-" || $0 == "_" }
    let letters = words.compactMap { word in word.first { $0.isLetter || $0.isNumber || $0.isEmoji }
    }
    switch (letters.first, letters.last) {
    case (let first?, let last?) where letters.count > 1 && first.isCased && last.isCased:
      text = String([first, last]).uppercased()
    case (let first?, _): text = first.isCased ? first.uppercased() : String(first)
    default: text = nil
    }
    color = Int(Initials.hash(name) % UInt64(Initials.colorCount))
  }

  /// FNV-1a of the name's UTF-8: the same on every machine, unlike `Hasher`.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension Character {
  fileprivate var isEmoji: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation ?? false
  }
}
