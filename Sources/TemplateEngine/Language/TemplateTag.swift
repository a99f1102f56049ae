/// A tag as the scanner finds it.
struct TemplateTag {
  enum Kind: UInt8 {
    case value, raw, comment, delimiters, section, inverted, close, partial, parent, block

    /// Whether such a tag leaves no line behind when it is alone on one.
    var canStandAlone: Bool { self != .value && self != .raw }
  }

  let kind: Kind
  /// From the opening delimiter's first byte to after the closing one.
  let range: Range<Int>
  /// What stands between sigil and closing delimiter, without white space around it.
  let content: Range<Int>
}

enum ScannedToken {
  case text(Range<Int>)
  case tag(TemplateTag)
}
