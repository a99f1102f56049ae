import TemplateEngine
import Testing

/// The rules of the language, one table for each, so that they are held without the public suite.
@Suite struct LanguageTests {
  @Test(arguments: values) func writesValues(_ test: TemplateCase) throws { try test.check() }

  static let values: [TemplateCase] = [
    .init("text", "{{title}}!", is: "Lakes!"),
    .init("white space in a tag", "{{ title }}", is: "Lakes"),
    .init("number", "{{count}}", is: "3"),
    .init("address as text", "{{address}}", is: "https://example.com/a"),
    .init("absent text", "[{{subtitle}}]", is: "[]"),
    .init(
      "empty text is absent", "{{^subtitle}}x{{/subtitle}}", page: .init(subtitle: ""), is: "x"),
    .init("html", "{{{body}}}{{&body}}", is: "<p>Hi</p><p>Hi</p>"),
    .init("absent html", "[{{{warning}}}]", is: "[]"),
    .init("dotted", "{{author.name}}", is: "Ann"),
    .init("dotted through an absent record", "[{{editor.name}}]", is: "[]"),
    .init(
      "dotted to an absent text", "[{{author.nickname}}]", page: .init(author: .init()), is: "[]"),
    .init("comment", "a{{! {{title}} }}b", is: "a }}b"),
    .init("delimiters", "{{=<% %>=}}<%title%>{{title}}", is: "Lakes{{title}}"),
    .init("delimiters back", "{{=| |=}}|title||={{ }}=|{{title}}", is: "LakesLakes"),
    .init("absent text in JSON", "[{{subtitle}}]", syntax: .json, is: "[null]"),
    .init("no tags", "}} { {", is: "}} { {"),
    .init("byte order mark", "\u{FEFF}{{title}}", is: "Lakes"),
    .init("hexadecimal escapes stay", "&#x41;&amp;", is: "&#x41;&amp;"),
  ]

  @Test(arguments: sections) func showsSections(_ test: TemplateCase) throws { try test.check() }

  static let sections: [TemplateCase] = [
    .init("true flag", "{{#isPublic}}a{{/isPublic}}{{^isPublic}}b{{/isPublic}}", is: "a"),
    .init(
      "false flag", "{{#isPublic}}a{{/isPublic}}{{^isPublic}}b{{/isPublic}}",
      page: .init(isPublic: false), is: "b"),
    .init(
      "present text", "{{#subtitle}}[{{.}}]{{/subtitle}}", page: .init(subtitle: "x"), is: "[x]"),
    .init(
      "outer names inside a text", "{{#subtitle}}{{title}}{{subtitle}}{{/subtitle}}",
      page: .init(subtitle: "x"), is: "Lakesx"),
    .init("absent text", "{{#subtitle}}[{{.}}]{{/subtitle}}", is: ""),
    .init(
      "present html", "{{#warning}}{{{.}}}{{/warning}}",
      page: .init(warning: .init(trusted: "<b>")),
      is: "<b>"),
    .init("record", "{{#author}}{{name}} {{title}}{{/author}}", is: "Ann Lakes"),
    .init("absent record", "{{#editor}}x{{/editor}}{{^editor}}none{{/editor}}", is: "none"),
    .init(
      "present record", "{{#editor}}{{name}}{{/editor}}{{^editor}}none{{/editor}}",
      page: .init(editor: .init(name: "Bob")), is: "Bob"),
    .init(
      "texts", "{{#tags}}<{{.}}>{{/tags}}{{^tags}}none{{/tags}}", page: .init(tags: ["a", "b"]),
      syntax: .text, is: "<a><b>"),
    .init("no texts", "{{#tags}}x{{/tags}}{{^tags}}none{{/tags}}", is: "none"),
    .init(
      "records in order, inner names first",
      "{{#comments}}{{text}} by {{author.name}}; {{/comments}}",
      page: .init(comments: [.init(text: "1"), .init(text: "2", author: .init(name: "Bob"))]),
      is: "1 by Ann; 2 by Bob; "),
    .init(
      "outer names inside records", "{{#comments}}{{title}}{{text}}{{/comments}}",
      page: .init(comments: [.init(text: "1")]), is: "Lakes1"),
    .init(
      "the innermost record of a shape hides the others",
      "{{#comments}}{{#replies}}{{text}}{{#author}}{{name}}{{/author}}{{/replies}}{{/comments}}",
      page: .init(comments: [
        .init(text: "1", replies: [.init(text: "2", author: .init(name: "Bob"))])
      ]), is: "2Bob"),
    .init(
      "dotted section", "{{#author.nickname}}{{.}}{{/author.nickname}}",
      page: .init(author: .init(nickname: "A")), is: "A"),
    .init(
      "dotted names of the page, from inside a template in a section",
      "{{#comments}}{{>p}}{{/comments}}{{#author}}{{author.name}}{{/author}}",
      ["p": "{{author.name}}{{#author}}{{name}}{{title}}{{/author}} "],
      page: .init(
        author: .init(name: "Page"), comments: [.init(author: .init(name: "Inner"))]),
      is: "InnerInnerLakes Page"),
    .init("dotted and absent", "{{^editor.nickname}}none{{/editor.nickname}}", is: "none"),
    .init(
      "sections in sections", "{{#isPublic}}{{#author}}{{name}}{{/author}}{{/isPublic}}", is: "Ann"),
  ]

  @Test(arguments: standalone)
  func takesAwayTheLinesOfTagsThatAreAlone(_ test: TemplateCase) throws { try test.check() }

