import MomentsModel
import Testing

/// Line endings, byte order marks and delimiters.
@Suite struct FileFormTests {
  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func readsEveryLineEndingAndByteOrderMark(ending: String, mark: String) {
    let text = "---\ntitle: Fog\ndate: 2026-05-01\ntags:\n  - a\n  - b\n---\none\ntwo\n"
    let site = LoadedSite(moment: mark + text.replacing("\n", with: ending))
    #expect(site.messages == "")
    #expect(site.moment?.title == "Fog")
    #expect(site.tagNames == ["a", "b"])
    #expect(site.html == "<p>one<br />\ntwo</p>")
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func namesTheLineAndColumnThatAnEditorShows(ending: String, mark: String) {
    let site = LoadedSite(
      moment: mark
        + "---\ndate: 2026-05-01\ntitle: 日记 👩‍👩‍👧\ntags: [日记, {a: b}]\n---\n"
        .replacing("\n", with: ending))
    #expect(
      site.messages == """
        Content/moments/lake.md:4:12: error[value-type]: 'tags' takes a text or a list of texts, \
        found a map of fields
          4 | tags: [日记, {a: b}]
            |              ^

        """)
  }

  @Test(arguments: [
    ("---\ntitle: before --- after\ndate: 2026-05-01\n---\nx\n------\ny\n", "before --- after"),
    ("---\ntitle: |\n  one\n  --- two\ndate: 2026-05-01\n---   \nx", "one\n--- two\n"),
    ("---\n# only\ndate: 2026-05-01\ntitle: '---'\n---", "---"),
  ])
  func takesOnlyALineOfItsOwnAsADelimiter(text: String, title: String) {
    let site = LoadedSite(moment: text)
    #expect(site.messages == "")
    #expect(site.moment?.title == title)
  }

  @Test func readsJSONFrontMatter() {
    let site = LoadedSite(moment: "{\n\"title\": \"Fog\", \"date\": \"2026-05-01\"}\n\n{x}\n")
    #expect(site.messages == "")
    #expect(site.moment?.title == "Fog")
    #expect(site.html == "<p>{x}</p>")
  }

  @Test(arguments: ["no", "No", "NO", "yes", "on", "null-de", "1e3"])
  func keepsScalarsThatTheFieldWantsAsText(text: String) {
    let site = LoadedSite(moment: "---\ndate: 2026-05-01\ntitle: \(text)\n---\n")
    #expect(site.moment?.title == text)
  }

  @Test(arguments: ["", "~", "null", "\"\"", "'  '", "\"\\u200b\\n\""])
  func takesABlankTitleAsAbsent(text: String) {
    let site = LoadedSite(moment: "---\ndate: 2026-05-01\ntitle: \(text)\n---\n")
    #expect(site.messages == "")
    #expect(site.moment?.title == nil)
    #expect(site.moments.count == 1)
  }

  @Test func expandsAnchors() {
    let site = LoadedSite(
      moment:
        "---\ndate: 2026-05-01\ntags: &t [a, b]\nauthor: &ben {name: Ben}\nlikes: [*ben]\n---\n")
    #expect(site.messages == "")
    #expect(site.moment.map { $0.likes == [$0.author] } == true)
  }

  @Test func findsNamesInTheOtherUnicodeForm() {
    let site = LoadedSite([
      "Content/moments/lake.md": "---\ndate: 2026-05-01\nphotos: caf\u{E9}.jpg\n---\n",
      "Content/photos/cafe\u{301}.jpg": "x",
    ])
    #expect(site.messages == "")
    #expect(site.moment?.photos.map(\.source) == [.local("Content/photos/cafe\u{301}.jpg")])
  }
}
