import Diagnostics
import FileTree
import MomentsModel
import MomentsSite
import TestSupport
import Testing
import Workers

@Suite struct SiteCheckTests {
  private static let base = """
    -- Content/site.yaml --
    title: T
    timeZone: UTC
    -- Content/profile.md --
    ---
    name: Mira
    ---

    """

  private func check(
    _ text: String, published: MemoryTree = MemoryTree(), sheet: String? = nil,
    listsLinks: Bool = false
  ) -> (source: MemoryTree, messages: [String]) {
    let source = MemoryTree(site: SiteCheckTests.base + text)
    return (source, check(source, published, sheet: sheet, listsLinks: listsLinks))
  }

  private func check(
    _ source: MemoryTree, _ published: MemoryTree = MemoryTree(), sheet: String? = nil,
    listsLinks: Bool = false
  ) -> [String] {
    var settings = BuildSettings(
      now: 1_796_083_200, workers: Workers(count: 1), timeZone: { $0 == "UTC" ? .utc : nil })
    settings.keepsGoing = true
    var log = DiagnosticLog()
    do throws(TreeError) {
      try SiteCheck(source: source, published: published, settings: settings)
        .run(altSheet: sheet.flatMap { TreePath($0) }, listsLinks: listsLinks, log: &log)
    } catch { Issue.record("\(error)") }
    return log.sorted.map { diagnostic in
      let place = diagnostic.place.map { "\($0.file):\($0.line)" } ?? ""
      return "\(place) \(diagnostic.code.rawValue) \(diagnostic.summary)"
    }
  }

  @Test func findsLinksThatLeadNowhere() {
    let (_, messages) = check(
      """
      -- Content/moments/a.md --
      ---
      date: 2026-05-01
      ---
      [page](/about/) [b](/m/b/) [c](../c/#x) [self](#m-a) [out](https://example.org/)
      [mail](mailto:a@b.example)
      -- Content/pages/about.md --
      ---
      title: A
      ---
      Hello
      """)
    #expect(messages.filter { $0.contains("link-dead") }.count == 2)
    #expect(messages.contains { $0.contains("a.md:4 link-dead '/m/b/'") })
    #expect(messages.contains { $0.contains("link-external texts lead to 1 address elsewhere") })
  }

  @Test func countsHiddenMomentsAndFindsTagsThatAreNearlyTheSame() {
    let (_, messages) = check(
      """
      -- Content/moments/a.md --
      ---
      date: 2026-05-01
      tags: [lake, night-train]
      ---
      -- Content/moments/b.md --
      ---
      date: 2026-05-01
      tags: [lakes, night train, c++, c#]
      draft: yes
      ---
      b
      -- Content/moments/c.md --
      ---
      date: 2036-05-01
      ---
      c
      """)
    #expect(
      messages.contains { $0.contains("2 of 3 moments are not published: 1 draft, 1 future") })
    #expect(messages.contains { $0.contains("the tags 'lake' and 'lakes' are nearly the same") })
    #expect(!messages.contains { $0.contains("c++") })
  }

  @Test func findsPhotosThatNothingShowsAndWordsOfHiddenMoments() {
    let published: MemoryTree = [
      "index.html": "<p>secret-plan 123 me@example.org +49 30 1234 5678</p>",
      "photo.jpg": "x",
    ]
    let (_, messages) = check(
      """
      -- Content/photos/unused.jpg --
      x
      -- Content/moments/secret-plan.md --
      ---
      date: 2026-05-01
      visibility: private
      ---
      b
      """, published: published)
    #expect(
      messages.contains {
        $0.contains("Content/photos/unused.jpg:0 photo-unused")
      })
    #expect(messages.contains { $0.contains("privacy-hidden 'secret-plan' is the id") })
    #expect(messages.contains { $0.contains("privacy-contact 'me@example.org'") })
    #expect(messages.contains { $0.contains("privacy-contact '+49 30 1234 5678'") })
    #expect(
      messages.contains { $0.contains("host-limit the site as it was built last has 2 files") })
  }

  @Test func writesASheetOfMissingTextsAndMergesItBack() {
    let (source, _) = check(
      """
      -- Content/moments/a.md --
      ---
      date: 2026-05-01
      photos:
      - https://p.example/a.jpg
      - {src: "https://p.example/b.jpg"}
      ---
      ![](https://p.example/c.jpg)
      """, sheet: "alt.txt")
    let sheet = source.contents["alt.txt"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(sheet.contains("https://p.example/a.jpg\t\nhttps://p.example/b.jpg\t\n"))
    do throws(TreeError) {
      let filled = sheet.replacing("a.jpg\t", with: "a.jpg\tA \"lake\"")
        .replacing("b.jpg\t", with: "b.jpg\tB").replacing("c.jpg\t", with: "c.jpg\tC [c]")
      try source.write(Array(filled.utf8), to: TreePath(trusted: "alt.txt"))
    } catch { Issue.record("\(error)") }
    let messages = check(source, sheet: "alt.txt")
    #expect(messages.contains { $0.contains("2 texts were put into moments, 1 photos are left") })
    #expect(messages.contains { $0.contains("alt-sheet the text of 'https://p.example/b.jpg'") })
    let text = source.contents["Content/moments/a.md"].map { String(decoding: $0, as: UTF8.self) }
    #expect(
      text?.contains("- src: https://p.example/a.jpg\n  alt: \"A \\\"lake\\\"\"\n") == true)
    #expect(text?.contains("![C \\[c\\]](https://p.example/c.jpg)") == true)
  }
}
