/// Inside a style sheet or a `style` attribute.
struct CSSSpot: Hashable, Sendable {
  enum Mode: Hashable, Sendable {
    case values
    /// Behind `/`.
    case slash
    case comment(star: Bool)
    case string(quote: UInt8)
    /// Behind `url(`.
    case urlStart
    /// The quote is 0 when there is none.
    case url(URLSpot, quote: UInt8)
    case escaped(quote: UInt8)
    case forbidden
  }

  var mode: Mode = .values
  /// The name that is being written, in lower case.
  var word = ""
  /// Inside `@import` or `@namespace`.
  var isImport = false

  var schemeIsFromValue: Bool {
    if case .url(let url, _) = mode { url.schemeIsFromValue } else { false }
  }

  mutating func take(_ byte: UInt8) {
    switch mode {
    case .values, .slash: takeInValues(byte)
    case .comment(let star):
      if star, byte == UInt8(ascii: "/") {
        mode = .values
      } else {
        mode = .comment(star: byte == UInt8(ascii: "*"))
      }
    case .string(let quote):
      if byte == UInt8(ascii: "\\") {
        mode = .escaped(quote: quote)
      } else if byte == quote || byte == 0x0A {
        mode = .values
      }
    case .escaped(let quote): mode = quote == 0 ? .values : .string(quote: quote)
    case .urlStart: takeAtURLStart(byte)
    case .url(let url, let quote): takeInURL(byte, url, quote)
    case .forbidden: break
    }
  }

  private mutating func takeInValues(_ byte: UInt8) {
    if mode == .slash, byte == UInt8(ascii: "*") { return mode = .comment(star: false) }
    mode = .values
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): mode = .string(quote: byte)
    case UInt8(ascii: "/"): mode = .slash
    case UInt8(ascii: "\\"): mode = .escaped(quote: 0)
    case UInt8(ascii: "("): if word == "url" { mode = .urlStart }
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): isImport = false
    default: break
    }
    if byte.isASCIILetter || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "-") {
      word = String((word + String(UnicodeScalar(byte.asciiLowercased))).suffix(10))
      if word == "@import" || word == "@namespace" { isImport = true }
    } else {
      word = ""
    }
  }

  private mutating func takeAtURLStart(_ byte: UInt8) {
    if byte.isTemplateSpace { return }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      mode = .url(URLSpot(use: .image), quote: byte)
    } else {
      takeInURL(byte, URLSpot(use: .image), 0)
    }
  }

  private mutating func takeInURL(_ byte: UInt8, _ url: URLSpot, _ quote: UInt8) {
    var url = url
    if quote != 0 ? byte == quote : byte == UInt8(ascii: ")") {
      mode = .values
    } else if byte == UInt8(ascii: "\\") {
      mode = .forbidden
    } else {
      url.take(byte)
      mode = .url(url, quote: quote)
    }
  }

  func joined(with other: CSSSpot) -> CSSSpot? {
    guard isImport == other.isImport else { return nil }
    if case .url(let a, let quote) = mode, case .url(let b, quote) = other.mode {
      return a.joined(with: b).map { CSSSpot(mode: .url($0, quote: quote), isImport: isImport) }
    }
    return mode == other.mode ? CSSSpot(mode: mode, isImport: isImport) : nil
  }
}

/// Inside JSON.
enum JSONSpot: Hashable, Sendable {
  case value, string, escaped

  mutating func take(_ byte: UInt8) {
    switch (self, byte) {
    case (.value, UInt8(ascii: "\"")), (.escaped, _): self = .string
    case (.string, UInt8(ascii: "\"")): self = .value
    case (.string, UInt8(ascii: "\\")): self = .escaped
    default: break
    }
  }
}
