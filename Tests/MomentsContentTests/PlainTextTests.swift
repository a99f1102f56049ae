import MomentsModel
import Testing

@testable import MomentsContent

@Suite struct PlainTextTests {
  static let cases: [(text: String, html: String, tags: [String])] = [
    ("1986. What a year", "1986. What a year", []),
    ("+1 from me", "+1 from me", []),
    ("#swift rocks", "#swift rocks", ["swift"]),
    ("2 * 3 * 4", "2 * 3 * 4", []),
    ("line 1\nline 2", "line 1<br>\nline 2", []),
    ("a\r\nb\rc\n\nd\n", "a<br>\nb<br>\nc<br>\n<br>\nd", []),
    ("<b>&\"'", "&lt;b&gt;&amp;&quot;'", []),
    ("#日记 и #дневник, #café_2", "#日记 и #дневник, #café_2", ["日记", "дневник", "café_2"]),
    ("C# a#b &#35; #1 ##x #", "C# a#b &amp;#35; #1 ##x #", []),
    ("(#a)#b", "(#a)#b", ["a", "b"]),
    (
      "see https://a.example/x?y=1&z=2.",
      "see <a href=\"https://a.example/x?y=1&amp;z=2\">https://a.example/x?y=1&amp;z=2</a>.", []
    ),
    (
      "(http://a.example/b_(c))",
      "(<a href=\"http://a.example/b_(c)\">http://a.example/b_(c)</a>)", []
    ),
    (
      "看https://a.example/x，好", "看<a href=\"https://a.example/x\">https://a.example/x</a>，好", []
    ),
    (
      "https://a.example/写", "<a href=\"https://a.example/%E5%86%99\">https://a.example/写</a>", []
    ),
    ("https://a.example#top", "<a href=\"https://a.example#top\">https://a.example#top</a>", []),
    ("javascript:alert(1)", "javascript:alert(1)", []),
    ("xhttps://a.example http:// https://", "xhttps://a.example http:// https://", []),
    ("HTTPS://A.example!", "<a href=\"HTTPS://A.example\">HTTPS://A.example</a>!", []),
    ("", "", []),
  ]

  @Test(arguments: cases)
  func keepsTextAsWritten(text: String, html: String, tags: [String]) {
    let plain = PlainText(text)
    #expect(String(decoding: plain.text.html, as: UTF8.self) == "<p>\(html)</p>")
    #expect(plain.tags == tags)
  }
}
