import TemplateEngine
import TestSupport
import Testing

/// What a theme author is told, word for word: one golden file for each mistake.
@Suite struct BrokenTemplateTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    let name: String
    let template: String
    var partials: [String: String] = [:]
    var syntax = TemplateSyntax.html

    init(
      _ name: String, _ template: String, _ partials: [String: String] = [:],
      syntax: TemplateSyntax = .html
    ) {
      self.name = name
      self.template = template
      self.partials = partials
      self.syntax = syntax
    }

    var testDescription: String { name }
  }

  @Test(arguments: names + kinds + syntax + places + files)
  func saysWhatIsWrongWhereAndWhatToDo(_ broken: Broken) {
    let text = messages(broken.template, broken.partials, syntax: broken.syntax)
    expectGolden(text, "\(broken.name).txt")
  }

  static let names: [Broken] = [
    .init("unknown-name", "<h1>{{titel}}</h1>"),
    .init("unknown-name-without-a-neighbour", "{{whatever}}"),
    .init("unknown-name-in-a-record", "{{#comments}}\n  <p>{{autor.name}}</p>\n{{/comments}}"),
    .init("unknown-dotted-name", "{{author.nam}}"),
    .init("unknown-section", "{{#tag}}<li>{{.}}</li>{{/tag}}"),
    .init("unknown-inverted-section", "{{^comment}}none{{/comment}}"),
    .init("unknown-raw-name", "{{{bdoy}}}"),
    .init("unknown-partial", "{{>moment-crad}}", ["moment-card": ""]),
    .init("unknown-parent", "{{<layuot}}{{/layuot}}", ["layout": ""]),
    .init("unknown-dynamic-name", "{{>*knid}}", ["note": "", "photo": ""]),
    .init("missing-choice", "{{>*kind}}", ["note": ""]),
    .init(
      "unknown-name-behind-two-includes", "<main>\n{{#comments}}\n  {{>a}}\n{{/comments}}\n</main>",
      ["a": "<ul>\n{{>b}}</ul>\n", "b": "<li>{{txt}}</li>\n"]),
    .init(
      "unknown-name-in-a-block", "{{<layout}}{{$main}}{{titel}}{{/main}}{{/layout}}",
      ["layout": "<main>{{$main}}{{/main}}</main>"]),
    .init("several-at-once", "{{a1}}\n{{b2}}\n{{#c3}}x{{/c3}}\n"),
  ]

  static let kinds: [Broken] = [
    .init("section-over-a-text", "{{#title}}x{{/title}}"),
    .init("section-over-a-number", "{{#count}}x{{/count}}"),
    .init("inverted-section-over-a-record", "{{^author}}x{{/author}}"),
    .init("text-of-a-list", "{{comments}}"),
    .init("text-of-a-record", "{{author}}"),
    .init("text-of-a-flag", "{{isPublic}}"),
    .init("field-of-a-list", "{{comments.text}}"),
    .init("field-of-a-text", "{{title.length}}"),
    .init("dot-of-a-record", "{{#comments}}{{.}}{{/comments}}"),
    .init("raw-text", "<p>{{{title}}}</p>"),
    .init("raw-html-in-an-attribute", "<p title=\"{{{body}}}\">"),
    .init("html-as-text", "<p>{{body}}</p>"),
    .init("dynamic-name-of-a-text", "{{>*title}}"),
  ]

  static let syntax: [Broken] = [
    .init("tag-not-closed", "<p>\n{{title\n</p>"),
    .init("section-not-closed", "{{#comments}}\n{{text}}\n"),
    .init("section-closed-by-another-name", "{{#comments}}x{{/comment}}{{/comments}}"),
    .init("sections-crossed", "{{#isPublic}}{{#author}}{{/isPublic}}{{/author}}"),
    .init("closed-twice", "a {{/author}}"),
    .init("empty-name", "{{}}"),
    .init("name-with-a-filter", "{{title | upper}}"),
    .init("bad-delimiters", "{{=<% =}}"),
    .init("text-between-parent-tags", "{{<p}}\n  text {{$a}}{{/a}}\n{{/p}}", ["p": "{{$a}}{{/a}}"]),
    .init(
      "block-that-the-parent-lacks", "{{<p}}{{$titel}}x{{/titel}}{{/p}}",
      ["p": "{{$title}}{{/title}}"]),
    .init("block-given-twice", "{{<p}}{{$a}}1{{/a}}{{$a}}2{{/a}}{{/p}}", ["p": "{{$a}}{{/a}}"]),
    .init("partial-without-a-name", "{{> }}"),
    .init("column-in-characters", "日本語 e\u{301} {{titel}}"),
    .init("carriage-return-lines", "a\r\nb\r\n  {{titel}}\r\n"),
    .init("endless-inclusion", "{{>a}}", ["a": "<p>\n{{>a}}"]),
  ]

  static let places: [Broken] = [
    .init("value-in-script", "<script>let t = \"{{title}}\"</script>"),
    .init("value-in-a-handler", "<button onclick=\"go('{{title}}')\">"),
    .init("value-as-a-tag-name", "<{{title}}>"),
    .init("value-as-an-attribute-name", "<p {{title}}>"),
    .init("value-without-quotes", "<p class={{title}}>"),
    .init("value-in-srcdoc", "<iframe srcdoc=\"{{title}}\"></iframe>"),
    .init("value-behind-a-script-scheme", "<a href=\"javascript:go({{count}})\">x</a>"),
    .init("value-before-a-colon", "<a href=\"{{title}}:alert(1)\">x</a>"),
    .init("value-before-a-written-colon", "<a href=\"{{title}}&colon;alert(1)\">x</a>"),
    .init("value-before-a-colon-in-a-style", "<style>a{background:url({{title}}:x)}</style>"),
    .init("text-as-the-source-of-code", "<script src=\"{{title}}\"></script>"),
    .init("value-in-a-type", "<script type=\"{{title}}\">1</script>"),
    .init("value-in-a-refresh", "<meta http-equiv=\"refresh\" content=\"{{title}}\">"),
    .init(
      "refresh-behind-a-value", "<meta content=\"{{title}}\" http-equiv=\"refresh\">"),
    .init("value-in-a-declaration", "<!doctype {{title}}>"),
    .init("value-in-character-data", "<a><![CDATA[{{title}}]]></a>", syntax: .xml),
    .init("value-in-an-import", "<style>@import \"{{title}}\";</style>"),
    .init("value-in-an-animation", "<svg><animate attributeName=\"href\" to=\"{{title}}\"/></svg>"),
    .init("comment-in-script", "<script><!-- \"{{title}}\" --></script>"),
    .init("section-that-opens-an-attribute", "<p{{#isPublic}} title=\"{{/isPublic}}{{title}}\">"),
    .init("uncertain-attribute", "<p {{#isPublic}}title{{/isPublic}}=\"{{title}}\">"),
    .init("value-in-a-style-of-a-drawing", "<svg><style>p{color:{{title}}}</style></svg>"),
    .init("name-in-two-parts", "<scr{{#isPublic}} a=\"b\"{{/isPublic}}ipt>"),
    .init("template-ends-in-a-tag", "<p>{{title}}</p>\n<p class=\"x"),
    .init(
      "partial-that-changes-its-place", "{{>a}}", ["a": "<p>{{#isPublic}}{{>a}}{{/isPublic}}<p"]),
  ]

  static let files: [Broken] = [
    .init("error-inside-a-broken-partial", "{{titel}}{{>a}}", ["a": "{{#x}}"])
  ]
}
