private import Diagnostics

extension MomentText {
  /// A Markdown file: front matter, then the text.
  var markdownFile: String {
    var text = "---\n"
    for (name, value) in fields {
      switch value {
      case .list(let values) where values.contains(where: { $0.isMap }):
        // Descriptions are long, sources are short.
        let form = name == "source" ? \MomentText.Value.inYAML : \.inBlock
        text += "\(name):\n" + values.map { "  - \($0[keyPath: form])\n" }.joined()
      case .list, .map, .literal: text += "\(name): \(value.inYAML)\n"
      case .text(let plain): text += "\(name): \(YAMLScalar.text(plain))\n"
      }
    }
    text += "---\n"
    return markdown.isEmpty ? text : text + "\n" + markdown + "\n"
  }

  /// One object of a JSON file, indented as an element of its list.
  var jsonObject: String {
    var members = fields
    if !markdown.isEmpty { members.insert(("markdown", .text(markdown)), at: min(2, fields.count)) }
    let lines = members.map { "    \(DiagnosticJSON.quoted($0.0)): \($0.1.inJSON)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n  }"
  }
}

extension MomentText.Value {
  fileprivate var isMap: Bool {
    if case .map = self { true } else { false }
  }

  /// A field a line, behind a dash.
  fileprivate var inBlock: String {
    switch self {
    case .map(let fields):
      fields.map { name, value in
        if case .text(let text) = value {
          "\(name): \(YAMLScalar.text(text))"
        } else {
          "\(name): \(value.inYAML)"
        }
      }.joined(separator: "\n    ")
    case .text(let text): YAMLScalar.text(text)
    default: inYAML
    }
  }

  /// On one line.
  fileprivate var inYAML: String {
    switch self {
    case .text(let text): YAMLScalar.flow(text)
    case .literal(let text): text
    case .list(let values): "[" + values.map(\.inYAML).joined(separator: ", ") + "]"
    case .map(let fields):
      "{" + fields.map { "\($0.0): \($0.1.inYAML)" }.joined(separator: ", ") + "}"
    }
  }

  fileprivate var inJSON: String {
    switch self {
    case .text(let text): DiagnosticJSON.quoted(text)
    case .literal(let text): isWord(text) ? DiagnosticJSON.quoted(text) : text
    case .list(let values): "[" + values.map(\.inJSON).joined(separator: ", ") + "]"
    case .map(let fields):
      "{"
        + fields.map { "\(DiagnosticJSON.quoted($0.0)): \($0.1.inJSON)" }.joined(separator: ", ")
        + "}"
    }
  }

  /// Dates and choices are strings in JSON; numbers and booleans aren't.
  private func isWord(_ text: String) -> Bool {
    text != "true" && text != "false" && Double(text) == nil
  }
}

extension MomentText {
  /// A source as one entry of the front matter's list.
  static func sourceLine(_ link: SourceLink) -> String { source(link).inYAML }
}
