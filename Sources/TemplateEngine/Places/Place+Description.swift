extension Place {
  /// For messages: "… stands in DESCRIPTION".
  var description: String {
    switch spot {
    case .plain: "plain text"
    case .json(.value): "JSON"
    case .json: "a JSON string"
    case .content: foreignDepth > 0 ? "the content of <svg> or <math>" : "element content"
    case .tagOpen(let isEnd): isEnd ? "the start of an end tag" : "the start of a tag"
    case .tagName(let name, let isEnd):
      isEnd ? "the end tag of <\(name)>" : "the tag name '\(name)'"
    case .tag(let tag): "the tag <\(tag.name)>"
    case .attributeName(let tag, _), .attributeNameEnd(let tag, _):
      "an attribute name of <\(tag.name)>"
    case .attributeStart(let tag, let name): attributeName(name, tag)
    case .endTag: "an end tag"
    case .attribute(let tag, let attribute):
      attributeName(attribute.name, tag) + attribute.value.detail
    case .declaration, .bogus: "a declaration"
    case .comment: "a comment"
    case .characterData: "a CDATA section"
    case .instruction: "a processing instruction"
    case .rawText(let raw): "the text of <\(raw.element)>" + raw.detail
    }
  }

  private func attributeName(_ name: String?, _ tag: OpenTag) -> String {
    name.map { "attribute '\($0)' of <\(tag.name)>" } ?? "an attribute of <\(tag.name)>"
  }
}

extension AttributeValue {
  fileprivate var detail: String {
    switch self {
    case .css(let css): css.detail
    case .srcset(let srcset): srcset.part == .descriptor ? " (behind an address)" : ""
    default: ""
    }
  }
}

extension RawText {
  fileprivate var detail: String {
    switch content {
    case .css(let css): css.detail
    case .json(.value): " (JSON)"
    case .json: " (a JSON string)"
    case .escapable, .script, .opaque: ""
    }
  }
}

extension CSSSpot {
  fileprivate var detail: String {
    switch mode {
    case .values, .slash: " (style)"
    case .comment: " (a comment)"
    case .string, .escaped, .forbidden: " (a style's string)"
    case .urlStart, .url: " (url())"
    }
  }
}
