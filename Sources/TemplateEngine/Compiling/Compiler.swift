internal import Diagnostics

/// Turns parsed templates into a program for one type of record, and finds everything in them that
/// can't work there.
struct Compiler {
  static let itemText = ItemTextAccess()
  static let itemHTML = ItemHTMLAccess()

  /// Each template is compiled for each context, indentation and place that it is included in; so
  /// many and it is a mistake.
  static let functionLimit = 20_000

  let library: TemplateLibrary
  let isLenient: Bool
  var builder = ProgramBuilder()
  var usage = TemplateUsage()
  var problems: [Diagnostic] = []
  private var reported: Set<ReportKey> = []
  private var shapes: [ObjectIdentifier: ShapeContents] = [:]
  var functions: [FunctionKey: FunctionState] = [:]
  /// Functions in progress, outermost first.
  var active: [ActiveFunction] = []
  var blockIDs: [BlocksKey: Int] = [:]
  /// Numbers of the replacements that took the place of a block.
  var shownBlocks: Set<Int> = []

  init(_ library: TemplateLibrary, isLenient: Bool = false) {
    self.library = library
    self.isLenient = isLenient
  }

  /// The program for `name` on `root`; nil if there was an error. `problems` has all that was found.
  mutating func compile(_ name: String, for root: Context.Content) -> Program? {
    guard let parsed = library.parsed[name] else {
      problems.append(library.missing(name))
      return nil
    }
    let syntax = isLenient ? TemplateSyntax.text : parsed.template.file.syntax
    var scope = Scope(
      template: parsed.template, context: Context(root), place: Place(startOf: syntax),
      layout: Layout(), blocks: Blocks())
    _ = builder.beginFunction()
    active = [ActiveFunction(index: 0, key: nil, start: scope.place)]
    let binds = isLenient ? [] : bindRecords(of: root, name, &scope)
    compileFile(name, &scope)
    for bind in binds.reversed() {
      builder.emit(Instruction(operation: .end))
      builder.land(bind)
    }
    if scope.place != Place(startOf: syntax) { reportEnd(scope) }
    builder.endFunction(frameSize: scope.context.frameSize)
    return problems.isEmpty ? Program(builder, usage) : nil
  }

  /// All of the template that `scope` stands in, unless it can't be understood.
  mutating func compileFile(_ name: String, _ scope: inout Scope) {
    guard let parsed = library.parsed[name] else { return }
    usage.templates.insert(name)
    for problem in parsed.problems { add(problem) }
    if parsed.problems.isEmpty { compile(parsed.template.nodes, &scope) }
  }

  mutating func compile(_ nodes: [TemplateNode], _ scope: inout Scope) {
    for node in nodes {
      switch node {
      case .text(let range): compileText(range, &scope)
      case .value(let tag): compileValue(tag, &scope)
      case .section(let tag): compileSection(tag, &scope)
      case .partial(let tag): compilePartial(tag, &scope)
      case .parent(let tag): compileParent(tag, &scope)
      case .block(let tag): compileBlock(tag, &scope)
      }
    }
  }

  mutating func contents(of shape: ShapeReference) -> ShapeContents {
    if let known = shapes[shape.id] { return known }
    let contents = shape.load()
    shapes[shape.id] = contents
    return contents
  }

  // MARK: Messages

  /// Two messages that differ only in how the template was reached are one.
  private struct ReportKey: Hashable {
    let code: DiagnosticCode
    let place: SourcePlace?
    let summary: String
  }

  mutating func add(_ problem: Diagnostic) {
    let key = ReportKey(code: problem.code, place: problem.place, summary: problem.summary)
    if reported.insert(key).inserted { problems.append(problem) }
  }

  mutating func report(
    _ code: DiagnosticCode, _ range: Range<Int>, _ scope: Scope, _ summary: String,
    related: [Diagnostic.Related] = [], hint: String? = nil
  ) {
    guard problems.count < TemplateLibrary.problemLimit else { return }
    add(
      Diagnostic(
        code, at: scope.template.place(range), summary,
        related: related + scope.chain.map(\.related), hint: hint))
  }

  private mutating func reportEnd(_ scope: Scope) {
    let end = scope.template.file.bytes.count
    report(
      .templateUnsafePlace, max(end - 1, 0)..<end, scope,
      "the template ends inside \(scope.place.description)")
  }
}
