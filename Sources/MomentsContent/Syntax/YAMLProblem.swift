import Diagnostics

/// libyaml's complaint in words that say what to change.
struct YAMLProblem {
  private let problem: String

  /// `byte`: what stands where the problem is.
  init(_ problem: String, at byte: UInt8?) {
    self.problem = byte == 0x09 && problem.contains("cannot start") ? "tab character" : problem
  }

  /// `opened`: where the construct began that the complaint is about.
  func fault(at span: SourceSpan, opened: Int? = nil) -> SyntaxFault {
    guard let known = YAMLProblem.known.first(where: { problem.contains($0.problem) }) else {
      return SyntaxFault(
        .yamlSyntax, at: span, "this is not YAML: \(problem)",
        hint: "put the value in quotes where it is a text")
    }
    let place = known.isAtOpening ? opened.map { SourceSpan($0, length: 1) } ?? span : span
    return SyntaxFault(.yamlSyntax, at: place, known.summary, hint: known.hint)
  }

  private struct Known {
    var problem: String
    var summary: String
    var hint: String
    var isAtOpening = false
  }

  private static let quoting = "put the whole value in quotes, such as title: \"One: two\""

  private static let known: [Known] = [
    Known(
      problem: "mapping values are not allowed",
      summary: "a value without quotes can't hold ': '", hint: quoting),
    Known(
      problem: "found unexpected end of stream",
      summary: "the quote that opens here is never closed",
      hint: "close it on the same line; a quote inside the text is written twice ('') in single "
        + "quotes and \\\" in double quotes", isAtOpening: true),
    Known(
      problem: "found unexpected document indicator",
      summary: "the quote that opens here is never closed",
      hint: "close it on the same line", isAtOpening: true),
    Known(
      problem: "could not find expected ':'",
      summary: "this is no 'key: value' line",
      hint: "write each field on a line of its own, with a space after the colon",
      isAtOpening: true),
    Known(
      problem: "found character that cannot start any token",
      summary: "a value without quotes can't begin with this character",
      hint: quoting),
    Known(
      problem: "tab character",
      summary: "YAML is indented with spaces, and here is a tab", hint: "replace the tab by spaces"),
    Known(
      problem: "did not find expected key",
      summary: "this doesn't continue the value before it, and it isn't a 'key: value' line",
      hint: "put a text with quotes inside in quotes of the other kind, and give the keys of one "
        + "map the same indentation"),
    Known(
      problem: "did not find expected '-' indicator",
      summary: "this doesn't continue the list", hint: "begin each entry with '- ', at one depth"),
    Known(
      problem: "did not find expected ',' or ']'",
      summary: "the list that opens here is never closed", hint: "add the missing ']' or ','",
      isAtOpening: true),
    Known(
      problem: "did not find expected ',' or '}'",
      summary: "the map that opens here is never closed", hint: "add the missing '}' or ','",
      isAtOpening: true),
    Known(
      problem: "block sequence entries are not allowed",
      summary: "a list can't begin here",
      hint: "begin the list on the next line, or put a text that begins with '- ' in quotes"),
    Known(
      problem: "unknown escape character",
      summary: "there is no such escape in double quotes",
      hint: "write \\\\ for a backslash itself, or use single quotes"),
    Known(
      problem: "expected alphabetic or numeric character",
      summary: "a value without quotes can't begin with this character", hint: quoting,
      isAtOpening: true),
    Known(
      problem: "did not find expected <document start>",
      summary: "the text before this place is already complete",
      hint: "write each field as 'key: value' on a line of its own"),
    Known(
      problem: "control characters",
      summary: "there is a character here that YAML doesn't allow", hint: "remove it"),
    Known(
      problem: "undefined tag handle", summary: "a tag means nothing here",
      hint: "put a text that begins with '!' in quotes"),
  ]
}
