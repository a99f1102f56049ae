/// Something in literal text that makes the page unsafe or its places uncertain.
enum LiteralProblem: String, Sendable {
  case schemeFromValue =
    "a value stands before this in the address, so the address's scheme would come from it"
  case nameInParts = "a name is written in two parts with a section between them"
  case commentInScript = "'<!--' in a script changes where the script ends"
  case refreshBehindContent =
    "'http-equiv' makes this a refresh, but a value in 'content' before it was not checked as an address"

  var hint: String {
    switch self {
    case .schemeFromValue:
      "put '/', '?' or '#' between the value and ':' or '&', or let the value be the whole address"
    case .nameInParts: "write a space, or the whole name on one side"
    case .commentInScript: "take it out; inside a string write '<\\!--'"
    case .refreshBehindContent: "put 'http-equiv' before 'content'"
    }
  }
}

extension Place {
  /// Walks over literal text; the first problem in it, with its offset in `bytes`.
  mutating func walk(_ bytes: ArraySlice<UInt8>) -> (offset: Int, problem: LiteralProblem)? {
    guard spot != .plain else { return nil }
    var first: (offset: Int, problem: LiteralProblem)?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      // Most of a page is text between tags.
      if spot == .content, bytes[index] != UInt8(ascii: "<") {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
        continue
      }
      if let problem = take(bytes[index]), first == nil { first = (index, problem) }
      index += 1
    }
    return first
  }

  private mutating func take(_ byte: UInt8) -> LiteralProblem? {
    switch spot {
    case .plain: break
    case .json(var json):
      json.take(byte)
      spot = .json(json)
    case .content: if byte == UInt8(ascii: "<") { spot = .tagOpen(isEnd: false) }
    case .tagOpen(let isEnd): takeBehindOpen(byte, isEnd: isEnd)
    case .tagName(let name, let isEnd): return takeInTagName(byte, name, isEnd: isEnd)
    case .tag(let tag): return takeInTag(byte, tag)
    case .endTag: if byte == UInt8(ascii: ">") { spot = .content }
    case .attributeName(let tag, let name): return takeInAttributeName(byte, tag, name)
    case .attributeNameEnd(let tag, let name):
      if byte == UInt8(ascii: "=") {
        spot = .attributeStart(tag, name)
      } else if !byte.isTemplateSpace {
        return takeInTag(byte, tag)
      }
    case .attributeStart(let tag, let name): return takeAtAttributeStart(byte, tag, name)
    case .attribute(let tag, let attribute): return takeInAttribute(byte, tag, attribute)
    case .rawText(let raw): return takeInRawText(byte, raw)
    case .declaration, .bogus, .comment, .characterData, .instruction: takeInMarkup(byte)
    }
    return nil
  }

  // MARK: Tags

  private mutating func takeBehindOpen(_ byte: UInt8, isEnd: Bool) {
    if byte.isASCIILetter || syntax == .xml && (byte == UInt8(ascii: "_") || byte >= 0x80) {
      spot = .tagName(letter(byte), isEnd: isEnd)
    } else if isEnd {
      spot = byte == UInt8(ascii: ">") ? .content : .bogus
    } else {
      switch byte {
      case UInt8(ascii: "/"): spot = .tagOpen(isEnd: true)
      case UInt8(ascii: "!"): spot = .declaration("")
      case UInt8(ascii: "?"): spot = syntax == .xml ? .instruction(mark: false) : .bogus
      case UInt8(ascii: "<"): break
      default: spot = .content
      }
    }
  }

  private mutating func takeInTagName(
    _ byte: UInt8, _ name: String, isEnd: Bool
  ) -> LiteralProblem? {
    guard byte.isTemplateSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") else {
      spot = .tagName(name + letter(byte), isEnd: isEnd)
      return nil
    }
    if isEnd {
      if isForeign(name), foreignDepth > 0 { foreignDepth -= 1 }
      spot = byte == UInt8(ascii: ">") ? .content : .endTag
      return nil
    }
    return takeInTag(byte, OpenTag(name: name))
  }

  private mutating func takeInTag(_ byte: UInt8, _ tag: OpenTag) -> LiteralProblem? {
    var tag = tag
    if byte == UInt8(ascii: ">") {
      if isForeign(tag.name), !tag.isSelfClosing { foreignDepth = min(foreignDepth + 1, 1000) }
      spot = content(of: tag)
    } else if byte.isTemplateSpace || byte == UInt8(ascii: "/") {
      tag.isSelfClosing = byte == UInt8(ascii: "/")
      spot = .tag(tag)
    } else {
      tag.isSelfClosing = false
      spot = .attributeName(tag, letter(byte))
    }
    return nil
  }

  private func content(of tag: OpenTag) -> Spot {
    guard syntax == .html, var content = RawText.Content(of: tag) else { return .content }
    if foreignDepth > 0 {
      if tag.isSelfClosing || content == .escapable { return .content }
      content = .opaque
    }
    return .rawText(RawText(element: tag.name, content: content))
  }

  private func isForeign(_ element: String) -> Bool {
    syntax == .html && (element == "svg" || element == "math")
  }

  // MARK: Attributes

  private mutating func takeInAttributeName(
    _ byte: UInt8, _ tag: OpenTag, _ name: String?
  ) -> LiteralProblem? {
    if byte == UInt8(ascii: "=") {
      spot = .attributeStart(tag, name)
    } else if byte.isTemplateSpace {
      spot = .attributeNameEnd(tag, name)
    } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
      return takeInTag(byte, tag)
    } else if name == nil {
      spot = .attributeNameEnd(tag, nil)
      return .nameInParts
    } else {
      spot = .attributeName(tag, name.map { $0 + letter(byte) })
    }
    return nil
  }

  private mutating func takeAtAttributeStart(
    _ byte: UInt8, _ tag: OpenTag, _ name: String?
  ) -> LiteralProblem? {
    if byte.isTemplateSpace { return nil }
    if byte == UInt8(ascii: ">") { return takeInTag(byte, tag) }
    var attribute = Attribute(
      name: name, quote: 0, value: AttributeValue(of: name, in: tag, syntax))
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      attribute.quote = byte
    } else {
      attribute.take(byte)
    }
    spot = .attribute(tag, attribute)
    return nil
  }

  private mutating func takeInAttribute(
    _ byte: UInt8, _ tag: OpenTag, _ attribute: Attribute
  ) -> LiteralProblem? {
    let isUnquoted = attribute.quote == 0
    let before = attribute.value.schemeIsFromValue
    let ends =
      isUnquoted ? byte.isTemplateSpace || byte == UInt8(ascii: ">") : byte == attribute.quote
    guard ends else {
      var attribute = attribute
      attribute.take(byte)
      let isNew = attribute.value.schemeIsFromValue && !before
      spot = .attribute(tag, attribute)
      return isNew ? .schemeFromValue : nil
    }
    var tag = tag
    let problem = tag.take(attribute)
    spot = .tag(tag)
    return isUnquoted ? takeInTag(byte, tag) ?? problem : problem
  }

  // MARK: Raw text

  private mutating func takeInRawText(_ byte: UInt8, _ raw: RawText) -> LiteralProblem? {
    var raw = raw
    if raw.endsWithTag(byte) {
      spot = byte == UInt8(ascii: ">") ? .content : .endTag
      return nil
    }
    let problem = raw.take(byte)
    spot = .rawText(raw)
    return problem
  }

  // MARK: Comments and the like

  private mutating func takeInMarkup(_ byte: UInt8) {
    switch spot {
    case .declaration(let start): takeInDeclaration(byte, start)
    case .comment(let dashes): takeInComment(byte, dashes)
    case .characterData(let brackets):
      if byte == UInt8(ascii: "]") {
        spot = .characterData(brackets: min(brackets + 1, 2))
      } else {
        spot =
          brackets == 2 && byte == UInt8(ascii: ">") ? .content : .characterData(brackets: 0)
      }
    case .instruction(let mark):
      spot =
        mark && byte == UInt8(ascii: ">") ? .content : .instruction(mark: byte == UInt8(ascii: "?"))
    default: if byte == UInt8(ascii: ">") { spot = .content }
    }
  }

  private mutating func takeInDeclaration(_ byte: UInt8, _ start: String) {
    let more = start + String(UnicodeScalar(byte))
    if more == "--" {
      spot = .comment(dashes: -1)
    } else if more == "[CDATA[", syntax == .xml {
      spot = .characterData(brackets: 0)
    } else if "--".hasPrefix(more) || "[CDATA[".hasPrefix(more) {
      spot = .declaration(more)
    } else {
      spot = byte == UInt8(ascii: ">") ? .content : .bogus
    }
  }

  private mutating func takeInComment(_ byte: UInt8, _ dashes: Int) {
    let endsHTML = dashes == -1 || dashes == -2 || dashes == 3
    switch byte {
    case UInt8(ascii: "-"):
      spot = .comment(
        dashes: dashes == -1 ? -2 : dashes == 1 || dashes == -2 || dashes == 2 ? 2 : 1)
    case UInt8(ascii: ">") where dashes == 2: spot = .content
    case UInt8(ascii: ">") where endsHTML && syntax != .xml: spot = .content
    case UInt8(ascii: "!") where dashes == 2: spot = .comment(dashes: 3)
    default: spot = .comment(dashes: 0)
    }
  }

  private func letter(_ byte: UInt8) -> String {
    String(UnicodeScalar(syntax == .html ? byte.asciiLowercased : byte))
  }
}
