/// Plain text inside Markdown: escaped only where it would mean something else, so that a file
/// reads as if it had been written by hand.
struct MarkdownEscaping {
  private let scalars: [Unicode.Scalar]
  /// What stands before and after in the same paragraph; nil at its ends.
  private let before: Unicode.Scalar?
  private let after: Unicode.Scalar?
  private let hasSeveralTildes: Bool
  private let isInLabel: Bool
  private var result = String.UnicodeScalarView()
  private var index = 0

  /// `isInLabel`: within the brackets of a link.
  static func escaped(
    _ text: String, before: Unicode.Scalar? = nil, after: Unicode.Scalar? = nil,
    isInLabel: Bool = false
  ) -> String {
    var escaping = MarkdownEscaping(text, before, after, isInLabel)
    escaping.run()
    return String(escaping.result)
  }

  private init(
    _ text: String, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?, _ isInLabel: Bool
  ) {
    scalars = Array(text.unicodeScalars)
    self.before = before
    self.after = after
    self.isInLabel = isInLabel
    hasSeveralTildes = scalars.count { $0 == "~" } > 1
  }

  private mutating func run() {
    while index < scalars.count {
      if index == 0 ? before == nil : scalars[index - 1] == "\n" { lineStart() }
      guard index < scalars.count else { break }
      if !isInLabel, let end = addressEnd() {
        address(upTo: end)
        continue
      }
      if needsEscape(scalars[index]) { result.append("\\") }
      result.append(scalars[index])
      index += 1
    }
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    if index < 0 { return before }
    return index < scalars.count ? scalars[index] : after
  }

  private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    let previous = self.scalar(at: index - 1)
    let next = self.scalar(at: index + 1)
    switch scalar {
    case "\\": return next == nil || next == "\n" || next.map(isPunctuation) ?? true
    case "`": return true
    case "*": return !(isSpace(previous) && isSpace(next))
    case "_": return !(isSpace(previous) && isSpace(next)) && !(isWord(previous) && isWord(next))
    case "~": return hasSeveralTildes
    case "[": return isInLabel || opensLink()
    case "]": return isInLabel
    case "<":
      // A tag, or an e-mail address in angle brackets.
      return next.map { isLetter($0) || "/!?".unicodeScalars.contains($0) } ?? true
        || scalars[index...].contains("@")
    case "&": return beginsEntity()
    default: return false
    }
  }

  private func opensLink() -> Bool {
    if scalar(at: index + 1) == "^" { return true }
    guard let close = scalars[index...].firstIndex(of: "]") else { return after != nil }
    guard let next = scalar(at: close + 1) else { return false }
    return next == "(" || next == "[" || next == ":"
  }

  private func beginsEntity() -> Bool {
    var end = index + 1
    while end < scalars.count, end - index < 34, isWord(scalars[end]) || scalars[end] == "#" {
      end += 1
    }
    return end > index + 1 && scalar(at: end) == ";"
  }
}

extension MarkdownEscaping {
  /// Escapes what makes a line a heading, a list, a quote, a rule or a table, and keeps its indent.
  private mutating func lineStart() {
    var indent = index
    while indent < scalars.count, scalars[indent] == " " || scalars[indent] == "\t" { indent += 1 }
    if indent - index > 1 {
      for scalar in scalars[index..<indent] {
        result.append(
          contentsOf: (scalar == "\t" ? "\u{A0}\u{A0}\u{A0}\u{A0}" : "\u{A0}").unicodeScalars)
      }
    }
    index = indent
    guard index < scalars.count else { return }
    let line = scalars[index...].prefix { $0 != "\n" }
    if isRule(line) || isMarker(line) {
      result.append("\\")
      result.append(scalars[index])
      index += 1
    } else if let point = numberEnd(line) {
      result.append(contentsOf: scalars[index..<point])
      result.append("\\")
      result.append(scalars[point])
      index = point + 1
    }
  }

