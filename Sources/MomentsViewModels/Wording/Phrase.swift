/// A sentence with places for values, split once so that filling it is appending:
/// `Liked by {names} and {count} others`.
package struct Phrase: Sendable, Hashable {
  private enum Piece: Sendable, Hashable {
    case literal(String)
    case place(String)
  }

  private var pieces: [Piece] = []

  /// `{name}` is a place; every other character stands for itself.
  package init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.literal(String(rest[..<open]))) }
      pieces.append(.place(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.literal(String(rest))) }
  }

  /// The sentence; a place without a value is left out.
  package func filled(_ value: (String) -> String?) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .place(let name): text += value(name) ?? ""
      }
    }
    return text
  }

  package var text: String { filled { _ in nil } }
}

/// Which form of a word goes with a number, by the rules of CLDR.
package enum PluralRule: String, Sendable, CaseIterable {
  /// One form for every number: Chinese, Japanese, Korean.
  case none
  /// `one` for 1: English, German.
  case oneOther
  /// Six forms.
  case arabic

  package enum Form: Int, Sendable, CaseIterable {
    case zero, one, two, few, many, other
  }

  package func form(of number: Int) -> Form {
    let number = abs(number)
    switch self {
    case .none: return .other
    case .oneOther: return number == 1 ? .one : .other
    case .arabic:
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default:
        switch number % 100 {
        case 3...10: return .few
        case 11...99: return .many
        default: return .other
        }
      }
    }
  }
}

/// A phrase in the forms that its language's numbers want.
package struct CountedPhrase: Sendable {
  /// By `PluralRule.Form`; those that the language doesn't use hold `other`.
  private var forms: [Phrase]

  package init(_ other: String, _ special: [PluralRule.Form: String] = [:]) {
    forms = PluralRule.Form.allCases.map { Phrase(special[$0] ?? other) }
  }

  package subscript(form: PluralRule.Form) -> Phrase { forms[form.rawValue] }
}
