/// `#words` in plain text.
enum PlainTags {
  /// Without `#`, in order. `#1` is a number and not a tag.
  /// `joinsPaths`: `#trip/2024` is one tag.
  static func tags(in text: String, joinsPaths: Bool = false) -> [String] {
    var tags: [String] = []
    var previous: Unicode.Scalar = " "
    var rest = Substring(text).unicodeScalars
    while let mark = rest.first {
      rest.removeFirst()
      defer { previous = mark }
      guard mark == "#" || mark == "\u{FF03}", !isPart(previous), previous != "&", previous != "/"
      else { continue }
      let name = rest.prefix { isPart($0) || joinsPaths && ($0 == "/" || $0 == "-") }
      let isWord = name.contains { !$0.properties.numericType.isDigit }
      if isWord, !name.isEmpty { tags.append(String(Substring(name))) }
      if let last = name.last { previous = last }
      rest = rest[name.endIndex...]
    }
    return tags
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
      true
    default: false
    }
  }
}

extension Unicode.NumericType? {
  fileprivate var isDigit: Bool { self == .decimal || self == .digit }
}
