/// Tells whether texts are all different, in an eighth of the time that a set of them takes: by their
/// hashes alone, so that two different texts may very rarely pass for the same.
package struct HashTable: Sendable {
  private var slots: [UInt64]

  /// - Parameter capacity: how many texts there will be at most.
  package init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Never 0, which marks a free slot.
  package static func hash(of text: String) -> UInt64 {
    var text = text
    return max(1, text.withUTF8 { Fingerprint(of: UnsafeRawBufferPointer($0)) }.low)
  }

  /// False where the text, or one with its hash, is there already.
  package mutating func insert(_ text: String) -> Bool {
    insert(hash: HashTable.hash(of: text))
  }

  /// Likewise, of a text whose hash is known.
  package mutating func insert(hash: UInt64) -> Bool {
    var slot = Int(truncatingIfNeeded: hash >> 1) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] == hash { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = hash
    return true
  }
}
