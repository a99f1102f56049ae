extension RawText.Content {
  /// What the text of an HTML element is; nil for ordinary content.
  init?(of tag: OpenTag) {
    switch tag.name {
    case "script": self = tag.type.map(Self.isData) == true ? .json(.value) : .script
    case "style": self = .css(CSSSpot())
    case "title", "textarea": self = .escapable
    case "xmp", "iframe", "noembed", "noframes", "plaintext": self = .opaque
    default: return nil
    }
  }

  /// Whether browsers hold a script of `type` for data. Import maps are JSON, but decide about code.
  private static func isData(_ type: String) -> Bool {
    type == "application/json" || type.hasSuffix("+json")
  }
}

extension RawText {
  /// Whether `byte` completes the end tag that stands there so far.
  func endsWithTag(_ byte: UInt8) -> Bool {
    matched == element.utf8.count + 2
      && (byte.isTemplateSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">"))
  }

  mutating func take(_ byte: UInt8) -> LiteralProblem? {
    let startsComment = matchNext(byte)
    var schemeIsFromValue = false
    switch content {
    case .css(var css):
      let before = css.schemeIsFromValue
      css.take(byte)
      schemeIsFromValue = css.schemeIsFromValue && !before
      content = .css(css)
    case .json(var json):
      json.take(byte)
      content = .json(json)
    case .escapable, .script, .opaque: break
    }
    if schemeIsFromValue { return .schemeFromValue }
    return startsComment && element == "script" ? .commentInScript : nil
  }

  /// Follows `</element`, counting up from 1, and `<!--`, counting down from -2; true at the end of
  /// the latter.
  private mutating func matchNext(_ byte: UInt8) -> Bool {
    let wanted = Array(("</" + element).utf8)
    let isComment = matched == -3 && byte == UInt8(ascii: "-")
    switch matched {
    case 1 where byte == UInt8(ascii: "!"): matched = -2
    case -2 where byte == UInt8(ascii: "-"): matched = -3
    case 0..<wanted.count where byte.asciiLowercased == wanted[matched]: matched += 1
    default: matched = byte == UInt8(ascii: "<") ? 1 : 0
    }
    return isComment
  }
}
