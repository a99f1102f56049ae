import MomentsModel

/// Text that means what it says: escaped, line breaks kept, http and https addresses linked, and
/// nothing else is special, so `1986.` and `* a` stay as written.
struct PlainText {
  let text: MomentText
  /// Names of `#tag`s without `#`, in order.
  let tags: [String]

  init(_ written: String) {
    var written = written
    (text, tags) = written.withUTF8 { bytes in
      var scanner = PlainTextScanner(bytes)
      scanner.run()
      let text = MomentText(html: scanner.html.bytes, excerpt: scanner.excerpt.text)
      return (text, scanner.tags)
    }
  }
}

private struct PlainTextScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var position = 0
  /// Where the run of ordinary text began that hasn't been written yet.
  private var pending = 0
  var html = HTMLBytes()
  var excerpt = Excerpt()
  var tags: [String] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    self.end = end
  }

  mutating func run() {
    html.reserve(end + 16)
    html.markup("<p>")
    while position < end {
      switch bytes[position] {
      case 0x0A, 0x0D: lineBreak()
      case 0x48 where !followsLatin(), 0x68 where !followsLatin(): link()
      case 0x23 where !followsWord(): tag()
      default: position += 1
      }
    }
    flush()
    html.markup("</p>")
    excerpt.add(UnsafeBufferPointer(rebasing: bytes[..<end]))
  }

  private mutating func flush() {
    html.text(UnsafeBufferPointer(rebasing: bytes[pending..<position]))
    pending = position
  }

  private mutating func lineBreak() {
    flush()
    html.markup("<br>\n")
    let isPair = bytes[position] == 0x0D && position + 1 < end && bytes[position + 1] == 0x0A
    position += isPair ? 2 : 1
    pending = position
  }

  /// Addresses may follow a text of a script without spaces directly.
  private func followsLatin() -> Bool {
    position > 0 && bytes[position - 1] < 0x80 && DateText.isWordByte(bytes[position - 1])
  }

  private func followsWord() -> Bool {
    guard position > 0 else { return false }
    var start = position - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard let before = text(start..<position).unicodeScalars.first else { return false }
    return before.isTagPart || before == "&" || before == "/" || before == "#"
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func link() {
    // No address is longer; a bound keeps texts full of "http" linear.
    let rest = text(position..<min(end, position + 4096))
    guard let address = LinkInText(rest[...]) else {
      position += 1
      return
    }
    flush()
    html.markup("<a href=\"")
    html.text(address.target)
    html.markup("\">")
    html.text(String(address.shown))
    html.markup("</a>")
    position += address.shown.utf8.count
    pending = position
  }

  /// Notes a tag; its text stays ordinary text.
  private mutating func tag() {
    let name = text((position + 1)..<min(end, position + 512)).unicodeScalars
      .prefix(while: \.isTagPart)
    if name.contains(where: { $0.properties.numericType == nil }) {
      tags.append(String(name))
    }
    position += 1 + String(name).utf8.count
  }
}

/// An http or https address at the start of a text.
private struct LinkInText {
  /// As written, without the sentence's punctuation at its end.
  let shown: Substring
  /// The same with characters beyond ASCII percent-encoded.
  let target: String

  init?(_ text: Substring) {
    guard text.utf8.prefix(4).map({ $0 | 0x20 }).elementsEqual("http".utf8) else { return nil }
    var end = text.unicodeScalars.firstIndex { !$0.isAddressPart } ?? text.endIndex
    while end > text.startIndex {
      let last = text.unicodeScalars.index(before: end)
      guard LinkInText.endsSentence(text[..<end], text.unicodeScalars[last]) else { break }
      end = last
    }
    shown = text[..<end]
    guard let target = AddressText.absolute(String(shown)) else { return nil }
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
