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

  /// As it was written.
  package var source: String { filled { "{\($0)}" } }

  /// The names of its places.
  package var places: Set<String> {
    Set(
      pieces.compactMap { piece in
        if case .place(let name) = piece { name } else { nil }
      })
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

  package var places: Set<String> { forms.reduce(into: []) { $0.formUnion($1.places) } }
}
