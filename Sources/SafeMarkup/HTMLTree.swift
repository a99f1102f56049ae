private import CGumbo

/// HTML as browsers read it, by gumbo, which follows the standard's algorithm; the only file that
/// sees it. libxml2's HTML parser reads hostile mark-up otherwise than browsers do, and so can't
/// tell what they would run.
package enum HTMLTree {
  /// The nodes of `html` as the content of a page's body. Never fails: what is out of all bounds
  /// comes back as one text.
  package static func parse(_ html: String) -> [MarkupNode] {
    var bytes = Array(html.utf8)
    // NUL ends C strings; browsers drop it in a body.
    if bytes.contains(0) { bytes.removeAll { $0 == 0 } }
    guard HTMLBounds.holds(bytes) else { return [.text(html)] }
    return bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return [] }
      return start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        parse($0, count: buffer.count)
      }
    }
  }

  private static func parse(_ start: UnsafePointer<CChar>, count: Int) -> [MarkupNode] {
    var options = kGumboDefaultOptions
    options.max_errors = 1
    options.fragment_context = GUMBO_TAG_BODY
    guard let output = gumbo_parse_with_options(&options, start, count) else { return [] }
    defer { gumbo_destroy_output(&options, output) }
    guard let root = output.pointee.root else { return [] }
    return children(of: root.pointee.v.element.children, depth: 0)
  }

  /// Deeper elements give their text only.
  private static let depthLimit = 200

  private static func children(of vector: GumboVector, depth: Int) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    for index in 0..<Int(vector.length) {
      guard let pointer = vector.data?[index]?.assumingMemoryBound(to: GumboNode.self) else {
        continue
      }
      if let node = node(pointer, depth: depth) { nodes.append(node) }
    }
    return nodes
  }

  private static func node(_ pointer: UnsafePointer<GumboNode>, depth: Int) -> MarkupNode? {
    switch pointer.pointee.type {
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
      return .text(String(cString: pointer.pointee.v.text.text))
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
      let element = pointer.pointee.v.element
      guard depth < depthLimit else { return .text(deepText(pointer)) }
      return .element(
        MarkupElement(
          name(of: element), attributes(of: element.attributes),
          children(of: element.children, depth: depth + 1)))
    default: return nil
    }
  }

  private static func name(of element: GumboElement) -> String {
    switch element.tag_namespace {
    case GUMBO_NAMESPACE_SVG: return "svg"
    case GUMBO_NAMESPACE_MATHML: return "math"
    default: break
    }
    let known = String(cString: gumbo_normalized_tagname(element.tag))
    if !known.isEmpty { return known }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    guard let data = piece.data else { return "unknown" }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(piece.length)) {
      String(decoding: UnsafeBufferPointer(start: $0, count: Int(piece.length)), as: UTF8.self)
        .lowercased()
    }
  }

  private static func attributes(of vector: GumboVector) -> [MarkupElement.Attribute] {
    (0..<Int(vector.length)).compactMap { index in
      guard let pointer = vector.data?[index]?.assumingMemoryBound(to: GumboAttribute.self) else {
        return nil
      }
      return MarkupElement.Attribute(
        name: String(cString: pointer.pointee.name).lowercased(),
        value: String(cString: pointer.pointee.value))
    }
  }

  /// The text below a node that lies too deep to be rebuilt, gathered without recursion.
  private static func deepText(_ pointer: UnsafePointer<GumboNode>) -> String {
    var text = ""
    var pending = [pointer]
    while let next = pending.popLast() {
      switch next.pointee.type {
      case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE:
        text += String(cString: next.pointee.v.text.text)
      case GUMBO_NODE_ELEMENT:
        let element = next.pointee.v.element
        if HTMLTree.isSilent(element.tag) { continue }
        for index in (0..<Int(element.children.length)).reversed() {
          if let child = element.children.data?[index] {
            pending.append(UnsafePointer(child.assumingMemoryBound(to: GumboNode.self)))
          }
        }
      default: break
      }
    }
    return text
  }

  private static func isSilent(_ tag: GumboTag) -> Bool {
    MarkupAllowList.silent.contains(String(cString: gumbo_normalized_tagname(tag)))
  }
}
