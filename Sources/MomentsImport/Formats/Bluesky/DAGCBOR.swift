/// DAG-CBOR, the binary form of Bluesky's records, as JSON values: links become
/// `{"$link": "bafy…"}`, bytes a text of one character each.
struct DAGCBOR {
  struct Fault: Error {}

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  private static let depthLimit = 64

  /// The one value of `bytes`.
  static func value(_ bytes: ArraySlice<UInt8>) throws(Fault) -> JSONValue {
    var reader = DAGCBOR(bytes)
    return try reader.value(0)
  }

  /// The value at the start of `bytes`, and what comes after it.
  static func prefix(
    _ bytes: ArraySlice<UInt8>
  ) throws(Fault) -> (value: JSONValue, rest: ArraySlice<UInt8>) {
    var reader = DAGCBOR(bytes)
    let value = try reader.value(0)
    return (value, bytes[reader.position...])
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  private mutating func value(_ depth: Int) throws(Fault) -> JSONValue {
    guard depth < DAGCBOR.depthLimit, position < bytes.endIndex else { throw Fault() }
    let first = bytes[position]
    position += 1
    switch first >> 5 {
    case 0: return .number(String(try argument(first)))
    case 1: return .number("-" + String(try argument(first) + 1))
    case 2:
      let text = try take(try argument(first)).map { Unicode.Scalar($0) }
      return .string(String(String.UnicodeScalarView(text)))
    case 3: return .string(String(decoding: try take(try argument(first)), as: UTF8.self))
    case 4: return try list(try argument(first), depth)
    case 5: return try map(try argument(first), depth)
    case 6: return try link(try argument(first))
    default: return try simple(first)
    }
  }

  private mutating func list(_ count: UInt64, _ depth: Int) throws(Fault) -> JSONValue {
    // Each element takes a byte at least.
    guard count <= UInt64(bytes.endIndex - position) else { throw Fault() }
    var values: [JSONValue] = []
    for _ in 0..<count { values.append(try value(depth + 1)) }
    return .array(values)
  }

  private mutating func map(_ count: UInt64, _ depth: Int) throws(Fault) -> JSONValue {
    guard count <= UInt64(bytes.endIndex - position) else { throw Fault() }
    var members: [JSONValue.Member] = []
    for _ in 0..<count {
      guard case .string(let key) = try value(depth + 1) else { throw Fault() }
      members.append(JSONValue.Member(key: key, value: try value(depth + 1)))
    }
    return .object(members)
  }

  /// Tag 42: a CID with a zero before it.
  private mutating func link(_ tag: UInt64) throws(Fault) -> JSONValue {
    guard tag == 42, position < bytes.endIndex, bytes[position] >> 5 == 2 else { throw Fault() }
    let first = bytes[position]
    position += 1
    let cid = try take(try argument(first))
    guard cid.first == 0 else { throw Fault() }
    return .object([
      JSONValue.Member(key: "$link", value: .string(ContentIdentifier.text(cid.dropFirst())))
    ])
  }

  private mutating func simple(_ first: UInt8) throws(Fault) -> JSONValue {
    switch first & 31 {
    case 20: return .bool(false)
    case 21: return .bool(true)
    case 22, 23: return .null
    case 27:
      let bits = try take(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let number = Double(bitPattern: bits)
      return number.isFinite ? .number("\(number)") : .null
    default: throw Fault()
    }
  }

  private mutating func argument(_ first: UInt8) throws(Fault) -> UInt64 {
    switch first & 31 {
    case let small where small < 24: return UInt64(small)
    case 24: return try number(1)
    case 25: return try number(2)
    case 26: return try number(4)
    case 27:
      let value = try number(8)
      guard value < UInt64.max else { throw Fault() }
      return value
    default: throw Fault()
    }
  }

  private mutating func number(_ size: UInt64) throws(Fault) -> UInt64 {
    try take(size).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func take(_ count: UInt64) throws(Fault) -> ArraySlice<UInt8> {
    guard count <= UInt64(bytes.endIndex - position) else { throw Fault() }
    defer { position += Int(count) }
    return bytes[position..<position + Int(count)]
  }
}

/// CIDs, the names of blocks.
enum ContentIdentifier {
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

  /// As `bafy…`: base 32 without padding.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = [0x62]
    var buffer: UInt32 = 0
    var bits: UInt32 = 0
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        text.append(alphabet[Int(buffer >> bits & 31)])
      }
      buffer &= 1 << bits - 1
    }
    if bits > 0 { text.append(alphabet[Int(buffer << (5 - bits) & 31)]) }
    return String(decoding: text, as: UTF8.self)
  }
}
