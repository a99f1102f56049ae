import TemplateEngine
import TestSupport
import Testing

/// Feeds and pages as a site has them, whole.
@Suite struct FeedTests {
  static let page = SamplePage(
    title: "Lakes & <rivers>", subtitle: "a \"b\"", address: "https://example.com/a?b=1&c=2",
    picture: "photos/a b.jpg", body: SafeHTML(trusted: "<p>Hi &amp; bye</p>"),
    tags: ["x & y", "</script>"],
    comments: [
      SampleComment(text: "First", replies: [SampleComment(text: "Second <b>")]),
      SampleComment(text: "Third", author: SamplePerson(name: "Bob", nickname: "B")),
    ])

  @Test func writesAnAtomFeed() throws {
    expectGolden(
      try rendered(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom">
          <title>{{title}}</title>
          <link rel="alternate" href="{{address}}"/>
          {{#comments}}
          <entry>
            {{>entry}}
            <content type="html">{{body}}</content>
          </entry>
          {{/comments}}
        </feed>

        """,
        [
          "entry":
            "<title/>\n<author><name>{{author.name}}</name></author>\n<summary>{{text}}</summary>\n"
        ],
        Self.page, syntax: .xml), "feed.atom")
  }

  @Test func writesAJSONFeed() throws {
    expectGolden(
      try rendered(
        """
        {
          "version": "https://jsonfeed.org/version/1.1",
          "title": {{title}},
          "home_page_url": {{address}},
          "subtitle": {{subtitle}}, "warning": {{editor.nickname}}, "public": {{isPublic}},
          "content_html": {{body}},
          "size": {{count}}, "tags": "{{#tags}}{{.}} {{/tags}}"
        }

        """, [:], Self.page, syntax: .json), "feed.json")
  }

  @Test func writesAPageFromALayout() throws {
    expectGolden(
      try rendered(
        """
        {{<layout}}
        {{$title}}{{title}}{{#subtitle}} – {{.}}{{/subtitle}}{{/title}}
        {{$main}}
        <article>
          {{{body}}}
          {{#picture}}
          <img src="../{{.}}" alt="">
          {{/picture}}
          <ul class="tags">{{#tags}}<li><a href="/tags/?t={{.}}">{{.}}</a></li>{{/tags}}</ul>
          {{>comments}}
        </article>
        {{/main}}
        {{/layout}}
        """,
        [
          "layout": """
          <!doctype html>
          <html lang="en"{{#isPublic}} data-public="yes"{{/isPublic}}>
          <head>
            <title>{{$title}}Moments{{/title}}</title>
            <script type="application/ld+json">{"name": {{title}}, "url": "{{address}}"}</script>
            {{$head}}
            <link rel="stylesheet" href="site.css">
            {{/head}}
          </head>
          <body>
            <main>
              {{$main}}
              {{/main}}
            </main>
          </body>
          </html>

          """,
          "comments": """
          <ol>
            {{#comments}}
            {{>comment}}
            {{/comments}}
          </ol>

          """,
          "comment": """
          <li>{{author.name}}{{#author.nickname}} ({{.}}){{/author.nickname}}: {{text}}
            {{#replies}}
            {{>comment}}
            {{/replies}}
          </li>

          """,
        ], Self.page), "page.html")
  }
}
