import Diagnostics
import FileTree
import TestSupport
import Testing

/// The exact messages for broken content; each golden file shows input and output of one group.
@Suite struct MessageTests {
  @Test(arguments: MessageCases.groups)
  func saysWhatToChange(group: MessageCases.Group) {
    var text = ""
    for broken in group.cases {
      let site = broken.load()
      text += "=== \(broken.name)\n\(site.messages)\n"
      let isLeftOut = group.costsTheMoment && broken.costsTheMoment
      #expect(site.log.hasErrors == isLeftOut, "\(broken.name)")
    }
    expectGolden(text, "\(group.name).txt")
  }
}

enum MessageCases {
  struct Group: Sendable, CustomTestStringConvertible {
    var name: String
    /// Whether each case is an error; otherwise each is a warning or a note.
    var costsTheMoment = true
    var cases: [Case]

    var testDescription: String { name }
  }

  struct Case: Sendable {
    var name: String
    var files: [String: [UInt8]]
    var costsTheMoment = true

    func load() -> LoadedSite {
      LoadedSite(byteFiles: files)
    }
  }

  static let groups = [
    yaml, json, frontMatter, fields, details, dates, ids, people, payload, settings, files,
    warnings,
  ]

  /// A moment whose front matter is `fields`, with a date where they have none.
  private static func moment(_ name: String, _ fields: String, body: String = "Fog.\n") -> Case {
    let date = fields.contains("date:") ? "" : "date: 2026-05-01\n"
    return file(name, "moments/lake.md", "---\n\(date)\(fields)\n---\n\(body)")
  }

  private static func file(_ name: String, _ path: String, _ text: String) -> Case {
    Case(name: name, files: ["Content/\(path)": Array(text.utf8)])
  }

  private static func json(_ name: String, _ text: String) -> Case {
    file(name, "moments/lake.json", text)
  }

  private static func toml(_ name: String, _ fields: String, closing: String = "+++") -> Case {
    file(name, "moments/2026-05-01-lake.md", "+++\n\(fields)\n\(closing)\nFog.\n")
  }

  private static let yaml = Group(
    name: "yaml",
    cases: [
      moment("a colon in a value", "title: The question: Will this build"),
      moment("an apostrophe in single quotes", "title: 'It's answer'"),
      moment("a quote that isn't closed", "title: \"Fog\nauthor: ada"),
      moment("a list that isn't closed", "tags: [lake, fog\nauthor: ada"),
      moment("a map that isn't closed", "author: {name: Ben\ntags: fog"),
      moment("a tab for indentation", "tags:\n\t- lake"),
      moment("a value that begins with @", "title: @home"),
      moment("a value that begins with *", "title: *bold* words"),
      moment("a value that begins with &", "title: & more"),
      moment("a value that begins with !", "title: !important fog"),
      moment("a value that begins with %", "title: %done"),
      moment("a key without a colon", "title: Fog\nauthor ada"),
      moment("a key without a space after its colon", "title:Fog"),
      moment("an escape that doesn't exist", "title: \"C:\\Windows\""),
      moment("a key twice", "title: Fog\ntitle: Mist"),
      moment("uneven indentation", "author:\n    name: Ben\n   url: https://ben.example"),
      moment("a list as a key", "[a, b]: c"),
      moment("an anchor that isn't there", "author: *ben"),
      moment("too deep", "tags: " + String(repeating: "[", count: 80)),
      moment(
        "a billion laughs",
        "a: &a [x,x,x,x,x,x,x,x,x,x]\n"
          + "bcdefg".map { "\($0): &\($0) [\(previous($0))]\n" }.joined()),
      file("two documents", "people.yaml", "ben: Ben\n---\ncleo: Cleo\n"),
      moment("a list where fields should be", "- title\n- tags"),
    ])

  private static func previous(_ letter: Character) -> String {
    let before = letter.asciiValue.map { Character(Unicode.Scalar($0 - 1)) } ?? letter
    return Array(repeating: "*\(before)", count: 10).joined(separator: ", ")
  }

