internal import Diagnostics

/// Cuts a template's bytes into text and tags, following the delimiters as they are set.
struct TemplateScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var open: [UInt8] = [0x7B, 0x7B]
  private var close: [UInt8] = [0x7D, 0x7D]

  /// What is wrong at a place in the source.
  struct Problem: Error {
    let range: Range<Int>
    let summary: String
    let hint: String?
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// nil at the end. After a problem the scanner stands behind the tag that has it.
  mutating func next() throws(Problem) -> ScannedToken? {
    guard position < bytes.count else { return nil }
    let start = position
    let tagStart = find(open, from: start) ?? bytes.count
    if tagStart > start {
      position = tagStart
      return .text(start..<tagStart)
    }
    return .tag(try scanTag(at: start))
  }

  private mutating func scanTag(at start: Int) throws(Problem) -> TemplateTag {
    var contentStart = start + open.count
    let sigil = contentStart < bytes.count ? bytes[contentStart] : 0
    var kind = TemplateTag.Kind(sigil: sigil)
    let isTriple = sigil == UInt8(ascii: "{") && open == [0x7B, 0x7B]
    if isTriple { kind = .raw }
    if kind != .value { contentStart += 1 }
    let ending: [UInt8] =
      isTriple ? [0x7D] + close : kind == .delimiters ? [UInt8(ascii: "=")] + close : close
    guard let contentEnd = find(ending, from: contentStart) else {
      position = bytes.count
      throw Problem(
        range: start..<min(start + open.count, bytes.count),
        summary: "the tag that starts here is not closed",
        hint: "close it with '\(String(decoding: ending, as: UTF8.self))'")
    }
    position = contentEnd + ending.count
    let tag = TemplateTag(
      kind: kind, range: start..<position, content: trim(contentStart..<contentEnd))
    if kind == .delimiters { try setDelimiters(tag) }
    return tag
  }

  private mutating func setDelimiters(_ tag: TemplateTag) throws(Problem) {
    let words = bytes[tag.content].split(whereSeparator: \.isTemplateSpace)
    guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
      throw Problem(
        range: tag.range, summary: "a delimiter tag names two delimiters without '='",
        hint: "write for example {{=<% %>=}}")
    }
    open = Array(words[0])
    close = Array(words[1])
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isTemplateSpace { start += 1 }
    while end > start, bytes[end - 1].isTemplateSpace { end -= 1 }
    return start..<end
  }

  private func find(_ wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    var index = start
    let last = bytes.count - wanted.count
    while index <= last {
      if bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension TemplateTag.Kind {
  fileprivate init(sigil: UInt8) {
    self =
      switch sigil {
      case UInt8(ascii: "!"): .comment
      case UInt8(ascii: "="): .delimiters
      case UInt8(ascii: "#"): .section
      case UInt8(ascii: "^"): .inverted
      case UInt8(ascii: "/"): .close
      case UInt8(ascii: ">"): .partial
      case UInt8(ascii: "<"): .parent
      case UInt8(ascii: "$"): .block
      case UInt8(ascii: "&"): .raw
      default: .value
      }
  }
}

extension UInt8 {
  /// Space, tab, line feed, form feed or carriage return.
  var isTemplateSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
}
