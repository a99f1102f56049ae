/// Inside an address.
struct URLSpot: Hashable, Sendable {
  enum Use: Hashable, Sendable {
    case link, image
    /// Code or another page that runs inside this one: only an address field may say which.
    case resource
    /// Several addresses with spaces between.
    case links
  }

  enum Part: Hashable, Sendable {
    case start
    /// Literal letters that may turn out to be a scheme, in lower case.
    case scheme(String)
    /// A value stands before, and no literal text has settled the scheme since.
    case open
    case path
    case query
    case refused(Refusal)
  }

  var use: Use
  var part: Part = .start

  static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Whether a value, and then literal text, made the scheme: no check of the value could help.
  var schemeIsFromValue: Bool { part == .refused(.schemeFromValue) }

  mutating func take(_ byte: UInt8) {
    if byte.isTemplateSpace, use == .links { return part = .start }
    switch (part, byte) {
    case (.refused, _): break
    case (.start, _) where byte <= 0x20: break
    case (.query, _): break
    case (_, UInt8(ascii: "?")), (_, UInt8(ascii: "#")): part = .query
    case (.path, _): break
    case (_, UInt8(ascii: "/")), (_, UInt8(ascii: "\\")): part = .path
    case (.start, UInt8(ascii: ":")): part = .path
    case (.open, UInt8(ascii: ":")): part = .refused(.schemeFromValue)
    case (.scheme(let name), UInt8(ascii: ":")):
      part = Self.schemes.contains(name) ? .path : .refused(.scheme)
    // Browsers drop these inside a scheme.
    case (.scheme, 0x09), (.scheme, 0x0A), (.scheme, 0x0D): part = .refused(.scheme)
    case (.start, _): part = .scheme(String(UnicodeScalar(byte.asciiLowercased)))
    case (.scheme(let name), _):
      part = .scheme(name + String(UnicodeScalar(byte.asciiLowercased)))
    case (.open, _): break
    }
  }

  mutating func takeEntity() {
    switch part {
    case .start, .scheme: part = .refused(.schemeEntity)
    case .open: part = .refused(.schemeFromValue)
    default: break
    }
  }

  /// The place after a value, which may be empty.
  mutating func takeValue() {
    switch part {
    case .start, .scheme, .open: part = .open
    case .path, .query, .refused: break
    }
  }

  /// A place as careful as either.
  func joined(with other: URLSpot) -> URLSpot? {
    guard use == other.use else { return nil }
    if self == other { return self }
    switch (part, other.part) {
    case (.refused, _): return self
    case (_, .refused): return other
    case (.path, .query), (.query, .path): return URLSpot(use: use, part: .query)
    default: return URLSpot(use: use, part: .open)
    }
  }
}

/// Inside `srcset`.
struct SrcsetSpot: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// Before an address.
    case start
    case address(URLSpot)
    /// Behind an address.
    case descriptor
  }

  var part: Part = .start

  var schemeIsFromValue: Bool {
    if case .address(let address) = part { address.schemeIsFromValue } else { false }
  }

  /// Behind an entity that is not known.
  var behindEntity: SrcsetSpot {
    var address = URLSpot(use: .image)
    if case .address(let open) = part { address = open }
    address.takeEntity()
    return SrcsetSpot(part: .address(address))
  }

  mutating func take(_ byte: UInt8) {
    switch part {
    case .start:
      if byte.isTemplateSpace || byte == UInt8(ascii: ",") { return }
      var address = URLSpot(use: .image)
      address.take(byte)
      part = .address(address)
    case .address(var address):
      if byte.isTemplateSpace { return part = .descriptor }
      // Behind a value a comma may end the candidate or the list that the value was.
      if byte == UInt8(ascii: ","), address.part == .open { return part = .start }
      address.take(byte)
      part = .address(address)
    case .descriptor: if byte == UInt8(ascii: ",") { part = .start }
    }
  }
}
