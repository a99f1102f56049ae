/// Writes cleaned nodes as HTML.
package enum MarkupText {
  /// Only what `MarkupSanitizer` gave is safe to publish. Classes are left out: they mean something
  /// to the importer, and nothing on a page.
  package static func html(_ nodes: [MarkupNode]) -> String {
    var text = ""
    for node in nodes { append(node, to: &text) }
    return text
  }

  private static func append(_ node: MarkupNode, to text: inout String) {
    switch node {
    case .text(let plain): escape(plain, into: &text)
    case .element(let element):
      text += "<\(element.name)"
      for attribute in element.attributes where attribute.name != "class" {
        text += " \(attribute.name)=\""
        escape(attribute.value, into: &text)
        text += "\""
      }
      if element.name == "a" { text += " rel=\"nofollow noopener noreferrer\"" }
      text += ">"
      if ["br", "hr", "img", "source"].contains(element.name) { return }
      for child in element.children { append(child, to: &text) }
      text += "</\(element.name)>"
    }
  }

  private static func escape(_ plain: String, into text: inout String) {
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "`": text += "&#96;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
