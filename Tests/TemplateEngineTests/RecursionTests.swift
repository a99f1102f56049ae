import Diagnostics
import TemplateEngine
import Testing

@Suite struct RecursionTests {
  @Test func showsCommentsInComments() throws {
    let page = SamplePage(comments: [
      .init(text: "1", replies: [.init(text: "2", replies: [.init(text: "3")]), .init(text: "4")])
    ])
    let found = try rendered(
      "{{#comments}}{{>c}}{{/comments}}",
      ["c": "<li>{{text}} ({{title}}){{#replies}}{{>c}}{{/replies}}</li>"], page)
    #expect(
      found
        == "<li>1 (Lakes)<li>2 (Lakes)<li>3 (Lakes)</li></li><li>4 (Lakes)</li></li>")
  }

  @Test func indentsEachLevelFurther() throws {
    let page = SamplePage(comments: [.init(text: "1", replies: [.init(text: "2")])])
    let found = try rendered(
      "{{#comments}}\n  {{>c}}\n{{/comments}}\n",
      ["c": "{{text}}\n{{#replies}}\n\t{{>c}}\n{{/replies}}\nend\n"], page)
    #expect(found == "  1\n  \t2\n  \tend\n  end\n")
  }

  /// Dotted names of the page are looked up in advance: not those of another record of its kind.
  @Test func dottedNamesAreThoseOfTheInnermostRecord() throws {
    let file = TemplateFile(
      name: "c", path: "c.html",
      text: "{{author.name}}{{#author}}{{author.name}}{{/author}}{{#replies}}({{>c}}){{/replies}}")
    var log = DiagnosticLog()
    let library = TemplateLibrary(files: [file])
    let template = try #require(library.compile("c", for: SampleComment.self, log: &log))
    let comment = SampleComment(
      author: .init(name: "1"),
      replies: [.init(author: .init(name: "2"), replies: [.init(author: .init(name: "3"))])])
    var buffer = ByteBuffer()
    try template.render(comment, into: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "11(22(33))")
  }

  @Test func goesAsDeepAsDocumented() throws {
    let depth = TemplateLibrary.nestingLimit / 2 - 1
    let found = try rendered(
      "{{#comments}}{{>c}}{{/comments}}", ["c": "{{text}}{{#replies}}{{>c}}{{/replies}}"],
      SamplePage(comments: [nested(depth)]))
    #expect(found == String(repeating: "x", count: depth))
  }

  @Test func dataThatNestsTooDeepIsAnErrorWithThePlaceOfTheTag() throws {
    let result = compiled(
      "{{#comments}}{{>c}}{{/comments}}", ["c": "{{text}}{{#replies}}{{>c}}{{/replies}}"])
    let template = try #require(result.template)
    var buffer = ByteBuffer()
    #expect {
      try template.render(SamplePage(comments: [nested(5000)]), into: &buffer)
    } throws: {
      let diagnostic = ($0 as? TemplateError)?.diagnostic
      return diagnostic?.code == .templateRecursion && diagnostic?.place?.file == "Templates/c.html"
        && diagnostic?.place?.column == 21
    }
  }

  @Test func endlessRecursionIsFoundWhenTemplatesAreLoaded() {
    #expect(messages("{{>a}}", ["a": "x{{>b}}", "b": "{{>a}}"]).contains("template-recursion"))
    #expect(messages("{{<p}}{{/p}}", ["p": "{{<p}}{{/p}}"]).contains("template-recursion"))
  }

  @Test func endlessRecursionBehindAFlagEndsInAnError() throws {
    let result = compiled("{{>a}}", ["a": "{{#isPublic}}{{>a}}{{/isPublic}}"])
    let template = try #require(result.template)
    var buffer = ByteBuffer()
    #expect(throws: TemplateError.self) { try template.render(SamplePage(), into: &buffer) }
  }

  @Test(arguments: ["{{#isPublic}}", "{{^isPublic}}", "{{$a}}", "{{<page}}"])
  func tenThousandOpenTagsAreAnError(_ tag: String) {
    let text = messages(String(repeating: tag, count: 10_000))
    #expect(text.contains("template-nesting"))
  }

  @Test func tenThousandTemplatesInsideOneAnotherAreAnError() {
    var partials: [String: String] = [:]
    for index in 0..<10_000 { partials["t\(index)"] = "{{>t\(index + 1)}}" }
    partials["t10000"] = "end"
    #expect(messages("{{>t0}}", partials).contains("template-nesting"))
  }

  private func nested(_ depth: Int) -> SampleComment {
    var comment = SampleComment(text: "x")
    for _ in 1..<depth { comment = SampleComment(text: "x", replies: [comment]) }
    return comment
  }
}
