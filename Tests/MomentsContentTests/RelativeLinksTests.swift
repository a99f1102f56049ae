import FileTree
import MomentsModel
import Testing

@testable import MomentsContent

@Suite struct RelativeLinksTests {
  private func links(_ markdown: String) -> [String] {
    let text = MarkdownText.render(ArraySlice(markdown.utf8)).text
    return text.relativeLinks.map { start in
      String(decoding: text.html[start...].prefix { $0 != 0x22 }, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("[a](/about/)", ["/about/"]),
    ("[a](../lake/) and [b](#end)", ["../lake/", "#end"]),
    ("[a](x:y/)", []),
    ("[a](<a b>)", ["a%20b"]),
    ("[a](?q=1:2)", ["?q=1:2"]),
    ("[a](https://b.example/) <https://c.example> www.d.example", []),
    ("[a](//b.example/x)", []),
    ("[a](mailto:a@b.example)", []),
    ("[a](javascript:alert(1))", []),
    ("[a]()", []),
    ("` href=\"/x/\"`", []),
    ("[say href=\"/x/\"](https://b.example/)", []),
    ("[a][r]\n\n[r]: ../lake/ \"title href=\"", ["../lake/"]),
  ])
  func areThoseThatDependOnThePage(markdown: String, expected: [String]) {
    #expect(links(markdown) == expected)
  }
}

@Suite struct TableCellsTests {
  @Test func alignByAClass() {
    let html = MarkdownText.render(ArraySlice("|a|b|\n|:-:|--:|\n|1|` align=\"left\"`|".utf8)).text
      .html
    let text = String(decoding: html, as: UTF8.self)
    #expect(text.contains("<th class=\"center\">a</th>") && text.contains("<td class=\"right\">"))
    #expect(text.contains("align=&quot;left&quot;"), "what the author wrote stays")
  }
}
