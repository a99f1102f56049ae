/// The human form of diagnostics, as a terminal shows it:
///
///     Content/moments/lake.md:4:9: error[date-unreadable]: '2024-02-30' is not a date that exists
///       4 | date: 2024-02-30
///         |       ^^^^^^^^^^
///       hint: write 2024-02-29, or a full time such as 2024-02-29T18:30:00+08:00
package struct DiagnosticText: Sendable {
  /// Whether to colour; meaning never depends on it.
  package var colored: Bool

  package init(colored: Bool = false) { self.colored = colored }

  /// The message with a line ending after each of its lines.
  package func render(_ diagnostic: Diagnostic) -> String {
    var text = ""
    if let place = diagnostic.place { text += bold(TerminalText.safe(place.position)) + ": " }
    text += label(diagnostic) + ": " + bold(TerminalText.safe(diagnostic.summary)) + "\n"
    if let place = diagnostic.place { text += quote(place) }
    for related in diagnostic.related {
      text +=
        "  \(TerminalText.safe(related.place.position)): \(TerminalText.safe(related.summary))\n"
    }
    if let hint = diagnostic.hint { text += "  hint: \(TerminalText.safe(hint))\n" }
    return text
  }

  private func label(_ diagnostic: Diagnostic) -> String {
    let color =
      switch diagnostic.severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return paint("\(diagnostic.severity.name)[\(diagnostic.code.rawValue)]", color)
  }

  /// A window of at most 100 characters of the line with a caret line below it.
  private func quote(_ place: SourcePlace) -> String {
    guard place.line > 0, place.column > 0, let line = place.quotedLine else { return "" }
    let characters = Array(TerminalText.safe(line))
    let start = place.column > 80 ? place.column - 40 : 0
    guard start <= characters.count else { return "" }
    let end = min(start + 100, characters.count)
    let margin = String(repeating: " ", count: String(place.line).count)
    let shown = (start > 0 ? "…" : "") + String(characters[start..<end])
    let before = place.column - 1 - start + (start > 0 ? 1 : 0)
    let marked = characters[min(place.column - 1, end)..<end].prefix(place.length)
    let carets = String(repeating: "^", count: max(1, width(of: marked)))
    let indent = String(repeating: " ", count: width(of: Array(shown).prefix(before)))
    return "  \(place.line) | \(shown)\n  \(margin) | \(indent)\(paint(carets, "1;31"))\n"
  }

  /// In columns of a terminal: East Asian wide characters take two.
  private func width(of characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + ($1.isWideInTerminals ? 2 : 1) }
  }

  private func bold(_ text: String) -> String { paint(text, "1") }

  private func paint(_ text: String, _ code: String) -> String {
    colored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
