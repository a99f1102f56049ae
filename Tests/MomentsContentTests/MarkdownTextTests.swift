import MomentsModel
import Testing

@testable import MomentsContent

@Suite struct MarkdownTextTests {
  static let cases: [(markdown: String, html: String)] = [
    ("one\ntwo", "<p>one<br />\ntwo</p>"),
    (
      "# One\n## Two\n### Three\n#### Four",
      "<h3>One</h3>\n<h4>Two</h4>\n<h5>Three</h5>\n<h6>Four</h6>"
    ),
    ("## Two\n#### Four", "<h3>Two</h3>\n<h5>Four</h5>"),
    (
      "~~gone~~ www.a.example",
      "<p><del>gone</del> <a href=\"http://www.a.example\">www.a.example</a></p>"
    ),
    ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;\n</p>"),
    ("a <b onclick=x>b</b> <!-- c -->", "<p>a &lt;b onclick=x&gt;b&lt;/b&gt; &lt;!-- c --&gt;</p>"),
    ("[a](javascript:b)", "<p>a</p>"),
    ("[*a* b](JaVaScRiPt:c)", "<p><em>a</em> b</p>"),
    ("![a](vbscript:b) c", "<p> c</p>"),
    ("[![a](b.jpg)](https://c.example)", ""),
    ("**![a](b.jpg)**\n![c](d.jpg)\n\ne", "<p>e</p>"),
    ("[a](data:text/html,b) [c](file:///d)", "<p>a c</p>"),
    ("[a](  java&#x0A;script:b)", "<p>a</p>"),
    ("<javascript:a>", "<p>javascript:a</p>"),
    ("[a]\n\n[a]: javascript:b", "<p>a</p>"),
    ("[a](https://b.example \"c\")", "<p><a href=\"https://b.example\" title=\"c\">a</a></p>"),
    (
      "[a](mailto:b@c.example) [d](/e) [f](#g)",
      "<p><a href=\"mailto:b@c.example\">a</a> <a href=\"/e\">d</a> <a href=\"#g\">f</a></p>"
    ),
    (
      "ask @ann@social.example or bo@mail.example",
      "<p>ask @ann@social.example or "
        + "<a href=\"mailto:bo@mail.example\">bo@mail.example</a></p>"
    ),
    ("&lt;b&gt; \"c\"", "<p>&lt;b&gt; &quot;c&quot;</p>"),
    ("- [x] a", "<ul>\n<li><span class=\"task done\">☑</span> a</li>\n</ul>"),
    ("```\n<b>\n```", "<pre><code>&lt;b&gt;\n</code></pre>"),
    (
      "| a |\n|---|\n| <b> |",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>&lt;b&gt;</td>\n</tr>\n</tbody>\n</table>"
    ),
    ("------", "<hr />"),
    ("", ""),
  ]

  @Test(arguments: cases)
  func rendersGitHubsMarkdownAndNothingThatRuns(markdown: String, html: String) {
    let rendering = MarkdownText.render(ArraySlice(markdown.utf8))
    #expect(String(decoding: rendering.text.html, as: UTF8.self) == html)
  }
}
