/// Which form of a word goes with a whole number, by the rules of CLDR.
package enum PluralRule: String, Sendable, CaseIterable {
  /// One form for every number: Chinese, Japanese, Korean.
  case none
  /// `one` for 1: English, German.
  case oneOther
  /// `one` for 0 and 1: French, Hindi.
  case zeroOneOther
  /// Six forms.
  case arabic
  /// `one`, `two`: Hebrew.
  case hebrew
  /// Russian, Ukrainian, Belarusian.
  case eastSlavic
  /// Serbian, Croatian, Bosnian.
  case southSlavic
  case polish
  /// Czech, Slovak.
  case czech
  case slovene
  case romanian
  case lithuanian
  case latvian
  case irish
  case welsh

  /// In CLDR's order and by its names.
  package enum Form: Int, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// nil where `name` is none of CLDR's.
    package init?(name: String) {
      guard let form = Form.allCases.first(where: { "\($0)" == name }) else { return nil }
      self = form
    }
  }

  /// By primary language; the rule of English where the language isn't known.
  package static func of(_ tag: String) -> PluralRule {
    let primary = String(tag.lowercased().prefix { $0 != "-" })
    return byLanguage.first { $0.languages.contains(primary) }?.rule ?? .oneOther
  }

  private static let byLanguage: [(rule: PluralRule, languages: Set<String>)] = [
    (
      .none,
      ["zh", "yue", "ja", "ko", "vi", "th", "id", "ms", "jv", "su", "lo", "my", "km", "bo", "yo"]
    ),
    (
      .zeroOneOther,
      ["fr", "hi", "bn", "fa", "gu", "kn", "am", "as", "zu", "hy", "ff", "kab", "pt", "mg", "pa"]
    ),
    (.arabic, ["ar"]), (.hebrew, ["he", "iw"]), (.eastSlavic, ["ru", "uk", "be"]),
    (.southSlavic, ["sr", "hr", "bs", "sh"]), (.polish, ["pl"]), (.czech, ["cs", "sk"]),
    (.slovene, ["sl"]), (.romanian, ["ro", "mo"]), (.lithuanian, ["lt"]), (.latvian, ["lv"]),
    (.irish, ["ga"]), (.welsh, ["cy"]),
  ]

  package func form(of number: Int) -> Form {
    let number = abs(number)
    switch self {
    case .none: return .other
    case .oneOther: return number == 1 ? .one : .other
    case .zeroOneOther: return number <= 1 ? .one : .other
    case .hebrew: return number == 1 ? .one : number == 2 ? .two : .other
    case .arabic, .irish, .welsh: return ownForm(of: number)
    case .eastSlavic, .southSlavic, .polish, .czech, .slovene: return slavicForm(of: number)
    case .romanian:
      if number == 1 { return .one }
      return number == 0 || (1...19).contains(number % 100) ? .few : .other
    case .lithuanian:
      if (11...19).contains(number % 100) { return .other }
      return number % 10 == 1 ? .one : number % 10 > 1 ? .few : .other
    case .latvian:
      if number % 10 == 0 || (11...19).contains(number % 100) { return .zero }
      return number % 10 == 1 ? .one : .other
    }
  }

  private func ownForm(of number: Int) -> Form {
    switch (self, number) {
    case (.arabic, 0), (.welsh, 0): return .zero
    case (_, 1): return .one
    case (_, 2): return .two
    case (.welsh, 3): return .few
    case (.welsh, 6): return .many
    case (.irish, 3...6): return .few
    case (.irish, 7...10): return .many
    case (.arabic, _):
      switch number % 100 {
      case 3...10: return .few
      case 11...99: return .many
      default: return .other
      }
    default: return .other
    }
  }

  private func slavicForm(of number: Int) -> Form {
    let (ten, hundred) = (number % 10, number % 100)
    switch self {
    case .czech: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .slovene:
      return hundred == 1
        ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
    case .polish where number == 1: return .one
    case .eastSlavic where ten == 1 && hundred != 11: return .one
    case .southSlavic where ten == 1 && hundred != 11: return .one
    default:
      if (2...4).contains(ten), !(12...14).contains(hundred) { return .few }
      return self == .southSlavic ? .other : .many
    }
  }
}
