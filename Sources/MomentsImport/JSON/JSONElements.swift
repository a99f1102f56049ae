/// Walks a JSON file of any size and gives the elements of its arrays one by one, so that memory
/// holds one element and not the file.
struct JSONElements {
  private let stream: ByteStream
  private var piece: [UInt8] = []
  private var index = 0
  /// Of the first byte of `piece` in the file.
  private var base = 0

  /// No post is larger; a file that needs more isn't what it claims.
  private static let elementLimit = 64 << 20

  init(_ stream: ByteStream) { self.stream = stream }

  /// Calls `body` with each element of the array that the file holds, or of those of its object's
  /// members that `isWanted`; the other members go to `other` where they are small.
  /// An element that is no JSON is given as a fault, with its place in the file.
  static func read(
    _ stream: ByteStream, from isWanted: (String) -> Bool = { _ in true },
    other: (String, JSONValue) -> Void = { _, _ in },
    _ body: (String, Result<JSONValue, JSONFault>) throws(ImportFault) -> Void
  ) throws(ElementsFault) {
    var elements = JSONElements(stream)
    try elements.file(isWanted, other, body)
  }

  enum ElementsFault: Error {
    case syntax(JSONFault)
    case stream(ImportFault)
  }

  private mutating func file(
    _ isWanted: (String) -> Bool, _ other: (String, JSONValue) -> Void,
    _ body: (String, Result<JSONValue, JSONFault>) throws(ImportFault) -> Void
  ) throws(ElementsFault) {
    try skipPreamble()
    switch try peek() {
    case 0x5B: try array(named: "", body)
    case 0x7B: try object(isWanted, other, body)
    default: throw fault("neither a list nor an object begins here")
    }
    if try peek() != nil { throw fault("text after the end") }
  }

  /// Steps over a byte order mark and over `window.YTD.tweets.part0 =`.
  private mutating func skipPreamble() throws(ElementsFault) {
    var skipped = 0
    while let byte = try peek(), byte != 0x5B, byte != 0x7B {
      index += 1
      skipped += 1
      if skipped > 200 { throw fault("neither a list nor an object begins here") }
    }
  }

  private mutating func object(
    _ isWanted: (String) -> Bool, _ other: (String, JSONValue) -> Void,
    _ body: (String, Result<JSONValue, JSONFault>) throws(ImportFault) -> Void
  ) throws(ElementsFault) {
    index += 1
    if try take(0x7D) { return }
    repeat {
      guard try peek() == 0x22 else { throw fault("a key in double quotes is missing") }
      guard case .string(let key)? = try parsed(try captured()) else {
        throw fault("a key in double quotes is missing")
      }
      guard try take(0x3A) else { throw fault("':' is missing") }
      if try peek() == 0x5B, isWanted(key) {
        try array(named: key, body)
      } else if let value = try parsed(try captured()) {
        other(key, value)
      }
    } while try take(0x2C)
    guard try take(0x7D) else { throw fault("',' or '}' is missing") }
  }

  private mutating func array(
    named name: String, _ body: (String, Result<JSONValue, JSONFault>) throws(ImportFault) -> Void
  ) throws(ElementsFault) {
    index += 1
    if try take(0x5D) { return }
    repeat {
      if try peek() == 0x5D { throw fault("a comma before ']'") }
      _ = try peek()
      let start = base + index
      let bytes = try captured()
      let result = Result { () throws(JSONFault) in
        do throws(JSONFault) { return try JSONParser.parse(bytes) } catch {
          throw JSONFault(offset: start + error.offset, reason: error.reason)
        }
      }
      do throws(ImportFault) { try body(name, result) } catch { throw .stream(error) }
    } while try take(0x2C)
    guard try take(0x5D) else { throw fault("',' or ']' is missing") }
  }

  private func parsed(_ bytes: [UInt8]) throws(ElementsFault) -> JSONValue? {
    do throws(JSONFault) { return try JSONParser.parse(bytes) } catch {
      throw .syntax(JSONFault(offset: base + index, reason: error.reason))
    }
  }

  private func fault(_ reason: String) -> ElementsFault {
    .syntax(JSONFault(offset: base + index, reason: reason))
  }
}

extension JSONElements {
  /// Loads the next piece where this one is used up; false at the end of the file.
  private mutating func fill() throws(ElementsFault) -> Bool {
    while index >= piece.count {
      base += piece.count
      index = 0
      do throws(ImportFault) { piece = try stream.next() } catch { throw .stream(error) }
      if piece.isEmpty { return false }
    }
    return true
  }

  /// The next byte after white space; nil at the end.
  private mutating func peek() throws(ElementsFault) -> UInt8? {
    while try fill() {
      let byte = piece[index]
      if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 { return byte }
      index += 1
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) throws(ElementsFault) -> Bool {
    guard try peek() == byte else { return false }
    index += 1
    return true
  }

  /// The bytes of the next value, found by its brackets and quotes.
  private mutating func captured() throws(ElementsFault) -> [UInt8] {
    guard try peek() != nil else { throw fault("the text ends where a value is expected") }
    var scan = ValueScan()
    var bytes: [UInt8] = []
    while try fill() {
      let stop = piece.withUnsafeBufferPointer { scan.end(in: $0, from: index) }
      bytes += piece[index..<(stop ?? piece.count)]
      index = stop ?? piece.count
      if stop != nil {
        if bytes.isEmpty { throw fault("no value begins here") }
        return bytes
      }
      if bytes.count > JSONElements.elementLimit { throw fault("one value is too large") }
    }
    guard scan.isWord else { throw fault("the file ends in the middle of a value") }
    return bytes
  }
}

/// Finds the end of one value in bytes that come in pieces.
struct ValueScan {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var hasBegun = false
  /// Whether what was seen is a number or a word, which ends where the file does.
  private(set) var isWord = false

  /// The index behind the value's last byte; nil where it goes on in the next piece.
  mutating func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == 0x22 {
          isInString = false
          if depth == 0 { return index + 1 }
        }
        index += 1
        continue
      }
      if isWord, ValueScan.endsWord(byte) { return index }
      switch byte {
      case 0x22 where !isWord: isInString = true
      case 0x7B, 0x5B: depth += 1
      case 0x7D, 0x5D:
        if depth == 0 { return index }
        depth -= 1
        if depth == 0 { return index + 1 }
      default: if depth == 0, !hasBegun { isWord = true }
      }
      hasBegun = true
      index += 1
    }
    return nil
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2C, 0x5D, 0x7D, 0x3A, 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }
}