  private static let json = Group(
    name: "json",
    cases: [
      json("nothing", ""),
      json("a comma too many", #"[{"id": "a", "date": 1777600000, "title": "Fog",}]"#),
      json("a comma too many in a list", #"[{"id": "a", "date": 1777600000},]"#),
      json("a comma too few", #"{"date": 1777600000 "title": "Fog"}"#),
      json("single quotes", #"{"date": 1777600000, 'title': 'Fog'}"#),
      json("a comment", "{\n  // fog\n  \"date\": 1777600000}"),
      json("a key without quotes", #"{date: 1777600000}"#),
      json("a line break in a text", "{\"date\": 1777600000, \"title\": \"Fog\nand mist\"}"),
      json("a tab in a text", "{\"date\": 1777600000, \"title\": \"Fog\tmist\"}"),
      json("an escape that doesn't exist", #"{"date": 1777600000, "title": "C:\Windows"}"#),
      json("half a character", #"{"date": 1777600000, "title": "\ud83d"}"#),
      json("a short escape", #"{"date": 1777600000, "title": "\u12"}"#),
      json("a key twice", #"{"date": 1777600000, "title": "Fog", "title": "Mist"}"#),
      json("a number with a zero", #"{"date": 0777600000}"#),
      json("a number with a plus", #"{"date": +1777600000}"#),
      json("True", #"{"date": 1777600000, "pinned": True}"#),
      json("NaN", #"{"date": NaN}"#),
      json("text after the end", #"{"date": 1777600000} fog"#),
      json("an object that isn't closed", #"{"date": 1777600000, "title": "Fog""#),
      json("a text that isn't closed", #"{"date": 1777600000, "title": "Fog}"#),
      json(
        "too deep",
        #"{"date": 1777600000, "tags": "# + String(repeating: "[", count: 80)
          + String(repeating: "]", count: 80) + "}"),
      json("a text instead of moments", #""fog""#),
      json("a number in a list of moments", #"[17]"#),
      json(
        "one bad moment of three",
        """
        [{"id": "a", "date": 1777600000},
         {"id": "b", "date": 1777600000, "title": "Fog" "text": "…"},
         {"id": "c", "date": 1777600000}]
        """),
      json("a moment of a list without an id", #"[{"date": 1777600000}]"#),
    ])

  private static let frontMatter = Group(
    name: "front-matter",
    cases: [
      file("never closed", "moments/lake.md", "---\ntitle: Fog\n\nThe body.\n"),
      toml("never closed, in TOML", "title = \"Fog\"", closing: ""),
      toml("YAML between plus signs", "title: Fog"),
      toml("a text without quotes", "title = Fog"),
      toml("a key twice in TOML", "title = \"Fog\"\ntitle = \"Mist\""),
      toml("a table twice", "[place]\nname = \"Lake\"\n[place]"),
      toml("a list that isn't closed in TOML", "tags = [\"a\", \"b\"\ntitle = \"Fog\""),
      toml("a quote that isn't closed in TOML", "title = \"Fog"),
      toml("an escape that doesn't exist in TOML", "title = \"C:\\Windows\""),
      toml("an unknown field in TOML", "titel = \"Fog\""),
      toml("a number for a text in TOML", "title = 17"),
      toml("a date that doesn't exist in TOML", "date = 2026-02-30"),
      file("no date at all", "moments/lake.md", "Only a text.\n"),
      moment("two texts", "text: one"),
    ])

  private static let fields = Group(
    name: "fields",
    cases: [
      moment("an unknown field", "titel: Fog"),
      moment("an unknown field that is like none", "wind: strong"),
      moment("a list for a text", "title: [a, b]"),
      moment("a map for a text", "title: {a: b}"),
      json("a number for a text", #"{"date": 1777600000, "title": 17}"#),
      json("a boolean for a text", #"{"date": 1777600000, "title": true}"#),
      moment("maybe", "draft: maybe"),
      moment("a number for a boolean", "pinned: 1"),
      moment("a text for a number", "likeCount: many"),
      moment("a fraction for a whole number", "likeCount: 1.5"),
      moment("a negative number", "likeCount: -1"),
      moment("a visibility that doesn't exist", "visibility: privat"),
      moment("a language that isn't one", "lang: german language"),
      moment("a photo that is missing", "photos: lake.jpg"),
      moment("a picture in the text that is missing", "", body: "Fog\n![lake](lake.jpg)\n"),
      moment("a picture in the text that runs", "", body: "![lake](javascript:alert(1))\n"),
      moment("a photo with an address that runs", "photos: [\"javascript:alert(1)\"]"),
      moment("a photo without a source", "photos: [{alt: Fog}]"),
      moment(
        "a focus of three numbers", "photos: [{src: https://a.example/a.jpg, focus: [0, 0, 1]}]"),
      moment("a focus outside", "photos: [{src: https://a.example/a.jpg, focus: [0, 1.5]}]"),
      Case(
        name: "a photo that is nearly there",
        files: [
          "Content/moments/2026-05-01-lake.md": Array("---\nphotos: lak.jpg\n---\n".utf8),
          "Content/photos/lake.jpg": [1],
        ]),
      moment("several mistakes", "titel: Fog\ndraft: maybe\nlikes: {nme: Ben}"),
    ])

  private static let details = Group(
    name: "details",
    cases: [
      moment("half a pair of coordinates", "place: {latitude: 47}"),
      moment("a latitude beyond the pole", "place: {latitude: 97, longitude: 9}"),
      moment("a precision that doesn't exist", "place: {name: Lake, precision: citty}"),
      moment("a third of a star", "rating: 4.3"),
      moment("six stars", "rating: 6"),
      moment("an answer to nothing", "replyTo: 2019-05-01-fog"),
      Case(
        name: "an answer to a moment that is nearly there",
        files: [
          "Content/moments/2026-05-01-lake.md": Array("Fog".utf8),
          "Content/moments/b.md": Array(
            "---\ndate: 2026-05-02\nreplyTo: 2026-05-01-lak\n---\n".utf8),
        ]),
      moment("a comment without a text", "comments: [{author: Ben}]"),
      moment("a comment by nobody", "comments: [{text: Lovely}]"),
      moment("comments that are no list", "comments: Lovely"),
      moment("an alias elsewhere", "aliases: [\"https://a.example/x\"]"),
      moment("an alias above the site", "aliases: [../x]"),
      moment("a slug with a slash", "slug: a/b"),
      moment("a direction that doesn't exist", "dir: left"),
      moment("a link without an address", "link: {title: Fog}"),
      moment("a video that is missing", "videos: lake.mp4"),
      moment("a component without a name", "component: {props: {a: 1}}"),
      moment("a component's values as a list", "component: {name: chart, props: [1]}"),
      file("a page with a moment's field", "pages/about.md", "---\ntags: a\n---\n"),
      file("a page whose name can't be an address", "pages/what?.md", "Fog"),
      file("repositories without items", "repositories.json", "{}"),
      file(
        "a repository without an address", "repositories.json", #"{"items": [{"name": "lake"}]}"#),
      file("a colour that is none", "site.yaml", "title: W\ntimeZone: UTC\ntheme: {accent: red}\n"),
      file("no widths", "site.yaml", "title: W\ntimeZone: UTC\nphotos: {widths: [wide]}\n"),
    ])

  private static let dates = Group(
    name: "dates",
    cases: [
      "2024-02-30", "2024-13-05", "2024-00-10", "2022-05-17T15:00:00Z-07:00", "04-09-2025",
      "2024-1-5", "2024/01/05", "2024-01-05 25:00", "2024-01-05T10:60", "2024-01-05T10",
      "2024-01-05T10:00+25:00", "2024-01-05T10:00+2:00", "yesterday", "1605521360000", "20240105",
      "99999999999999999999", "-99999999999", "2024-01-05T10:00:00.Z", "2024-01-05x", "[2024]",
    ].map { moment($0, "date: \($0)") })

  private static let ids = Group(
    name: "ids",
    cases: [
      moment("a slash", "id: a/b"), moment("a leading dot", "id: .fog"),
      moment("a space at its end", "id: \"fog \""), moment("a line break", "id: \"a\\nb\""),
      moment("a question mark", "id: what?"), moment("a bidirectional mark", "id: \"a\\u202Eb\""),
      moment("too long", "id: " + String(repeating: "é", count: 101)),
      Case(
        name: "twice",
        files: [
          "Content/moments/a/lake.md": Array("---\ndate: 2026-05-01\n---\n".utf8),
          "Content/moments/b/Lake.md": Array("---\ndate: 2026-05-02\ntitle: Fog\n---\n".utf8),
        ]),
      json(
        "twice in one file",
        #"[{"id": "caf\u00e9", "date": 1777600000}, {"id": "cafe\u0301", "date": 1777600000}]"#),
    ])

  private static let people = Group(
    name: "people",
    cases: [
      Case(
        name: "an author who is nearly known",
        files: [
          "Content/people.yaml": Array("benjamin: Ben\n".utf8),
          "Content/moments/lake.md": Array("---\ndate: 2026-05-01\nauthor: benjamim\n---\n".utf8),
        ]),
      moment("an author who is nobody", "author: zoe"),
      moment("an author without a name", "author: {url: https://zoe.example}"),
      file("a list of people", "people.yaml", "- Ben\n- Cleo\n"),
      file("a person with an unknown field", "people.yaml", "ben: {name: Ben, avatr: b.jpg}\n"),
    ])

  private static let payload = Group(
    name: "payload",
    cases: [
      json(
        "one bad moment of three",
        """
        {"userDetails": {"id": "0", "name": "Ada"}, "moments": [
          {"id": "0", "userDetails": {"name": "Ben"}, "createdDate": "1605521360", "photos": []},
          {"id": "1", "userDetails": {"name": "Ben"}, "createdDate": "soon", "photos": []},
          {"id": "2", "userDetails": {"name": "Ben"}, "createdDate": 1605521361, "photos": null}]}
        """),
      json(
        "milliseconds",
        """
        [{"id": "1", "userDetails": {"name": "Ben"}, "createdDate": "1605521360000"}]
        """),
      json(
        "fields that are missing",
        """
        [{"id": "1", "createdDate": "1605521360"}, {"userDetails": {"name": "Ben"}}]
        """),
      json(
        "a type that doesn't exist",
        """
        [{"id": "1", "userDetails": {"name": "Ben"}, "createdDate": "1605521360", "type": "VIDEO"}]
        """),
    ])

  private static let settings = Group(
    name: "settings",
    cases: [
      Case(name: "none", files: ["Content/site.yaml": []]),
      file("nothing in them", "site.yaml", "# later\n"),
      file("an unknown key", "site.yaml", "title: Walks\ntimezone: UTC\n"),
      file("a zone that doesn't exist", "site.yaml", "title: Walks\ntimeZone: Europe/Berln\n"),
      file("too many on a page", "site.yaml", "title: Walks\ntimeZone: UTC\npageSize: 500\n"),
      file(
        "a relative address", "site.yaml", "title: Walks\ntimeZone: UTC\nbaseURL: example.org\n"),
      file("an unknown choice", "site.yaml", "title: Walks\ntimeZone: UTC\ndates: relative\n"),
      file(
        "a theme's unknown key", "site.yaml", "title: W\ntimeZone: UTC\ntheme: {avatar: circle}\n"),
      file(
        "a menu entry that runs", "site.yaml",
        "title: W\ntimeZone: UTC\nmenu: [{label: Fog, url: \"javascript:alert(1)\"}]\n"),
      Case(
        name: "twice",
        files: [
          "Content/site.yaml": Array("title: Walks\ntimeZone: UTC\n".utf8),
          "Content/site.json": Array(#"{"title": "Walks", "timeZone": "UTC"}"#.utf8),
        ]),
      Case(
        name: "two profiles",
        files: [
          "Content/profile.md": Array("---\nname: Ada\n---\n".utf8),
          "Content/profile.json": Array(#"{"name": "Ada"}"#.utf8),
        ]),
      file("no profile", "profile.md", ""),
      file("a profile without a name", "profile.md", "---\nid: ada\n---\n"),
    ])

  private static let files = Group(
    name: "files",
    cases: [
      file(
        "a text of more than a megabyte", "moments/2026-05-01.md",
        .init(repeating: "a ", count: 600_000)),
      Case(
        name: "not UTF-8",
        files: ["Content/moments/lake.md": Array("---\ntitle: caf".utf8) + [0xE9, 0x0A]]),
      Case(
        name: "UTF-16",
        files: ["Content/moments/lake.md": [0xFF, 0xFE, 0x2D, 0x00, 0x2D, 0x00]]),
    ])

  private static let warnings = Group(
    name: "warnings", costsTheMoment: false,
    cases: [
      moment(
        "HTML in Markdown", "", body: "One\n\n<div>\n<b>two</b>\n</div>\n\nand <i>three</i>\n"),
      moment("a link that runs", "", body: "One\ntwo [three](javascript:alert(1)) four\n"),
      file(
        "a picture in a page", "pages/about.md", "---\ntitle: About\n---\nMe: ![me](me.jpg)\n"),
      moment("a control character", "title: \"a\\u0007b\""),
      moment("raw control characters", "title: a\u{0}b", body: "c\u{7}d\n"),
      moment("fewer likes than are listed", "likes: [Ben, Cleo]\nlikeCount: 1"),
      moment("liked, and not among the likes", "likes: [Ben]\nisLiked: true"),
      moment("not liked, and among the likes", "likes: [ada]\nisLiked: no"),
      Case(
        name: "a name that is nearly an id",
        files: [
          "Content/people.yaml": Array("benjamin: Ben\n".utf8),
          "Content/moments/lake.md": Array(
            "---\ndate: 2026-05-01\nlikes: [benjamim]\n---\n".utf8),
        ]),
      moment("the future", "date: 2026-12-01 09:00 +08:00"),
      moment("a day in the future", "date: 2026-12-31"),
      json(
        "an avatar that is no address",
        """
        [{"id": "1", "userDetails": {"name": "Ben", "avatar": "this is not a valid URL"},
          "createdDate": "1605521360", "photos": ["javascript:alert(1)"]}]
        """),
      file("an editor's back-up", "moments/lake.md~", "---\n"),
      file("a file that is no moment", "moments/lake.txt", "Fog"),
    ])
}
