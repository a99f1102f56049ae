import FileTree
import Foundation
import MomentsSite
import TestSupport
import Testing

/// What is shown before a build is what the build will show.
@Suite struct KeptSiteTests {
  private let kept = KeptSite()

  private static let lake = """
    -- Content/site.yaml --
    title: Lake
    timeZone: UTC
    pageSize: 2
    baseURL: https://example.org/
    -- Content/profile.md --
    ---
    name: Mira
    ---
    -- Content/moments/a.md --
    ---
    date: 2026-01-01
    tags: [x]
    ---
    One
    -- Content/moments/b.md --
    ---
    date: 2026-01-02
    ---
    Two
    -- Content/moments/c/index.md --
    ---
    date: 2026-01-03
    title: C
    ---
    Three
    -- Content/moments/d.md --
    ---
    date: 2026-01-04
    replyTo: b
    ---
    Four
    -- Content/moments/e.json --
    [{"id": "e", "date": "2026-01-05", "text": "Five"}]

    """

  private func lake() -> SmallSite {
    let record = MemoryTree()
    var site = SmallSite(KeptSiteTests.lake)
    site.adjust = { [kept] settings in
      settings.record = RecordSettings(tree: record, program: "1")
      settings.record?.kept = kept
    }
    return site
  }

  private func write(_ text: String, _ path: String, in site: SmallSite) throws {
    try site.source.write(Array(text.utf8), to: TreePath(trusted: path))
  }

  private func patch(_ path: String, in site: SmallSite) -> BuildReport? {
    kept.patch([path], from: site.source, to: site.output)
  }

  @Test func showsAChangedTextOnEveryPageThatHasIt() throws {
    let site = lake()
    _ = site.build()
    let before = try EditedSite.files(site.output)
    try write("---\ndate: 2026-01-01\ntags: [x]\n---\nAnew\n", "Content/moments/a.md", in: site)
    #expect(patch("Content/moments/a.md", in: site) != nil)
    let shown = try EditedSite.files(site.output)
    var clean = lake()
    clean.source = site.source
    clean.output = MemoryTree()
    clean.adjust = { _ in }
    _ = clean.build()
    let built = try EditedSite.files(clean.output)
    let changed = Set(shown.keys.filter { shown[$0] != before[$0] })
    #expect(changed.isSubset(of: kept.patched))
    #expect(changed.contains("m/a/index.html"))
    for path in changed { #expect(shown[path] == built[path], "\(path)") }
    // What is left to the build: files for programs, and the search.
    let left = built.keys.filter { built[$0] != shown[$0] && !$0.hasPrefix(".") }
    #expect(left.allSatisfy { !$0.hasSuffix(".html") }, "\(left)")
    _ = site.build()
    #expect(try EditedSite.files(site.output) == built)
    #expect(kept.patched == [])
  }

  @Test func isBuiltOverWhenTheTextComesBack() throws {
    let site = lake()
    _ = site.build()
    let before = try EditedSite.files(site.output)
    let old = try site.source.read(TreePath(trusted: "Content/moments/b.md"))
    try write("---\ndate: 2026-01-02\n---\nAnew\n", "Content/moments/b.md", in: site)
    // An answer to it is beside it: only a build can tell where.
    #expect(patch("Content/moments/b.md", in: site) == nil)
    _ = site.build()
    try write("---\ndate: 2026-01-01\ntags: [x]\n---\nAnew\n", "Content/moments/a.md", in: site)
    #expect(patch("Content/moments/a.md", in: site) != nil)
    try write("---\ndate: 2026-01-01\ntags: [x]\n---\nOne\n", "Content/moments/a.md", in: site)
    try site.source.write(old, to: TreePath(trusted: "Content/moments/b.md"))
    _ = site.build()
    #expect(try EditedSite.files(site.output) == before)
  }

  @Test(arguments: [
    // A day, a tag, a person, a reference, visibility, a file with several, one that isn't there, a
    // message, and what isn't a moment.
    ("a.md", "---\ndate: 2026-01-02\ntags: [x]\n---\nOne\n"),
    ("a.md", "---\ndate: 2026-01-01\ntags: [x, y]\n---\nOne\n"),
    ("a.md", "---\ndate: 2026-01-01\ntags: [x]\nlikes: [Somebody]\n---\nOne\n"),
    ("a.md", "---\ndate: 2026-01-01\ntags: [x]\nreplyTo: b\n---\nOne\n"),
    ("a.md", "---\ndate: 2026-01-01\ntags: [x]\nvisibility: unlisted\n---\nOne\n"),
    ("a.md", "---\ndate: 2026-01-01\ntags: [x]\ndraft: true\n---\nOne\n"),
    ("a.md", "---\ndate: 2026-01-01\ntags: [x]\nid: z\n---\nOne\n"),
    ("a.md", "---\ndate: 2026-01-01\ntags: [x]\nunknown: 1\n---\nOne\n"),
    ("a.md", "---\ndate: 2026-01-01\n"),
    ("e.json", "[{\"id\": \"e\", \"date\": \"2026-01-05\", \"text\": \"Six\"}]"),
    ("new.md", "---\ndate: 2026-01-01\n---\nOne\n"),
    ("../site.yaml", "title: Other\ntimeZone: UTC\n"),
  ])
  func leavesMoreThanTextsToTheBuild(file: String, text: String) throws {
    let site = lake()
    _ = site.build()
    let before = try EditedSite.files(site.output)
    let path = file.hasPrefix("../") ? "Content/\(file.dropFirst(3))" : "Content/moments/\(file)"
    try write(text, path, in: site)
    #expect(patch(path, in: site) == nil)
    #expect(try EditedSite.files(site.output) == before)
  }

  @Test func readsABundleUnderItsName() throws {
    let site = lake()
    _ = site.build()
    try write(
      "---\ndate: 2026-01-03\ntitle: CC\n---\nAnew\n", "Content/moments/c/index.md", in: site)
    #expect(patch("Content/moments/c/index.md", in: site) != nil)
    #expect(kept.patched.contains("m/c/index.html"))
  }

  @Test func knowsNothingAfterABuildThatFailed() throws {
    let site = lake()
    _ = site.build()
    try write("---\ndate: never\n---\n", "Content/moments/b.md", in: site)
    _ = site.build()
    try write("---\ndate: 2026-01-01\ntags: [x]\n---\nAnew\n", "Content/moments/a.md", in: site)
    #expect(patch("Content/moments/a.md", in: site) == nil)
  }
}
