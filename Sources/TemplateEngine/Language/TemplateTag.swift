/// A tag as the scanner finds it.
struct TemplateTag {
  enum Kind: UInt8 {
    case value, raw, comment, delimiters, section, inverted, close, partial, parent, block

    /// Whether such a tag shows something that a parent tag around it would drop.
    var isStrayInParent: Bool {
      switch self {
      case .value, .raw, .section, .inverted, .partial, .parent: true
      case .comment, .delimiters, .close, .block: false
      }
    }
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
