/// A text with what its source said about it, before it becomes Markdown.
package indirect enum TextBlock: Sendable, Hashable {
  case paragraph([TextRun])
  case heading(level: Int, [TextRun])
  case quote([TextBlock])
  /// `start` is nil for bullets.
  case list(start: Int?, [[TextBlock]])
  case code(String)
  case rule
  /// Markdown that the author wrote; goes out as it is.
  case markdown(String)
}

/// A part of a paragraph.
package indirect enum TextRun: Sendable, Hashable {
  /// Means what it says; `\n` is a line break.
  case text(String)
  case strong([TextRun])
  case emphasis([TextRun])
  case struck([TextRun])
  case code(String)
  /// `url` is http, https or mailto.
  case link([TextRun], url: String)

  package var plain: String {
    switch self {
    case .text(let text), .code(let text): text
    case .strong(let runs), .emphasis(let runs), .struck(let runs), .link(let runs, _):
      runs.reduce(into: "") { $0 += $1.plain }
    }
  }
}

extension [TextBlock] {
  /// The words without any form; paragraphs separated by a blank line.
  package var plain: String {
    map { block in
      switch block {
      case .paragraph(let runs), .heading(_, let runs): runs.reduce(into: "") { $0 += $1.plain }
      case .quote(let blocks): blocks.plain
      case .list(_, let items): items.map(\.plain).joined(separator: "\n")
      case .code(let text), .markdown(let text): text
      case .rule: ""
      }
    }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  package var isBlank: Bool { plain.allSatisfy { $0.isWhitespace } && !contains(.rule) }

  /// A plain text: blank lines separate paragraphs, other line breaks stay.
  package init(plain text: String) { self.init(runs: [.text(text)]) }

  /// Runs of one plain text, cut into paragraphs at blank lines.
  package init(runs: [TextRun]) {
    var paragraphs: [[TextRun]] = [[]]
    for run in runs {
      guard case .text(let text) = run else {
        paragraphs[paragraphs.count - 1].append(run)
        continue
      }
      for (index, part) in PlainLines.paragraphs(text).enumerated() {
        if index > 0 { paragraphs.append([]) }
        if !part.isEmpty { paragraphs[paragraphs.count - 1].append(.text(part)) }
      }
    }
    self = paragraphs.filter { runs in
      runs.contains { !$0.plain.allSatisfy(\.isWhitespace) }
    }.map { .paragraph($0) }
  }
}

/// Lines of plain text, whatever ends them.
enum PlainLines {
  /// `\r\n`, `\r` and the Unicode separators as `\n`.
  static func unified(_ text: String) -> String {
    let others = "\r\u{85}\u{2028}\u{2029}".unicodeScalars
    guard text.unicodeScalars.contains(where: { others.contains($0) }) else { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r", "\u{85}", "\u{2028}": result.append("\n")
      case "\u{2029}": result.append(contentsOf: "\n\n".unicodeScalars)
      case "\n": if previous != "\r" { result.append("\n") }
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// The pieces between blank lines. A piece at the start or end keeps its open line break away.
  static func paragraphs(_ text: String) -> [String] {
    let lines = unified(text).split(separator: "\n", omittingEmptySubsequences: false)
    var pieces: [[Substring]] = [[]]
    for (index, line) in lines.enumerated() {
      let isBlank = line.allSatisfy { $0 == " " || $0 == "\t" }
      if isBlank, index > 0, index < lines.count - 1 {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(line)
      }
    }
    return pieces.map { $0.joined(separator: "\n") }
  }
}
