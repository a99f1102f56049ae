internal import Diagnostics

/// Turns a template's tokens into nodes, with the white space around standalone tags taken away.
///
/// Goes on after a mistake, so that one run reports them all; the open tags are kept on an explicit
/// stack, so depth is an error and never an overflow.
struct TemplateParser {
  /// How deep sections, blocks and partials may nest.
  static let nestingLimit = 256
  /// After so many mistakes the rest of a file is not read: most would be echoes.
  static let problemLimit = 50

  let file: TemplateFile
  let lines: TemplateLines
  private var scanner: TemplateScanner
  private var frames: [OpenFrame] = [OpenFrame(kind: .root)]
  /// Text before this offset was taken away with a standalone tag.
  private var skippedTo = 0
  /// Names may have any characters but white space, as the public suite has them.
  private let lenient: Bool
  private(set) var problems: [Diagnostic] = []

  init(_ file: TemplateFile, lenient: Bool = false) {
    self.file = file
    self.lenient = lenient
    lines = TemplateLines(bytes: file.bytes)
    scanner = TemplateScanner(file.bytes)
  }

  /// What the file says, as far as it can be understood; `problems` has what can't.
  mutating func parse() -> ParsedTemplate {
    if let offset = file.bytes.firstOffsetThatIsNotUTF8 {
      report(
        .fileNotUTF8, offset..<offset + 1, "the file is not UTF-8 here", hint: "save it as UTF-8")
      return ParsedTemplate(file: file, nodes: [])
    }
    var isDone = false
    while !isDone, problems.count < Self.problemLimit {
      do throws(TemplateScanner.Problem) {
        guard let token = try scanner.next() else { break }
        isDone = !take(token)
      } catch {
        report(.templateSyntax, error.range, error.summary, hint: error.hint)
      }
    }
    while frames.count > 1, let frame = frames.popLast() {
      if !isDone, problems.count < Self.problemLimit { reportUnclosed(frame) }
      append(frame.node(closedBy: file.bytes.count..<file.bytes.count))
    }
    return ParsedTemplate(file: file, nodes: frames[0].nodes)
  }

  /// false when there is no use in going on.
  private mutating func take(_ token: ScannedToken) -> Bool {
    switch token {
    case .text(let range):
      noteStray(range)
      let start = max(range.lowerBound, min(skippedTo, range.upperBound))
      if start < range.upperBound { append(.text(start..<range.upperBound)) }
    case .tag(let tag):
      if tag.kind.isStrayInParent { noteStray(tag.range) }
      switch tag.kind {
      case .value, .raw: takeValue(tag)
      case .comment, .delimiters: removeLine(of: tag.range)
      case .section, .inverted: takeSection(tag)
      case .partial: takePartial(tag)
      case .parent: takeParent(tag)
      case .block: takeBlock(tag)
      case .close: takeClose(tag)
      }
    }
    return frames.count <= Self.nestingLimit || reportDepth()
  }

  // MARK: Tags

  private mutating func takeValue(_ tag: TemplateTag) {
    guard let name = name(in: tag.content, of: tag) else { return }
    append(.value(ValueTag(name: name, isRaw: tag.kind == .raw, range: tag.range)))
  }

  private mutating func takeSection(_ tag: TemplateTag) {
    removeLine(of: tag.range)
    let name =
      name(in: tag.content, of: tag) ?? TemplateName(text: "", parts: [], range: tag.content)
    frames.append(OpenFrame(kind: .section(name, inverted: tag.kind == .inverted), open: tag))
  }

  private mutating func takePartial(_ tag: TemplateTag) {
    guard let target = target(of: tag) else { return }
    var indentation = Indentation.inline(at: tag.range.lowerBound)
    if let before = lines.blankBefore(tag.range.lowerBound), removeLine(of: tag.range) {
      indentation = Indentation(stand: .lines, range: before)
    }
    append(.partial(PartialTag(target: target, indentation: indentation, range: tag.range)))
  }

  private mutating func takeParent(_ tag: TemplateTag) {
    frames.append(OpenFrame(kind: .parent(target(of: tag)), open: tag))
  }

