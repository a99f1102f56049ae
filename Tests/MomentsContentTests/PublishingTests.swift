import Diagnostics
import MomentsModel
import Testing

/// What is published, and in which order.
@Suite struct PublishingTests {
  @Test(arguments: [
    "draft: yes", "draft: \"true\"", "draft: True", "visibility: private",
    "visibility: followers", "date: 2027-01-01",
  ])
  func leavesOutWhatIsNotPublic(field: String) {
    let date = field.hasPrefix("date") ? "" : "date: 2026-05-01\n"
    let site = LoadedSite(moment: "---\n\(date)\(field)\ntags: secret\nlikes: Zoe\n---\nSecret\n")
    #expect(!site.log.hasErrors)
    #expect(site.moments.isEmpty)
    #expect(site.timeline?.tags.isEmpty == true)
    #expect(site.timeline?.people.map(\.name) == ["Ada"])
  }

  @Test(arguments: ["draft: no", "draft: False", "visibility: unlisted", "draft:"])
  func keepsWhatIsPublic(field: String) {
    let site = LoadedSite(moment: "---\ndate: 2026-05-01\n\(field)\n---\n")
    #expect(site.messages == "")
    #expect(site.moments.count == 1)
  }

  @Test func publishesDraftsAndTheFutureOnRequest() {
    let text = "---\ndate: 2027-05-01\ndraft: yes\n---\n"
    #expect(LoadedSite(moment: text, drafts: true, future: true).moments.count == 1)
    #expect(LoadedSite(moment: text, drafts: true).moments.isEmpty)
    #expect(LoadedSite(moment: text, future: true).moments.isEmpty)
  }

  @Test func takesADateWithoutAnOffsetAsTheSitesTime() {
    let site = LoadedSite(moment: "---\ndate: 2026-11-30 00:59:59\n---\n")
    #expect(site.messages == "")
    #expect(site.moment?.date.secondsSince1970 == LoadedSite.now - 1)
  }

  @Test func ordersByTimeThenPositionThenID() {
    let site = LoadedSite([
      "Content/moments/b.md": "---\ndate: 2026-05-01T10:00:00Z\n---\n",
      "Content/moments/a.md": "---\ndate: 2026-05-01T12:00:00+02:00\n---\n",
      "Content/moments/z.json": """
      [{"id": "zz", "date": "2026-05-01T10:00:00Z"}, {"id": "aa", "date": 1777629600},
       {"id": "new", "date": "2026-05-02"}]
      """,
    ])
    #expect(site.messages == "")
    #expect(site.moments.map(\.id) == ["new", "a", "b", "zz", "aa"])
  }

  @Test(arguments: [1, 2, 8])
  func isTheSameForAnyNumberOfThreads(jobs: Int) {
    var files: [String: String] = [:]
    for index in 0..<300 {
      files["Content/moments/m\(index).md"] =
        "---\ndate: 2026-05-01\ntags: [t\(index % 7)]\nlikes: [n\(index % 11)]\ntitel: x\n---\n~~a~~\n"
    }
    files["Content/moments/m0.json"] =
      "["
      + (0..<700).map { ##"{"id": "j\##($0)", "date": 1777629600, "text": "#x\##($0 % 5)"}"## }
      .joined(separator: ",\n") + "]"
    let one = LoadedSite(files)
    let many = LoadedSite(files, jobs: jobs)
    #expect(many.messages == one.messages)
    #expect(many.moments.map(\.id) == one.moments.map(\.id))
    #expect(many.timeline?.tags == one.timeline?.tags)
    #expect(many.moments.count == 700)
  }

  @Test func findsItsFilesInAnyFolder() {
    let site = LoadedSite([
      "Content/moments/2026/05/a.markdown": "---\ndate: 2026-05-01\n---\n",
      "Content/moments/2026-05-02-trip/index.md": "Without fields",
      "Content/moments/2026-05-02-trip/notes.md": "not a moment",
      "Content/moments/.hidden.md": "hidden",
      "Content/moments/.git/x.md": "hidden",
      "Content/moments/b.json": #"{"date": "2026-05-03"}"#,
    ])
    #expect(site.messages == "")
    #expect(site.moments.map(\.id) == ["b", "2026-05-02-trip", "a"])
  }
}
