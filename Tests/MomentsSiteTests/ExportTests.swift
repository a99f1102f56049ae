import Diagnostics
import FileTree
import MomentsImport
import MomentsModel
import MomentsSite
import TestSupport
import Testing
import Workers

/// What `momentsgen export` writes, and that an import of it makes the same site.
@Suite struct ExportTests {
  private static let site = MemoryTree(
    site: """
      -- Content/site.yaml --
      title: Small
      timeZone: UTC
      baseURL: https://a.example/sub/
      -- Content/profile.md --
      ---
      id: mira
      name: Mira
      url: https://mira.example/
      links: [https://social.example/@mira]
      goals: [Swim, {text: Weld, done: true}]
      ---
      I like *lakes*. See [more](/about/).
      -- Content/pages/about.md --
      ---
      title: About
      ---
      Me
      -- Content/people.yaml --
      ben: {name: Ben, url: "https://ben.example/"}
      -- Content/moments/whole.md --
      ---
      date: 2026-05-01
      updated: 2026-05-02T09:00:00Z
      title: "Whole: all of it"
      slug: the-whole
      aliases: [/old/place/]
      tags: [lake, "two words"]
      lang: de
      dir: ltr
      pinned: true
      warning: Spiders
      rating: 4.5
      place: {name: Shore, latitude: 47.61234, longitude: 9.41234, precision: city}
      link: {url: "https://example.org/", title: An example, description: More}
      likes: [ben, Cy, {id: d, name: Dee, avatar: "https://d.example/d.jpg"}]
      likeCount: 12
      isLiked: true
      comments:
        - {author: ben, date: 2026-05-02, text: "1 < 2 & \\"so\\"\\n\\nhttps://x.example/"}
        - {author: {name: Cy}, text: "#no *mark*", replyTo: ben}
      source: {name: Elsewhere, url: "https://elsewhere.example/1"}
      ---
      A *foggy* morning, with a [link](../plain/#x).

      | a | b |
      |---|---|
      | 1 | `2` |

      - [x] done
      -- Content/moments/plain.json --
      [{"id": "plain", "date": "2026-05-03T10:00:00+09:00", "text": "1986. A year\\n\\n\\n#tag * no",
        "author": "ben", "replyTo": "whole", "component": {"name": "note", "props": {"a": [1, true]}}},
       {"id": "answer", "date": "2026-05-03T10:00:00Z", "text": "Yes", "visibility": "unlisted",
        "replyTo": "https://other.example/1", "repostOf": "plain"}]
      -- Content/moments/app.json --
      {"userDetails": {"id": "9", "name": "Old"}, "moments": [{"id": "0", "type": "URL",
        "userDetails": {"name": "Eve", "avatar": "https://e.example/e.jpg"}, "title": "From the app",
        "url": "https://example.org/x", "photos": ["https://e.example/p.jpg"],
        "createdDate": "1605521360", "likes": [{"id": "1", "avatar": "https://e.example/l.jpg"}]}]}
      -- Content/moments/secret.md --
      ---
      date: 2026-05-04
      visibility: private
      ---
      Secret
      -- Templates/components/note.js --
      customElements.define("note", class extends HTMLElement {});

      """)

  private static let settings = BuildSettings(
    now: 1_796_083_200, workers: Workers(count: 2), timeZone: { $0 == "UTC" ? .utc : nil })

  private func exported(_ format: SiteExport.Format) throws -> MemoryTree {
    let output = MemoryTree()
    var log = DiagnosticLog()
    let export = SiteExport(
      source: ExportTests.site, output: output, settings: ExportTests.settings)
    let report = try export.run(format, log: &log)
    #expect(report?.momentCount == 4, "\(log.sorted)")
    return output
  }

  private func pages(_ source: MemoryTree) -> [String: String] {
    var site = SmallSite("")
    site.source = source
    let output = MemoryTree()
    site.output = output
    let outcome = site.build()
    #expect(!outcome.log.hasErrors, "\(outcome.log.sorted)")
    var pages = output.contents.mapValues { String(decoding: $0, as: UTF8.self) }
    pages[".momentsgen-manifest"] = nil
    return pages
  }

  @Test(arguments: [SiteExport.Format.jsonFeed, .outbox])
  func makesTheSameSiteAgainWhenImported(format: SiteExport.Format) throws {
    let archive = try exported(format)
    let kept = [
      "Content/site.yaml", "Content/pages/about.md", "Templates/components/note.js",
    ]
    let copy = MemoryTree(
      bytes: ExportTests.site.contents.filter { kept.contains($0.key) })
    var options = ImportOptions()
    options.timeZone = .utc
    let report = try Importer(site: copy, options: options).run([
      ExportBundle.Input(name: "export", tree: archive, path: .root)
    ])
    #expect(report.isBalanced)
    let (before, after) = (pages(ExportTests.site), pages(copy))
    #expect(before.count > 40)
    #expect(before.keys.sorted() == after.keys.sorted())
    for (path, page) in before { #expect(after[path] == page, "\(path)") }
  }

  @Test(arguments: SiteExport.Format.allCases)
  func holdsNothingThatIsntPublished(format: SiteExport.Format) throws {
    for (path, bytes) in try exported(format).contents {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("Secret") && !text.contains("47.61234"), "\(path)")
    }
  }

  @Test func addressesUnlistedNotesAsSuch() throws {
    let outbox = try exported(.outbox).contents["outbox.json"] ?? []
    let text = String(decoding: outbox, as: UTF8.self)
    #expect(
      text.contains(
        #""to":["https://a.example/sub/ap/followers.json"],"cc":["https://www.w3.org/ns/"#
          + #"activitystreams#Public"]"#))
  }

  @Test func writesOnlyIntoAnEmptyFolder() throws {
    let output = MemoryTree(site: "-- mine.txt --\nx\n")
    var log = DiagnosticLog()
    let export = SiteExport(
      source: ExportTests.site, output: output, settings: ExportTests.settings)
    #expect(try export.run(.jsonFeed, log: &log) == nil)
    #expect(log.sorted.map(\.code) == [.outputNotOurs])
    #expect(output.contents.count == 1)
  }
}
