/// What becomes of a value at a place.
enum ValueRule: Equatable {
  case escaped(Escape)
  case refused(Refusal)
}

extension Place {
  /// How a value of `kind` is written here; moves behind it.
  mutating func takeValue(_ kind: FieldKind) -> ValueRule {
    switch spot {
    case .plain: .escaped(.none)
    case .json(let json): json.rule(kind)
    case .content: .escaped(syntax == .xml ? .xml : .text)
    case .tagOpen, .tagName: .refused(.tagName)
    case .tag, .attributeName, .attributeNameEnd: .refused(.attributeName)
    case .endTag: .refused(.endTag)
    case .attributeStart: .refused(.unquoted)
    case .attribute(let tag, let attribute): takeValue(kind, in: attribute, of: tag)
    case .declaration, .bogus: .refused(.declaration)
    case .comment: takeInComment()
    case .characterData: .refused(.characterData)
    case .instruction: .refused(.instruction)
    case .rawText(let raw): takeValue(kind, in: raw)
    }
  }

  /// Where `{{{html}}}` can stand: element content, in HTML.
  var takesHTML: Bool { syntax == .html && spot == .content || spot == .plain }

  private mutating func takeInComment() -> ValueRule {
    spot = .comment(dashes: 0)
    return .escaped(.comment)
  }

  private mutating func takeValue(
    _ kind: FieldKind, in attribute: Attribute, of tag: OpenTag
  ) -> ValueRule {
    guard attribute.quote != 0 else { return .refused(.unquoted) }
    var tag = tag
    var attribute = attribute
    if attribute.entity != nil, !attribute.flushEntity() { return .refused(.entity) }
    if tag.name == "meta", attribute.name == "content", attribute.value == .plain {
      tag.hasPlainContent = true
    }
    let rule = attribute.value.takeValue(kind, syntax)
    spot = .attribute(tag, attribute)
    return rule
  }

  private mutating func takeValue(_ kind: FieldKind, in raw: RawText) -> ValueRule {
    guard raw.matched == 0 else { return .refused(.tagName) }
    switch raw.content {
    case .escapable: return .escaped(.text)
    case .script: return .refused(.script)
    case .opaque: return .refused(.opaque)
    case .json(let json): return json.rule(kind)
    case .css(var css):
      let rule = css.takeValue(kind)
      var raw = raw
      raw.content = .css(css)
      spot = .rawText(raw)
      return rule
    }
  }
}

extension AttributeValue {
  fileprivate mutating func takeValue(_ kind: FieldKind, _ syntax: TemplateSyntax) -> ValueRule {
    switch self {
    case .plain: return .escaped(syntax == .xml ? .xml : .text)
    case .word: return .refused(.decides)
    case .forbidden(let refusal): return .refused(refusal)
    case .refresh: return .refused(.refreshStart)
    case .url(var url):
      let rule = url.takeValue(kind, .attribute)
      self = .url(url)
      return rule
    case .refreshURL(var url):
      let rule = url.takeValue(kind, .attribute)
      self = .refreshURL(url)
      return rule
    case .srcset(var srcset):
      let rule = srcset.takeValue(kind)
      self = .srcset(srcset)
      return rule
    case .css(var css):
      let rule = css.takeValue(kind)
      self = .css(css)
      return rule
    }
  }
}

extension Attribute {
  /// A value follows an unfinished `&`: harmless in the later parts of an address, where the `&`
  /// only separates; false elsewhere.
  fileprivate mutating func flushEntity() -> Bool {
    guard case .url(let url) = value, url.part == .path || url.part == .query else { return false }
    entity = nil
    return true
  }
}

extension URLSpot {
  enum Stand { case attribute, css }

  fileprivate mutating func takeValue(_ kind: FieldKind, _ stand: Stand) -> ValueRule {
    if use == .resource, !kind.isAddress { return .refused(.resource) }
    let before = part
    takeValue()
    let isCSS = stand == .css
    switch before {
    case .start, .open:
      let image = use == .image && kind == .url(allowsDataImage: true)
      return .escaped(isCSS ? (image ? .cssImageURL : .cssURL) : (image ? .imageURL : .url))
    case .scheme: return .escaped(isCSS ? .cssURLPart : .urlPart)
    case .path: return .escaped(isCSS ? .cssURLPath : .urlPath)
    case .query: return .escaped(isCSS ? .cssURLQuery : .urlQuery)
    case .refused(let refusal): return .refused(refusal)
    }
  }
}

extension SrcsetSpot {
  fileprivate mutating func takeValue(_ kind: FieldKind) -> ValueRule {
    let image = kind == .url(allowsDataImage: true)
    let whole: Escape =
      kind.isAddress
      ? image ? .srcsetImageURL : .srcsetURL : image ? .srcsetImageList : .srcsetList
    switch part {
    case .start:
      part = .address(URLSpot(use: .image, part: .open))
      return .escaped(whole)
    case .address(var address):
      let before = address.part
      address.takeValue()
      part = .address(address)
      switch before {
      case .start, .open: return .escaped(image ? .srcsetImageURL : .srcsetURL)
      case .scheme: return .refused(.schemeFromValue)
      case .path: return .escaped(.srcsetPath)
      case .query: return .escaped(.urlQuery)
      case .refused(let refusal): return .refused(refusal)
      }
    case .descriptor: return .escaped(.descriptor)
    }
  }
}

extension CSSSpot {
  fileprivate mutating func takeValue(_ kind: FieldKind) -> ValueRule {
    if isImport { return .refused(.importedStyle) }
    switch mode {
    case .values, .slash:
      mode = .values
      word = ""
      return .escaped(.cssValue)
    case .string: return .escaped(.cssString)
    case .urlStart:
      var url = URLSpot(use: .image)
      let rule = url.takeValue(kind, .css)
      mode = .url(url, quote: 0)
      return rule
    case .url(var url, let quote):
      let rule = url.takeValue(kind, .css)
      mode = .url(url, quote: quote)
      return rule
    case .comment, .escaped, .forbidden: return .refused(.styleUncertain)
    }
  }
}

extension JSONSpot {
  fileprivate func rule(_ kind: FieldKind) -> ValueRule {
    switch self {
    case .escaped: .refused(.jsonEscape)
    case .string: .escaped(.jsonString)
    case .value: .escaped(kind == .integer || kind == .flag ? .jsonFact : .jsonText)
    }
  }
}

extension FieldKind {
  fileprivate var isAddress: Bool {
    if case .url = self { true } else { false }
  }
}
