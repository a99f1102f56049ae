package import Diagnostics

/// The templates of a site, parsed: compiled for a record type on demand.
package struct TemplateLibrary: Sendable {
  /// How deep sections, blocks and partials may nest, when compiled and when rendered.
  package static let nestingLimit = TemplateParser.nestingLimit
  /// After so many mistakes a compilation reports no more.
  static let problemLimit = 200

  struct Parsed: Sendable {
    let template: ParsedTemplate
    let problems: [Diagnostic]
  }

  let parsed: [String: Parsed]
  /// In alphabetical order.
  package let names: [String]
  /// Of all blocks in all templates.
  let blockNames: Set<String>
  /// The templates that can include themselves.
  private let recursive: Set<String>

  /// Names are unique; of two files with one name the later counts, so a site's own files can
  /// follow the theme's.
  package init(files: [TemplateFile]) { self.init(files: files, isLenient: false) }

  init(files: [TemplateFile], isLenient: Bool) {
    var parsed: [String: Parsed] = [:]
    for file in files {
      var parser = TemplateParser(file, lenient: isLenient)
      let template = parser.parse()
      parsed[file.name] = Parsed(template: template, problems: parser.problems)
    }
    self.parsed = parsed
    names = parsed.keys.sorted()
    blockNames = Set(parsed.values.flatMap { $0.template.nodes.flatMap(\.blockNames) })
    recursive = TemplateCycles(parsed.mapValues(\.template)).names
  }

  /// Checks and compiles `name` and all it includes for records of type `type`. Reports every problem
  /// at once; nil if there was one.
  package func compile<R: TemplateRecord>(
    _ name: String, for type: R.Type, log: inout DiagnosticLog
  ) -> Template<R>? {
    var expansion = TemplateExpansion(parsed.mapValues(\.template), cycles: recursive)
    if let parsed = parsed[name], expansion.count(of: name) > TemplateExpansion.limit {
      log.add(
        Diagnostic(
          .templateNesting, at: SourcePlace(file: parsed.template.file.path),
          "'\(name)' brings more than \(TemplateExpansion.limit) templates onto one page, those "
            + "that are included several times counted each time",
          hint: "include them fewer times"))
      return nil
    }
    var compiler = Compiler(self)
    let program = compiler.compile(name, for: .record(R.shape.contents))
    for problem in compiler.problems { log.add(problem) }
    return program.map { Template(program: $0) }
  }

  /// What is wrong with the syntax of any file, whether or not something includes it; in the order
  /// of the files' names.
  package var syntaxProblems: [Diagnostic] { names.flatMap { parsed[$0]?.problems ?? [] } }

  /// Whether `name` can include itself; `anyTarget`: names in values may be those of any template.
  func isRecursive(_ name: String, anyTarget: Bool) -> Bool {
    anyTarget || recursive.contains(name)
  }

  func missing(_ name: String) -> Diagnostic {
    let near = NearMiss.names(for: name, among: names, limit: 2)
    return Diagnostic(
      .templateMissing, at: nil, "there is no template '\(name)'",
      hint: near.isEmpty
        ? nil : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?")
  }
}