  /// `---`, `===`, `|-|`: underlines of headings, rules, and the second lines of tables.
  private func isRule(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
    line.allSatisfy { "-=|: \t".unicodeScalars.contains($0) }
      && line.contains { $0 == "-" || $0 == "=" }
  }

  private func isMarker(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = line.first else { return false }
    switch first {
    case ">": return true
    case "-", "+", "*": return line.count == 1 || isSpace(line[line.startIndex + 1])
    case "#":
      let marks = line.prefix { $0 == "#" }
      return marks.count <= 6 && (marks.count == line.count || isSpace(line[marks.endIndex]))
    default: return false
    }
  }

  /// The index of the point or bracket of `1986.` at a line's start.
  private func numberEnd(_ line: ArraySlice<Unicode.Scalar>) -> Int? {
    let digits = line.prefix { ("0"..."9").contains($0) }
    guard (1...9).contains(digits.count), digits.endIndex < line.endIndex,
      line[digits.endIndex] == "." || line[digits.endIndex] == ")"
    else { return nil }
    let next = digits.endIndex + 1
    return next == line.endIndex || isSpace(line[next]) ? digits.endIndex : nil
  }
}

extension MarkdownEscaping {
  /// The end of the web address that begins here; addresses are left as they are.
  private func addressEnd() -> Int? {
    guard "hHwW".unicodeScalars.contains(scalars[index]), !isWord(scalar(at: index - 1)) else {
      return nil
    }
    let head = String(String.UnicodeScalarView(scalars[index...].prefix(8))).lowercased()
    let schemes = ["https://", "http://", "www."]
    let scheme = schemes.first { head.hasPrefix($0) }?.utf8.count ?? 0
    guard scheme > 0, index + scheme < scalars.count else { return nil }
    var end = index + scheme
    while end < scalars.count, isAddressPart(scalars[end]) { end += 1 }
    // cmark-gfm finds the end of such an address itself.
    if head.hasPrefix("www.") { return end }
    while end > index + scheme, ".,:;!?'\"*_~)]".unicodeScalars.contains(scalars[end - 1]) {
      end -= 1
    }
    return end > index + scheme ? end : nil
  }

  private mutating func address(upTo end: Int) {
    let text = String(String.UnicodeScalarView(scalars[index..<end]))
    if !text.lowercased().hasPrefix("http") {
      result.append(contentsOf: text.unicodeScalars)
      index = end
      return
    }
    result.append(
      contentsOf: MarkdownAddress.bare(
        text, before: scalar(at: index - 1), after: scalar(at: end)
      ).unicodeScalars)
    index = end
  }

  private func isAddressPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value > 0x20 && !"<>\"`\\^{}|".unicodeScalars.contains(scalar)
      && scalar.value != 0x7F
  }

  private func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.properties.isWhitespace } ?? true
  }

  private func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value | 0x20)
  }

  private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value > 0x20 && !isWord(scalar) && scalar.value != 0x7F
  }
}

/// Web addresses in Markdown.
enum MarkdownAddress {
  /// `url` standing in a text, in angle brackets where the text around would be taken for a part.
  static func bare(_ url: String, before: Unicode.Scalar?, after: Unicode.Scalar?) -> String {
    let isFree =
      (before.map { $0.properties.isWhitespace || $0 == "(" } ?? true)
      && (after.map { $0.properties.isWhitespace || $0 == "<" } ?? true)
    let endsWell = url.unicodeScalars.last.map { !".,:;!?'\"*_~)&]".unicodeScalars.contains($0) }
    return isFree && endsWell ?? false && url.utf8.allSatisfy { $0 < 0x80 } ? url : "<\(url)>"
  }

  /// As the target of `[label](…)`.
  static func target(_ url: String) -> String {
    url.utf8.contains { $0 == 0x28 || $0 == 0x29 || $0 == 0x20 } ? "<\(url)>" : url
  }
}
