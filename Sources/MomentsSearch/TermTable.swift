/// The terms of a range of documents and where they occur; made by one thread.
struct TermTable: Sendable {
  /// UTF-8 of all terms.
  private(set) var bytes: [UInt8] = []
  /// Where each term begins in `bytes`, and where the last one ends.
  private(set) var starts: [UInt32] = [0]
  /// Terms in the order of their UTF-8.
  private(set) var order: [UInt32] = []
  /// `document << 1 | isStrong`, term by term, ascending.
  private(set) var postings: [UInt32] = []
  /// Where each term's postings begin, and where the last one's end.
  private(set) var postingStarts: [UInt32] = []

  /// By hash, with gaps: term + 1, 0 being a gap.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)
  private var hashes: [UInt64] = []
  private var log: [UInt64] = []
  /// By term.
  private var lastDocuments: [UInt32] = []

  /// - Parameters:
  ///   - range: numbers of documents.
  ///   - fill: puts one of them into an empty document.
  init(_ range: Range<Int>, fill: (Int, inout SearchDocument) -> Void, sizes: inout [UInt32]) {
    var document = SearchDocument()
    var tokenizer = SearchTokenizer()
    log.reserveCapacity(range.count * 64)
    for number in range {
      document.removeAll()
      fill(number, &document)
      sizes.append(UInt32(document.rowSize))
      let number = UInt32(number)
      document.strong.withUnsafeBufferPointer { text in
        tokenizer.scan(text) { add($0, number << 1 | 1) }
      }
      document.text.withUnsafeBufferPointer { text in
        tokenizer.scan(text) { add($0, number << 1) }
      }
      for facet in document.facets { add(facet, number << 1) }
    }
    finish()
  }

  var count: Int { starts.count - 1 }

  func term(_ index: Int) -> ArraySlice<UInt8> {
    bytes[Int(starts[index])..<Int(starts[index + 1])]
  }

  func postings(of index: Int) -> ArraySlice<UInt32> {
    postings[Int(postingStarts[index])..<Int(postingStarts[index + 1])]
  }

  private mutating func add(_ term: [UInt8], _ posting: UInt32) {
    let index = index(of: term)
    // The first of a document is the strong one, where there is one.
    guard lastDocuments[index] != posting >> 1 else { return }
    lastDocuments[index] = posting >> 1
    log.append(UInt64(index) << 32 | UInt64(posting))
  }

  private mutating func index(of term: [UInt8]) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in term { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, isTerm(index, term) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(hashes.count + 1)
    hashes.append(hash)
    lastDocuments.append(.max)
    bytes += term
    starts.append(UInt32(bytes.count))
    if hashes.count * 2 > slots.count { grow() }
    return hashes.count - 1
  }

  private func isTerm(_ index: Int, _ term: [UInt8]) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == term.count else { return false }
    for offset in term.indices where bytes[start + offset] != term[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// Puts the postings of each term together, and the terms in order.
  private mutating func finish() {
    postingStarts = [UInt32](repeating: 0, count: count + 1)
    for entry in log { postingStarts[Int(entry >> 32) + 1] += 1 }
    for index in 0..<count { postingStarts[index + 1] += postingStarts[index] }
    var next = postingStarts
    postings = [UInt32](repeating: 0, count: log.count)
    for entry in log {
      let term = Int(entry >> 32)
      postings[Int(next[term])] = UInt32(truncatingIfNeeded: entry)
      next[term] += 1
    }
    let keys = (0..<count).map { (TermTable.key(term($0)), UInt32($0)) }
    order = keys.sorted { $0.0 != $1.0 ? $0.0 < $1.0 : precedes(Int($0.1), Int($1.1)) }.map(\.1)
    log = []
    slots = []
    hashes = []
    lastDocuments = []
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool { term(a).lexicographicallyPrecedes(term(b)) }

  /// The first eight bytes: most terms differ there.
  static func key(_ term: ArraySlice<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    var count = 0
    for byte in term.prefix(8) {
      key = key << 8 | UInt64(byte)
      count += 1
    }
    return key << UInt64(8 * (8 - count))
  }
}
