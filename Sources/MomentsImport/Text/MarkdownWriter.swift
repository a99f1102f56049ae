/// Writes blocks as the Markdown that a person would have written.
package enum MarkdownWriter {
  /// Without a line break at the end; empty for no blocks.
  package static func markdown(_ blocks: [TextBlock]) -> String {
    blocks.map(block).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func block(_ block: TextBlock) -> String {
    switch block {
    case .paragraph(let runs): paragraph(runs)
    case .heading(let level, let runs):
      String(repeating: "#", count: min(max(level, 1), 6)) + " "
        + paragraph(runs).split(separator: "\n").joined(separator: " ")
    case .quote(let blocks): prefixed(markdown(blocks), first: "> ", rest: "> ")
    case .list(let start, let items): list(start, items)
    case .code(let text): fenced(text)
    case .rule: "---"
    case .markdown(let text): text
    }
  }

  private static func list(_ start: Int?, _ items: [[TextBlock]]) -> String {
    let isLoose = items.contains { $0.count > 1 }
    return items.enumerated().map { index, item in
      let mark = start.map { "\($0 + index). " } ?? "- "
      return prefixed(
        markdown(item), first: mark, rest: String(repeating: " ", count: mark.utf8.count))
    }.joined(separator: isLoose ? "\n\n" : "\n")
  }

  private static func prefixed(_ text: String, first: String, rest: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let mark = index == 0 ? first : rest
      return line.isEmpty ? String(mark.reversed().drop { $0 == " " }.reversed()) : mark + line
    }.joined(separator: "\n")
  }

  private static func fenced(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  static func longestRun(of mark: Character, in text: String) -> Int {
    var longest = 0
    var current = 0
    for character in text {
      current = character == mark ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }

  private static func paragraph(_ runs: [TextRun]) -> String {
    var writer = InlineWriter()
    writer.write(trimmed(merged(runs)), after: nil)
    return String(writer.text)
  }

  /// Neighbouring texts as one, so that escaping sees what stands side by side.
  static func merged(_ runs: [TextRun]) -> [TextRun] {
    var result: [TextRun] = []
    for run in runs {
      if case .text(let text) = run, case .text(let last)? = result.last {
        result[result.count - 1] = .text(last + text)
      } else {
        result.append(run)
      }
    }
    return result
  }

  /// Without line breaks and trailing spaces around.
  private static func trimmed(_ runs: [TextRun]) -> [TextRun] {
    var runs = runs
    if case .text(let text)? = runs.first {
      runs[0] = .text(String(text.drop { $0.isNewline }))
    }
    if case .text(let text)? = runs.last {
      let kept = text.reversed().drop { $0.isNewline || $0 == " " || $0 == "\t" }.reversed()
      runs[runs.count - 1] = .text(String(kept))
    }
    return runs
  }
}

/// Writes the runs of one paragraph.
private struct InlineWriter {
  var text = String.UnicodeScalarView()

  mutating func write(_ runs: [TextRun], after: Unicode.Scalar?) {
    for (index, run) in runs.enumerated() {
      let next = index + 1 < runs.count ? runs[index + 1].plain.unicodeScalars.first : after
      write(run, after: next)
    }
  }

  private mutating func write(_ run: TextRun, after: Unicode.Scalar?) {
    switch run {
    case .text(let plain):
      append(MarkdownEscaping.escaped(plain, before: text.last, after: after))
    case .strong(let runs): mark(runs, "**", after)
    case .emphasis(let runs): mark(runs, "*", after)
    case .struck(let runs): mark(runs, "~~", after)
    case .code(let code): append(codeSpan(code))
    case .link(let runs, let url): link(runs, url, after)
    }
  }

  private mutating func append(_ markdown: String) {
    text.append(contentsOf: markdown.unicodeScalars)
  }

  private func codeSpan(_ code: String) -> String {
    let line = code.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.isEmpty else { return "" }
    let fence = String(
      repeating: "`", count: MarkdownWriter.longestRun(of: "`", in: line) + 1)
    let space = line.first == "`" || line.last == "`" ? " " : ""
    return fence + space + line + space + fence
  }

  /// White space at the ends goes outside the marks, which wouldn't count beside it. Where the marks
  /// wouldn't count either way, the words stand without them.
  private mutating func mark(_ runs: [TextRun], _ mark: String, _ after: Unicode.Scalar?) {
    var inner = InlineWriter()
    inner.write(MarkdownWriter.merged(runs), after: "a")
    let all = inner.text
    let start = all.firstIndex { !$0.properties.isWhitespace } ?? all.endIndex
    guard start < all.endIndex else { return append(String(all)) }
    let end = all.index(after: all.lastIndex { !$0.properties.isWhitespace } ?? start)
    let before = start > all.startIndex ? " " : text.last
    let behind = end < all.endIndex ? " " : after
    let first = all[start]
    let last = all[all.index(before: end)]
    let counts =
      (!isPunctuation(first) || isOpen(before)) && (!isPunctuation(last) || isOpen(behind))
      && !all[start..<end].contains("\n\n")
    text.append(contentsOf: all[..<start])
    if counts { append(mark) }
    text.append(contentsOf: all[start..<end])
    if counts { append(mark) }
    text.append(contentsOf: all[end...])
  }

  private func isOpen(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.properties.isWhitespace || isPunctuation($0) } ?? true
  }

  private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  private mutating func link(_ runs: [TextRun], _ url: String, _ after: Unicode.Scalar?) {
    let label = runs.reduce(into: "") { $0 += $1.plain }
    if LinkLabel.isAddress(label, of: url) {
      return append(MarkdownAddress.bare(url, before: text.last, after: after))
    }
    var inner = ""
    for run in runs {
      inner += MarkdownEscaping.escaped(run.plain, before: "[", after: "]", isInLabel: true)
    }
    let line = inner.split(whereSeparator: \.isNewline).joined(separator: " ")
    // "!" before a link would make it a picture.
    if text.last == "!" {
      text.removeLast()
      append("\\!")
    }
    append("[\(line)](\(MarkdownAddress.target(url)))")
  }
}

extension Substring.UnicodeScalarView {
  fileprivate func contains(_ text: String) -> Bool { String(self).contains(text) }
}

/// What services print in place of an address.
enum LinkLabel {
  /// Whether `label` is `url` itself, without its scheme, or cut with "…".
  static func isAddress(_ label: String, of url: String) -> Bool {
    let shown = stripped(label)
    let full = stripped(url)
    if shown.isEmpty || shown == full { return true }
    if full.hasSuffix("/"), shown == full.dropLast() { return true }
    for mark in ["…", "..."] where shown.hasSuffix(mark) {
      let start = shown.dropLast(mark.count)
      return start.count > 3 && full.hasPrefix(start)
    }
    return false
  }

  private static func stripped(_ address: String) -> Substring {
    var rest = address[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
    }
    return rest.hasPrefix("www.") ? rest.dropFirst(4) : rest
  }
}
