/// A growable run of raw bytes that templates render into.
///
/// One for each worker, emptied between pages with its storage kept: in the steady state rendering
/// allocates nothing. Not copyable, so no two writers share the storage.
package struct ByteBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  /// `capacity`: bytes to have room for at once; at least 64 are taken.
  package init(capacity: Int = 8192) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Bytes written so far.
  package var count: Int { used }
  package var isEmpty: Bool { used == 0 }

  package mutating func append(_ byte: UInt8) {
    reserve(1)
    base[used] = byte
    used += 1
  }

  @inlinable
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    append(start, count: bytes.count)
  }

  /// `start` is valid for `count` bytes and lies outside this buffer.
  @inlinable
  package mutating func append(_ start: UnsafePointer<UInt8>, count: Int) {
    reserve(count)
    let target = UnsafeMutableRawPointer(base + used)
    let source = UnsafeRawPointer(start)
    used += count
    // Most pieces of a page are short: two moves that may overlap are quicker than a call.
    if count > 32 || count < 8 {
      target.copyMemory(from: source, byteCount: count)
    } else if count >= 16 {
      typealias Word = SIMD16<UInt8>
      let last = source.loadUnaligned(fromByteOffset: count - 16, as: Word.self)
      target.storeBytes(of: source.loadUnaligned(as: Word.self), as: Word.self)
      target.storeBytes(of: last, toByteOffset: count - 16, as: Word.self)
    } else {
      let last = source.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target.storeBytes(of: last, toByteOffset: count - 8, as: UInt64.self)
    }
  }

  package mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// As UTF-8.
  package mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  @inlinable
  package mutating func append(literal: StaticString) {
    append(literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// `bytes` is valid only inside `body`.
  package borrowing func withUnsafeBytes<Result, Failure: Error>(
    _ body: (_ bytes: UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: used))
  }

  /// A copy of what was written.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: used)) }

  package mutating func removeAll(keepingCapacity: Bool = true) {
    used = 0
    if !keepingCapacity {
      base.deallocate()
      capacity = 64
      base = .allocate(capacity: capacity)
    }
  }

  /// Drops what was written after the first `count` bytes, such as a page that ended in an error.
  package mutating func truncate(to count: Int) { used = min(used, max(count, 0)) }

  @inlinable
  mutating func reserve(_ extra: Int) {
    if capacity - used < extra { grow(extra) }
  }

  @inlinable
  @inline(never)
  mutating func grow(_ extra: Int) {
    let larger = Swift.max(capacity * 2, used + extra)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: used)
    base.deallocate()
    base = moved
    capacity = larger
  }
}

extension String {
  /// Its UTF-8, without the copy, and its counting of references, that `withUTF8` needs to change a
  /// string. All strings are native here; the copy is for those that aren't.
  @inline(__always)
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) == nil {
      Array(utf8).withUnsafeBufferPointer(body)
    }
  }
}

// One owner at a time, no shared storage.
extension ByteBuffer: @unchecked Sendable {}
