import Diagnostics
import FileTree
import MomentsSite
import TestSupport
import Testing

@Suite struct SiteBuildTests {
  private static let lake = """
    -- Content/site.yaml --
    title: Small
    timeZone: UTC
    pageSize: 1
    -- Content/profile.md --
    ---
    id: mira
    name: Mira
    ---
    -- Content/moments/a.md --
    ---
    date: 2026-01-01
    tags: [lake]
    ---
    One & *only*
    -- Content/moments/b.md --
    ---
    date: 2026-01-02
    ---
    Two
    -- Content/moments/c.json --
    {"date": "2026-01-03", "text": "Three <b>", "tags": ["lake", "湖"]}

    """

  @Test func publishesExactlyThesePages() throws {
    let site = SmallSite(SiteBuildTests.lake)
    let outcome = site.build()
    #expect(outcome.log.diagnostics.map(\.code) == [.baseURLMissing])
    let output = try #require(site.output as? MemoryTree)
    let files = SmallSite.visible(output)
    let pages = files.filter { $0.key.hasSuffix(".html") }
    #expect(
      pages == [
        "404.html": "Page not found\n",
        "index.html": "Small|(Mira)\n[c]\n|@Page 3\n",
        "page/1/index.html": "Page 1 · Small|(Mira)\n[a]\n|@Page 1\n",
        "page/2/index.html": "Page 2 · Small|(Mira)\n[b]\n|@Page 2\n",
        "search/index.html": "Search ../search/index.js\n",
        "m/a/index.html": "One &amp; only · Mira|Mira: <p>One &amp; <em>only</em></p>\n",
        "m/b/index.html": "Two · Mira|Mira: <p>Two</p>\n",
        "m/c/index.html": "Three &lt;b&gt; · Mira|Mira: <p>Three &lt;b&gt;</p>\n",
        "tags/index.html": "lake 2;湖 1;\n",
        "tags/lake/index.html": "Moments tagged #lake · Small|(Mira)\n[c]\n|@Page 2\n",
        "tags/lake/page/1/index.html":
          "Moments tagged #lake · Page 1 · Small|(Mira)\n[a]\n|@Page 1\n",
        "tags/湖/index.html": "Moments tagged #湖 · Small|(Mira)\n[c]\n|\n",
        "archive/index.html": "2026 3 moments: January ../2026/01/;\n",
        "2026/index.html": "2026: January ../2026/01/\n",
        "2026/01/index.html": "January 2026: ../../m/c/ ../../m/b/ ../../m/a/\n",
        "on-this-day/index.html":
          "January 1 ../on-this-day/01-01/ 2 ../on-this-day/01-02/ 3 ../on-this-day/01-03/\n",
        "on-this-day/01-01/index.html": "1 January: 2026 ../../m/a/\n",
        "on-this-day/01-02/index.html": "2 January: 2026 ../../m/b/\n",
        "on-this-day/01-03/index.html": "3 January: 2026 ../../m/c/\n",
        "photos/index.html": "\n",
        "me/index.html":
          "Profile 16 % complete: ../ ../photos/ ../archive/ ../tags/ ../on-this-day/\n",
      ])
    #expect(outcome.report?.momentCount == 3)
    #expect(outcome.report?.writtenCount == files.count + SmallSite.machineFiles.count)
  }

  @Test func namesAssetsByTheirContent() throws {
    let site = SmallSite(SiteBuildTests.lake)
    site.build()
    let paths = SmallSite.visible(try #require(site.output as? MemoryTree)).keys
      .filter { $0.hasPrefix("assets/") }.sorted()
    #expect(paths.count == 10)
    #expect(paths.allSatisfy { $0.split(separator: ".")[1].utf8.count == 12 })
  }

  @Test func writesNothingWhenNothingChanged() {
    let site = SmallSite(SiteBuildTests.lake)
    site.build()
    let second = site.build()
    #expect(second.report?.writtenCount == 0)
    #expect(second.report?.unchangedCount == 34 + SmallSite.machineFiles.count)
    #expect(second.report?.removed == [])
  }

  @Test func makesTheSameBytesWithAnyNumberOfThreads() throws {
    var contents: [[String: [UInt8]]] = []
    for threads in [1, 2, 8] {
      var site = SmallSite(SiteBuildTests.lake)
      site.threads = threads
      site.build()
      contents.append(try #require(site.output as? MemoryTree).contents)
    }
    #expect(contents[0] == contents[1] && contents[1] == contents[2])
  }

  @Test func removesWhatItWroteAndNoLongerMakesAndKeepsForeignFiles() throws {
    let output: MemoryTree = ["CNAME": "x"]
    try output.removeFile(TreePath(trusted: "CNAME"))
    let site = SmallSite(SiteBuildTests.lake, output: output)
    site.build()
    try output.write(Array("mine".utf8), to: TreePath(trusted: "m/b/notes.txt"))
    try output.write(Array("mine".utf8), to: TreePath(trusted: "CNAME"))
    try site.source.removeFile(TreePath(trusted: "Content/moments/b.md"))
    try site.source.removeFile(TreePath(trusted: "Content/moments/c.json"))
    let outcome = site.build()
    #expect(
      outcome.report?.removed.map(\.text) == [
        "m/b/index.html", "m/c/index.html", "on-this-day/01-02/index.html",
        "on-this-day/01-03/index.html", "page/1/index.html", "page/2/index.html",
        "tags/lake/page/1/index.html", "tags/湖/index.html",
      ])
    let left = SmallSite.visible(output)
    #expect(left["CNAME"] == "mine")
    #expect(left["m/b/notes.txt"] == "mine")
    #expect(left["m/c/index.html"] == nil)
    #expect(try output.entry(at: TreePath(trusted: "m/c")) == nil, "empty folders go as well")
    #expect(try output.entry(at: TreePath(trusted: "page")) == nil)
  }

  @Test func refusesAFolderThatHoldsSomebodysFiles() throws {
    let output: MemoryTree = ["thesis.txt": "years of work", ".gitkeep": ""]
    let outcome = SmallSite(SiteBuildTests.lake, output: output).build()
    #expect(outcome.report == nil)
    #expect(outcome.log.diagnostics.map(\.code) == [.baseURLMissing, .outputNotOurs])
    #expect(output.contents.keys.sorted() == [".gitkeep", "thesis.txt"])
  }

  @Test func refusesToOverwriteAFileThatIsNotOurs() throws {
    let output = MemoryTree()
    let site = SmallSite(SiteBuildTests.lake, output: output)
    site.build()
    try output.makeDirectory(TreePath(trusted: "m/d"))
    try output.write(Array("mine".utf8), to: TreePath(trusted: "m/d/index.html"))
    try site.source.write(
      Array("---\ndate: 2026-01-04\n---\nFour".utf8), to: TreePath(trusted: "Content/moments/d.md"))
    let before = SmallSite.visible(output)
    let outcome = site.build()
    #expect(outcome.log.diagnostics.map(\.code) == [.baseURLMissing, .outputNotOurs])
    #expect(SmallSite.visible(output) == before)
  }

  @Test func leavesTheOldSiteWhereAnErrorIsFoundAndReportsAllOfThem() throws {
    let output = MemoryTree()
    let site = SmallSite(SiteBuildTests.lake, output: output)
    site.build()
    let before = output.contents
    try site.source.write(
      Array("---\ndate: 2026-02-30\n---\nx".utf8), to: TreePath(trusted: "Content/moments/a.md"))
    try site.source.write(
      Array("{{nonsense}}".utf8), to: TreePath(trusted: "Templates/moment.html"))
    let outcome = site.build()
    #expect(outcome.report == nil)
    #expect(outcome.log.sorted.map(\.code) == [.dateUnreadable, .templateUnknownName])
    #expect(output.contents == before)
  }

  @Test func publishesWhatIsRightWhenToldToKeepGoing() throws {
    var site = SmallSite(SiteBuildTests.lake)
    site.adjust = { $0.keepsGoing = true }
    try site.source.write(
      Array("---\ndate: 2026-02-30\n---\nx".utf8), to: TreePath(trusted: "Content/moments/a.md"))
    let outcome = site.build()
    #expect(outcome.report?.momentCount == 2)
    #expect(outcome.log.hasErrors)
  }

  @Test func publishesNothingOfDraftsFutureAndPrivateMoments() throws {
    let site = SmallSite(
      SiteBuildTests.lake + """
        -- Content/moments/secret-draft.md --
        ---
        date: 2026-01-04
        draft: yes
        tags: [hidden-tag]
        ---
        secret text
        -- Content/moments/secret-future.md --
        ---
        date: 2027-01-04
        ---
        secret text
        -- Content/moments/secret-private.md --
        ---
        date: 2026-01-05
        visibility: private
        ---
        secret text
        -- Content/moments/secret-followers.md --
        ---
        date: 2026-01-05
        visibility: followers
        ---
        secret text
        -- Content/moments/whispered.md --
        ---
        date: 2026-01-06
        visibility: unlisted
        tags: [whisper]
        ---
        whispered text

        """)
    site.build()
    let output = SmallSite.visible(try #require(site.output as? MemoryTree))
    let all = output.map { $0.key + $0.value }.joined()
    #expect(!all.contains("secret") && !all.contains("hidden-tag"))
    let whispered = output.filter { ($0.key + $0.value).contains("whisper") }.keys.sorted()
    #expect(whispered == ["m/whispered/index.html"], "an unlisted moment has its page alone")
  }

  @Test func saysWhichTwoThingsWantOneAddress() throws {
    let site = SmallSite(
      SiteBuildTests.lake + """
        -- Content/moments/sub/A.md --
        ---
        date: 2026-01-04
        ---
        Upper case

        """)
    let outcome = site.build()
    #expect(outcome.report == nil)
    #expect(outcome.log.diagnostics.map(\.code) == [.idDuplicate])
  }

  @Test func showsPinnedMomentsFirstOnTheHomePage() throws {
    let site = SmallSite(SiteBuildTests.lake)
    try site.source.write(
      Array("---\ndate: 2026-01-01\npinned: true\n---\nOne".utf8),
      to: TreePath(trusted: "Content/moments/a.md"))
    site.build()
    let output = SmallSite.visible(try #require(site.output as? MemoryTree))
    #expect(output["index.html"] == "Small|(Mira)\n[a]\n[c]\n|@Page 3\n")
    #expect(output["page/1/index.html"] == "Page 1 · Small|(Mira)\n[a]\n|@Page 1\n")
  }
}
