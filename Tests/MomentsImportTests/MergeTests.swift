import FileTree
import MomentsImport
import TestSupport
import Testing

/// Importing again changes nothing, and never what the owner wrote.
@Suite struct MergeTests {
  private let picture = ["media_attachments/files/a.png": SampleExports.picturePNG]
  private var outbox: [String: String] {
    SampleExports.mastodon(
      [
        SampleExports.note("1", "<p>First words</p>"),
        SampleExports.note(
          "2", "<p>With a picture</p>", attachment: SampleExports.picture("a.png", alt: "A lake")),
      ], files: picture)
  }

  @Test func changesNothingTheSecondTime() throws {
    let site = MemoryTree()
    _ = try SampleExports.run(outbox, into: site)
    let first = site.contents
    let counting = FailingTree(site, failingAt: 0)
    let report = try SampleExports.run(outbox, into: counting)
    #expect(site.contents == first)
    #expect(counting.changeCount == 0)
    #expect(report.outcomes == ["unchanged": 2])
    expectPaths(
      site,
      [
        "imports.json", "profile.md", "moments/2024-05-01-first-words.md",
        "moments/2024-05-01-with-a-picture/index.md",
        "moments/2024-05-01-with-a-picture/photo-1.gif",
      ].map { "Content/" + $0 })
  }

  @Test func addsAndUpdatesFromANewerExport() throws {
    let site = MemoryTree()
    _ = try SampleExports.run(outbox, into: site)
    let newer = SampleExports.mastodon(
      [
        SampleExports.note("1", "<p>Better words</p>", updated: "2024-05-02T10:00:00Z"),
        SampleExports.note(
          "2", "<p>With a picture</p>", attachment: SampleExports.picture("a.png", alt: "A lake")),
        SampleExports.note("3", "<p>New words</p>"),
      ], files: picture)
    let report = try SampleExports.run(newer, into: site)
    #expect(report.outcomes == ["added": 1, "updated": 1, "unchanged": 1])
    let text = site.text("2024-05-01-first-words.md")
    #expect(text.contains("Better words") && text.contains("updated: 2024-05-02T10:00:00Z"))
    #expect(site.text("new-words").contains("New words"))
  }

  @Test func keepsAndReportsWhatTheOwnerChanged() throws {
    let site = MemoryTree()
    _ = try SampleExports.run(outbox, into: site)
    let path = TreePath(trusted: "Content/moments/2024-05-01-first-words.md")
    let edited = site.text("first-words") + "\nMy own addition\n"
    try site.write(Array(edited.utf8), to: path)
    let report = try SampleExports.run(outbox, into: site)
    #expect(report.outcomes == ["kept": 1, "unchanged": 1])
    #expect(site.text("first-words") == edited)
    let newer = SampleExports.mastodon(
      [SampleExports.note("1", "<p>Other words</p>", updated: "2024-06-01T00:00:00Z")])
    let next = try SampleExports.run(newer, into: site)
    #expect(next.kept.map(\.file) == [path.text] && next.kept.allSatisfy(\.hasNews))
    #expect(next.terminalText().contains("kept as you changed it: \(path) (the post has changed"))
    #expect(site.text("first-words") == edited)
  }

  @Test func leavesAwayWhatTheOwnerRemoved() throws {
    let site = MemoryTree()
    _ = try SampleExports.run(outbox, into: site)
    let path = TreePath(trusted: "Content/moments/2024-05-01-first-words.md")
    try site.removeFile(path)
    let report = try SampleExports.run(outbox, into: site)
    #expect(report.outcomes == ["removed": 1, "unchanged": 1])
    #expect(report.isBalanced && site.text("first-words").isEmpty)
    _ = try SampleExports.run(outbox, into: site) { $0.restoresRemoved = true }
    #expect(site.text("first-words").contains("First words"))
  }

  @Test func writesNothingInADryRun() throws {
    let site = MemoryTree()
    let report = try SampleExports.run(outbox, into: site) { $0.isDryRun = true }
    #expect(site.contents.isEmpty)
    #expect(report.outcomes == ["added": 2])
    #expect(report.terminalText().contains("would be written: 2 new"))
  }

  @Test func mergesMomentByMomentInJSON() throws {
    let site = MemoryTree()
    let asJSON = { (options: inout ImportOptions) in options.shape = .json }
    _ = try SampleExports.run(outbox, into: site, asJSON)
    let path = TreePath(trusted: "Content/moments/mastodon-2024.json")
    let text = site.text("mastodon-2024.json")
    #expect(text.contains("\"markdown\": \"First words\""))
    let edited = text.replacing("First words", with: "My words")
    try site.write(Array(edited.utf8), to: path)
    let newer = SampleExports.mastodon([
      SampleExports.note("1", "<p>Other words</p>"), SampleExports.note("9", "<p>Ninth</p>"),
    ])
    let report = try SampleExports.run(newer, into: site, asJSON)
    #expect(report.outcomes == ["added": 1, "keptThoughChanged": 1])
    #expect(site.text("mastodon-2024.json").contains("My words"))
    #expect(site.text("mastodon-2024.json").contains("Ninth"))
  }

  /// A full disk at any point, and then another try: nothing is lost and nothing counts as edited.
  @Test func takesUpAnInterruptedImport() throws {
    let whole = MemoryTree()
    _ = try SampleExports.run(outbox, into: whole)
    let counting = FailingTree(MemoryTree(), failingAt: 0)
    _ = try SampleExports.run(outbox, into: counting)
    for failure in 1...counting.changeCount {
      let site = MemoryTree()
      #expect(throws: ImportFault.self) {
        try SampleExports.run(outbox, into: FailingTree(site, failingAt: failure))
      }
      _ = try SampleExports.run(outbox, into: site)
      let complaints = treeComplaints(
        site, whole.contents.mapValues { String(decoding: $0, as: UTF8.self) })
      #expect(complaints.isEmpty, "after failure \(failure)")
    }
  }
}
