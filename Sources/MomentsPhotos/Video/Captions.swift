/// A WebVTT file (W3C WebVTT §4.1) without its comments, which programs sign.
struct Captions {
  let bytes: [UInt8]

  /// nil where it isn't WebVTT.
  init?(_ source: [UInt8]) {
    var text = String(decoding: source, as: UTF8.self)
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    guard text.hasPrefix("WEBVTT") else { return nil }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var kept: [Substring] = ["WEBVTT"]
    var isComment = false
    // What follows the signature on its line is a comment, too.
    for line in lines.dropFirst() {
      if line.isEmpty { isComment = false }
      if kept.last?.isEmpty == true, line.hasPrefix("NOTE") { isComment = true }
      if !isComment { kept.append(line) }
    }
    bytes = Array(kept.joined(separator: "\n").utf8)
  }
}
