/// How an address is written, after where it stands.
enum URLWriting {
  enum Extent: Equatable {
    /// Nothing before it settles the scheme.
    case whole(allowsDataImage: Bool)
    /// Continues literal text that has no colon yet.
    case part
    /// Continues the path: what separates parts of an address stays.
    case path
    /// A component of the query or fragment: nothing that separates parts stays.
    case query
  }

  case attribute(Extent)
  case srcset(Extent)
  case css(Extent)

  var extent: Extent {
    switch self {
    case .attribute(let extent), .srcset(let extent), .css(let extent): extent
    }
  }
}

/// What stands for an address whose scheme is not one of the safe ones: it leads nowhere.
let blockedAddress: StaticString = "about:invalid"

extension ByteBuffer {
  mutating func appendURL(_ bytes: UnsafeBufferPointer<UInt8>, _ writing: URLWriting) {
    var bytes = bytes
    if case .whole(let allowsDataImage) = writing.extent {
      bytes = trimmed(bytes)
      guard isSafeAddress(bytes, allowsDataImage: allowsDataImage) else {
        append(blockedAddress)
        return
      }
    }
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), writing.extent != .query {
        appendAmpersand(writing)
      } else if isKept(byte, bytes, index, writing) {
        append(byte)
      } else {
        appendPercent(byte)
      }
    }
  }

  private func isKept(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ writing: URLWriting
  ) -> Bool {
    if byte.isASCIILetter || byte.isASCIIDigit { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): return true
    case _ where writing.extent == .query: return false
    case UInt8(ascii: "%"): return bytes.hasHexDigits(at: index + 1)
    case UInt8(ascii: ":"): return writing.extent != .part
    case UInt8(ascii: ","): return keepsComma(bytes, index, writing)
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      if case .css = writing { return false } else { return true }
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ";"), UInt8(ascii: "="):
      return true
    default: return false
    }
  }

  /// In `srcset` a comma ends the address at its end and, to some, anywhere; only the one of a
  /// `data:` address has to stay.
  private func keepsComma(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ writing: URLWriting
  ) -> Bool {
    guard case .srcset(let extent) = writing else { return true }
    return extent == .whole(allowsDataImage: true) && bytes.hasScheme("data")
      && index + 1 < bytes.count && !bytes[..<index].contains(UInt8(ascii: ","))
  }

  private mutating func appendAmpersand(_ writing: URLWriting) {
    // Not an entity: `<style>` has none.
    if case .css = writing {
      append("\\26 " as StaticString)
    } else {
      append("&amp;" as StaticString)
    }
  }

  mutating func appendPercent(_ byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(hexDigit(byte >> 4))
    append(hexDigit(byte & 15))
  }
}

/// Without the spaces and control characters that browsers drop at both ends.
private func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  var start = 0
  var end = bytes.count
  while start < end, bytes[start] <= 0x20 { start += 1 }
  while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
  return UnsafeBufferPointer(rebasing: bytes[start..<end])
}

/// Whether everything before the first `/`, `?` or `#` is free of colons, or is a known scheme.
///
/// Compares plain bytes: any control character, entity or space inside the scheme makes it unknown,
/// and an unknown one is never let through, whatever a browser would make of it. An entity stays one
/// to the browser's eye, for its `&` is escaped.
private func isSafeAddress(_ bytes: UnsafeBufferPointer<UInt8>, allowsDataImage: Bool) -> Bool {
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
    case UInt8(ascii: ":"):
      return safeSchemes.contains { bytes.hasScheme($0) }
        || allowsDataImage && bytes.isDataImage
    default: continue
    }
  }
  return true
}

private let safeSchemes: [StaticString] = ["https", "http", "mailto", "tel"]

extension UnsafeBufferPointer<UInt8> {
  /// Whether it begins with `scheme`, in any case, and a colon.
  fileprivate func hasScheme(_ scheme: StaticString) -> Bool {
    hasPrefix(scheme) && count > scheme.utf8CodeUnitCount
      && self[scheme.utf8CodeUnitCount] == UInt8(ascii: ":")
  }

  /// In any case; `prefix` is in lower case.
  fileprivate func hasPrefix(_ prefix: StaticString) -> Bool {
    guard count >= prefix.utf8CodeUnitCount else { return false }
    return (0..<prefix.utf8CodeUnitCount).allSatisfy {
      self[$0].asciiLowercased == prefix.utf8Start[$0]
    }
  }

  fileprivate var isDataImage: Bool { hasPrefix("data:image/") }

  fileprivate func hasHexDigits(at index: Int) -> Bool {
    index + 1 < count && self[index].isHexDigit && self[index + 1].isHexDigit
  }
}

extension UInt8 {
  var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  fileprivate var isHexDigit: Bool {
    isASCIIDigit || (0x61...0x66).contains(asciiLowercased)
  }
}

/// The upper-case digit for 0 to 15.
func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
