/// Texts that would cost the HTML parser time or memory out of proportion. No person and no service
/// writes such; they are shown as text.
///
/// The standard's algorithm opens unclosed formatting again in every following block, so a text of
/// n marks and n blocks makes n² elements; and the parser frees its tree by recursion.
enum HTMLBounds {
  static let byteLimit = 4 << 20
  private static let tagLimit = 50_000
  private static let depthLimit = 2_000
  private static let openFormattingLimit = 40

  private static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// Close by themselves where the next of them begins.
  private static let selfClosing: Set<String> = ["p", "li", "dt", "dd", "tr", "td", "th", "option"]

  static func holds(_ html: [UInt8]) -> Bool {
    guard html.count <= byteLimit else { return false }
    var tags = 0
    var depth = 0
    var open: [String: Int] = [:]
    var index = 0
    while let mark = html[index...].firstIndex(of: 0x3C) {
      index = mark + 1
      let isClosing = index < html.count && html[index] == 0x2F
      let name = name(in: html, at: isClosing ? index + 1 : index)
      guard !name.isEmpty, !void.contains(name) else { continue }
      tags += 1
      if formatting.contains(name) {
        open[name] = max(0, open[name, default: 0] + (isClosing ? -1 : 1))
      }
      if !selfClosing.contains(name) { depth = isClosing ? max(0, depth - 1) : depth + 1 }
      let unclosed = open.values.reduce(0, +)
      if tags > tagLimit || unclosed > openFormattingLimit || depth > depthLimit { return false }
    }
    return true
  }

  private static func name(in html: [UInt8], at start: Int) -> String {
    guard start <= html.count else { return "" }
    let letters = html[start...].prefix(12).prefix { (0x61...0x7A).contains($0 | 0x20) }
    return String(decoding: letters, as: UTF8.self).lowercased()
  }
}
