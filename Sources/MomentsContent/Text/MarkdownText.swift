private import CCMarkGFM
private import CMarkGuard
import MomentsModel

/// GitHub's Markdown by cmark-gfm; the only file that sees it. Thread-safe because of CMarkGuard.
///
/// Raw HTML is shown as text and reported, headings begin below the page's own, and links that run
/// something are plain text. Pictures are taken out of the text: only what becomes a photo of its
/// moment is cleaned and published.
enum MarkdownText {
  struct Rendering {
    var text: MomentText
    var pictures: [Picture] = []
    /// nil where nothing but pictures was written.
    var visibleText: MomentText? { text.html.isEmpty ? nil : text }
    var findings: [Finding]
  }

  /// `![alt](address "title")`.
  struct Picture {
    var address: String
    var alt: String
    var title: String
    /// 1-based line of the text.
    var line: Int
  }

  /// Something that the author wrote and the page doesn't do.
  struct Finding {
    enum Kind { case html, unsafeLink }

    var kind: Kind
    /// 1-based line of the text.
    var line: Int
    /// What to look for on that line.
    var snippet: String
  }

  /// What a text is part of.
  enum Style {
    /// Line breaks are kept, the largest headings have level 3.
    case post
    /// Lines of a paragraph run on, the largest headings have level 2.
    case page

    fileprivate var largestHeading: Int32 { self == .post ? 3 : 2 }
    fileprivate var options: Int32 { self == .post ? CMARK_OPT_HARDBREAKS : CMARK_OPT_DEFAULT }
  }

  /// A text of more bytes isn't rendered: Debian's cmark-gfm takes time that grows with the square
  /// of the length for some hostile texts.
  static let sizeLimit = 1_000_000

  /// `markdown` is UTF-8.
  static func render(_ markdown: ArraySlice<UInt8>, as style: Style = .post) -> Rendering {
    _ = ready
    return parseAndRender(markdown, style)
  }

  /// How often cmark-gfm asked the guard; 0 after a render means that it isn't in the way.
  static var guardCalls: Int { cmark_guard_calls() }

  /// Registers the extensions, renders once with all of them, and freezes the guard.
  private static let ready: Void = {
    cmark_gfm_core_extensions_ensure_registered()
    _ = parseAndRender(ArraySlice("~~a~~ www.example.org\n\n|a|\n|-|\n\n- [ ] b\n".utf8), .post)
    cmark_guard_freeze()
  }()

  private static let extensionNames: [StaticString] = [
    "table", "strikethrough", "autolink", "tagfilter", "tasklist",
  ]

