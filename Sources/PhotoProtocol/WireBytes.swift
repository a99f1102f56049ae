/// Writes values one behind the other, numbers with the lowest byte first.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ value: UInt8) { bytes.append(value) }

  mutating func put(_ value: Int) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  mutating func put(_ value: Double) { put(Int(bitPattern: UInt(value.bitPattern))) }

  mutating func put(_ value: Bool) { put(value ? 1 as UInt8 : 0) }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads what `WireWriter` wrote. The other side may be a program that a hostile file has taken
/// over, so nothing read is trusted.
struct WireReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What hasn't been read yet, without a copy.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  mutating func byte() throws(WireError) -> UInt8 {
    guard position < bytes.count else { throw .malformed }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func integer() throws(WireError) -> Int {
    guard bytes.count - position >= 8 else { throw .malformed }
    var value = 0
    for index in 0..<8 { value |= Int(bytes[position + index]) << (8 * index) }
    position += 8
    return value
  }

  mutating func integer(in range: ClosedRange<Int>) throws(WireError) -> Int {
    let value = try integer()
    guard range.contains(value) else { throw .malformed }
    return value
  }

  mutating func number() throws(WireError) -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: try integer())))
  }

  mutating func flag() throws(WireError) -> Bool { try byte() != 0 }

  mutating func text() throws(WireError) -> String {
    let count = try integer()
    guard (0...(bytes.count - position)).contains(count) else { throw .malformed }
    defer { position += count }
    return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
  }
}

/// Why there is no message.
package enum WireError: Error, Sendable, Hashable {
  /// The other side has gone.
  case closed
  /// Nothing came in time.
  case late
  /// What came is no message of this version.
  case malformed
}
