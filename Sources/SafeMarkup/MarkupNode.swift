/// A piece of parsed HTML.
package enum MarkupNode: Sendable, Hashable {
  case text(String)
  case element(MarkupElement)

  /// All text below, without any mark-up.
  package var text: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.children.reduce(into: "") { $0 += $1.text }
    }
  }
}

/// An element with its attributes and all that is in it.
package struct MarkupElement: Sendable, Hashable {
  /// Lower case; `svg` and `math` for all that is inside those.
  package var name: String
  /// Names in lower case, in the order written.
  package var attributes: [Attribute]
  package var children: [MarkupNode]

  package struct Attribute: Sendable, Hashable {
    package var name: String
    package var value: String
  }

  package init(_ name: String, _ attributes: [Attribute] = [], _ children: [MarkupNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  package func hasClass(_ name: String) -> Bool {
    self["class"]?.split(whereSeparator: \.isWhitespace).contains { $0 == name } ?? false
  }
}
