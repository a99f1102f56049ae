/// What other generators add to Markdown, put into Markdown or left as text.
struct MarkdownDialect {
  struct Figure: Hashable {
    var source: String
    var alt: String?
    var caption: String?
  }

  private(set) var markdown = ""
  private(set) var figures: [Figure] = []
  private(set) var shortcodeCount = 0
  private(set) var commentCount = 0
  /// For finding tags.
  private(set) var withoutCode = ""

  init(_ text: String) {
    var isCode = false
    var isComment = false
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let start = line.drop { $0 == " " }
      let isFence = start.hasPrefix("```") || start.hasPrefix("~~~")
      if isFence { isCode.toggle() }
      if isCode || isFence {
        lines.append(String(line))
        continue
      }
      let plain = wikilinks(withoutComments(line, &isComment))
      let rest = withoutFigures(plain)
      if !rest.contains(where: { !$0.isWhitespace }), line.contains(where: { !$0.isWhitespace }) {
        continue
      }
      lines.append(rest)
      withoutCode += MarkdownDialect.withoutSpans(rest) + "\n"
    }
    markdown = lines.joined(separator: "\n")
  }

  /// `%% … %%`, which Obsidian shows to the writer only.
  private mutating func withoutComments(_ line: Substring, _ isComment: inout Bool) -> String {
    guard line.contains("%%") || isComment else { return String(line) }
    var result = ""
    for (index, part) in line.splitOn("%%").enumerated() {
      if index > 0 {
        isComment.toggle()
        if isComment { commentCount += 1 }
      }
      if !isComment { result += part }
    }
    return result
  }

  /// `[[a|b]]` is b; a picture's `![[…]]` stays.
  private func wikilinks(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let mark = rest.firstRange(of: "[["),
      let end = rest[mark.upperBound...].firstRange(of: "]]")
    {
      result += rest[..<mark.lowerBound]
      if result.last == "!" {
        result += rest[mark.lowerBound..<end.upperBound]
      } else {
        let parts = rest[mark.upperBound..<end.lowerBound].split(separator: "|", maxSplits: 1)
        result += parts.last.map(String.init) ?? ""
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Hugo's `{{< figure … >}}` is a picture; other shortcodes stay as text.
  private mutating func withoutFigures(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let mark = MarkdownDialect.firstShortcode(rest) {
      result += rest[..<mark.lowerBound]
      let inside = rest[mark].dropFirst(3).dropLast(3)
      let fields = MarkdownDialect.fields(inside)
      if inside.drop(while: \.isWhitespace).hasPrefix("figure"), let source = fields["src"] {
        figures.append(Figure(source: source, alt: fields["alt"], caption: fields["caption"]))
        if result.last == " " { result.removeLast() }
      } else {
        shortcodeCount += 1
        result += rest[mark]
      }
      rest = rest[mark.upperBound...]
    }
    return result + rest
  }

  private static func firstShortcode(_ text: Substring) -> Range<Substring.Index>? {
    for (open, close) in [("{{<", ">}}"), ("{{%", "%}}"), ("{% ", " %}")] {
      if let start = text.firstRange(of: open),
        let end = text[start.upperBound...].firstRange(of: close)
      {
        return start.lowerBound..<end.upperBound
      }
    }
    return nil
  }

  /// `name="value"` pairs.
  private static func fields(_ text: Substring) -> [String: String] {
    var fields: [String: String] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      rest = rest[rest.index(after: equals)...]
      guard let quote = rest.first, quote == "\"" || quote == "'" || quote == "`",
        let end = rest.dropFirst().firstIndex(of: quote)
      else { continue }
      fields[name] = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    return fields
  }

  private static func withoutSpans(_ line: String) -> String {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(separator: " ")
  }
}

extension Substring {
  /// The parts between occurrences of `mark`.
  fileprivate func splitOn(_ mark: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while let range = rest.firstRange(of: mark) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
