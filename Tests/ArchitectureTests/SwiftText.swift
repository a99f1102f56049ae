/// Swift source without what isn't code.
struct SwiftText {
  /// `text` with comments and the insides of string literals turned to spaces; lines stay lines, and
  /// code in interpolations stays code.
  static func blanked(_ text: String) -> String {
    var scanner = SwiftText(input: Array(text.utf8))
    scanner.code(until: nil)
    return String(decoding: scanner.output, as: UTF8.self)
  }

  private let input: [UInt8]
  private var output: [UInt8] = []
  private var position = 0

  private init(input: [UInt8]) { self.input = input }

  private func starts(_ text: String) -> Bool { input[position...].starts(with: text.utf8) }

  private mutating func keep(_ count: Int = 1) {
    output += input[position..<min(position + count, input.count)]
    position = min(position + count, input.count)
  }

  private mutating func blank(_ count: Int = 1) {
    for byte in input[position..<min(position + count, input.count)] {
      output.append(byte == 0x0A ? byte : 0x20)
    }
    position = min(position + count, input.count)
  }

  /// Up to the end, or past the parenthesis that closes an interpolation.
  private mutating func code(until close: UInt8?) {
    var depth = 0
    while position < input.count {
      let byte = input[position]
      if starts("//") {
        while position < input.count, input[position] != 0x0A { blank() }
      } else if starts("/*") {
        blockComment()
      } else if let hashes = literalStart() {
        string(hashes: hashes)
      } else {
        if byte == 0x28 { depth += 1 }
        if byte == 0x29 {
          if depth == 0, close == byte { return keep() }
          depth -= 1
        }
        keep()
      }
    }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        blank(2)
      } else if starts("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < input.count
  }

  /// How many `#` stand before the quote that comes next; nil where none comes.
  private func literalStart() -> Int? {
    var end = position
    while end < input.count, input[end] == 0x23 { end += 1 }
    return end < input.count && input[end] == 0x22 ? end - position : nil
  }

  private mutating func string(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    keep(hashes)
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    keep(quotes.utf8.count)
    while position < input.count {
      if starts(quotes + fence) { return keep(quotes.utf8.count + hashes) }
      if starts("\\" + fence + "(") {
        keep(hashes + 2)
        code(until: 0x29)
      } else {
        blank(starts("\\" + fence) ? hashes + 2 : 1)
      }
    }
  }
}