  private mutating func takeBlock(_ tag: TemplateTag) {
    let name = text(tag.content)
    if name.isEmpty { reportMissingName(tag) }
    var frame = OpenFrame(kind: .block(name), open: tag)
    let before = lines.blankBefore(tag.range.lowerBound)
    if isInParent {
      frame.endsItsLine = lines.blankAfter(tag.range.upperBound) != nil
    } else if before != nil {
      frame.endsItsLine = lines.blankAfter(tag.range.upperBound) != nil
    }
    if frame.endsItsLine, let after = lines.blankAfter(tag.range.upperBound) {
      if !isInParent { trimText(before: tag.range.lowerBound) }
      skippedTo = after
    }
    frame.before = before
    frame.contentStart = max(tag.range.upperBound, frame.endsItsLine ? skippedTo : 0)
    frames.append(frame)
  }

  // MARK: Closing

  private mutating func takeClose(_ tag: TemplateTag) {
    let name = text(tag.content).filter { !$0.isWhitespace }
    guard let depth = frames.lastIndex(where: { $0.name == name }), depth > 0 else {
      reportStrayClose(tag, name)
      return
    }
    while frames.count - 1 > depth, let inner = frames.popLast() {
      reportUnclosed(inner, at: tag)
      append(inner.node(closedBy: tag.range))
    }
    guard var frame = frames.popLast() else { return }
    let lines = lines
    switch frame.kind {
    case .root: break
    case .section:
      let after = endOfLine(aloneWith: tag.range)
      if let after {
        frame.trimText(before: tag.range.lowerBound, in: lines)
        skippedTo = after
      }
      let startsLine = lines.startsLine(tag.range.lowerBound)
      append(frame.node(closedBy: tag.range, closeNeedsIndentation: startsLine && after == nil))
    case .parent: append(closeParent(frame, tag))
    case .block: append(closeBlock(&frame, tag))
    }
  }

  private mutating func closeParent(_ frame: OpenFrame, _ tag: TemplateTag) -> TemplateNode? {
    var frame = frame
    if let before = lines.blankBefore(frame.open.lowerBound),
      let after = lines.blankAfter(tag.range.upperBound)
    {
      frame.indentation = Indentation(stand: .lines, range: before)
      trimText(before: frame.open.lowerBound)
      skippedTo = after
    }
    return frame.node(closedBy: tag.range)
  }

  private mutating func closeBlock(_ frame: inout OpenFrame, _ tag: TemplateTag) -> TemplateNode? {
    let after = lines.blankAfter(tag.range.upperBound)
    let own = lines.blankRun(at: frame.contentStart)
    if frame.endsItsLine {
      let hasLines = own.upperBound < tag.range.lowerBound
      frame.ownIndentation = own.clamped(to: frame.contentStart..<tag.range.lowerBound)
      frame.indentation = Indentation(
        stand: .lines, range: hasLines ? frame.ownIndentation : frame.before ?? own)
      if lines.blankBefore(tag.range.lowerBound) != nil, after != nil || isInParent {
        frame.trimText(before: tag.range.lowerBound, in: lines)
        if let after, !isInParent { skippedTo = after }
      }
    } else if let before = frame.before, after != nil,
      !lines.hasNewline(in: frame.open.upperBound..<tag.range.lowerBound), !isInParent
    {
      frame.indentation = Indentation(stand: .line, range: before)
      trimText(before: frame.open.lowerBound)
    }
    return frame.node(closedBy: tag.range)
  }

  // MARK: White space

  /// Takes away the line of a tag that is alone on it; false when it is not.
  @discardableResult
  private mutating func removeLine(of tag: Range<Int>) -> Bool {
    guard let after = endOfLine(aloneWith: tag) else { return false }
    trimText(before: tag.lowerBound)
    skippedTo = after
    return true
  }

  /// The end of the line on which `tag` is alone; nil when it is not.
  private func endOfLine(aloneWith tag: Range<Int>) -> Int? {
    lines.blankBefore(tag.lowerBound) == nil ? nil : lines.blankAfter(tag.upperBound)
  }

