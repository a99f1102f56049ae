/// The human form of diagnostics, as `design` messages look in a terminal:
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
    if let place = diagnostic.place { text += bold(position(place)) + ": " }
    text += label(diagnostic) + ": " + bold(visible(diagnostic.summary)) + "\n"
    if let place = diagnostic.place { text += quote(place) }
    for related in diagnostic.related {
      text += "  \(position(related.place)): \(visible(related.summary))\n"
    }
    if let hint = diagnostic.hint { text += "  hint: \(visible(hint))\n" }
    return text
  }

  private func position(_ place: SourcePlace) -> String {
    var text = visible(place.file)
    if place.line > 0 { text += ":\(place.line)" }
    if place.line > 0, place.column > 0 { text += ":\(place.column)" }
    return text
  }

  private func label(_ diagnostic: Diagnostic) -> String {
    let (name, color) =
      switch diagnostic.severity {
      case .error: ("error", "31")
      case .warning: ("warning", "33")
      case .note: ("note", "36")
      }
    return paint("\(name)[\(diagnostic.code.rawValue)]", color)
  }

  /// A window of at most 100 characters of the line with a caret line below it.
  private func quote(_ place: SourcePlace) -> String {
    guard place.line > 0, place.column > 0, let line = place.quotedLine else { return "" }
    let characters = Array(visible(line))
    let start = place.column > 80 ? place.column - 40 : 0
    guard start <= characters.count else { return "" }
    let end = min(start + 100, characters.count)
    let margin = String(repeating: " ", count: String(place.line).count)
    let shown = (start > 0 ? "…" : "") + String(characters[start..<end])
    let before = place.column - 1 - start + (start > 0 ? 1 : 0)
    let room = max(1, end - (place.column - 1))
    let carets = String(repeating: "^", count: max(1, min(place.length, room)))
    let indent = padding(like: Array(shown).prefix(before))
    return "  \(place.line) | \(shown)\n  \(margin) | \(indent)\(paint(carets, "1;31"))\n"
  }

  /// Spaces as wide as `characters` in a terminal: East Asian wide ones take two columns.
  private func padding(like characters: ArraySlice<Character>) -> String {
    characters.reduce(into: "") { text, character in
      text += character.isWideInTerminals ? "  " : " "
    }
  }

  /// `text` with control characters and direction overrides made visible, so that hostile content
  /// can't steer the terminal or reorder the message.
  private func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.steersTerminals) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result += " "
      } else if scalar.steersTerminals {
        result += "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func bold(_ text: String) -> String { paint(text, "1") }

  private func paint(_ text: String, _ code: String) -> String {
    colored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminals: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Character {
  /// East Asian Width W and F by block, and emoji; enough to place a caret.
  fileprivate var isWideInTerminals: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
