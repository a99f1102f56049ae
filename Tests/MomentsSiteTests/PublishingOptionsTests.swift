import Compression
import Diagnostics
import FileTree
import MomentsSite
import TestSupport
import Testing

/// What `build` can be told about publishing.
@Suite struct PublishingOptionsTests {
  private static let content = """
    -- Content/site.yaml --
    title: Tides
    timeZone: UTC
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

    """

  private func site(
    _ change: @escaping (inout PublishSettings) -> Void
  ) throws -> SmallSite {
    var site = SmallSite(Self.content)
    site.adjust = { change(&$0.publishing) }
    // Pages that are worth compressing.
    for name in ["timeline", "moment"] {
      let path = TreePath(trusted: "Templates/\(name).html")
      let text = try site.source.read(path)
      try site.source.write(text + Array(repeating: 0x2E, count: 500), to: path)
    }
    return site
  }

  private func paths(_ site: SmallSite) throws -> Set<String> {
    Set(try contents(site).keys)
  }

  private func contents(_ site: SmallSite) throws -> [String: [UInt8]] {
    let output = try #require(site.output as? MemoryTree)
    return output.contents.filter { !$0.key.hasPrefix(".momentsgen") }
  }

  // MARK: Compressed forms

  @Test func putsFormsBesideTextWhereTheyAreSmaller() throws {
    let site = try site { $0.encodings = [.gzip, .brotli] }
    try site.source.makeDirectory(TreePath(trusted: "Content/static"))
    try site.source.write([0x61], to: TreePath(trusted: "Content/static/tiny.txt"))
    site.build()
    let found = try paths(site)
    #expect(found.contains("index.html.gz") && found.contains("index.html.br"))
    #expect(found.contains("m/a/index.html.br") && !found.contains("index.html.zst"))
    #expect(found.contains("tiny.txt") && !found.contains("tiny.txt.gz"), "it would be larger")
    let page = try site.output.read(TreePath(trusted: "index.html"))
    #expect(
      try site.output.read(TreePath(trusted: "index.html.br"))
        == ContentEncoding.brotli.encoded(page, .pages))
  }

  @Test func makesFormsAgainOnlyOfWhatChanged() throws {
    let site = try site { $0.encodings = [.gzip] }
    site.build()
    try site.source.write(
      Array("---\ndate: 2026-01-02\n---\nTwo, edited".utf8),
      to: TreePath(trusted: "Content/moments/b.md"))
    let report = try #require(site.build().report)
    #expect(report.writtenCount >= 4, "the moment's page and the home page, each with its form")
    #expect(report.unchangedCount > 0)
    let fresh = try self.site { $0.encodings = [.gzip] }
    try fresh.source.write(
      Array("---\ndate: 2026-01-02\n---\nTwo, edited".utf8),
      to: TreePath(trusted: "Content/moments/b.md"))
    fresh.build()
    #expect(try contents(site) == contents(fresh))
  }

  @Test func removesFormsThatAreNotAskedForAnyMore() throws {
    var site = try site { $0.encodings = [.gzip] }
    site.build()
    site.adjust = { $0.publishing.encodings = [] }
    site.build()
    #expect(try paths(site).filter { $0.hasSuffix(".gz") } == [])
  }

  // MARK: Folders of others, files of earlier builds

  @Test func publishesIntoAFolderOfOthersOnlyWhenToldTo() throws {
    let kept = TreePath(trusted: "notes.txt")
    let taken = TreePath(trusted: "index.html")
    var site = try site { _ in }
    for path in [kept, taken] { try site.output.write(Array("theirs".utf8), to: path) }
    #expect(site.build().report == nil)
    #expect(try site.output.read(taken) == Array("theirs".utf8))
    site.adjust = { $0.publishing.adopts = true }
    #expect(site.build().report != nil)
    #expect(try site.output.read(kept) == Array("theirs".utf8))
    #expect(try site.output.read(taken) != Array("theirs".utf8))
  }

  @Test func replacesNoFolderOfOthersByAFile() throws {
    let site = try site { $0.adopts = true }
    try site.output.makeDirectory(TreePath(trusted: "404.html"))
    try site.output.write([0x61], to: TreePath(trusted: "404.html/theirs.txt"))
    let result = site.build()
    #expect(result.report == nil)
    #expect(result.log.diagnostics.map(\.code) == [.baseURLMissing, .outputNotOurs])
    #expect(try paths(site) == ["404.html/theirs.txt"])
  }

  @Test func leavesStaleFilesWhenToldToAndRemovesThemLater() throws {
    var site = try site { $0.keepsStale = true }
    site.build()
    try site.source.removeFile(TreePath(trusted: "Content/moments/a.md"))
    let report = try #require(site.build().report)
    #expect(report.stale.map(\.text).contains("m/a/index.html"))
    #expect(try paths(site).contains("m/a/index.html"))
    site.adjust = { $0.publishing.keepsStale = false }
    let next = try #require(site.build().report)
    #expect(next.removed.map(\.text).contains("m/a/index.html"))
    #expect(try !paths(site).contains("m/a/index.html"))
  }

  // MARK: What changed

  @Test func listsWhatADeployHasToBring() {
    let entry = { (size: Int) in
      Manifest.Entry(size: size, fingerprint: Fingerprint(high: UInt64(size), low: 1))
    }
    var old = Manifest()
    var new = Manifest()
    for (path, size) in [("same", 1), ("b/gone \"now\"", 2), ("edited", 3)] {
      old[path] = entry(size)
    }
    for (path, size) in [("same", 1), ("edited", 4), ("z", 5), ("a", 6)] { new[path] = entry(size) }
    #expect(
      String(decoding: ChangeList(from: old, to: new).json, as: UTF8.self) == """
        {
          "version": 1,
          "created": [
            "a",
            "z"
          ],
          "updated": [
            "edited"
          ],
          "deleted": [
            "b/gone \\"now\\""
          ]
        }

        """)
  }
}
