import FileTree
import MomentsModel
import Testing

@testable import MomentsContent

@Suite struct TOMLTextTests {
  static let readable: [(toml: String, value: String)] = [
    ("", "{}"),
    ("a = 1 # one\n\nb=2", "{a: 1, b: 2}"),
    ("a = \"x\\t\\u00e9\\U0001F600\\\"\"", "{a: \"x\té😀\"\"}"),
    ("a = 'C:\\x'", "{a: \"C:\\x\"}"),
    ("a = \"\"\"\none\ntwo \\\n   three\"\"\"", "{a: \"one\ntwo three\"}"),
    ("a = '''\r\none'two''three'''", "{a: \"one'two''three\"}"),
    ("a = \"\"\"x\"\"\"\"\"", "{a: \"x\"\"\"}"),
    ("a = [1, 2,\n  3, # three\n]", "{a: [1, 2, 3]}"),
    ("a = [[], [\"x\"]]", "{a: [[], [\"x\"]]}"),
    ("a = {b = 1, c.d = true}", "{a: {b: 1, c: {d: true}}}"),
    ("a.b.c = 1\na.b.d = 2\na.e = 3", "{a: {b: {c: 1, d: 2}, e: 3}}"),
    ("\"a b\".'c.d' = 1", "{a b: {c.d: 1}}"),
    ("[a]\nb = 1\n[a.c]\nd = 2", "{a: {b: 1, c: {d: 2}}}"),
    ("[a.b]\nc = 1\n[a]\nd = 2", "{a: {b: {c: 1}, d: 2}}"),
    ("[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 3", "{a: [{b: 1}, {b: 2, c: {d: 3}}]}"),
    (
      "a = 1_000\nb = 0xFF\nc = 0b101\nd = 0o17\ne = -3\nf = +4",
      "{a: 1000, b: 255, c: 5, d: 15, e: -3, f: 4}"
    ),
    ("a = 1.5\nb = -2e10\nc = 1_0.2_5\nd = inf", "{a: 1.5, b: -2e10, c: 10.25, d: inf}"),
    (
      "a = 2026-05-01\nb = 2026-05-01T10:00:00Z\nc = 2026-05-01 10:00:00.5\nd = 10:00:00",
      "{a: 2026-05-01, b: 2026-05-01T10:00:00Z, c: 2026-05-01 10:00:00.5, d: 10:00:00}"
    ),
    ("a = true\r\nb = false\r\n", "{a: true, b: false}"),
    ("1 = 1\n-a_b = 2", "{1: 1, -a_b: 2}"),
  ]

  @Test(arguments: readable)
  func readsTOML(toml: String, value: String) throws {
    #expect(try read(toml).shown == value)
  }

  @Test(arguments: [
    "a", "a =", "a = ]", "a = 1 b = 2", "= 1", "a = 01", "a = 1.", "a = .5", "a = 1__0", "a = 1_",
    "a = 0x", "a = 0xZ", "a = True", "a = x", "a = \"x", "a = \"x\ny\"", "a = \"\\x\"",
    "a = \"\\u12\"", "a = \"\\uD800\"", "a = '''x", "a = [1", "a = [1 2]", "a = [,]", "a = {b = 1",
    "a = {b = 1,}", "a = {\nb = 1}", "[a", "[a]]", "[[a]", "[]", "[a.]", "a. = 1", "a = 1\na = 2",
    "[a]\n[a]", "a = 1\n[a]", "[a]\n[[a]]", "[[a]]\n[a]", "a = 1\na.b = 2", "a = {}\na.b = 1",
    "a = {}\n[a.b]", "a.b = 1\n[a]", "[a.b]\n[a]\nb.c = 1", "a = [1]\n[[a]]", "a = 1979-05-27 x",
    "a = +x", "a = 1e", "a = {b = 1, b = 2}", "é = 1",
  ])
  func refusesWhatIsNotTOML(toml: String) {
    #expect(throws: SyntaxFault.self) { try read(toml) }
  }

  @Test func readsFrontMatter() {
    let site = LoadedSite(
      moment: """
        +++
        title = "Fog +++ mist"
        date = 2026-05-01T18:30:00+02:00
        tags = ["lake", 'fog']
        draft = false
        [[photos]]
        src = "https://a.example/a.jpg"
        focus = [0, 0.5]
        [place]
        name = "Lake"
        +++
        +++ The *body*.
        """)
    #expect(site.messages == "")
    #expect(site.moment?.title == "Fog +++ mist")
    #expect(site.tagNames == ["lake", "fog"])
    #expect(site.html == "<p>+++ The <em>body</em>.</p>")
  }

  private func read(_ text: String) throws(SyntaxFault) -> SourceValue {
    let file = SourceFile(path: TreePath(trusted: "a"), bytes: Array(text.utf8))
    return try TOMLText.value(of: file, in: 0..<file.bytes.count)
  }
}

extension SourceValue {
  fileprivate var shown: String {
    switch content {
    case .null: "null"
    case .scalar(let text, .quoted): "\"\(text)\""
    case .scalar(let text, _): text
    case .list(let values): "[" + values.map(\.shown).joined(separator: ", ") + "]"
    case .map(let members):
      "{" + members.map { "\($0.key): \($0.value.shown)" }.joined(separator: ", ") + "}"
    }
  }
}
