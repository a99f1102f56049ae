import Diagnostics
import TemplateEngine
import Testing

@Suite struct ExpansionTests {
  private func compile(_ texts: [String]) -> (Template<SamplePage>?, [DiagnosticCode]) {
    let files = texts.enumerated().map {
      TemplateFile(name: "t\($0)", path: "Templates/t\($0).html", text: $1)
    }
    var log = DiagnosticLog()
    let template = TemplateLibrary(files: files).compile("t0", for: SamplePage.self, log: &log)
    return (template, log.diagnostics.map(\.code))
  }

  @Test func refusesTemplatesThatDoubleAtEachStep() {
    let texts = (0..<100).map { "{{>t\($0 + 1)}}{{>t\($0 + 1)}}" } + ["x"]
    let (template, codes) = compile(texts)
    #expect(template == nil)
    #expect(codes == [.templateNesting])
  }

  @Test func takesTemplatesThatAreIncludedOften() throws {
    let texts = [
      String(repeating: "{{>t1}}", count: 100), String(repeating: "{{>t2}}", count: 100), "x",
    ]
    let (template, codes) = compile(texts)
    #expect(codes == [])
    var buffer = ByteBuffer()
    try template?.render(SamplePage(), into: &buffer)
    #expect(buffer.count == 10_000)
  }

  @Test func countsLongChainsWithoutEndingTheStack() {
    let texts = (0..<5000).map { "{{>t\($0 + 1)}}" } + ["x"]
    _ = compile(texts)
  }
}
