extension Attribute {
  mutating func take(_ byte: UInt8) {
    guard value.readsEntities else { return value.take(byte) }
    if let name = entity {
      takeInEntity(byte, name)
    } else if byte == UInt8(ascii: "&") {
      entity = ""
    } else {
      value.take(byte)
    }
  }

  private mutating func takeInEntity(_ byte: UInt8, _ name: String) {
    if byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "#"), name.count < 32 {
      return entity = name + String(UnicodeScalar(byte))
    }
    entity = nil
    if byte == UInt8(ascii: ";") {
      if let character = Self.entities[name] {
        value.take(character)
      } else {
        value.takeUnknownEntity()
      }
    } else {
      // No entity after all, unless a browser knows it without its semicolon.
      value.takeUnknownEntity()
      value.take(UInt8(ascii: "&"))
      take(byte)
    }
  }

  private static let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "#38": UInt8(ascii: "&"), "quot": UInt8(ascii: "\""),
    "#34": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"), "#39": UInt8(ascii: "'"),
    "#x27": UInt8(ascii: "'"), "#x22": UInt8(ascii: "\""), "lt": UInt8(ascii: "<"),
    "gt": UInt8(ascii: ">"),
  ]
}

extension AttributeValue {
  var schemeIsFromValue: Bool {
    switch self {
    case .url(let url), .refreshURL(let url): url.schemeIsFromValue
    case .srcset(let srcset): srcset.schemeIsFromValue
    case .css(let css): css.schemeIsFromValue
    case .plain, .word, .refresh, .forbidden: false
    }
  }

  /// Whether what literal text means here matters so much that its entities have to be read.
  fileprivate var readsEntities: Bool {
    switch self {
    case .url, .srcset, .css, .refresh, .refreshURL: true
    case .plain, .word, .forbidden: false
    }
  }

  fileprivate mutating func take(_ byte: UInt8) {
    switch self {
    case .plain, .forbidden: break
    case .word(let word): self = .word(word + String(UnicodeScalar(byte.asciiLowercased)))
    case .url(var url):
      url.take(byte)
      self = .url(url)
    case .srcset(var srcset):
      srcset.take(byte)
      self = .srcset(srcset)
    case .css(var css):
      css.take(byte)
      self = .css(css)
    case .refresh(let start):
      let more = start + String(UnicodeScalar(byte.asciiLowercased))
      let word = more.filter { !$0.isWhitespace }
      self = word.hasSuffix("url=") ? .refreshURL(URLSpot(use: .link)) : .refresh(word)
    case .refreshURL(var url):
      // The address may stand in quotes of its own.
      if url.part == .start, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { break }
      url.take(byte)
      self = .refreshURL(url)
    }
  }

  fileprivate mutating func takeUnknownEntity() {
    switch self {
    case .url(var url):
      url.takeEntity()
      self = .url(url)
    case .refreshURL(var url):
      url.takeEntity()
      self = .refreshURL(url)
    case .css(var css):
      css.mode = .forbidden
      self = .css(css)
    case .srcset(let srcset):
      self = .srcset(srcset.behindEntity)
    case .refresh: self = .forbidden(.schemeEntity)
    case .plain, .word, .forbidden: break
    }
  }
}

extension OpenTag {
  /// Remembers what a whole attribute says.
  mutating func take(_ attribute: Attribute) -> LiteralProblem? {
    guard case .word(let word) = attribute.value else { return nil }
    if attribute.name == "type" {
      type = String(word.filter { !$0.isWhitespace }.prefix { $0 != ";" })
    }
    if attribute.name == "http-equiv", word.contains("refresh") {
      isRefresh = true
      if hasPlainContent { return .refreshBehindContent }
    }
    return nil
  }
}
