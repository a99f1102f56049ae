internal import Diagnostics

/// What makes a set of blocks the same as another.
struct BlocksKey: Hashable {
  let names: [String]
  let ids: [Int]
}

extension Compiler {
  /// `{{<name}}`: the named template with blocks replaced. A replacement from further out wins.
  mutating func compileParent(_ tag: ParentTag, _ scope: inout Scope) {
    if tag.indentation.stand == .inline { indentLine(at: tag.range.lowerBound, scope) }
    if let stray = tag.stray, !isLenient {
      report(
        .templateSyntax, stray, scope, "between the tags of a parent only blocks are shown",
        hint: "put it into a block, {{$name}}…{{/name}}")
    }
    let outer = scope.blocks
    let box = Blocks.BlocksBox(outer)
    var added: [Blocks.Replacement] = []
    for block in tag.blocks where outer.replacements[block.name] == nil {
      let replacement = Blocks.Replacement(
        id: id(of: block, in: scope.template, outer), block: block, template: scope.template,
        chain: scope.chain, surrounding: box)
      scope.blocks.replacements[block.name] = replacement
      added.append(replacement)
    }
    scope.blocks.id = id(of: scope.blocks)
    let before = problems.count
    include(tag.target, tag.range, tag.indentation, &scope)
    scope.blocks = outer
    if !isLenient, problems.count == before { checkUse(of: added, scope) }
  }

  /// A replacement for a block that the parent doesn't have would be dropped in silence.
  private mutating func checkUse(of blocks: [Blocks.Replacement], _ scope: Scope) {
    for replacement in blocks where !shownBlocks.contains(replacement.id) {
      let name = replacement.block.name
      let near = NearMiss.names(for: name, among: library.blockNames, limit: 2)
      report(
        .templateUnknownName, replacement.block.range, scope,
        blocks.contains { $0.block.name == name && $0.id != replacement.id }
          ? "block '\(name)' is given twice" : "the parent has no block '\(name)'",
        hint: near.isEmpty || near == [name] ? nil : didYouMean(near))
    }
  }

  mutating func compileBlock(_ tag: BlockTag, _ scope: inout Scope) {
    guard scope.depth < TemplateParser.nestingLimit else { return reportDepth(tag.range, scope) }
    if tag.indentation.stand == .inline { indentLine(at: tag.range.lowerBound, scope) }
    let outer = scope
    if let replacement = scope.blocks.replacements[tag.name] {
      shownBlocks.insert(replacement.id)
      enter(replacement, at: tag, &scope)
      compile(replacement.block.content, &scope)
    } else {
      if tag.indentation.stand == .line {
        scope.layout.prefix += indentation(tag.indentation.range, scope)
        scope.layout.entry = tag.contentStart
        scope.layout.entryStartsLine = true
      }
      scope.depth += 1
      compile(tag.content, &scope)
    }
    leave(&scope, to: outer)
  }

  private func enter(
    _ replacement: Blocks.Replacement, at tag: BlockTag, _ scope: inout Scope
  ) {
    let block = replacement.block
    var layout = scope.layout
    layout.strip = Array(replacement.template.file.bytes[block.ownIndentation])
    layout.entry = block.contentStart
    layout.entryStartsLine = tag.indentation.stand != .inline
    if layout.entryStartsLine { layout.prefix += indentation(tag.indentation.range, scope) }
    let shown = Step(
      summary: "shown here by '\(scope.template.file.name)'",
      place: TagPlace(template: scope.template, range: tag.range))
    scope.chain = [shown] + replacement.chain
    scope.layout = layout
    scope.template = replacement.template
    scope.blocks = replacement.surrounding.blocks
    scope.depth += 1
  }

  /// Back to where the block stood, at the place that it ended in.
  private func leave(_ scope: inout Scope, to outer: Scope) {
    let (place, context) = (scope.place, scope.context)
    scope = outer
    scope.place = place
    scope.context = context
  }

  private mutating func id(
    of block: BlockTag, in template: ParsedTemplate, _ surrounding: Blocks
  ) -> Int {
    number(
      BlocksKey(
        names: [template.file.name, ""], ids: [block.range.lowerBound, surrounding.id]))
  }

  private mutating func id(of blocks: Blocks) -> Int {
    let sorted = blocks.replacements.sorted { $0.key < $1.key }
    return sorted.isEmpty
      ? 0 : number(BlocksKey(names: sorted.map(\.key), ids: sorted.map(\.value.id)))
  }

  private mutating func number(_ key: BlocksKey) -> Int {
    if let known = blockIDs[key] { return known }
    blockIDs[key] = blockIDs.count + 1
    return blockIDs.count
  }
}