  private mutating func trimText(before offset: Int) {
    let lines = lines
    frames[frames.count - 1].trimText(before: offset, in: lines)
  }

  private mutating func append(_ node: TemplateNode?) {
    if let node { frames[frames.count - 1].nodes.append(node) }
  }

  private mutating func noteStray(_ range: Range<Int>) {
    guard isInParent, frames[frames.count - 1].stray == nil,
      let first = file.bytes[range].firstIndex(where: { !$0.isTemplateSpace }),
      let last = file.bytes[range].lastIndex(where: { !$0.isTemplateSpace })
    else { return }
    frames[frames.count - 1].stray = first..<last + 1
  }

  private var isInParent: Bool {
    if case .parent = frames[frames.count - 1].kind { true } else { false }
  }
}

// MARK: - Names

extension TemplateParser {
  private func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  private mutating func target(of tag: TemplateTag) -> PartialTarget? {
    guard file.bytes[tag.content].first == UInt8(ascii: "*") else {
      let name = text(tag.content)
      if name.isEmpty || name.contains(where: \.isWhitespace) { reportMissingName(tag) }
      return name.isEmpty ? nil : .named(name)
    }
    var start = tag.content.lowerBound + 1
    while start < tag.content.upperBound, file.bytes[start].isTemplateSpace { start += 1 }
    return name(in: start..<tag.content.upperBound, of: tag).map { .dynamic($0) }
  }

  private mutating func name(in range: Range<Int>, of tag: TemplateTag) -> TemplateName? {
    let text = text(range)
    if text == "." { return TemplateName(text: text, parts: [], range: range) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.allSatisfy(isNamePart) { return TemplateName(text: text, parts: parts, range: range) }
    if text.isEmpty {
      reportMissingName(tag)
    } else {
      report(
        .templateSyntax, tag.range, "'\(text)' is not a name",
        hint: "names are letters, digits, '-' and '_', with '.' between parts; there are no filters"
      )
    }
    return nil
  }

  private func isNamePart(_ part: String) -> Bool {
    if lenient { return !part.isEmpty && !part.contains(where: \.isWhitespace) }
    guard let first = part.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_") else {
      return false
    }
    return part.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
  }
}

// MARK: - Messages

extension TemplateParser {
  private mutating func report(
    _ code: DiagnosticCode, _ range: Range<Int>, _ summary: String,
    related: [Diagnostic.Related] = [], hint: String? = nil
  ) {
    problems.append(
      Diagnostic(code, at: place(range), summary, related: related, hint: hint))
  }

  private func place(_ range: Range<Int>) -> SourcePlace {
    SourcePlace(file: file.path, source: file.bytes, offset: range.lowerBound, length: range.count)
  }

  private mutating func reportMissingName(_ tag: TemplateTag) {
    report(.templateSyntax, tag.range, "the tag '\(text(tag.range))' needs one name")
  }

  private mutating func reportUnclosed(_ frame: OpenFrame, at tag: TemplateTag? = nil) {
    report(
      .templateSyntax, frame.open, "'\(text(frame.open))' is not closed",
      related: tag.map { [.init("'\(text($0.range))' comes first", at: place($0.range))] } ?? [],
      hint: "add '{{/\(frame.name ?? "")}}'")
  }

  private mutating func reportStrayClose(_ tag: TemplateTag, _ name: String) {
    guard frames.count > 1, let open = frames.last else {
      report(.templateSyntax, tag.range, "'\(text(tag.range))' closes nothing that is open")
      return
    }
    report(
      .templateSyntax, tag.range,
      "'\(text(tag.range))' doesn't match the open '\(text(open.open))'",
      related: [.init("opened here", at: place(open.open))],
      hint: "write '{{/\(open.name ?? "")}}'")
  }

  private mutating func reportDepth() -> Bool {
    report(
      .templateNesting, frames[frames.count - 1].open,
      "sections and blocks nest at most \(Self.nestingLimit) deep")
    return false
  }
}
