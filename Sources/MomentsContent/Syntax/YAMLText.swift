import Diagnostics
private import CYAML

/// YAML by libyaml's events; the only file that sees it. Thread-safe.
///
/// Scalars stay as written, so that the field decides what they are. Anchors and aliases work up
/// to a bound on the size of what they expand to.
enum YAMLText {
  /// Values that aliases may add up to in one text; keeps "billion laughs" small.
  static let expansionLimit = 10_000

  /// The one document of `range` of `file`, which must be valid UTF-8; null where it is empty.
  static func value(of file: SourceFile, in range: Range<Int>) throws(SyntaxFault) -> SourceValue {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw SyntaxFault(.yamlSyntax, at: SourceSpan(range), "there is no memory to read it")
    }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    // A result and not a throw: the closure's typed error wouldn't pass through the buffer's call.
    let result = file.bytes[range].withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      return withUnsafeMutablePointer(to: &parser) { pointer in
        var builder = YAMLBuilder(
          parser: pointer, offsets: CharacterOffsets(bytes, start: range.lowerBound))
        return Result { () throws(SyntaxFault) in try builder.document() }
      }
    }
    return try result.get()
  }
}

/// libyaml counts characters, the content counts bytes: the same as long as a text is ASCII.
/// Otherwise walks along, forwards from the last answer.
private struct CharacterOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let isASCII: Bool
  private var character = 0
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.bytes = bytes
    self.start = start
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// The byte at an offset in the file.
  func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset - start) ? bytes[offset - start] : nil
  }

  /// The offset in the file of the `wanted`-th character of the text.
  mutating func offset(of wanted: Int) -> Int {
    if isASCII { return start + min(wanted, bytes.count) }
    if wanted < character { (character, offset) = (0, 0) }
    while character < wanted, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      character += 1
    }
    return start + offset
  }
}

/// Makes values of a parser's events.
private struct YAMLBuilder {
  let parser: UnsafeMutablePointer<yaml_parser_t>
  var offsets: CharacterOffsets
  private var anchors: [String: Anchor] = [:]
  private var expanded = 0
  private var event = yaml_event_t()

  private struct Anchor {
    var value: SourceValue
    /// Values in it, itself included.
    var size: Int
  }

  init(parser: UnsafeMutablePointer<yaml_parser_t>, offsets: CharacterOffsets) {
    self.parser = parser
    self.offsets = offsets
  }

  mutating func document() throws(SyntaxFault) -> SourceValue {
    defer { yaml_event_delete(&event) }
    try next()
    try next()
    if event.type == YAML_STREAM_END_EVENT {
      return SourceValue(.null, SourceSpan(offsets.offset(of: 0), length: 0))
    }
    try next()
    let value = try value(depth: 0)
    try next()
    try next()
    guard event.type == YAML_STREAM_END_EVENT else {
      throw SyntaxFault(
        .yamlSyntax, at: SourceSpan(span().range.lowerBound, length: 3),
        "a second YAML document begins here", hint: "a file holds one; remove the '---' line")
    }
    return value
  }

  private mutating func next() throws(SyntaxFault) {
    yaml_event_delete(&event)
    guard yaml_parser_parse(parser, &event) == 1 else { throw fault() }
  }

  private mutating func span() -> SourceSpan {
    let start = offsets.offset(of: event.start_mark.index)
    return SourceSpan(start..<max(start, offsets.offset(of: event.end_mark.index)))
  }

  /// The value that the current event begins; ends at its last event.
  private mutating func value(depth: Int) throws(SyntaxFault) -> SourceValue {
    switch event.type {
    case YAML_SCALAR_EVENT: return try scalar()
    case YAML_SEQUENCE_START_EVENT: return try list(depth)
    case YAML_MAPPING_START_EVENT: return try map(depth)
    default: return try alias()
    }
  }

  private mutating func scalar() throws(SyntaxFault) -> SourceValue {
    let span = span()
    let scalar = event.data.scalar
    let text = String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    let anchor = YAMLBuilder.name(scalar.anchor)
    try checkTag(scalar.tag, span)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.tag == nil
    let value = SourceValue(
      isPlain && YAMLBuilder.isNull(text) ? .null : .scalar(text, isPlain ? .plain : .quoted), span)
    if let anchor { anchors[anchor] = Anchor(value: value, size: 1) }
    return value
  }

