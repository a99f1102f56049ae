/// Cuts texts into what can be searched for. `search.js` does the same, and
/// `Tests/MomentsSearchTests/vectors.json` holds the two together.
///
/// - Words of spaced scripts stand as they are; `c++` and `c#` beside `c`; `don't` as `don`, `t` and
///   `dont`.
/// - Of unspaced scripts every pair of neighbours, and the last letter of a run: an index adds the
///   letters by themselves.
/// - Emoji and other symbols stand alone.
/// - `#tag` is a word of its own beside `tag`.
///
/// A query gives up what the longer form already says: `c++` without `c`, `#tag` without `tag`.
package struct SearchTokenizer {
  private var table = FoldingTable()
  private var folded: [FoldingTable.Folded] = []
  private var token: [UInt8] = []

  package init() {}

  /// The tokens of a text, in order, repeated ones too.
  package mutating func tokens(_ text: String, isQuery: Bool = false) -> [String] {
    var found: [String] = []
    var text = text
    text.withUTF8 { bytes in
      scan(bytes, isQuery: isQuery) { found.append(String(decoding: $0, as: UTF8.self)) }
    }
    return found
  }

  /// Calls `body` with each token's UTF-8.
  @inline(__always)
  mutating func scan(
    _ text: UnsafeBufferPointer<UInt8>, isQuery: Bool = false, _ body: ([UInt8]) -> Void
  ) {
    fold(text)
    var index = 0
    while index < folded.count {
      let start = index
      switch folded[index].kind {
      case .word:
        index = end(of: .word, from: index)
        word(start..<index, isQuery: isQuery, body)
      case .unspaced:
        index = end(of: .unspaced, from: index)
        run(start..<index, isQuery: isQuery, body)
      case .symbol:
        emit(start..<start + 1, body)
        index += 1
      case .hash:
        let end = endOfTag(after: index)
        if end > index + 1 { emit(start..<end, limit: SearchRules.longestWord + 1, body) }
        index = isQuery ? max(end, index + 1) : index + 1
      default: index += 1
      }
    }
  }

  private mutating func word(
    _ range: Range<Int>, isQuery: Bool, _ body: ([UInt8]) -> Void
  ) {
    let suffix = endOfSuffix(from: range.upperBound)
    if suffix > range.upperBound {
      emit(range.lowerBound..<suffix, limit: SearchRules.longestWord, body)
      if isQuery { return }
    }
    emit(range, limit: SearchRules.longestWord, body)
    if !isQuery { joined(range, body) }
  }

  /// `dont`, where the last part of `don't` ends.
  private mutating func joined(_ range: Range<Int>, _ body: ([UInt8]) -> Void) {
    guard range.lowerBound > 1, folded[range.lowerBound - 1].kind == .apostrophe,
      folded[range.lowerBound - 2].kind == .word, !continues(at: range.upperBound)
    else { return }
    var start = range.lowerBound
    while start > 0 {
      let kind = folded[start - 1].kind
      guard kind == .word || kind == .apostrophe && start > 1 && folded[start - 2].kind == .word
      else { break }
      start -= 1
    }
    token.removeAll(keepingCapacity: true)
    var count = 0
    for character in folded[start..<range.upperBound] where character.kind == .word {
      guard count < SearchRules.longestWord else { break }
      append(character.value)
      count += 1
    }
    body(token)
  }

  /// Whether an apostrophe and another part of the word follow.
  private func continues(at index: Int) -> Bool {
    index + 1 < folded.count && folded[index].kind == .apostrophe && folded[index + 1].kind == .word
  }

  private mutating func run(_ range: Range<Int>, isQuery: Bool, _ body: ([UInt8]) -> Void) {
    for index in range.dropLast() { emit(index..<index + 2, body) }
    if !isQuery || range.count == 1 { emit(range.upperBound - 1..<range.upperBound, body) }
  }

  private func end(of kind: FoldingTable.Kind, from index: Int) -> Int {
    var index = index
    while index < folded.count, folded[index].kind == kind { index += 1 }
    return index
  }

  /// The end of the `+` or `#` after a word, where no letter follows them.
  private func endOfSuffix(from start: Int) -> Int {
    guard start < folded.count else { return start }
    let kind = folded[start].kind
    guard kind == .plus || kind == .hash else { return start }
    let end = end(of: kind, from: start)
    return end - start <= 2 && !isLetter(at: end) ? end : start
  }

  private func endOfTag(after hash: Int) -> Int {
    var index = hash + 1
    guard isLetter(at: index) else { return index }
    while isLetter(at: index) || index < folded.count && folded[index].kind == .connector {
      index += 1
    }
    while folded[index - 1].kind == .connector { index -= 1 }
    return index
  }

  private func isLetter(at index: Int) -> Bool {
    index < folded.count && (folded[index].kind == .word || folded[index].kind == .unspaced)
  }

  @inline(__always)
  private mutating func emit(_ range: Range<Int>, limit: Int = .max, _ body: ([UInt8]) -> Void) {
    token.removeAll(keepingCapacity: true)
    for character in folded[range.prefix(limit)] { append(character.value) }
    body(token)
  }

  @inline(__always)
  private mutating func append(_ scalar: UInt32) {
    if scalar < 0x80 { return token.append(UInt8(truncatingIfNeeded: scalar)) }
    // Values of the table are scalars.
    guard let scalar = Unicode.Scalar(scalar) else { return }
    token.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
  }

  // MARK: Folding

  private mutating func fold(_ text: UnsafeBufferPointer<UInt8>) {
    folded.removeAll(keepingCapacity: true)
    var index = 0
    while index < text.count {
      let lead = UInt32(text[index])
      var scalar = lead
      var length = 1
      if lead >= 0x80 {
        length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
        // Texts are valid UTF-8; what isn't is passed over.
        guard length > 1, index + length <= text.count else {
          index += 1
          continue
        }
        scalar = lead & (0x7F >> UInt32(length))
        for offset in 1..<length { scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F) }
        scalar = min(scalar, 0x10FFFF)
      }
      index += length
      let entry = table[scalar]
      switch entry.kind {
      case .dropped: break
      case .expanded: folded += table.expansions[Int(entry.value)]
      case .composing:
        folded = FoldingTable.folded(String(decoding: text, as: UTF8.self))
        return
      default: folded.append(entry)
      }
    }
  }
}
