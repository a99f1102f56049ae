/// What counts as a letter of which kind, and which letters are one to a reader who searches.
///
/// The build uses these tables itself and publishes them with the index, so that the browser's
/// tokenizer can't know other ones. Both put text into compatibility decomposition and lower case
/// before, and what is left into composition after.
enum SearchRules {
  /// Accents, vowel points and invisible marks, which nobody has to type.
  static let dropped: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2,
    0x5C4...0x5C5, 0x5C7...0x5C7, 0x610...0x61A, 0x61C...0x61C, 0x640...0x640, 0x64B...0x65F,
    0x670...0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED, 0x8CA...0x8E1,
    0x8E3...0x8FF, 0x180B...0x180F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F,
    0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xFEFF...0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF,
  ]

  /// Scripts that are written without spaces, or whose words take endings without one, and the
  /// letters of flags: found by pairs of neighbours.
  static let unspaced: [ClosedRange<UInt32>] = [
    0xE01...0xE3A, 0xE40...0xE4E, 0xE80...0xECF, 0x1000...0x103F, 0x1050...0x109F, 0x1100...0x11FF,
    0x1780...0x17D3, 0x17DC...0x17DD, 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B,
    0x3041...0x309F, 0x30FC...0x30FE, 0x3105...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF,
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
    0x1B000...0x1B16F, 0x1F1E6...0x1F1FF, 0x20000...0x323AF,
  ]

  /// Letters that decomposition doesn't take apart.
  static let folded: [(from: UInt32, to: String)] = [
    (0xDF, "ss"), (0xE6, "ae"), (0xF0, "d"), (0xF8, "o"), (0xFE, "th"), (0x111, "d"), (0x127, "h"),
    (0x131, "i"), (0x142, "l"), (0x153, "oe"), (0x167, "t"), (0x3C2, "σ"), (0x629, "ه"),
    (0x649, "ي"), (0x671, "ا"), (0x6A9, "ك"), (0x6BE, "ه"), (0x6C1, "ه"), (0x6CC, "ي"),
    (0x6D5, "ه"),
  ]

  /// Runs of letters that stand for others, each as far from its own.
  static let shifted: [(from: ClosedRange<UInt32>, to: UInt32)] = [
    (0x660...0x669, 0x30), (0x6F0...0x6F9, 0x30), (0x30A1...0x30F6, 0x3041),
    (0x30FD...0x30FE, 0x309D),
  ]

  /// Stand inside words and end them: `don't` is two words, and for who types it so one.
  static let apostrophes: [UInt32] = [0x27, 0x2B9, 0x2BC, 0x2018, 0x2019]

  /// Longer words are cut, in the index and in what is searched for.
  static let longestWord = 40

  /// What `search.js` is given.
  static var script: String {
    let ranges = { (list: [ClosedRange<UInt32>]) in
      "[" + list.map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ",") + "]"
    }
    let folds = folded.map { "\"\(character($0.from))\":\"\($0.to)\"" }.joined(separator: ",")
    let shifts = shifted.map { "[\($0.from.lowerBound),\($0.from.upperBound),\($0.to)]" }
    let apostrophes = apostrophes.map { "\"\(character($0))\"" }.joined(separator: ",")
    return "{\"dropped\":\(ranges(dropped)),\"unspaced\":\(ranges(unspaced)),\"folded\":{\(folds)},"
      + "\"shifted\":[\(shifts.joined(separator: ","))],\"apostrophes\":[\(apostrophes)],"
      + "\"longestWord\":\(longestWord)}"
  }

  private static func character(_ scalar: UInt32) -> String {
    Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
  }
}
