internal import MomentsModel

/// What each character becomes before words are looked for. Filled as characters are met, 256 at a
/// time, so that a small site in one script pays for that script alone; not shared by threads.
struct FoldingTable {
  /// What a folded character does.
  enum Kind: UInt32 {
    case separator, word, unspaced, symbol, hash, plus, apostrophe, connector
    /// Becomes nothing.
    case dropped
    /// Becomes several: the value is an index into `expansions`.
    case expanded
    /// May melt with the character before it: only the text as a whole can be folded.
    case composing
  }

  /// A character and its kind: `kind << 21 | scalar`.
  struct Folded: Hashable {
    let bits: UInt32

    init(_ kind: Kind, _ value: UInt32) { bits = kind.rawValue << 21 | value }
    fileprivate init(bits: UInt32) { self.bits = bits }

    // Made of a `Kind` in every case.
    var kind: Kind { Kind(rawValue: bits >> 21) ?? .separator }
    var value: UInt32 { bits & 0x1FFFFF }
  }

  /// By 256 characters; -1 where they aren't known yet.
  private var blocks = [Int32](repeating: -1, count: 0x1100)
  private var entries: [Folded] = []
  private(set) var expansions: [[Folded]] = []

  subscript(scalar: UInt32) -> Folded {
    mutating get {
      let block = blocks[Int(scalar >> 8)]
      if block >= 0 { return entries[Int(block) + Int(scalar & 0xFF)] }
      return fill(scalar >> 8, at: scalar)
    }
  }

  private mutating func fill(_ block: UInt32, at scalar: UInt32) -> Folded {
    let start = entries.count
    blocks[Int(block)] = Int32(start)
    for value in block << 8...block << 8 + 0xFF { entries.append(entry(value)) }
    return entries[start + Int(scalar & 0xFF)]
  }

  private mutating func entry(_ value: UInt32) -> Folded {
    guard let scalar = Unicode.Scalar(value) else { return Folded(.separator, 0x20) }
    if value < 0x80 { return FoldingTable.kind(of: FoldingTable.lowercased(value)) }
    let decomposed = UnicodeText.compatibilityDecomposed(String(Character(scalar)))
    if decomposed.unicodeScalars.contains(where: FoldingTable.composes) {
      // Kana with their voicing mark and Hangul are whole by themselves.
      if decomposed.unicodeScalars.first.map(FoldingTable.composes) ?? true {
        return Folded(.composing, value)
      }
    }
    let folded = FoldingTable.folded(decomposed: decomposed)
    switch folded.count {
    case 0: return Folded(.dropped, 0)
    case 1: return folded[0]
    default:
      expansions.append(folded)
      return Folded(.expanded, UInt32(expansions.count - 1))
    }
  }

  /// The definition itself, for a text of any length.
  static func folded(_ text: String) -> [Folded] {
    folded(decomposed: UnicodeText.compatibilityDecomposed(text))
  }

  private static func folded(decomposed: String) -> [Folded] {
    var kept = String.UnicodeScalarView()
    for scalar in decomposed.unicodeScalars {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars { append(lower, to: &kept) }
    }
    return UnicodeText.composed(String(kept)).unicodeScalars.map { kind(of: $0.value) }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
    let value = scalar.value
    if value < 0x80 { return text.append(scalar) }
    if SearchRules.dropped.contains(where: { $0.contains(value) }) { return }
    if let fold = SearchRules.folded.first(where: { $0.from == value }) {
      return text.append(contentsOf: fold.to.unicodeScalars)
    }
    if let shift = SearchRules.shifted.first(where: { $0.from.contains(value) }),
      let other = Unicode.Scalar(value - shift.from.lowerBound + shift.to)
    {
      return text.append(other)
    }
    text.append(scalar)
  }

  private static func lowercased(_ value: UInt32) -> UInt32 {
    value >= 0x41 && value <= 0x5A ? value + 0x20 : value
  }

  /// Whether composition could join it to what stands before.
  private static func composes(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if SearchRules.dropped.contains(where: { $0.contains(value) }) { return false }
    if (0x1160...0x11FF).contains(value) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func kind(of value: UInt32) -> Folded {
    switch value {
    case 0x23: return Folded(.hash, value)
    case 0x2B: return Folded(.plus, value)
    case 0x2D, 0x5F: return Folded(.connector, value)
    case 0x30...0x39, 0x61...0x7A: return Folded(.word, value)
    case _ where SearchRules.apostrophes.contains(value): return Folded(.apostrophe, value)
    case 0..<0x80: return Folded(.separator, 0x20)
    case _ where SearchRules.unspaced.contains(where: { $0.contains(value) }):
      return Folded(.unspaced, value)
    default: break
    }
    switch Unicode.Scalar(value)?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      return Folded(.word, value)
    case .otherSymbol: return Folded(.symbol, value)
    default: return Folded(.separator, 0x20)
    }
  }
}
