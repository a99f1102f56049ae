import Diagnostics
import TemplateEngine
import Testing

/// A template and what a page makes of it.
struct TemplateCase: Sendable, CustomTestStringConvertible {
  let name: String
  let template: String
  var partials: [String: String] = [:]
  var page = SamplePage()
  var syntax = TemplateSyntax.html
  let expected: String

  init(
    _ name: String, _ template: String, _ partials: [String: String] = [:],
    page: SamplePage = SamplePage(), syntax: TemplateSyntax = .html, is expected: String
  ) {
    self.name = name
    self.template = template
    self.partials = partials
    self.page = page
    self.syntax = syntax
    self.expected = expected
  }

  var testDescription: String { name }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let found = try rendered(template, partials, page, syntax: syntax)
    #expect(found == expected, "\(name)", sourceLocation: sourceLocation)
  }
}

/// What `template` makes of `page`; records an issue with the messages when it can't be compiled.
func rendered(
  _ template: String, _ partials: [String: String] = [:], _ page: SamplePage = SamplePage(),
  syntax: TemplateSyntax = .html
) throws -> String {
  let result = compiled(template, partials, syntax: syntax)
  let compiled = try #require(result.template, "\(result.messages)")
  var buffer = ByteBuffer()
  try compiled.render(page, into: &buffer)
  return String(decoding: buffer.bytes, as: UTF8.self)
}

/// The messages for `template`, as a terminal shows them.
func messages(
  _ template: String, _ partials: [String: String] = [:], syntax: TemplateSyntax = .html
) -> String {
  compiled(template, partials, syntax: syntax).messages
}

func compiled(
  _ template: String, _ partials: [String: String] = [:], syntax: TemplateSyntax = .html
) -> (template: Template<SamplePage>?, messages: String) {
  var files = partials.sorted { $0.key < $1.key }.map {
    TemplateFile(name: $0.key, path: "Templates/\($0.key).html", text: $0.value)
  }
  files.append(
    TemplateFile(name: "page", path: "Templates/page.html", text: template, syntax: syntax))
  var log = DiagnosticLog()
  let template = TemplateLibrary(files: files).compile("page", for: SamplePage.self, log: &log)
  #expect((template == nil) == log.hasErrors, "an error and nothing else keeps a template back")
  return (template, log.sorted.map { DiagnosticText().render($0) }.joined())
}
