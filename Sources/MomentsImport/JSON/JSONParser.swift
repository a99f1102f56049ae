/// Why a text isn't JSON.
struct JSONFault: Error, Hashable {
  /// Bytes from the start of what was parsed.
  var offset: Int
  var reason: String
}

/// JSON as of RFC 8259 from bytes.
struct JSONParser {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  private static let depthLimit = 200

  /// The one value of `bytes`, a byte order mark before it allowed.
  static func parse(_ bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(0)
    parser.skipSpace()
    guard parser.position == parser.end else { throw parser.fault("text after the end") }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    end = bytes.count
  }

  private func fault(_ reason: String) -> JSONFault { JSONFault(offset: position, reason: reason) }

  private mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func peek() -> UInt8? {
    skipSpace()
    return position < end ? bytes[position] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(_ depth: Int) throws(JSONFault) -> JSONValue {
    guard depth < JSONParser.depthLimit else { throw fault("nested too deep") }
    switch peek() {
    case 0x7B: return try object(depth)
    case 0x5B: return try array(depth)
    case 0x22: return .string(try string())
    case 0x2D, (0x30...0x39)?: return .number(try number())
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6E: return try word("null", .null)
    case nil: throw fault("the text ends where a value is expected")
    default: throw fault("no value begins here")
    }
  }

  private mutating func array(_ depth: Int) throws(JSONFault) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    if take(0x5D) { return .array(values) }
    repeat {
      if !values.isEmpty, peek() == 0x5D { throw fault("a comma before ']'") }
      values.append(try value(depth + 1))
    } while take(0x2C)
    guard take(0x5D) else { throw fault("',' or ']' is missing") }
    return .array(values)
  }

  private mutating func object(_ depth: Int) throws(JSONFault) -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    if take(0x7D) { return .object(members) }
    repeat {
      if !members.isEmpty, peek() == 0x7D { throw fault("a comma before '}'") }
      guard peek() == 0x22 else { throw fault("a key in double quotes is missing") }
      let key = try string()
      guard take(0x3A) else { throw fault("':' is missing") }
      members.append(JSONValue.Member(key: key, value: try value(depth + 1)))
    } while take(0x2C)
    guard take(0x7D) else { throw fault("',' or '}' is missing") }
    return .object(members)
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONFault) -> JSONValue {
    let count = word.utf8CodeUnitCount
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: count)
    guard end - position >= count, bytes[position..<position + count].elementsEqual(letters) else {
      throw fault("no value begins here")
    }
    position += count
    return value
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = position
    while position < end, JSONParser.isNumberByte(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Double(text) != nil else {
      position = start
      throw fault("'\(text.prefix(30))' is no number")
    }
    return text
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
    default: false
    }
  }
}

extension JSONParser {
  /// The string whose opening quote comes next. Half a surrogate pair becomes U+FFFD.
  private mutating func string() throws(JSONFault) -> String {
    let opening = position
    position += 1
    let plainEnd = plainRun(from: position)
    if plainEnd < end, bytes[plainEnd] == 0x22 {
      defer { position = plainEnd + 1 }
      return String(decoding: bytes[position..<plainEnd], as: UTF8.self)
    }
    var text = Array(bytes[position..<plainEnd])
    position = plainEnd
    while position < end {
      if bytes[position] == 0x22 {
        position += 1
        return String(decoding: text, as: UTF8.self)
      }
      try escape(into: &text)
      let runEnd = plainRun(from: position)
      text += bytes[position..<runEnd]
      position = runEnd
    }
    throw JSONFault(offset: opening, reason: "a text has no closing quote")
  }

  private func plainRun(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end, bytes[index] != 0x22, bytes[index] != 0x5C { index += 1 }
      return index
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    guard position + 1 < end else { throw fault("the text ends inside an escape") }
    let letter = bytes[position + 1]
    position += 2
    switch letter {
    case 0x22, 0x5C, 0x2F: text.append(letter)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(0x0A)
    case 0x72: text.append(0x0D)
    case 0x74: text.append(0x09)
    case 0x75: text += String(Character(try unicodeEscape())).utf8
    default: throw fault("an escape that JSON doesn't have")
    }
  }

  private mutating func unicodeEscape() throws(JSONFault) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, position + 1 < end, bytes[position] == 0x5C, bytes[position + 1] == 0x75
    else { return "\u{FFFD}" }
    let before = position
    position += 2
    let second = try fourDigits()
    if (0xDC00...0xDFFF).contains(second),
      let pair = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      return pair
    }
    position = before
    return "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONFault) -> UInt32 {
    guard end - position >= 4 else { throw fault("'\\u' takes four digits") }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("'\\u' takes four digits")
      }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }
}
