import MomentsViewModels
import Testing

@Suite struct MarkupTests {
  private static let page = "https://a.example/sub/m/x/"

  private func absolute(_ html: String) -> String {
    String(
      decoding: AbsoluteMarkup.of(Array(html.utf8), on: MarkupTests.page), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("y", "https://a.example/sub/m/x/y"), ("../y/", "https://a.example/sub/m/y/"),
      ("../../", "https://a.example/sub/"), ("../../../../..", "https://a.example/"),
      ("/about/", "https://a.example/about/"), ("/sub/about/", "https://a.example/sub/about/"),
      ("#f", "https://a.example/sub/m/x/#f"), ("?q=1", "https://a.example/sub/m/x/?q=1"),
      ("", "https://a.example/sub/m/x/"), ("./", "https://a.example/sub/m/x/"),
      ("y?a=b/../c", "https://a.example/sub/m/x/y?a=b/../c"),
      ("//host/y", "//host/y"), ("data:image/png;base64,AA", "data:image/png;base64,AA"),
      ("mailto:a@b.example", "mailto:a@b.example"), ("https://b.example/y", "https://b.example/y"),
    ])
  func resolvesAddressesAsBrowsersDo(reference: String, address: String) {
    #expect(AbsoluteMarkup.resolve(reference, on: MarkupTests.page) == address)
  }

  @Test func makesEveryAddressOfMarkupAbsolute() {
    #expect(
      absolute(
        "<p title=\"href=x\">a &lt;a href=\"no\"&gt; <a href='../y/'>y</a> <IMG SRC=z.jpg alt=\"\">"
          + "<video poster=\"p.jpg\" src=\"v.mp4\"></video><q cite=\"c\">q</q></p><!-- <a href=\"n\"> -->"
      )
        == "<p title=\"href=x\">a &lt;a href=\"no\"&gt; <a href='https://a.example/sub/m/y/'>y</a> "
        + "<IMG SRC=https://a.example/sub/m/x/z.jpg alt=\"\">"
        + "<video poster=\"https://a.example/sub/m/x/p.jpg\" src=\"https://a.example/sub/m/x/v.mp4\">"
        + "</video><q cite=\"https://a.example/sub/m/x/c\">q</q></p><!-- <a href=\"n\"> -->")
  }

  @Test func makesEachCandidateOfASrcsetAbsolute() {
    #expect(
      absolute("<img srcset=\"a.jpg 1x, /b,c.jpg 2x, data:image/png,A 3x,d.jpg\">")
        == "<img srcset=\"https://a.example/sub/m/x/a.jpg 1x, https://a.example/b,c.jpg 2x, "
        + "data:image/png,A 3x,https://a.example/sub/m/x/d.jpg\">")
  }

  @Test func leavesMarkupWithoutAddressesAsItIs() {
    #expect(absolute("<p>a < b <1 </p>") == "<p>a < b <1 </p>")
  }

  @Test func scansEveryPrefixOfMarkup() {
    let html = Array("<a href=\"x\" b='y' c=z d><!-- --></a>&amp;<".utf8)
    for count in 0...html.count {
      let prefix = Array(html[..<count])
      #expect(AbsoluteMarkup.of(prefix, on: MarkupTests.page).count >= 0)
      #expect(!MarkupText.plain(prefix).contains("href="))
    }
  }

  @Test func readsMarkupAloud() {
    let html = """
      <p>One &amp; <em>only</em><br />
      two</p>
      <ul>
      <li>a &lt;b&gt;</li>
      <li>&#x4e2d;&#25991; &unknown; &</li>
      </ul>
      """
    #expect(MarkupText.plain(Array(html.utf8)) == "One & only\ntwo\na <b>\n中文 &unknown; &")
  }
}
