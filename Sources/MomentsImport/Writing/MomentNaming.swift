private import MomentsModel

/// Names of files: the day, then the first words.
struct MomentNaming {
  private var taken: Set<String>

  /// `taken` are names, without extension, that are in use; case doesn't count.
  init(taken: [String]) { self.taken = Set(taken.map(UnicodeText.caseFolded)) }

  /// `2026-05-01-lake-at-dawn`, with a number behind it where that is taken.
  mutating func name(for moment: ImportedMoment) -> String {
    let day = DateWriting.day(moment.date.wallClock.date)
    let words = MomentNaming.words(moment.title ?? moment.text.plain)
    let base = words.isEmpty ? day : "\(day)-\(words)"
    var name = base
    var number = 2
    while !taken.insert(UnicodeText.caseFolded(name)).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  /// Up to six words or 40 characters: letters and digits of every script, in lower case.
  static func words(_ text: String) -> String {
    var found: [String] = []
    var length = 0
    for piece in text.split(whereSeparator: \.isWhitespace).prefix(40) {
      if piece.hasPrefix("http://") || piece.hasPrefix("https://") { continue }
      if piece.hasPrefix("@") { continue }
      let plain = piece.unicodeScalars.filter { $0 != "'" && $0 != "\u{2019}" }
      let parts = plain.split { !isLetter($0) }
      let words = parts.filter { $0.contains { $0.properties.isAlphabetic || isDigit($0) } }
      for part in words.map({ String(String.UnicodeScalarView($0)).lowercased() }) {
        let room = 40 - length
        guard found.count < 6, room > 2 else { return joined(found) }
        let word = String(part.prefix(isWide(part) ? min(room, 12) : room))
        found.append(word)
        length += word.count + 1
        // Scripts without spaces: one run is a sentence.
        if isWide(part) { return joined(found) }
      }
    }
    return joined(found)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  private static func joined(_ words: [String]) -> String {
    UnicodeText.composed(words.joined(separator: "-"))
  }

  private static func isWide(_ word: String) -> Bool {
    word.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    // The marks that choose between two looks of an emoji.
    if (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x20E3 { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}