  static let standalone: [TemplateCase] = [
    .init("section", "a\n  {{#isPublic}}\n  b\n{{/isPublic}}\nc", is: "a\n  b\nc"),
    .init("comment", "a\n {{! b }} \nc", is: "a\nc"),
    .init("comment of several lines", "a\n{{!\nb\n}}\nc", is: "a\nc"),
    .init("carriage returns", "a\r\n{{#isPublic}}\r\nb\r\n{{/isPublic}}\r\nc", is: "a\r\nb\r\nc"),
    .init("at both ends of the file", "  {{#isPublic}}\na\n  {{/isPublic}}", is: "a\n"),
    .init("delimiters", "{{=| |=}}\n|title|\n", is: "Lakes\n"),
    .init("not a value", "  {{title}}  \n", is: "  Lakes  \n"),
    .init("not two tags", "{{#isPublic}} {{/isPublic}}\n", is: " \n"),
    .init("not beside text", "a {{#isPublic}}\nb{{/isPublic}}\n", is: "a \nb\n"),
    .init("not behind another tag's end", "{{!\n}} {{! b }}\n", is: " \n"),
  ]

  @Test(arguments: partials) func includesTemplates(_ test: TemplateCase) throws {
    try test.check()
  }

  static let partials: [TemplateCase] = [
    .init("inside a line", "[{{>p}}]", ["p": "{{title}}"], is: "[Lakes]"),
    .init("alone: lines are indented", " {{>p}}\nz", ["p": "a\n{{title}}\n"], is: " a\n Lakes\nz"),
    .init("empty lines are not", "  {{>p}}\n", ["p": "a\n\nb\n"], is: "  a\n\n  b\n"),
    .init("inside a line: lines are not", "x {{>p}}\n", ["p": "a\nb"], is: "x a\nb\n"),
    .init("indentation adds up", " {{>p}}\n", ["p": " {{>q}}\n", "q": "a\nb\n"], is: "  a\n  b\n"),
    .init(
      "sections that are alone leave nothing", "  {{>p}}\n",
      ["p": "{{#isPublic}}\na\n{{/isPublic}}\n"], is: "  a\n"),
    .init(
      "values keep their lines", "  {{>p}}\n", ["p": "{{{body}}}\n"],
      page: .init(body: .init(trusted: "a\nb")), is: "  a\nb\n"),
    .init(
      "the caller's records", "{{#author}}{{>p}}{{/author}}", ["p": "{{name}}{{title}}"],
      is: "AnnLakes"),
    .init(
      "delimiters don't pass in", "{{=| |=}}|>p|", ["p": "{{title}}|title|"], is: "Lakes|title|"),
    .init("nor out", "{{>p}}{{title}}", ["p": "{{=| |=}}|title|"], is: "LakesLakes"),
    .init("chosen by a value", "{{>*kind}}", ["note": "N", "photo": "P"], is: "N"),
    .init(
      "chosen by another value", "{{> * kind }}", ["note": "N", "photo": "P"],
      page: .init(kind: "photo"), is: "P"),
    .init(
      "none of the choices", "[{{>*kind}}]", ["note": "N", "photo": "P"],
      page: .init(kind: "poem"), is: "[]"),
  ]

  @Test(arguments: blocks) func replacesBlocks(_ test: TemplateCase) throws { try test.check() }

  static let blocks: [TemplateCase] = [
    .init("default", "{{$a}}x{{/a}}", is: "x"),
    .init("replaced", "{{<p}}{{$a}}{{title}}{{/a}}{{/p}}", ["p": "[{{$a}}x{{/a}}]"], is: "[Lakes]"),
    .init("not replaced", "{{<p}}{{/p}}", ["p": "[{{$a}}x{{/a}}]"], is: "[x]"),
    .init(
      "the outermost wins", "{{<p}}{{$a}}1{{/a}}{{/p}}",
      ["p": "{{<q}}{{$a}}2{{/a}}{{/q}}", "q": "{{$a}}3{{/a}}"], is: "1"),
    .init(
      "through several", "{{<p}}{{/p}}", ["p": "{{<q}}{{$a}}2{{/a}}{{/q}}", "q": "{{$a}}3{{/a}}"],
      is: "2"),
    .init(
      "reaches templates that the parent includes", "{{<p}}{{$a}}1{{/a}}{{/p}}",
      ["p": "{{>q}}", "q": "{{$a}}3{{/a}}"], is: "1"),
    .init(
      "names are those of the place where it is shown",
      "{{<p}}{{$a}}{{name}}{{/a}}{{/p}}", ["p": "{{#author}}{{$a}}{{/a}}{{/author}}"], is: "Ann"),
    .init(
      "a block in its own replacement is the default", "{{<p}}{{$a}}[{{$a}}x{{/a}}]{{/a}}{{/p}}",
      ["p": "{{$a}}y{{/a}}"], is: "[x]"),
    .init(
      "lines move to the new indentation", "{{<p}}\n{{$a}}\n    1\n      2\n{{/a}}\n{{/p}}\n",
      ["p": "<\n  {{$a}}\n  {{/a}}\n>\n"], syntax: .text, is: "<\n  1\n    2\n>\n"),
    .init(
      "two levels", "{{<p}}{{$b}}\n3\n{{/b}}{{/p}}\n",
      [
        "p": "{{<q}}{{$a}}\n  1\n  {{$b}}\n    2\n  {{/b}}\n{{/a}}{{/q}}\n", "q": " {{$a}}{{/a}}\n",
      ],
      is: " 1\n   3\n\n"),
    .init(
      "a line of its own keeps its ending", "{{<p}}{{$a}}1{{/a}}{{/p}}",
      ["p": "  {{$a}}x{{/a}}\nz"],
      is: "  1\nz"),
    .init(
      "a parent chosen by a value", "{{<*kind}}{{$a}}1{{/a}}{{/*kind}}",
      ["note": "N{{$a}}{{/a}}", "photo": "P"], is: "N1"),
  ]
}
