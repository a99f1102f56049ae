internal import Diagnostics

/// Where the compiler stands: in which source, among which records, at which place of the page.
struct Scope {
  var template: ParsedTemplate
  var context: Context
  var place: Place
  var layout: Layout
  var blocks: Blocks
  /// The tags that led here, innermost first, for messages.
  var chain: [Step] = []
  /// Partials, sections and blocks that are open.
  var depth = 0
  /// Sections that are open in this function: what follows may not run.
  var conditions = 0
}

/// A tag on the way to a text.
struct Step: Sendable {
  let summary: String
  let place: TagPlace

  var related: Diagnostic.Related { Diagnostic.Related(summary, at: place.source) }
}

/// How lines are indented.
struct Layout: Hashable {
  /// Put before each line that is not empty.
  var prefix: [UInt8] = []
  /// Taken from the start of each line as far as it is there: the own indentation of a block that
  /// stands elsewhere now.
  var strip: [UInt8] = []
  /// The offset where this text begins, and whether that starts a line of the page.
  var entry = 0
  var entryStartsLine = true
  /// Lines ask the renderer for their indentation: a text that includes itself, each time further in.
  var isOpen = false
}

/// The blocks that replace defaults, by name.
struct Blocks: Sendable {
  /// The same number for the same blocks.
  var id = 0
  var replacements: [String: Replacement] = [:]

  /// A block with where it was written: its names are looked up where it is shown, its own blocks
  /// where it was written.
  struct Replacement: Sendable {
    let id: Int
    let block: BlockTag
    let template: ParsedTemplate
    let chain: [Step]
    /// Of the place where it was written.
    let surrounding: BlocksBox
  }

  final class BlocksBox: Sendable {
    let blocks: Blocks
    init(_ blocks: Blocks) { self.blocks = blocks }
  }
}
