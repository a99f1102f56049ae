internal import Diagnostics

/// A parsed template: nodes that refer to its source by byte ranges.
struct ParsedTemplate: Sendable {
  let file: TemplateFile
  var nodes: [TemplateNode]

  func place(_ range: Range<Int>) -> SourcePlace {
    SourcePlace(
      file: file.path, source: file.bytes, offset: range.lowerBound, length: range.count)
  }
}

/// A tag in a source: a place that is worked out only when a message needs it, for that takes time.
struct TagPlace: Sendable {
  let template: ParsedTemplate
  let range: Range<Int>

  var source: SourcePlace { template.place(range) }
}

indirect enum TemplateNode: Sendable {
  /// Literal bytes.
  case text(Range<Int>)
  case value(ValueTag)
  case section(SectionTag)
  case partial(PartialTag)
  case parent(ParentTag)
  case block(BlockTag)
}

extension TemplateNode {
  /// Names of the blocks that can be replaced in it.
  var blockNames: [String] {
    switch self {
    case .text, .value, .partial: []
    case .section(let tag): tag.body.flatMap(\.blockNames)
    case .parent(let tag): tag.blocks.flatMap { $0.content.flatMap(\.blockNames) }
    case .block(let tag): [tag.name] + tag.content.flatMap(\.blockNames)
    }
  }
}

/// A name in a tag, such as `author.name`; `.` has no parts.
struct TemplateName: Sendable, Hashable {
  let text: String
  let parts: [String]
  let range: Range<Int>
}

/// `{{name}}`, or `{{{name}}}` and `{{&name}}`, which are raw.
struct ValueTag: Sendable {
  let name: TemplateName
  let isRaw: Bool
  let range: Range<Int>
}

/// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}`, which is inverted.
struct SectionTag: Sendable {
  let name: TemplateName
  let isInverted: Bool
  var body: [TemplateNode]
  let open: Range<Int>
  var close: Range<Int>
  /// Whether a closing tag starts its line without being alone there, so that a partial's
  /// indentation belongs in front of it.
  var closeNeedsIndentation: Bool
}

/// Which template a partial or parent tag names.
enum PartialTarget: Sendable {
  case named(String)
  /// `{{>*name}}`: the value of `name`.
  case dynamic(TemplateName)
}

/// How a tag that brings in another text stands on its line.
struct Indentation: Sendable {
  enum Stand: Sendable {
    /// Inside a line: what comes in is not indented.
    case inline
    /// A block with both its tags on a line of their own: what comes in starts a line, and the
    /// line's ending stays.
    case line
    /// Tags on lines of their own, which vanish: what comes in starts a line.
    case lines
  }
  var stand: Stand
  /// The white space to put before each line; empty when it stands inside a line.
  var range: Range<Int>

  static func inline(at offset: Int) -> Indentation {
    Indentation(stand: .inline, range: offset..<offset)
  }
}

/// `{{>name}}` or `{{>*name}}`.
struct PartialTag: Sendable {
  let target: PartialTarget
  let indentation: Indentation
  let range: Range<Int>
}

/// `{{<name}}…{{/name}}`; only the blocks between its tags count.
struct ParentTag: Sendable {
  let target: PartialTarget
  var blocks: [BlockTag]
  /// The first thing between the tags that is neither a block nor white space: it is not shown.
  var stray: Range<Int>?
  var indentation: Indentation
  let range: Range<Int>
}

/// `{{$name}}…{{/name}}`: a default where it stands in a text, a replacement inside a parent tag.
struct BlockTag: Sendable {
  let name: String
  var content: [TemplateNode]
  /// Where the content starts, and the white space there when that is the start of a line: what
  /// its lines lose when they are moved to another place.
  var contentStart: Int
  var ownIndentation: Range<Int>
  /// For what replaces the content: the white space of the content's first line, else that before
  /// the opening tag.
  var indentation: Indentation
  let range: Range<Int>
}