  private static func isNull(_ text: String) -> Bool {
    switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  private mutating func list(_ depth: Int) throws(SyntaxFault) -> SourceValue {
    var span = try opening(depth, event.data.sequence_start.tag)
    let anchor = YAMLBuilder.name(event.data.sequence_start.anchor)
    var values: [SourceValue] = []
    try next()
    while event.type != YAML_SEQUENCE_END_EVENT {
      values.append(try value(depth: depth + 1))
      try next()
    }
    span.length = closing(span, values.last?.span)
    return remember(SourceValue(.list(values), span), anchor)
  }

  private mutating func map(_ depth: Int) throws(SyntaxFault) -> SourceValue {
    var span = try opening(depth, event.data.mapping_start.tag)
    let anchor = YAMLBuilder.name(event.data.mapping_start.anchor)
    var members: [SourceMember] = []
    var seen = SeenKeys()
    try next()
    while event.type != YAML_MAPPING_END_EVENT {
      members.append(try member(depth, &seen))
      try next()
    }
    span.length = closing(span, members.last?.value.span)
    return remember(SourceValue(.map(members), span), anchor)
  }

  private mutating func member(_ depth: Int, _ seen: inout SeenKeys) throws(SyntaxFault)
    -> SourceMember
  {
    let keySpan = span()
    guard event.type == YAML_SCALAR_EVENT else {
      throw SyntaxFault(
        .yamlSyntax, at: SourceSpan(keySpan.range.lowerBound, length: 1),
        "a key is a single word or text, not a list or a map",
        hint: "put a text that begins with '[', '{', '*' or '&' in quotes")
    }
    let scalar = event.data.scalar
    let key = String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    if seen.insert(key, keySpan) != nil {
      throw SyntaxFault(
        .keyDuplicate, at: keySpan, "'\(key.shortened(to: 60))' is there twice",
        hint: "keep one of the two")
    }
    try next()
    return SourceMember(key: key, keySpan: keySpan, value: try value(depth: depth + 1))
  }

  private mutating func alias() throws(SyntaxFault) -> SourceValue {
    let span = span()
    let name = YAMLBuilder.name(event.data.alias.anchor) ?? ""
    guard let anchor = anchors[name] else {
      throw SyntaxFault(
        .yamlSyntax, at: span, "'*\(name)' refers to an anchor that isn't there",
        hint: "put the value in quotes where a text begins with '*'")
    }
    expanded += anchor.size
    guard expanded <= YAMLText.expansionLimit else {
      throw SyntaxFault(
        .nestingTooDeep, at: span,
        "the aliases of this file stand for more than \(YAMLText.expansionLimit) values")
    }
    return anchor.value
  }

  private mutating func opening(_ depth: Int, _ tag: UnsafeMutablePointer<yaml_char_t>?)
    throws(SyntaxFault) -> SourceSpan
  {
    let span = span()
    try checkTag(tag, span)
    guard depth < nestingLimit else {
      throw SyntaxFault(
        .nestingTooDeep, at: SourceSpan(span.range.lowerBound, length: 1),
        "lists and maps are nested more than \(nestingLimit) deep")
    }
    return span
  }

  /// The length from `span`'s start to the end of its last part; where a block ends, libyaml's own
  /// mark lies on a later line.
  private mutating func closing(_ span: SourceSpan, _ last: SourceSpan?) -> UInt32 {
    let isFlow = event.start_mark.index < event.end_mark.index
    let end = isFlow ? self.span().range.upperBound : last?.range.upperBound
    return UInt32(clamping: max(0, (end ?? span.range.upperBound) - span.range.lowerBound))
  }

  private mutating func remember(_ value: SourceValue, _ anchor: String?) -> SourceValue {
    if let anchor { anchors[anchor] = Anchor(value: value, size: value.size) }
    return value
  }

  private mutating func fault() -> SyntaxFault {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
    if parser.pointee.error == YAML_READER_ERROR {
      let offset = offsets.offset(of: 0) + parser.pointee.problem_offset
      return YAMLProblem(problem, at: nil).fault(at: SourceSpan(offset, length: 1))
    }
    let start = offsets.offset(of: parser.pointee.problem_mark.index)
    let context =
      parser.pointee.context == nil
      ? nil : offsets.offset(of: parser.pointee.context_mark.index)
    return YAMLProblem(problem, at: offsets.byte(at: start)).fault(
      at: SourceSpan(start, length: 1), opened: context)
  }

  private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }

  /// Refuses tags other than YAML's own: `!include` and the like would do nothing.
  private func checkTag(_ tag: UnsafeMutablePointer<yaml_char_t>?, _ span: SourceSpan)
    throws(SyntaxFault)
  {
    guard let tag = YAMLBuilder.name(tag), tag != "!", !tag.hasPrefix("tag:yaml.org,2002:") else {
      return
    }
    throw SyntaxFault(
      .yamlSyntax, at: span, "the tag '\(tag.shortened(to: 60))' means nothing here",
      hint: "remove it, or put a text that begins with '!' in quotes")
  }
}

extension SourceValue {
  /// Values in it, itself included.
  fileprivate var size: Int {
    switch content {
    case .list(let values): values.reduce(1) { $0 + $1.size }
    case .map(let members): members.reduce(1) { $0 + $1.value.size }
    default: 1
    }
  }
}
