/// Reduces HTML to the elements, attributes and addresses of the allow-list.
package struct MarkupSanitizer {
  /// How often each thing was left out, by what it was: `<script>`, `onclick=`, `javascript:`.
  package private(set) var dropped: [String: Int] = [:]

  package init() {}

  /// What is left of `html`, blocks that aren't allowed turned into paragraphs.
  package mutating func clean(_ html: String) -> [MarkupNode] {
    HTMLTree.parse(html).flatMap { clean($0) }
  }

  private mutating func clean(_ node: MarkupNode) -> [MarkupNode] {
    guard case .element(let element) = node else { return [node] }
    let name = MarkupAllowList.renamed[element.name] ?? element.name
    if MarkupAllowList.silent.contains(name) {
      note("<\(name)>")
      return []
    }
    if MarkupAllowList.elements.contains(name) {
      let children = element.children.flatMap { clean($0) }
      return kept(name, element, children)
    }
    let children = element.children.flatMap { clean($0) }
    if MarkupAllowList.blocks.contains(name) {
      return MarkupSanitizer.holdsBlock(children)
        ? children : [.element(MarkupElement("p", [], children))]
    }
    note("<\(name)>")
    return children
  }

  private mutating func kept(
    _ name: String, _ element: MarkupElement, _ children: [MarkupNode]
  ) -> [MarkupNode] {
    let allowed = MarkupAllowList.attributes(of: name)
    var attributes: [MarkupElement.Attribute] = []
    for attribute in element.attributes {
      guard allowed.contains(attribute.name) else {
        if attribute.name.hasPrefix("on") || attribute.name == "style" {
          note(attribute.name + "=")
        }
        continue
      }
      guard let value = safeValue(of: attribute) else {
        note("unsafe \(attribute.name)")
        continue
      }
      attributes.append(MarkupElement.Attribute(name: attribute.name, value: value))
    }
    // A link that leads nowhere is its text.
    if name == "a", !attributes.contains(where: { $0.name == "href" }) { return children }
    if name == "img", !attributes.contains(where: { $0.name == "src" }) { return [] }
    return [.element(MarkupElement(name, attributes, children))]
  }

  private func safeValue(of attribute: MarkupElement.Attribute) -> String? {
    switch attribute.name {
    case "href": SafeAddress.link(attribute.value)
    case "src", "poster": SafeAddress.media(attribute.value)
    case "start", "width", "height": Int(attribute.value).map { String(min(max($0, 0), 999_999)) }
    case "dir": ["ltr", "rtl", "auto"].first { $0 == attribute.value.lowercased() }
    case "lang":
      attribute.value.utf8.count <= 35
        && attribute.value.utf8.allSatisfy { MarkupSanitizer.isLanguageByte($0) }
        ? attribute.value : nil
    default: attribute.value
    }
  }

  private static func isLanguageByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D
  }

  private static func holdsBlock(_ nodes: [MarkupNode]) -> Bool {
    nodes.contains {
      guard case .element(let element) = $0 else { return false }
      switch element.name {
      case "p", "blockquote", "pre", "ul", "ol", "li", "hr", "h1", "h2", "h3", "h4", "h5", "h6":
        return true
      default: return holdsBlock(element.children)
      }
    }
  }

  private mutating func note(_ what: String) { dropped[what, default: 0] += 1 }
}
