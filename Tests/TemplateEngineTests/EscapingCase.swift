import Diagnostics
import TemplateEngine
import Testing

/// A place, a hostile value, and what has to come out.
struct EscapingCase: Sendable, CustomTestStringConvertible {
  /// Unique; a file name.
  let name: String
  /// The place: a template in which `{{v}}` is a text, `{{u}}` the same as an address that may be a
  /// picture, `{{{h}}}` HTML.
  let template: String
  let value: String
  let expected: String
  var syntax = TemplateSyntax.html

  init(
    _ name: String, _ template: String, _ value: String, is expected: String,
    syntax: TemplateSyntax = .html
  ) {
    self.name = name
    self.template = template
    self.value = value
    self.expected = expected
    self.syntax = syntax
  }

  var testDescription: String { name }

  func rendered() throws -> String {
    try escaped(template, value, syntax: syntax)
  }
}

/// A page with one value in all its fields.
struct EscapingPage: TemplateRecord {
  let value: String

  static let shape = RecordShape<EscapingPage>(
    "escaping-page", "A page",
    [
      .text("v", "A text", example: "") { $0.value },
      .url("u", "An address", example: "", allowsDataImage: true) { $0.value },
      .flag("yes", "True") { _ in true },
      .flag("no", "False") { _ in false },
      .integer("n", "A number", example: 1) { _ in 7 },
    ])
}

func escaped(
  _ template: String, _ value: String, syntax: TemplateSyntax = .html
) throws -> String {
  var log = DiagnosticLog()
  let file = TemplateFile(name: "page", path: "page.html", text: template, syntax: syntax)
  let library = TemplateLibrary(files: [file])
  let compiled = library.compile("page", for: EscapingPage.self, log: &log)
  let template = try #require(
    compiled, "\(log.sorted.map { DiagnosticText().render($0) }.joined())")
  var buffer = ByteBuffer()
  try template.render(EscapingPage(value: value), into: &buffer)
  return String(decoding: buffer.bytes, as: UTF8.self)
}
