import Diagnostics
import FileTree
import MomentsModel
import Testing

/// Content that means harm is shown as the text that it is.
@Suite struct HostileContentTests {
  static let attacks = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]>", "<!--", "</p></body>",
    "<svg/onload=alert(1)>", "&lt;script&gt;", "<iframe src=//a.example>", "<style>*{}</style>",
    "`<b>`<script>", "<a href=\"javascript:alert(1)\">x</a>", "<https://a.example/\"onclick=x>",
    "https://a.example/\"onmouseover=alert(1)//", "<ſcript>", "<script\u{0}>",
    "[x](<javascript:a>)",
    "[x]( java\tscript:a)", "[x](\u{1}javascript:a)",
    "<details open ontoggle=alert(1)>", "[a]: javascript:b\n[a]",
    "<math><mi//xlink:href=\"data:x\">",
    "| <script> |\n|-|\n| <xmp> |", "    <script>", "- [ ] <title>", "~~<plaintext>~~",
  ]

  @Test(arguments: attacks)
  func rendersNoElementOrAddressOfItsOwn(attack: String) {
    let site = LoadedSite([
      "Content/moments/a.md": "---\ndate: 2026-05-01\n---\n\(attack)\n\nand \(attack) again\n",
      "Content/moments/b.md": "---\ndate: 2026-05-01\ntext: |\n  x\n  \(indented(attack))\n---\n",
    ])
    #expect(!site.log.hasErrors)
    #expect(site.moments.count == 2)
    for moment in site.moments {
      let html = String(decoding: moment.body?.html ?? [], as: UTF8.self)
      #expect(unexpectedTags(in: html).isEmpty, "\(html)")
      #expect(!html.lowercased().contains("href=\"javascript"), "\(html)")
      #expect(!html.lowercased().contains("src=\"data:"), "\(html)")
    }
  }

  @Test func takesAWordOfAnyLength() {
    let word = String(repeating: "x", count: 100_000)
    let site = LoadedSite(moment: "---\ndate: 2026-05-01\ntitle: \(word)\n---\n\(word)\n")
    #expect(site.messages == "")
    #expect(site.moment?.body?.excerpt.count == 160)
  }

  private func indented(_ text: String) -> String { text.replacing("\n", with: "\n  ") }

  /// Names of elements that Markdown has no way to make.
  private func unexpectedTags(in html: String) -> [String] {
    let known: Set = [
      "p", "br", "a", "code", "pre", "table", "thead", "tbody", "tr", "th", "td", "ul", "li", "del",
      "span", "em", "strong", "img", "hr",
    ]
    return html.split(separator: "<", omittingEmptySubsequences: false).dropFirst().compactMap {
      let name = $0.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      return known.contains(String(name)) ? nil : String(name)
    }
  }
}
