/// Takes the pictures out of a Markdown text, where a moment has them in its own list. What stands
/// in code stays.
struct MarkdownPictures {
  struct Picture: Hashable {
    /// As written, percent-encoding undone.
    var source: String
    var alt: String
  }

  private(set) var markdown = ""
  private(set) var pictures: [Picture] = []

  /// `isWanted` says whether a picture goes out of the text; others stay where they are.
  init(_ text: String, isWanted: (Picture) -> Bool = { _ in true }) {
    var lines: [String] = []
    var fence: Substring?
    for line in PlainLines.unified(text).split(separator: "\n", omittingEmptySubsequences: false) {
      let start = line.drop { $0 == " " }
      let mark = start.prefix { $0 == "`" || $0 == "~" }
      if let open = fence {
        if mark.hasPrefix(open), start.allSatisfy({ $0 == open.first || $0 == " " }) { fence = nil }
        lines.append(String(line))
      } else if mark.count >= 3 {
        fence = mark
        lines.append(String(line))
      } else {
        let count = pictures.count
        let rest = withoutPictures(line, isWanted)
        // A line that held nothing but pictures goes as a whole.
        if pictures.count == count || rest.contains(where: { !$0.isWhitespace }) {
          lines.append(rest)
        } else if lines.last?.isEmpty ?? true, !lines.isEmpty {
          lines.removeLast()
        }
      }
    }
    markdown = MarkdownPictures.trimmed(lines)
  }

  private static func trimmed(_ lines: [String]) -> String {
    var lines = lines[...]
    while lines.first?.allSatisfy(\.isWhitespace) ?? false { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private mutating func withoutPictures(_ line: Substring, _ isWanted: (Picture) -> Bool) -> String
  {
    var result = ""
    var rest = line
    while let mark = rest.firstIndex(where: { $0 == "!" || $0 == "<" || $0 == "`" || $0 == "\\" }) {
      result += rest[..<mark]
      rest = rest[mark...]
      if rest.first == "\\" {
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if rest.first == "`" {
        let code = MarkdownPictures.codeSpan(rest)
        result += code
        rest = rest[code.endIndex...]
      } else if let (picture, end) = MarkdownPictures.picture(rest), isWanted(picture) {
        pictures.append(picture)
        rest = rest[end...]
        if result.last == " ", rest.first == " " || rest.isEmpty { result.removeLast() }
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Up to the closing run of as many backticks; the opening run alone where there is none.
  private static func codeSpan(_ text: Substring) -> Substring {
    let fence = text.prefix { $0 == "`" }
    var rest = text[fence.endIndex...]
    while let next = rest.firstIndex(of: "`") {
      let run = rest[next...].prefix { $0 == "`" }
      if run.count == fence.count { return text[..<run.endIndex] }
      rest = rest[run.endIndex...]
    }
    return fence
  }

  /// `![alt](src "title")`, `![[src|300]]` or `<img …>` at the start of `text`.
  private static func picture(_ text: Substring) -> (Picture, Substring.Index)? {
    if text.hasPrefix("![[") { return wikiPicture(text) }
    if text.hasPrefix("![") { return markdownPicture(text) }
    guard text.prefix(4).lowercased() == "<img", let end = text.firstIndex(of: ">") else {
      return nil
    }
    let html = HTMLText(String(text[...end]))
    guard let image = html.images.first else { return nil }
    return (Picture(source: image.source, alt: image.alt ?? ""), text.index(after: end))
  }

  private static func wikiPicture(_ text: Substring) -> (Picture, Substring.Index)? {
    guard let close = text.firstRange(of: "]]") else { return nil }
    let parts = text[text.index(text.startIndex, offsetBy: 3)..<close.lowerBound]
      .split(separator: "|", omittingEmptySubsequences: false)
    guard let source = parts.first, !source.isEmpty else { return nil }
    // What stands behind the bar is a size, or a description.
    let words = parts.dropFirst().joined(separator: "|")
    let isSize = words.allSatisfy { $0.isNumber || $0 == "x" }
    return (Picture(source: String(source), alt: isSize ? "" : words), close.upperBound)
  }

  private static func markdownPicture(_ text: Substring) -> (Picture, Substring.Index)? {
    guard let middle = text.firstRange(of: "](") else { return nil }
    let alt = text[text.index(text.startIndex, offsetBy: 2)..<middle.lowerBound]
    var rest = text[middle.upperBound...].drop { $0 == " " }
    let source: Substring
    if rest.first == "<" {
      guard let close = rest.firstIndex(of: ">") else { return nil }
      source = rest[rest.index(after: rest.startIndex)..<close]
      rest = rest[rest.index(after: close)...]
    } else {
      var depth = 0
      source = rest.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth >= 0 && character != " "
      }
      rest = rest[source.endIndex...]
    }
    guard let close = rest.firstIndex(of: ")"), !source.isEmpty else { return nil }
    return (
      Picture(source: PercentEncoding.undone(String(source)), alt: unescaped(alt)),
      rest.index(after: close)
    )
  }

  private static func unescaped(_ alt: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in alt {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if isEscaped, !character.isPunctuation, !character.isSymbol { result.append("\\") }
      result.append(character)
      isEscaped = false
    }
    return result
  }
}

/// `%20` in references to files.
enum PercentEncoding {
  /// As it is where the result would be no text.
  static func undone(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? text
  }
}
