/// Writes values one behind the other, for files that only this program reads: numbers with the
/// lowest byte first, texts behind their lengths.
package struct PackedWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  fileprivate mutating func removeEverything() { bytes = [] }

  package mutating func append(_ other: PackedWriter) { bytes += other.bytes }

  /// What was packed before.
  package mutating func append(_ packed: ArraySlice<UInt8>) { bytes += packed }

  package mutating func put(_ value: UInt8) { bytes.append(value) }

  package mutating func put(_ value: Bool) { bytes.append(value ? 1 : 0) }

  package mutating func put(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func put(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func put(_ value: Int) { put(UInt64(bitPattern: Int64(value))) }

  package mutating func put(_ value: Double) { put(value.bitPattern) }

  package mutating func put(_ value: Fingerprint) {
    put(value.high)
    put(value.low)
  }

  package mutating func put(_ text: String) {
    put(UInt32(clamping: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func put(_ value: [UInt8]) {
    put(UInt32(clamping: value.count))
    bytes.append(contentsOf: value)
  }

  package mutating func put(bytes value: UnsafeRawBufferPointer) {
    put(UInt32(clamping: value.count))
    bytes.append(contentsOf: value)
  }

  package mutating func put<Value>(
    _ value: Value?, _ body: (inout PackedWriter, Value) -> Void
  ) {
    put(value != nil)
    if let value { body(&self, value) }
  }

  package mutating func put<Value>(
    all values: [Value], _ body: (inout PackedWriter, Value) -> Void
  ) {
    put(UInt32(clamping: values.count))
    for value in values { body(&self, value) }
  }

  package mutating func put(_ text: String?) { put(text) { $0.put($1) } }

  package mutating func put(_ value: Int?) { put(value) { $0.put($1) } }

  /// Of all that was written.
  package var fingerprint: Fingerprint { bytes.withUnsafeBytes { Fingerprint(of: $0) } }
}

/// What was read isn't what was written.
package struct PackedFault: Error, Sendable, Hashable {
  package init() {}
}

/// Reads what `PackedWriter` wrote; never beyond the end, whatever the bytes are.
package struct PackedReader {
  fileprivate let bytes: UnsafeRawBufferPointer
  package fileprivate(set) var position = 0

  /// `bytes` must stay for as long as the reader.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Likewise, from a position on that an earlier reader had.
  package init(_ bytes: UnsafeRawBufferPointer, from position: Int) {
    self.bytes = bytes
    self.position = min(max(0, position), bytes.count)
  }

  package var isAtEnd: Bool { position == bytes.count }

  private mutating func take(_ count: Int) throws(PackedFault) -> Int {
    guard count >= 0, count <= bytes.count - position else { throw PackedFault() }
    defer { position += count }
    return position
  }

  package mutating func skip(_ count: Int) throws(PackedFault) { _ = try take(count) }

  package mutating func byte() throws(PackedFault) -> UInt8 { bytes[try take(1)] }

  package mutating func flag() throws(PackedFault) -> Bool { bytes[try take(1)] != 0 }

  package mutating func short() throws(PackedFault) -> Int {
    Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: try take(4), as: UInt32.self)))
  }

  package mutating func long() throws(PackedFault) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: try take(8), as: UInt64.self))
  }

  package mutating func integer() throws(PackedFault) -> Int {
    Int(Int64(bitPattern: try long()))
  }

  package mutating func number() throws(PackedFault) -> Double { Double(bitPattern: try long()) }

  package mutating func fingerprint() throws(PackedFault) -> Fingerprint {
    Fingerprint(high: try long(), low: try long())
  }

  package mutating func text() throws(PackedFault) -> String {
    let count = try short()
    let start = try take(count)
    return String(decoding: bytes[start..<start + count], as: UTF8.self)
  }

  package mutating func data() throws(PackedFault) -> [UInt8] {
    let count = try short()
    let start = try take(count)
    return Array(bytes[start..<start + count])
  }

  package mutating func optional<Value>(
    _ body: (inout PackedReader) throws(PackedFault) -> Value
  ) throws(PackedFault) -> Value? { try flag() ? try body(&self) : nil }

  /// - Parameter size: the least that one takes, so that a wrong count asks for no memory.
  package mutating func list<Value>(
    of size: Int = 1, _ body: (inout PackedReader) throws(PackedFault) -> Value
  ) throws(PackedFault) -> [Value] {
    let count = try short()
    guard count <= (bytes.count - position) / max(1, size) else { throw PackedFault() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  package mutating func optionalText() throws(PackedFault) -> String? {
    try flag() ? try text() : nil
  }

  package mutating func optionalInteger() throws(PackedFault) -> Int? {
    try flag() ? try integer() : nil
  }
}

extension PackedWriter {
  package mutating func put(_ stamp: FileStamp) {
    put(stamp.kind.rawValue)
    put(stamp.size)
    put(stamp.modified)
    put(stamp.changed)
    put(stamp.number)
  }

  package mutating func put(_ observation: Observation) {
    put(observation.path.text)
    put(observation.stamp) { $0.put($1) }
  }
}

extension PackedReader {
  package mutating func stamp() throws(PackedFault) -> FileStamp {
    guard let kind = FileStamp.Kind(rawValue: try byte()) else { throw PackedFault() }
    return FileStamp(
      kind: kind, size: try integer(), modified: try integer(), changed: try integer(),
      number: try long())
  }

  /// The path as it is given where it is that one, so that it needn't be made again.
  package mutating func observation(
    expecting path: TreePath
  ) throws(PackedFault) -> Observation {
    var text = path.text
    let start = position
    let count = try short()
    let isSame = text.withUTF8 { expected in
      count == expected.count && count <= bytes.count - position
        && bytes[position..<position + count].elementsEqual(expected)
    }
    guard isSame else {
      position = start
      return try observation()
    }
    try skip(count)
    return Observation(
      path: path, stamp: try optional { (reader) throws(PackedFault) in try reader.stamp() })
  }

  package mutating func observation() throws(PackedFault) -> Observation {
    let path = TreePath(trusted: try text())
    return Observation(
      path: path, stamp: try optional { (reader) throws(PackedFault) in try reader.stamp() })
  }
}

/// A file that only this program reads: its version first, and a check that it is whole, so that
/// what a crash or another program left is told from what was written.
package struct PackedFile: Sendable {
  private let title: String

  /// - Parameter title: kind and version; one line.
  package init(title: String) { self.title = title }

  /// Behind the title, a line feed and the check.
  package var contentStart: Int { title.utf8.count + 17 }

  package func bytes(of content: PackedWriter) -> [UInt8] {
    var file = Array((title + "\n").utf8)
    file.reserveCapacity(file.count + 16 + content.bytes.count)
    var check = PackedWriter()
    check.put(content.fingerprint)
    file += check.bytes
    file += content.bytes
    return file
  }

  /// A writer for large content, with room for what comes before it; see `bytes(ofBegun:)`.
  package func begun(reserving count: Int) -> PackedWriter {
    var writer = PackedWriter()
    writer.reserve(contentStart + count)
    for byte in title.utf8 { writer.put(byte) }
    writer.put(0x0A as UInt8)
    writer.put(Fingerprint.unknown)
    return writer
  }

  /// The file of a begun writer, without a second copy of its content.
  package func bytes(ofBegun writer: consuming PackedWriter) -> [UInt8] {
    var file = writer.bytes
    let start = contentStart
    var check = PackedWriter()
    check.put(file.withUnsafeBytes { Fingerprint(of: .init(rebasing: $0[start...])) })
    writer.removeEverything()
    file.replaceSubrange(start - 16..<start, with: check.bytes)
    return file
  }

  /// Calls `body` with the content; nil where `file` is of another version or not whole.
  package func read<Value>(
    _ file: [UInt8], _ body: (inout PackedReader) throws(PackedFault) -> Value
  ) -> Value? {
    file.withUnsafeBytes { bytes in
      let head = Array((title + "\n").utf8)
      guard bytes.count >= head.count + 16, bytes.prefix(head.count).elementsEqual(head) else {
        return nil
      }
      var check = PackedReader(UnsafeRawBufferPointer(rebasing: bytes[head.count...]))
      let content = UnsafeRawBufferPointer(rebasing: bytes[(head.count + 16)...])
      do throws(PackedFault) {
        guard try check.fingerprint() == Fingerprint(of: content) else { return nil }
        var reader = PackedReader(content)
        return try body(&reader)
      } catch { return nil }
    }
  }
}
