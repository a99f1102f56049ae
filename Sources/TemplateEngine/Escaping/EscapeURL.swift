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

  /// What stays as it is; of the other bytes most become `%XX`.
  fileprivate var kept: ByteSet {
    switch self {
    case _ where extent == .query: .unreserved
    case .attribute(.part): .partOfAddress
    case .attribute: .address
    case .srcset: .addressInSrcset
    case .css(.part): .partOfAddressInCSS
    case .css: .addressInCSS
    }
  }
}

/// Some of the classes that `addressClasses` gives to bytes.
private struct ByteSet: OptionSet {
  let rawValue: UInt8

  static let unreserved = ByteSet(rawValue: 1)
  static let partOfAddress = ByteSet(rawValue: 2)
  static let address = ByteSet(rawValue: 4)
  static let addressInSrcset = ByteSet(rawValue: 8)
  static let partOfAddressInCSS = ByteSet(rawValue: 16)
  static let addressInCSS = ByteSet(rawValue: 32)

  static let all: ByteSet = [
    .unreserved, .partOfAddress, .address, .addressInSrcset, .partOfAddressInCSS, .addressInCSS,
  ]
}

/// The sets that each byte belongs to; lives as long as the program.
nonisolated(unsafe) private let addressClasses: UnsafePointer<ByteSet> = {
  let table = UnsafeMutablePointer<ByteSet>.allocate(capacity: 256)
  table.initialize(repeating: [], count: 256)
  for byte in 0..<UInt8(128) where byte.isASCIILetter || byte.isASCIIDigit {
    table[Int(byte)] = .all
  }
  for byte in "-._~".utf8 { table[Int(byte)] = .all }
  for byte in "/?#[]@!$*+;=".utf8 { table[Int(byte)] = .all.subtracting(.unreserved) }
  table[Int(UInt8(ascii: ":"))] = [.address, .addressInSrcset, .addressInCSS]
  table[Int(UInt8(ascii: ","))] = [.address, .partOfAddress, .addressInCSS, .partOfAddressInCSS]
  // Letters of other scripts: browsers encode them themselves, people can read them.
  for byte in 128..<256 { table[byte] = [.address, .partOfAddress] }
  for byte in "()".utf8 { table[Int(byte)] = [.address, .partOfAddress, .addressInSrcset] }
  return UnsafePointer(table)
}()

/// What stands for an address whose scheme is not one of the safe ones: it leads nowhere.
let blockedAddress: StaticString = "about:invalid"

extension ByteBuffer {
  mutating func appendURL(_ bytes: UnsafeBufferPointer<UInt8>, _ writing: URLWriting) {
    var bytes = bytes
    if case .whole(let allowsDataImage) = writing.extent {
      bytes = trimmed(bytes)
      guard isSafeAddress(bytes, allowsDataImage: allowsDataImage) else {
        append(literal: blockedAddress)
        return
      }
    }
    guard let source = bytes.baseAddress else { return }
    let (classes, kept, count) = (addressClasses, writing.kept, bytes.count)
    var start = 0
    while true {
      var end = start
      while end < count, !classes[Int(source[end])].isDisjoint(with: kept) { end += 1 }
      append(source + start, count: end - start)
      guard end < count else { return }
      appendSpecial(bytes, end, writing)
      start = end + 1
    }
  }

  private mutating func appendSpecial(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ writing: URLWriting
  ) {
    let byte = bytes[index]
    switch byte {
    case _ where writing.extent == .query: appendPercent(byte)
    case UInt8(ascii: "&"): appendAmpersand(writing)
    case UInt8(ascii: "%") where bytes.hasHexDigits(at: index + 1): append(byte)
    case UInt8(ascii: ",") where keepsComma(bytes, index, writing): append(byte)
    default: appendPercent(byte)
    }
  }

  /// In `srcset` a comma ends the address at its end and, to some, anywhere; only the one of a
  /// `data:` address has to stay.
  private func keepsComma(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ writing: URLWriting
  ) -> Bool {
    guard case .srcset(let extent) = writing else { return false }
    return extent == .whole(allowsDataImage: true) && bytes.hasScheme("data")
      && index + 1 < bytes.count && !bytes[..<index].contains(UInt8(ascii: ","))
  }

  private mutating func appendAmpersand(_ writing: URLWriting) {
    // Not an entity: `<style>` has none.
    if case .css = writing {
      append(literal: "\\26 ")
    } else {
      append(literal: "&amp;")
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
      return bytes.hasScheme("https") || bytes.hasScheme("http") || bytes.hasScheme("mailto")
        || bytes.hasScheme("tel") || allowsDataImage && bytes.isDataImage
    default: continue
    }
  }
  return true
}

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
