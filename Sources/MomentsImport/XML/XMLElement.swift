/// An element of XML with all that is in it.
package struct XMLElement: Sendable, Hashable {
  package indirect enum Node: Sendable, Hashable {
    case text(String)
    case element(XMLElement)
  }

  /// With its usual prefix: `content:encoded`.
  package var name: String
  package var attributes: [String: String] = [:]
  package var children: [Node] = []

  package init(name: String) { self.name = name }

  package var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Those directly below, of that name.
  package func all(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

  /// The first directly below, of that name.
  package subscript(name: String) -> XMLElement? { elements.first { $0.name == name } }

  /// All text below, as written.
  package var content: String {
    children.reduce(into: "") { text, node in
      switch node {
      case .text(let plain): text += plain
      case .element(let element): text += element.content
      }
    }
  }

  /// `content` without white space around; nil where nothing is left.
  package var text: String? {
    let trimmed = content.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return trimmed.isEmpty ? nil : String(trimmed.reversed())
  }

  /// What is in it as HTML, for XHTML inside feeds.
  package var innerHTML: String {
    children.reduce(into: "") { html, node in
      switch node {
      case .text(let plain): XMLElement.escape(plain, into: &html)
      case .element(let element):
        html += "<\(element.name)"
        for name in element.attributes.keys.sorted() {
          html += " \(name)=\""
          XMLElement.escape(element.attributes[name] ?? "", into: &html)
          html += "\""
        }
        html += ">" + element.innerHTML
        if !["br", "hr", "img", "source"].contains(element.name) { html += "</\(element.name)>" }
      }
    }
  }

  private static func escape(_ text: String, into html: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}
