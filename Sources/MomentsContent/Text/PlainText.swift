import MomentsModel

/// Text that means what it says: escaped, line breaks kept, http and https addresses linked, and
/// nothing else is special, so `1986.` and `* a` stay as written.
struct PlainText {
  let text: MomentText
  /// Names of `#tag`s without `#`, in order.
  let tags: [String]

  init(_ written: String) {
    var scanner = PlainTextScanner(written)
    scanner.run()
    text = MomentText(html: scanner.html.bytes, excerpt: scanner.excerpt.text)
    tags = scanner.tags
  }
}

private struct PlainTextScanner {
  private let text: String
  private let end: String.Index
  private var position: String.Index
  /// Where the run of ordinary text began that hasn't been written yet.
  private var pending: String.Index
  var html = HTMLBytes()
  var excerpt = Excerpt()
  var tags: [String] = []

  init(_ text: String) {
    self.text = text
    var end = text.utf8.endIndex
    while end > text.utf8.startIndex, text.utf8[text.utf8.index(before: end)].isSpaceOrLineEnd {
      end = text.utf8.index(before: end)
    }
    self.end = end
    position = text.startIndex
    pending = position
  }

  mutating func run() {
    html.markup("<p>")
    while position < end {
      let byte = text.utf8[position]
      switch byte {
      case 0x0A, 0x0D: lineBreak(byte)
      case 0x48 where !followsWord(), 0x68 where !followsWord(): link()
      case 0x23 where !followsWord(): tag()
      default: position = text.utf8.index(after: position)
      }
    }
    flush()
    html.markup("</p>")
    excerpt.add(text.utf8[..<end])
  }

  private mutating func flush() {
    html.text(text.utf8[pending..<position])
    pending = position
  }

  private mutating func lineBreak(_ byte: UInt8) {
    flush()
    html.markup("<br>\n")
    position = text.utf8.index(after: position)
    if byte == 0x0D, position < end, text.utf8[position] == 0x0A {
      position = text.utf8.index(after: position)
    }
    pending = position
  }

  private func followsWord() -> Bool {
    guard position > text.startIndex else { return false }
    let before = text.unicodeScalars[text.unicodeScalars.index(before: position)]
    return before.isTagPart || before == "&" || before == "/" || before == "#"
  }

  private mutating func link() {
    let rest = text[position..<end]
    guard let address = LinkInText(rest) else {
      position = text.utf8.index(after: position)
      return
    }
    flush()
    html.markup("<a href=\"")
    html.text(address.target.utf8)
    html.markup("\">")
    html.text(address.shown.utf8)
    html.markup("</a>")
    position = address.shown.endIndex
    pending = position
  }

  /// Notes a tag; its text stays ordinary text.
  private mutating func tag() {
    let scalars = text.unicodeScalars
    let start = scalars.index(after: position)
    var tagEnd = start
    var hasLetter = false
    while tagEnd < end, scalars[tagEnd].isTagPart {
      hasLetter = hasLetter || scalars[tagEnd].properties.numericType == nil
      tagEnd = scalars.index(after: tagEnd)
    }
    if hasLetter { tags.append(String(text[start..<tagEnd])) }
    position = tagEnd
  }
}

/// An http or https address at the start of a text.
private struct LinkInText {
  /// As written, without the sentence's punctuation at its end.
  let shown: Substring
  /// The same with characters beyond ASCII percent-encoded.
  let target: String

  init?(_ text: Substring) {
    guard text.prefix(8).lowercased().hasPrefix("http") else { return nil }
    var end = text.unicodeScalars.firstIndex { !$0.isAddressPart } ?? text.endIndex
    while end > text.startIndex {
      let last = text.unicodeScalars.index(before: end)
      guard LinkInText.endsSentence(text[..<end], text.unicodeScalars[last]) else { break }
      end = last
    }
    shown = text[..<end]
    guard let target = WebAddress.absolute(LinkInText.encoded(shown)) else { return nil }
    self.target = target
  }

  private static func endsSentence(_ text: Substring, _ last: Unicode.Scalar) -> Bool {
    switch last {
    case ".", ",", ";", ":", "!", "?", "'", "\"", "*", "_", "~", "…": true
    case ")": text.utf8.count { $0 == 0x29 } > text.utf8.count { $0 == 0x28 }
    case "]": text.utf8.count { $0 == 0x5D } > text.utf8.count { $0 == 0x5B }
    default: false
    }
  }

  private static func encoded(_ text: Substring) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return String(text) }
    return text.utf8.reduce(into: "") { result, byte in
      if byte < 0x80 {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isSpaceOrLineEnd: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }
}

extension Unicode.Scalar {
  /// Letters, marks and digits of every script, and `_`.
  fileprivate var isTagPart: Bool {
    if isASCII {
      return (0x30...0x39).contains(value) || (0x61...0x7A).contains(value | 0x20) || value == 0x5F
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber:
      return true
    default: return value == 0x200C
    }
  }

  /// Whether an address in a text goes on with it: no white space, quotes or brackets, and no
  /// punctuation of scripts that write without spaces.
  fileprivate var isAddressPart: Bool {
    switch value {
    case 0x00...0x20, 0x22, 0x3C, 0x3E, 0x7F...0xA0, 0x2000...0x206F, 0x3000...0x303F,
      0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
      false
    default: true
    }
  }
}
