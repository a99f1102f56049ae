import TemplateEngine
import Testing

@Suite struct ThreadTests {
  @Test func threadsThatShareATemplateWriteTheSame() async throws {
    let source = "{{#comments}}{{>c}}{{/comments}}{{title}}{{{body}}}<a href=\"{{address}}\"></a>"
    let partials = ["c": "<i>{{text}} {{author.name}}{{#replies}}{{>c}}{{/replies}}</i>"]
    let template = try #require(compiled(source, partials).template)
    let page = SamplePage(comments: [.init(text: "<1>", replies: [.init(text: "2")]), .init()])
    let expected = try rendered(source, partials, page)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var buffer = ByteBuffer()
          return (0..<500).allSatisfy { _ in
            buffer.removeAll()
            try? template.render(page, into: &buffer)
            return String(decoding: buffer.bytes, as: UTF8.self) == expected
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
