internal import SafeMarkup

/// Cleaned HTML as blocks, with the pictures and tags that were in it.
package struct HTMLText {
  package private(set) var blocks: [TextBlock] = []
  /// Pictures, in order; addresses as written, or local paths.
  package private(set) var images: [Image] = []
  package private(set) var videos: [String] = []
  /// Names of hashtag links without `#`, in the case of the text.
  package private(set) var tags: [String] = []
  /// What a quoted post's paragraph linked to.
  package private(set) var quoted: String?
  /// What the sanitiser left out, by what it was.
  package private(set) var dropped: [String: Int] = [:]

  package struct Image: Sendable, Hashable {
    package var source: String
    package var alt: String?
  }

  package init(_ html: String) {
    var sanitizer = MarkupSanitizer()
    let nodes = sanitizer.clean(html)
    dropped = sanitizer.dropped
    blocks = blocks(of: nodes)
  }
}

extension HTMLText {
  /// Blocks of mixed content; loose text between blocks makes paragraphs.
  private mutating func blocks(of nodes: [MarkupNode]) -> [TextBlock] {
    var blocks: [TextBlock] = []
    var loose: [TextRun] = []
    for node in nodes {
      if case .element(let element) = node, HTMLText.isBlock(element) {
        blocks += paragraphs(loose)
        loose = []
        blocks += self.blocks(of: element)
      } else {
        loose += runs(of: node)
      }
    }
    return blocks + paragraphs(loose)
  }

  private static func isBlock(_ element: MarkupElement) -> Bool {
    switch element.name {
    case "p", "blockquote", "pre", "ul", "ol", "li", "hr", "h1", "h2", "h3", "h4", "h5", "h6":
      true
    // A service may wrap whole blocks in one.
    case "span", "a", "b", "strong", "i", "em", "del", "s", "u":
      element.children.contains {
        if case .element(let child) = $0 { isBlock(child) } else { false }
      }
    default: false
    }
  }

  private mutating func blocks(of element: MarkupElement) -> [TextBlock] {
    switch element.name {
    case "p":
      if element.hasClass("quote-inline"), let link = HTMLText.firstLink(in: element.children) {
        quoted = link
        return []
      }
      return blocks(of: element.children)
    case "blockquote":
      let inner = blocks(of: element.children)
      return inner.isBlank ? [] : [.quote(inner)]
    case "pre": return [.code(MarkupNode.element(element).text)]
    case "ul", "ol": return list(element)
    case "li": return blocks(of: element.children)
    case "hr": return [.rule]
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = Int(String(element.name.dropFirst())) ?? 1
      return paragraphs(element.children.flatMap { runs(of: $0) }).map {
        if case .paragraph(let runs) = $0 { .heading(level: level, runs) } else { $0 }
      }
    default: return blocks(of: element.children)
    }
  }

  private mutating func list(_ element: MarkupElement) -> [TextBlock] {
    var items: [[TextBlock]] = []
    for child in element.children {
      guard case .element(let item) = child else { continue }
      let inner = item.name == "li" ? blocks(of: item.children) : blocks(of: item)
      if item.name == "li" || items.isEmpty {
        items.append(inner)
      } else {
        items[items.count - 1] += inner
      }
    }
    items.removeAll(where: \.isEmpty)
    guard !items.isEmpty else { return [] }
    return [.list(start: element.name == "ol" ? Int(element["start"] ?? "1") ?? 1 : nil, items)]
  }

  private static func firstLink(in nodes: [MarkupNode]) -> String? {
    for case .element(let element) in nodes {
      if element.name == "a", let url = element["href"] { return url }
      if let url = firstLink(in: element.children) { return url }
    }
    return nil
  }

  /// White space collapsed as a browser does; two line breaks end a paragraph.
  private func paragraphs(_ runs: [TextRun]) -> [TextBlock] {
    var collapse = WhiteSpaceCollapse()
    return [TextBlock](runs: collapse.runs(MarkdownWriter.merged(runs)))
  }
}

extension HTMLText {
  private mutating func runs(of node: MarkupNode) -> [TextRun] {
    switch node {
    case .text(let text): [.text(text)]
    case .element(let element): runs(of: element)
    }
  }

  private mutating func runs(of element: MarkupElement) -> [TextRun] {
    switch element.name {
    case "br": return [.text(WhiteSpaceCollapse.lineBreak)]
    case "img":
      images.append(Image(source: element["src"] ?? "", alt: element["alt"]))
      return []
    case "video", "audio", "source":
      if let source = element["src"] { videos.append(source) }
      return element.name == "source" ? [] : inner(element)
    case "a": return link(element)
    case "b", "strong": return [.strong(inner(element))]
    case "i", "em": return [.emphasis(inner(element))]
    case "del", "s": return [.struck(inner(element))]
    case "code": return [.code(MarkupNode.element(element).text)]
    // A gloss reads well behind its word: 漢字(かんじ).
    case "rp": return []
    case "rt": return [.text("(")] + inner(element) + [.text(")")]
    default: return inner(element)
    }
  }

  private mutating func inner(_ element: MarkupElement) -> [TextRun] {
    var runs: [TextRun] = []
    for child in element.children { runs += self.runs(of: child) }
    return runs
  }

  private mutating func link(_ element: MarkupElement) -> [TextRun] {
    let label = inner(element)
    let plain = label.reduce(into: "") { $0 += $1.plain }
    guard let url = element["href"] else { return label }
    if plain.hasPrefix("#"), element.hasClass("hashtag") || element.hasClass("mention") {
      tags.append(String(plain.dropFirst()))
      return [.text(plain)]
    }
    // A picture that links to itself, or to nothing that can be read.
    if plain.allSatisfy(\.isWhitespace) { return label }
    return [.link(label, url: url)]
  }
}

/// Runs of HTML text: white space is one space, `<br>` a line break.
private struct WhiteSpaceCollapse {
  /// Stands for `<br>` until white space has been collapsed.
  static let lineBreak = "\u{2028}"

  private var endsInSpace = true

  mutating func runs(_ runs: [TextRun]) -> [TextRun] {
    var result: [TextRun] = []
    for run in runs {
      switch run {
      case .text(let text): result.append(.text(collapsed(text)))
      case .strong(let inner): result.append(.strong(self.runs(inner)))
      case .emphasis(let inner): result.append(.emphasis(self.runs(inner)))
      case .struck(let inner): result.append(.struck(self.runs(inner)))
      case .link(let inner, let url): result.append(.link(self.runs(inner), url: url))
      case .code:
        result.append(run)
        endsInSpace = false
      }
    }
    return result
  }

  private mutating func collapsed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\t", "\n", "\r", "\u{0C}":
        if !endsInSpace { result.append(" ") }
        endsInSpace = true
      case "\u{2028}":
        if result.last == " " { result.removeLast() }
        result.append("\n")
        endsInSpace = true
      default:
        result.append(scalar)
        endsInSpace = false
      }
    }
    return String(result)
  }
}
