/// Writes which documents hold a term, in characters that a script's string can hold.
///
/// Few of them: the distance to the one before, less one, five bits a character, lowest first, 32
/// added where more follow. Many: `!`, then six documents a character from the first one on, lowest
/// bit first.
enum PostingList {
  static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// - Parameter documents: ascending, each once.
  static func append(_ documents: some Collection<UInt32>, to text: inout [UInt8]) {
    guard let last = documents.max() else { return }
    let start = text.count
    let limit = start + 1 + Int(last) / 6 + 1
    var previous: Int = -1
    for document in documents {
      append(number: Int(document) - previous - 1, to: &text)
      previous = Int(document)
      guard text.count <= limit else { break }
    }
    guard text.count > limit else { return }
    text.removeSubrange(start...)
    text.append(0x21)
    text += [UInt8](repeating: 0, count: Int(last) / 6 + 1)
    for document in documents { text[start + 1 + Int(document) / 6] |= 1 << UInt8(document % 6) }
    for index in start + 1..<text.count { text[index] = digits[Int(text[index])] }
  }

  static func append(number: Int, to text: inout [UInt8]) {
    var rest = number
    while rest > 31 {
      text.append(digits[rest & 31 | 32])
      rest >>= 5
    }
    text.append(digits[rest])
  }

  /// About how long `append` makes it, without looking at the documents.
  static func size(count: Int, of total: Int) -> Int {
    guard count > 0 else { return 0 }
    let gap = total / count
    return min(count * (gap < 32 ? 1 : gap < 1024 ? 2 : 3), total / 6 + 2)
  }
}
