import Foundation
import TemplateEngine
import Testing

/// Hostile values at every place. `Tests/Browser/template_escaping.py` loads the same pages in a
/// browser; `TEMPLATE_PAGES=FOLDER` makes this write them there.
@Suite struct EscapingTests {
  static let all: [EscapingCase] =
    texts + attributes + addresses + addressParts + sourceSets + styles + json + otherPlaces + xml

  @Test(arguments: all) func writesHostileValuesSafely(_ test: EscapingCase) throws {
    #expect(try test.rendered() == test.expected)
  }

  @Test func hasManyCasesUnderDifferentNames() {
    #expect(Self.all.count >= 60)
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["TEMPLATE_PAGES"] != nil))
  func writesThePagesForTheBrowser() throws {
    let folder = URL(filePath: ProcessInfo.processInfo.environment["TEMPLATE_PAGES"] ?? "")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for test in Self.all where test.syntax == .html {
      // Beside it the same page with a harmless value: what elements and attributes there must be.
      for (value, kind) in [(test.value, "hostile"), ("x", "harmless")] {
        let page = BrowserPage(try escaped(test.template, value)).html
        try Data(page.utf8).write(to: folder.appending(path: "\(test.name).\(kind).html"))
      }
    }
  }

  // MARK: Element content and attributes

  static let texts: [EscapingCase] = [
    .init(
      "text-script", "<p>{{v}}</p>", "<script>pwn()</script>",
      is: "<p>&lt;script&gt;pwn()&lt;/script&gt;</p>"),
    .init(
      "text-image", "<p>{{v}}</p>", "<img src=x onerror=pwn()>",
      is: "<p>&lt;img src=x onerror=pwn()&gt;</p>"),
    .init("text-entity", "<p>{{v}}</p>", "&lt;b&gt;", is: "<p>&amp;lt;b&amp;gt;</p>"),
    .init(
      "text-end-of-element", "<p>{{v}}</p>", "</p><svg onload=pwn()>",
      is: "<p>&lt;/p&gt;&lt;svg onload=pwn()&gt;</p>"),
    .init("text-comment", "<p>{{v}}</p>", "<!--", is: "<p>&lt;!--</p>"),
    .init(
      "text-control-characters", "<p>{{v}}</p>", "a\u{0}b\u{8}c\td\u{1B}",
      is: "<p>a\u{FFFD}b\u{FFFD}c\td\u{FFFD}</p>"),
    .init("text-tag-in-a-value", "<p>{{v}}</p>", "{{v}}{{{v}}}", is: "<p>{{v}}{{{v}}}</p>"),
    .init("text-beyond-ascii", "<p>{{v}}</p>", "＜script＞ 😀", is: "<p>＜script＞ 😀</p>"),
    .init(
      "text-in-title", "<title>{{v}}</title>", "</title><script>pwn()</script>",
      is: "<title>&lt;/title&gt;&lt;script&gt;pwn()&lt;/script&gt;</title>"),
    .init(
      "text-in-textarea", "<textarea>{{v}}</textarea>", "</textarea><img src=x onerror=pwn()>",
      is: "<textarea>&lt;/textarea&gt;&lt;img src=x onerror=pwn()&gt;</textarea>"),
    .init(
      "text-in-noscript", "<noscript>{{v}}</noscript>", "</noscript><img src=x onerror=pwn()>",
      is: "<noscript>&lt;/noscript&gt;&lt;img src=x onerror=pwn()&gt;</noscript>"),
    .init(
      "address-in-svg-title", "<svg><title><a href=\"{{v}}\">x</a></title></svg>",
      "javascript:pwn()", is: "<svg><title><a href=\"about:invalid\">x</a></title></svg>"),
    .init(
      "text-in-svg-title", "<svg><title>{{v}}</title></svg>", "</title><script>pwn()</script>",
      is: "<svg><title>&lt;/title&gt;&lt;script&gt;pwn()&lt;/script&gt;</title></svg>"),
  ]

  static let attributes: [EscapingCase] = [
    .init(
      "attribute-double-quote", "<p title=\"{{v}}\">x</p>", "\" onmouseover=\"pwn()",
      is: "<p title=\"&quot; onmouseover=&quot;pwn()\">x</p>"),
    .init(
      "attribute-single-quote", "<p title='{{v}}'>x</p>", "' autofocus onfocus='pwn()",
      is: "<p title='&#39; autofocus onfocus=&#39;pwn()'>x</p>"),
    .init(
      "attribute-end-of-tag", "<p title=\"{{v}}\">x</p>", "\"><script>pwn()</script>",
      is: "<p title=\"&quot;&gt;&lt;script&gt;pwn()&lt;/script&gt;\">x</p>"),
    .init(
      "attribute-backtick", "<p title=\"{{v}}\">x</p>", "``onclick=pwn()",
      is: "<p title=\"``onclick=pwn()\">x</p>"),
    .init(
      "attribute-newline", "<p title=\"{{v}}\">x</p>", "a\nonclick=pwn()",
      is: "<p title=\"a\nonclick=pwn()\">x</p>"),
    .init(
      "attribute-entity", "<p title=\"{{v}}\">x</p>", "&quot; onclick=&quot;pwn()",
      is: "<p title=\"&amp;quot; onclick=&amp;quot;pwn()\">x</p>"),
    .init(
      "attribute-behind-ampersand", "<p title=\"A&{{v}}\">x</p>", "quot;onclick=pwn()",
      is: "<p title=\"A&quot;onclick=pwn()\">x</p>"),
    .init(
      "attribute-data", "<p data-x=\"{{v}}\">x</p>", "\"/><script>pwn()</script>",
      is: "<p data-x=\"&quot;/&gt;&lt;script&gt;pwn()&lt;/script&gt;\">x</p>"),
    .init(
      "attribute-twice", "<p class=\"{{v}} {{v}}\">x</p>", "\"",
      is: "<p class=\"&quot; &quot;\">x</p>"),
    .init(
      "attribute-in-a-section", "<p{{#yes}} title=\"{{v}}\"{{/yes}}>x</p>", "\">",
      is: "<p title=\"&quot;&gt;\">x</p>"),
    .init(
      "attribute-meta-content", "<meta name=\"description\" content=\"{{v}}\">",
      "0;url=javascript:pwn()", is: "<meta name=\"description\" content=\"0;url=javascript:pwn()\">"
    ),
  ]

  // MARK: Addresses

  static let addresses: [EscapingCase] = [
    address("javascript", "javascript:pwn()"),
    address("javascript-mixed-case", "JaVaScRiPt:pwn()"),
    address("javascript-leading-space", " \t\n javascript:pwn()"),
    address("javascript-leading-control", "\u{1}\u{1F}javascript:pwn()"),
    address("javascript-tab-inside", "java\tscript:pwn()"),
    address("javascript-newline-inside", "java\nscript:pwn()"),
    address("javascript-return-inside", "java\r\nscript:pwn()"),
    address("javascript-tab-before-colon", "javascript\t:pwn()"),
    address("javascript-null-inside", "java\u{0}script:pwn()"),
    address(
      "javascript-decimal-entities", "&#106;avascript:pwn()", is: "&amp;#106;avascript:pwn()"),
    address(
      "javascript-hex-entities", "&#x6A;avascript&#x3A;pwn()",
      is: "&amp;#x6A;avascript&amp;#x3A;pwn()"),
    address("javascript-named-colon", "javascript&colon;pwn()", is: "javascript&amp;colon;pwn()"),
    address("javascript-percent", "%6Aavascript%3Apwn()", is: "%6Aavascript%3Apwn()"),
    address("vbscript", "vbscript:msgbox(1)"),
    address("data-html", "data:text/html,<script>pwn()</script>"),
    address("data-html-base64", "data:text/html;base64,PHNjcmlwdD4="),
    address("data-image-in-a-link", "data:image/svg+xml,<svg onload=pwn()>"),
    address("blob", "blob:https://example.com/1"),
    address("view-source", "view-source:javascript:pwn()"),
    address("feed-javascript", "feed:javascript:pwn()"),
    address("zero-width-space", "\u{200B}javascript:pwn()"),
    address(
      "quote", "https://example.com/\" onclick=\"pwn()",
      is: "https://example.com/%22%20onclick=%22pwn()"),
    address("single-quote", "x' onclick='pwn()", is: "x%27%20onclick=%27pwn()"),
    address("angle", "/<script>", is: "/%3Cscript%3E"),
    address("backslashes", "\\\\evil.example", is: "%5C%5Cevil.example"),
    address("ampersand", "?a=1&b=2", is: "?a=1&amp;b=2"),
    address("percent-kept", "/a%20b", is: "/a%20b"),
    address("percent-alone", "/100%", is: "/100%25"),
    address("beyond-ascii", "/湖", is: "/湖"),
    address(
      "mail", "mailto:ann@example.com?subject=a b",
      is: "mailto:ann@example.com?subject=a%20b"),
    address("telephone", "TEL:+49-30-1", is: "TEL:+49-30-1"),
    address("relative-with-colon", "./a:b", is: "./a:b"),
    .init(
      "address-action", "<form action=\"{{v}}\"></form>", "javascript:pwn()",
      is: "<form action=\"about:invalid\"></form>"),
    .init(
      "address-formaction", "<button formaction=\"{{v}}\">x</button>", "javascript:pwn()",
      is: "<button formaction=\"about:invalid\">x</button>"),
    .init(
      "address-svg", "<svg><a xlink:href=\"{{v}}\"><text>x</text></a></svg>", "javascript:pwn()",
      is: "<svg><a xlink:href=\"about:invalid\"><text>x</text></a></svg>"),
    .init(
      "address-image", "<img src=\"{{v}}\" alt=\"\">", "x\" onerror=\"pwn()",
      is: "<img src=\"x%22%20onerror=%22pwn()\" alt=\"\">"),
    .init(
      "address-data-image", "<img src=\"{{u}}\" alt=\"\">", "data:image/png;base64,iVBORw0K+/=",
      is: "<img src=\"data:image/png;base64,iVBORw0K+/=\" alt=\"\">"),
    .init(
      "address-data-image-of-a-text", "<img src=\"{{v}}\" alt=\"\">", "data:image/png;base64,iVBO",
      is: "<img src=\"about:invalid\" alt=\"\">"),
    .init(
      "address-data-html-as-image", "<img src=\"{{u}}\" alt=\"\">", "data:text/html,x",
      is: "<img src=\"about:invalid\" alt=\"\">"),
    .init(
      "address-data-image-field-in-a-link", "<a href=\"{{u}}\">x</a>", "data:image/svg+xml,x",
      is: "<a href=\"about:invalid\">x</a>"),
    .init(
      "address-poster", "<video poster=\"{{v}}\"></video>", "javascript:pwn()",
      is: "<video poster=\"about:invalid\"></video>"),
    .init(
      "address-object", "<object data=\"{{u}}\"></object>", "data:text/html,<script>pwn()</script>",
      is: "<object data=\"about:invalid\"></object>"),
    .init(
      "address-frame", "<iframe src=\"{{u}}\"></iframe>", "javascript:parent.pwn()",
      is: "<iframe src=\"about:invalid\"></iframe>"),
    .init(
      "address-base", "<base href=\"{{u}}\">", "javascript:pwn()//",
      is: "<base href=\"about:invalid\">"),
    .init(
      "address-ping", "<a ping=\"{{v}}\" href=\"#\">x</a>", "javascript:pwn() x",
      is: "<a ping=\"about:invalid\" href=\"#\">x</a>"),
    .init(
      "address-refresh", "<meta http-equiv=\"refresh\" content=\"9;url={{v}}\">",
      "javascript:pwn()", is: "<meta http-equiv=\"refresh\" content=\"9;url=about:invalid\">"),
    .init(
      "address-refresh-quote", "<meta http-equiv=\"refresh\" content=\"9;url='{{v}}'\">",
      "a'\"><script>",
      is: "<meta http-equiv=\"refresh\" content=\"9;url='a%27%22%3E%3Cscript%3E'\">"),
  ]

  private static func address(
    _ name: String, _ value: String, is written: String = "about:invalid"
  ) -> EscapingCase {
    EscapingCase(
      "address-" + name, "<a href=\"{{v}}\">x</a>", value, is: "<a href=\"\(written)\">x</a>")
  }

  static let addressParts: [EscapingCase] = [
    .init(
      "part-two-values", "<a href=\"{{v}}{{v}}\">x</a>", "javascript:pwn()//",
      is: "<a href=\"about:invalidabout:invalid\">x</a>"),
    .init(
      "part-behind-an-empty-one", "<a href=\"{{#no}}x{{/no}}{{v}}\">x</a>", "javascript:pwn()",
      is: "<a href=\"about:invalid\">x</a>"),
    .init(
      "part-behind-letters", "<a href=\"java{{v}}\">x</a>", "script:pwn()",
      is: "<a href=\"javascript%3Apwn()\">x</a>"),
    .init(
      "part-path", "<a href=\"/moments/{{v}}/\">x</a>", "a b\"<>&:1",
      is: "<a href=\"/moments/a%20b%22%3C%3E&amp;:1/\">x</a>"),
    .init(
      "part-host", "<a href=\"https://{{v}}/\">x</a>", "evil.example/\"x",
      is: "<a href=\"https://evil.example/%22x/\">x</a>"),
    .init(
      "part-query", "<a href=\"/s?q={{v}}&amp;p=1\">x</a>", "a&b=c#d e\"",
      is: "<a href=\"/s?q=a%26b%3Dc%23d%20e%22&amp;p=1\">x</a>"),
    .init(
      "part-fragment", "<a href=\"#{{v}}\">x</a>", "\"><script>pwn()</script>",
      is: "<a href=\"#%22%3E%3Cscript%3Epwn%28%29%3C%2Fscript%3E\">x</a>"),
    .init(
      "part-mail", "<a href=\"mailto:{{v}}\">x</a>", "a@example.com?bcc=b\"c",
      is: "<a href=\"mailto:a@example.com?bcc=b%22c\">x</a>"),
    .init("part-number", "<a href=\"?page={{n}}\">x</a>", "", is: "<a href=\"?page=7\">x</a>"),
    .init(
      "part-behind-ampersand", "<a href=\"?a=1&{{v}}\">x</a>", "quot;onclick=pwn()",
      is: "<a href=\"?a=1&quot%3Bonclick%3Dpwn%28%29\">x</a>"),
  ]

  static let sourceSets: [EscapingCase] = [
    .init(
      "srcset-list", "<img srcset=\"{{v}}\" alt=\"\">", "a.jpg 1x, b c.jpg 2x",
      is: "<img srcset=\"a.jpg 1x, b c.jpg 2x\" alt=\"\">"),
    .init(
      "srcset-schemes", "<img srcset=\"{{v}}\" alt=\"\">",
      "a.jpg 1x,javascript:pwn() 2x, data:image/png,x 3x",
      is: "<img srcset=\"a.jpg 1x, about:invalid 2x, about:invalid 3x\" alt=\"\">"),
    .init(
      "srcset-breakout", "<img srcset=\"{{v}}\" alt=\"\">", "a.jpg 1x\" onerror=\"pwn()",
      is: "<img srcset=\"a.jpg 1x onerrorpwn\" alt=\"\">"),
    .init(
      "srcset-one-address", "<img srcset=\"{{u}} 2x\" alt=\"\">", "a b,c.jpg",
      is: "<img srcset=\"a%20b%2Cc.jpg 2x\" alt=\"\">"),
    .init(
      "srcset-data-image", "<img srcset=\"{{u}} 2x\" alt=\"\">", "data:image/png;base64,iV,BO",
      is: "<img srcset=\"data:image/png;base64,iV%2CBO 2x\" alt=\"\">"),
    .init(
      "srcset-descriptor", "<img srcset=\"a.jpg {{v}}\" alt=\"\">", "2x, javascript:pwn()",
      is: "<img srcset=\"a.jpg 2xjavascriptpwn\" alt=\"\">"),
    .init(
      "srcset-path", "<img srcset=\"/p/{{v}}.jpg 2x\" alt=\"\">", "a, b\"",
      is: "<img srcset=\"/p/a%2C%20b%22.jpg 2x\" alt=\"\">"),
    .init(
      "srcset-commas", "<img srcset=\"{{v}}\" alt=\"\">", ",, a.jpg, , b.jpg 2x,",
      is: "<img srcset=\"a.jpg, b.jpg 2x\" alt=\"\">"),
  ]

  // MARK: Styles and JSON

  static let styles: [EscapingCase] = [
    .init(
      "style-value", "<p style=\"color:{{v}}\">x</p>", "#ff0080",
      is: "<p style=\"color:#ff0080\">x</p>"),
    .init(
      "style-declaration", "<p style=\"color:{{v}}\">x</p>", "red;background:url(//evil)",
      is: "<p style=\"color:unset\">x</p>"),
    .init(
      "style-quote", "<p style=\"color:{{v}}\">x</p>", "\" onclick=\"pwn()",
      is: "<p style=\"color:unset\">x</p>"),
    .init(
      "style-expression", "<p style=\"width:{{v}}\">x</p>", "expression(pwn())",
      is: "<p style=\"width:unset\">x</p>"),
    .init(
      "style-comment", "<p style=\"color:{{v}}\">x</p>", "red/*",
      is: "<p style=\"color:unset\">x</p>"),
    .init(
      "style-string", "<p style=\"font-family:'{{v}}'\">x</p>", "a';color:red\"</p>",
      is: "<p style=\"font-family:'a\\27 \\3B color\\3A red\\22 \\3C \\2F p\\3E '\">x</p>"),
    .init(
      "style-url", "<p style=\"background:url({{v}})\">x</p>", "javascript:pwn()",
      is: "<p style=\"background:url(about:invalid)\">x</p>"),
    .init(
      "style-url-breakout", "<p style=\"background:url({{v}})\">x</p>", "/a) ;x:url(b\"'&",
      is: "<p style=\"background:url(/a%29%20;x:url%28b%22%27\\26 )\">x</p>"),
    .init(
      "style-url-quoted", "<p style=\"background:url('{{u}}')\">x</p>",
      "data:image/png;base64,iV+/=",
      is: "<p style=\"background:url('data:image/png;base64,iV+/=')\">x</p>"),
    .init(
      "style-element-end", "<style>p{color:{{v}}}</style>", "red}</style><script>pwn()</script>",
      is: "<style>p{color:unset}</style>"),
    .init(
      "style-element-string", "<style>p:after{content:\"{{v}}\"}</style>",
      "\"</style><script>pwn()",
      is:
        "<style>p:after{content:\"\\22 \\3C \\2F style\\3E \\3C script\\3E pwn\\28 \\29 \"}</style>"
    ),
    .init(
      "style-element-string-newline", "<style>p:after{content:\"{{v}}\"}</style>", "a\nb\\",
      is: "<style>p:after{content:\"a\\A b\\5C \"}</style>"),
    .init(
      "style-element-url", "<style>p{background:url(\"/p/{{v}}\")}</style>", "\")}</style>",
      is: "<style>p{background:url(\"/p/%22%29%7D%3C/style%3E\")}</style>"),
  ]

  static let json: [EscapingCase] = [
    .init(
      "json-value", "<script type=\"application/ld+json\">{\"a\":{{v}}}</script>",
      "</script><script>pwn()</script>",
      is: "<script type=\"application/ld+json\">{\"a\":\"\\u003C/script\\u003E\\u003Cscript\\u003E"
        + "pwn()\\u003C/script\\u003E\"}</script>"),
    .init(
      "json-string", "<script type=\"application/json\">{\"a\":\"x {{v}}\"}</script>",
      "\"},{\\\n<!--<script>",
      is:
        "<script type=\"application/json\">{\"a\":\"x \\\"},{\\\\\\n\\u003C!--\\u003Cscript\\u003E\"}"
        + "</script>"),
    .init(
      "json-separators", "<script type=\"application/json\">{{v}}</script>",
      "a\u{2028}b\u{2029}c&'\u{0}",
      is: "<script type=\"application/json\">\"a\\u2028b\\u2029c\\u0026\\u0027\\u0000\"</script>"),
    .init(
      "json-number-and-flag", "<script type=\"application/json\">[{{n}},{{no}}]</script>", "",
      is: "<script type=\"application/json\">[7,false]</script>"),
    .init(
      "json-file", "{\"a\": \"{{v}}\", \"b\": {{v}}}", "\"<\n",
      is: "{\"a\": \"\\\"\\u003C\\n\", \"b\": \"\\\"\\u003C\\n\"}", syntax: .json),
  ]

  // MARK: The rest

  static let otherPlaces: [EscapingCase] = [
    .init(
      "comment-end", "<!-- {{v}} -->", "--><script>pwn()</script>",
      is: "<!-- &#45;&#45;&gt;&lt;script&gt;pwn()&lt;/script&gt; -->"),
    .init(
      "comment-short-end", "<!--{{v}}-->", "><img src=x onerror=pwn()>",
      is: "<!--&gt;&lt;img src=x onerror=pwn()&gt;-->"),
    .init(
      "comment-bang-end", "<!-- {{v}} -->", "--!><script>pwn()</script>",
      is: "<!-- &#45;&#45;!&gt;&lt;script&gt;pwn()&lt;/script&gt; -->"),
    .init(
      "comment-behind-dashes", "<!-- --{{v}} -->", "><script>pwn()</script>",
      is: "<!-- --&gt;&lt;script&gt;pwn()&lt;/script&gt; -->"),
    .init("plain-text", "{{v}}", "<b>&\"", is: "<b>&\"", syntax: .text),
  ]

  static let xml: [EscapingCase] = [
    .init(
      "xml-text", "<title>{{v}}</title>", "a<b>]]>&\u{0}\u{FFFE}c\u{C}",
      is: "<title>a&lt;b&gt;]]&gt;&amp;\u{FFFD}\u{FFFD}c\u{FFFD}</title>", syntax: .xml),
    .init(
      "xml-attribute", "<link href=\"{{v}}\" rel='{{v}}'/>", "javascript:'\"",
      is: "<link href=\"about:invalid\" rel='javascript:&#39;&quot;'/>", syntax: .xml),
    .init("xml-comment", "<!-- {{v}} -->", "a--b", is: "<!-- a&#45;&#45;b -->", syntax: .xml),
    .init(
      "xml-style-is-an-element", "<style>{{v}}</style>", "<x>", is: "<style>&lt;x&gt;</style>",
      syntax: .xml),
  ]
}