  private static func parseAndRender(_ markdown: ArraySlice<UInt8>, _ style: Style) -> Rendering {
    let parser = cmark_parser_new(style.options)
    defer { cmark_parser_free(parser) }
    for name in extensionNames {
      let found = name.utf8Start.withMemoryRebound(to: CChar.self, capacity: 1) {
        cmark_find_syntax_extension($0)
      }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    markdown.withUnsafeBytes { bytes in
      cmark_parser_feed(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let document = cmark_parser_finish(parser) else {
      return Rendering(text: MomentText(html: [], excerpt: ""), findings: [])
    }
    defer { cmark_node_free(document) }
    var walk = MarkdownWalk(largestHeading: style.largestHeading)
    walk.run(document)
    let html = cmark_render_html(
      document, style.options, cmark_parser_get_syntax_extensions(parser))
    defer { free(html) }
    let shown = TableCells.aligned(TaskMarks.shown(bytes(html)))
    return Rendering(
      text: MomentText(
        html: shown, excerpt: walk.excerpt.text,
        relativeLinks: walk.hasRelativeLinks ? RelativeLinks.places(in: shown) : []),
      pictures: walk.pictures,
      findings: walk.findings)
  }

  private static func bytes(_ html: UnsafeMutablePointer<CChar>?) -> [UInt8] {
    guard let html else { return [] }
    var count = strlen(html)
    while count > 0, html[count - 1] == 0x0A { count -= 1 }
    return Array(UnsafeRawBufferPointer(start: html, count: count))
  }
}

/// One pass over a document: collects the excerpt, notes what has to change, changes it.
private struct MarkdownWalk {
  var excerpt = Excerpt()
  var findings: [MarkdownText.Finding] = []
  var pictures: [MarkdownText.Picture] = []
  /// Whether some link isn't a whole address.
  var hasRelativeLinks = false
  private let largestHeading: Int32
  private var headings: [OpaquePointer] = []
  private var html: [OpaquePointer] = []
  private var unlinked: [OpaquePointer] = []
  private var images: [OpaquePointer] = []
  /// How many pictures the walk is inside of: their texts aren't the text's.
  private var imageDepth = 0

  init(largestHeading: Int32) { self.largestHeading = largestHeading }

  mutating func run(_ document: OpaquePointer) {
    let iterator = cmark_iter_new(document)
    var line = 1
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_ENTER {
        let start = Int(cmark_node_get_start_line(node))
        if start > 0 { line = start }
        enter(node, line)
      } else if cmark_node_get_type(node) == CMARK_NODE_IMAGE {
        imageDepth -= 1
      } else if cmark_node_get_type(node).rawValue & UInt32(CMARK_NODE_TYPE_MASK)
        == UInt32(CMARK_NODE_TYPE_BLOCK)
      {
        excerpt.addSpace()
      }
    }
    cmark_iter_free(iterator)
    moveHeadings()
    for node in html { MarkdownWalk.showAsText(node) }
    for node in unlinked { MarkdownWalk.unlink(node) }
    for node in images.reversed() { MarkdownWalk.remove(node) }
  }

  private mutating func enter(_ node: OpaquePointer, _ line: Int) {
    let type = cmark_node_get_type(node)
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK: addText(node)
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: excerpt.addSpace()
    case CMARK_NODE_HEADING: headings.append(node)
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
      html.append(node)
      let snippet = firstLine(node)
      if !snippet.hasPrefix("</") {
        findings.append(.init(kind: .html, line: line, snippet: snippet))
      }
      addText(node)
    case CMARK_NODE_LINK: checkAddress(node, line)
    case CMARK_NODE_IMAGE:
      imageDepth += 1
      takePicture(node, line)
    default: break
    }
  }

  /// The largest heading that is used comes next below the page's own, whatever its author called it.
  private func moveHeadings() {
    guard let largest = headings.map({ cmark_node_get_heading_level($0) }).min() else { return }
    for node in headings {
      let level = cmark_node_get_heading_level(node) - largest + largestHeading
      cmark_node_set_heading_level(node, min(6, level))
    }
  }

  private mutating func addText(_ node: OpaquePointer) {
    guard imageDepth == 0, !excerpt.isFull, let literal = cmark_node_get_literal(node) else {
      return
    }
    UnsafeRawPointer(literal).withMemoryRebound(to: UInt8.self, capacity: 1) {
      excerpt.add(UnsafeBufferPointer(start: $0, count: strlen(literal)))
    }
  }

  private func firstLine(_ node: OpaquePointer) -> String {
    guard let literal = cmark_node_get_literal(node) else { return "" }
    let line = String(cString: literal).drop { $0.isWhitespace }.prefix { !$0.isNewline }
    return String(line)
  }

  private mutating func checkAddress(_ node: OpaquePointer, _ line: Int) {
    guard let url = cmark_node_get_url(node).map({ String(cString: $0) }) else { return }
    if isHandle(node, url) {
      unlinked.append(node)
      return
    }
    guard UnsafeScheme(url) != nil else {
      if RelativeLinks.isRelative(url.utf8) { hasRelativeLinks = true }
      return
    }
    unlinked.append(node)
    findings.append(.init(kind: .unsafeLink, line: line, snippet: url))
  }

  /// Whether it is `user@host` of `@user@host`, which cmark-gfm takes for a mail address.
  private func isHandle(_ node: OpaquePointer, _ url: String) -> Bool {
    guard url.hasPrefix("mailto:"), let before = cmark_node_previous(node),
      cmark_node_get_type(before) == CMARK_NODE_TEXT, let literal = cmark_node_get_literal(before)
    else { return false }
    return String(cString: literal).hasSuffix("@")
      && MarkdownWalk.text(of: node) == url.dropFirst("mailto:".count)
  }

  private mutating func takePicture(_ node: OpaquePointer, _ line: Int) {
    images.append(node)
    guard imageDepth == 1 else { return }
    pictures.append(
      .init(
        address: cmark_node_get_url(node).map { String(cString: $0) } ?? "",
        alt: MarkdownWalk.text(of: node),
        title: cmark_node_get_title(node).map { String(cString: $0) } ?? "", line: line))
  }

  private static func text(of node: OpaquePointer) -> String {
    var text = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    var child = cmark_node_first_child(node)
    while let current = child {
      text += self.text(of: current)
      child = cmark_node_next(current)
    }
    return text
  }

  private static func showAsText(_ node: OpaquePointer) {
    let text = cmark_node_new(CMARK_NODE_TEXT)
    cmark_node_set_literal(text, cmark_node_get_literal(node))
    guard cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK else {
      replace(node, with: text)
      return
    }
    let paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH)
    cmark_node_append_child(paragraph, text)
    replace(node, with: paragraph)
  }

  private static func replace(
    _ node: OpaquePointer, with other: OpaquePointer?
  ) {
    guard cmark_node_replace(node, other) == 1 else {
      cmark_node_free(other)
      return
    }
    cmark_node_free(node)
  }

  /// Leaves a link's or picture's text in its place.
  private static func unlink(_ node: OpaquePointer) {
    while let child = cmark_node_first_child(node) {
      guard cmark_node_insert_before(node, child) == 1 else { break }
    }
    cmark_node_unlink(node)
    cmark_node_free(node)
  }

  /// Takes a picture out, and the link and the paragraph that held nothing else.
  private static func remove(_ node: OpaquePointer) {
    var emptied: OpaquePointer? = node
    while let current = emptied {
      let parent = cmark_node_parent(current)
      cmark_node_unlink(current)
      cmark_node_free(current)
      emptied = parent.flatMap { isEmptied($0) ? $0 : nil }
    }
  }

  private static func isEmptied(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_LINK, CMARK_NODE_EMPH, CMARK_NODE_STRONG: isBlank(node)
    default: false
    }
  }

  private static func isBlank(_ node: OpaquePointer) -> Bool {
    var child = cmark_node_first_child(node)
    while let current = child {
      let type = cmark_node_get_type(current)
      guard type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK else { return false }
      child = cmark_node_next(current)
    }
    return true
  }
}
