/// Cuts the ordered terms of an index into files.
///
/// A term begins a file with a chance that is its size over the size aimed at, decided by its own
/// hash: cuts depend on nothing around them, so a new term moves none of the others.
struct TermFiles {
  struct Term {
    var bytes: ArraySlice<UInt8>
    /// Of the documents that hold it.
    var count: Int
  }

  /// Positions of terms, and that after the last one.
  private(set) var starts: [Int] = []
  /// Lower-case hexadecimal; the first one's is `0`.
  private(set) var names: [String] = []
  /// Of all files but the first.
  private(set) var firstTerms: [String] = []

  init(_ terms: [Term], documentCount: Int, size: Int) {
    var taken: Set<UInt32> = []
    var isAfterLarge = false
    for (position, term) in terms.enumerated() {
      let bytes = term.bytes.count + 2 + PostingList.size(count: term.count, of: documentCount)
      let isLarge = bytes >= size / 2
      let isCut =
        isLarge || isAfterLarge || TermFiles.chance(term.bytes) % UInt64(size) < UInt64(bytes)
      let name = TermFiles.name(term.bytes)
      // Two files of one name would be one: the second is left to the file before it.
      if position == 0 || isCut && taken.insert(name).inserted {
        starts.append(position)
        names.append(position == 0 ? "0" : String(name, radix: 16))
        if position > 0 { firstTerms.append(String(decoding: term.bytes, as: UTF8.self)) }
      }
      isAfterLarge = isLarge
    }
    starts.append(terms.count)
    if terms.isEmpty { starts = [0] }
  }

  /// FNV-1a of 32 bits over the UTF-8: the browser works it out as well.
  private static func name(_ term: ArraySlice<UInt8>) -> UInt32 {
    term.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  private static func chance(_ term: ArraySlice<UInt8>) -> UInt64 {
    var hash = term.reduce(0x9E37_79B9_7F4A_7C15) { ($0 ^ UInt64($1)) &* 0xD6E8_FEB8_6659_FD93 }
    hash ^= hash >> 32
    return hash &* 0xD6E8_FEB8_6659_FD93 >> 20
  }
}
