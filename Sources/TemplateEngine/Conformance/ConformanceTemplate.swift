package import Diagnostics

/// A template as the public Mustache suite has them: any name may be missing, any value may stand
/// anywhere, and everything is escaped for element content.
///
/// Exists to run that suite through the scanner, parser, compiler and renderer of the real thing.
package struct ConformanceTemplate: Sendable {
  private let program: Program?
  /// What is wrong with the template's syntax.
  package let problems: [Diagnostic]

  package init(_ template: String, partials: [String: String]) {
    let main = "(template)"
    let files = partials.merging([main: template]) { a, _ in a }.map {
      TemplateFile(name: $0.key, path: $0.key, text: $0.value, syntax: .text)
    }
    var compiler = Compiler(TemplateLibrary(files: files, isLenient: true), isLenient: true)
    program = compiler.compile(main, for: .dynamic)
    problems = compiler.problems
  }

  package func render(_ data: DynamicValue) throws(TemplateError) -> String {
    guard let program else { return "" }
    defer { withExtendedLifetime(program) {} }
    var buffer = ByteBuffer()
    try visitOne(DynamicScope(value: data, outer: nil), &buffer) {
      address, buffer throws(TemplateError) in
      try Renderer(program).render(address, &buffer)
    }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
