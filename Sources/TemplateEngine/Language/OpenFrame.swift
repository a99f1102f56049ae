/// A tag that waits for its closing tag, with the nodes since.
struct OpenFrame {
  enum Kind {
    case root
    case section(TemplateName, inverted: Bool)
    /// The target is nil when the tag has no usable name.
    case parent(PartialTarget?)
    case block(String)
  }

  let kind: Kind
  /// The opening tag; empty for the root.
  let open: Range<Int>
  var nodes: [TemplateNode] = []
  /// A block's opening tag is the last thing on its line.
  var endsItsLine = false
  /// The white space before the opening tag when nothing else is there.
  var before: Range<Int>?
  var contentStart: Int
  var indentation: Indentation
  var ownIndentation: Range<Int>
  /// What a parent tag has between its tags and never shows.
  var stray: Range<Int>?

  init(kind: Kind, open tag: TemplateTag? = nil) {
    self.kind = kind
    open = tag?.range ?? 0..<0
    contentStart = open.upperBound
    indentation = .inline(at: open.lowerBound)
    ownIndentation = contentStart..<contentStart
  }

  /// What the closing tag must repeat, without white space; nil for the root.
  var name: String? {
    switch kind {
    case .root: nil
    case .section(let name, _): name.text
    case .parent(.named(let name)): name
    case .parent(.dynamic(let name)): "*" + name.text
    case .parent(nil): ""
    case .block(let name): name
    }
  }

  /// Cuts the white space that stands between the start of the line and `offset`.
  mutating func trimText(before offset: Int, in lines: TemplateLines) {
    guard case .text(let range)? = nodes.last, range.upperBound == offset,
      let blank = lines.blankBefore(offset)
    else { return }
    nodes.removeLast()
    let end = max(range.lowerBound, blank.lowerBound)
    if end > range.lowerBound { nodes.append(.text(range.lowerBound..<end)) }
  }

  func node(closedBy close: Range<Int>, closeNeedsIndentation: Bool = false) -> TemplateNode? {
    switch kind {
    case .root, .parent(nil): nil
    case .section(let name, let isInverted):
      .section(
        SectionTag(
          name: name, isInverted: isInverted, body: nodes, open: open, close: close,
          closeNeedsIndentation: closeNeedsIndentation))
    case .parent(let target?):
      .parent(
        ParentTag(
          target: target, blocks: nodes.compactMap(\.block), stray: stray, indentation: indentation,
          range: open))
    case .block(let name):
      .block(
        BlockTag(
          name: name, content: nodes, contentStart: contentStart, ownIndentation: ownIndentation,
          indentation: indentation, range: open))
    }
  }
}

extension TemplateNode {
  fileprivate var block: BlockTag? {
    if case .block(let block) = self { block } else { nil }
  }
}
