import Diagnostics
import TemplateEngine
import Testing

/// Whatever the bytes are, a template ends in a page or in messages.
@Suite struct RandomInputTests {
  /// In several test cases, so that they run beside one another.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func randomTemplatesEndInAPageOrInMessages(_ seed: UInt64) {
    var random = RandomTemplates(seed: seed)
    var bytes = 0
    var pages = 0
    var buffer = ByteBuffer()
    while bytes < 400_000 {
      let sources = [random.next(), random.next(), random.next()]
      bytes += sources.reduce(0) { $0 + $1.count }
      pages += run(sources, TemplateSyntax.allCases[pages % 4], &buffer)
      #expect(buffer.count < 50_000_000, "seed \(seed) at \(bytes)")
    }
    #expect(pages > 0, "some of the templates are right")
  }

  /// 1 if the templates are right.
  private func run(
    _ sources: [[UInt8]], _ syntax: TemplateSyntax, _ buffer: inout ByteBuffer
  ) -> Int {
    let names = ["page", "a", "b"]
    var files = zip(names, sources).map {
      TemplateFile(name: $0, path: "\($0).html", bytes: $1, syntax: syntax)
    }
    for name in ["note", "photo"] {
      files.append(TemplateFile(name: name, path: name, text: "{{title}}"))
    }
    var log = DiagnosticLog()
    let library = TemplateLibrary(files: files)
    guard let template = library.compile("page", for: SamplePage.self, log: &log) else {
      #expect(log.hasErrors)
      for diagnostic in log.sorted { #expect(!DiagnosticText().render(diagnostic).isEmpty) }
      return 0
    }
    buffer.removeAll()
    // Recursion that only data could end is an error, which is as good as a page.
    try? template.render(Self.page, into: &buffer)
    return 1
  }

  private static let page = SamplePage(
    subtitle: "a\"<", tags: ["x", "y"],
    comments: [SampleComment(text: "1", replies: [SampleComment(text: "2")]), SampleComment()])

  @Test func everyBeginningOfATemplateEndsInAPageOrInMessages() {
    var buffer = ByteBuffer()
    for source in RandomTemplates.working {
      let bytes = Array(source.utf8)
      for length in 0...bytes.count {
        _ = run([Array(bytes[..<length]), Array("{{$x}}{{/x}}".utf8), []], .html, &buffer)
      }
    }
  }
}
