/// What an index's parts come to, kept between builds by whoever knows when they are the same.
package struct SearchParts: Sendable {
  /// What was kept of documents with these numbers; nil: they are to be read.
  package var kept: @Sendable (_ documents: Range<Int>) -> [UInt8]?
  /// Called from several threads.
  package var keep: @Sendable (_ documents: Range<Int>, _ bytes: [UInt8]) -> Void

  package init(
    kept: @escaping @Sendable (_ documents: Range<Int>) -> [UInt8]?,
    keep: @escaping @Sendable (_ documents: Range<Int>, _ bytes: [UInt8]) -> Void
  ) {
    self.kept = kept
    self.keep = keep
  }

  /// Nothing is kept.
  package static let none = SearchParts(kept: { _ in nil }, keep: { _, _ in })
}

/// Terms and the sizes of rows of some documents.
struct SearchPart: Sendable {
  var table: TermTable
  var sizes: [UInt32]

  init(_ documents: Range<Int>, fill: (Int, inout SearchDocument) -> Void) {
    var sizes: [UInt32] = []
    table = TermTable(documents, fill: fill, sizes: &sizes)
    self.sizes = sizes
  }

  /// As this machine has it in memory, each list behind its length.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(table.bytes.count + 4 * (table.postings.count + table.count * 3))
    for list in [sizes, table.starts, table.order, table.postings, table.postingStarts] {
      withUnsafeBytes(of: UInt64(list.count)) { bytes.append(contentsOf: $0) }
      list.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
    return bytes + table.bytes
  }

  /// nil where `bytes` aren't of a part.
  init?(_ bytes: [UInt8]) {
    var lists: [[UInt32]] = []
    var position = 0
    bytes.withUnsafeBytes { raw in
      while lists.count < 5, raw.count - position >= 8 {
        let count = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        position += 8
        guard count <= UInt64((raw.count - position) / 4) else { return }
        let size = Int(count) * 4
        lists.append(
          [UInt32](unsafeUninitializedCapacity: Int(count)) { buffer, written in
            UnsafeMutableRawBufferPointer(buffer).copyMemory(
              from: UnsafeRawBufferPointer(rebasing: raw[position..<position + size]))
            written = Int(count)
          })
        position += size
      }
    }
    guard lists.count == 5, Int(lists[1].last ?? 0) == bytes.count - position else { return nil }
    sizes = lists[0]
    table = TermTable(
      bytes: Array(bytes[position...]), starts: lists[1], order: lists[2], postings: lists[3],
      postingStarts: lists[4])
  }
}
