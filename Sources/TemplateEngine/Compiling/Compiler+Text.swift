internal import Diagnostics

extension Compiler {
  /// Literal text, with its lines indented and its HTML walked over.
  mutating func compileText(_ range: Range<Int>, _ scope: inout Scope) {
    let bytes = scope.template.file.bytes
    if let found = scope.place.walk(bytes[range]) {
      report(
        .templateUnsafePlace, found.offset..<found.offset + 1, scope, found.problem.rawValue,
        hint: found.problem.hint)
    }
    let layout = scope.layout
    if layout.prefix.isEmpty, layout.strip.isEmpty, !layout.isOpen {
      return builder.emitLiteral(bytes[range])
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 }
      let line = start..<(end ?? range.upperBound)
      if startsLine(line.lowerBound, scope) {
        compileLine(line, bytes, layout)
      } else {
        builder.emitLiteral(bytes[line])
      }
      start = line.upperBound
    }
  }

  private mutating func compileLine(_ line: Range<Int>, _ bytes: [UInt8], _ layout: Layout) {
    var start = line.lowerBound
    for byte in layout.strip {
      guard start < line.upperBound, bytes[start] == byte else { break }
      start += 1
    }
    let isEmpty = bytes[start..<line.upperBound].allSatisfy { $0 == 0x0A || $0 == 0x0D }
    if !isEmpty { emitIndentation(layout) }
    builder.emitLiteral(bytes[start..<line.upperBound])
  }

  /// Indents the line if a tag that shows something at `offset` starts it.
  mutating func indentLine(at offset: Int, _ scope: Scope) {
    if startsLine(offset, scope) { emitIndentation(scope.layout) }
  }

  private mutating func emitIndentation(_ layout: Layout) {
    if layout.isOpen { builder.emit(Instruction(operation: .indentation)) }
    builder.emitLiteral(layout.prefix)
  }

  func startsLine(_ offset: Int, _ scope: Scope) -> Bool {
    if offset == scope.layout.entry { return scope.layout.entryStartsLine }
    return TemplateLines(bytes: scope.template.file.bytes).startsLine(offset)
  }

  /// `range` of white space as it is indented here: behind the lines' prefix, without what blocks
  /// that moved lose.
  func indentation(_ range: Range<Int>, _ scope: Scope) -> [UInt8] {
    var own = scope.template.file.bytes[range]
    for byte in scope.layout.strip {
      guard own.first == byte else { break }
      own = own.dropFirst()
    }
    return Array(own)
  }
}
