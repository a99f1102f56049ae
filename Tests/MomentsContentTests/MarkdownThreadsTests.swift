import MomentsModel
import Testing
import Workers

@testable import MomentsContent

/// Debian's cmark-gfm renders wrongly on several threads without CMarkGuard.
@Suite struct MarkdownThreadsTests {
  @Test func rendersTheSameOnSeveralThreadsAsOnOne() {
    let texts = (0..<25).map { index in
      Array(
        """
        \(index) ~~gone~~ www.example.org and a@example.org

        | a | ~~b~~ |
        |---|---|
        | https://example.org/\(index) | - [x] |
        """.utf8)
    }
    let expected = texts.map { MarkdownText.render($0[...]).text.html }
    #expect(expected.allSatisfy { String(decoding: $0, as: UTF8.self).contains("<del>gone</del>") })
    #expect(expected.allSatisfy { String(decoding: $0, as: UTF8.self).contains("<td>") })
    let wrong = Workers(count: 4).map(20_000, chunk: 100) { range in
      range.count { MarkdownText.render(texts[$0 % 25][...]).text.html != expected[$0 % 25] }
    }
    #expect(wrong.reduce(0, +) == 0)
    #expect(MarkdownText.guardCalls > 0)
  }
}
