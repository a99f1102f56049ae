import Diagnostics
import FileTree
import MomentsSite
import TestSupport
import Testing

/// Whatever fails, and wherever: the visible site is the old one or the new one, whole.
@Suite struct PublishingTests {
  private static let before = """
    -- Content/site.yaml --
    title: Before
    timeZone: UTC
    pageSize: 2
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
    -- Content/moments/c.md --
    ---
    date: 2026-01-03
    tags: [y]
    ---
    Three

    """

  /// Changes the title everywhere, one text, adds a moment and removes one with its tag.
  private func edit(_ site: SmallSite) throws {
    let write = { (text: String, path: String) in
      try site.source.write(Array(text.utf8), to: TreePath(trusted: path))
    }
    try write("title: After\ntimeZone: UTC\npageSize: 2\n", "Content/site.yaml")
    try write("---\ndate: 2026-01-02\n---\nTwo, edited", "Content/moments/b.md")
    try write("---\ndate: 2026-01-05\n---\nFive", "Content/moments/e.md")
    try site.source.removeFile(TreePath(trusted: "Content/moments/a.md"))
  }

  private func edited() throws -> [String: String] {
    let site = SmallSite(PublishingTests.before)
    try edit(site)
    site.build()
    return SmallSite.visible(try #require(site.output as? MemoryTree))
  }

  @Test func keepsTheOldSiteWhicheverChangeIsRefused() throws {
    let new = try edited()
    var failure = 0
    while true {
      failure += 1
      let disk = MemoryTree()
      var site = SmallSite(PublishingTests.before, output: disk)
      site.build()
      let old = SmallSite.visible(disk)
      try edit(site)
      let failing = FailingTree(disk, failingAt: failure)
      site.output = failing
      let outcome = site.build()
      if failing.changeCount < failure { break }
      // Clearing up after the last rename can fail too; the new site is whole then.
      let visible = SmallSite.visible(disk)
      #expect(visible == old || visible == new, "after change \(failure)")
      #expect(outcome.refusal?.reason == .noSpace)
      site.output = disk
      #expect(site.build().report != nil)
      #expect(SmallSite.visible(disk) == new, "the build after change \(failure)")
      let own = disk.contents.keys.filter { $0.hasPrefix(".momentsgen") }
      #expect(own == [".momentsgen-manifest"])
    }
    #expect(failure > 20)
  }

  @Test func finishesWhatAKilledBuildBegan() throws {
    let new = try edited()
    var kill = 0
    while true {
      kill += 1
      let disk = MemoryTree()
      var site = SmallSite(PublishingTests.before, output: disk)
      site.build()
      let old = SmallSite.visible(disk)
      try edit(site)
      let dying = FailingTree(disk, failingAt: kill, isPersistent: true)
      site.output = dying
      site.build()
      if dying.changeCount < kill { break }
      site.output = disk
      #expect(site.build().report != nil)
      #expect(SmallSite.visible(disk) == new, "after a kill at change \(kill)")
      #expect(old != new)
    }
    #expect(kill > 20)
  }

  @Test func startsAFirstSiteAllAtOnce() throws {
    let finished = SmallSite(PublishingTests.before)
    finished.build()
    let whole = SmallSite.visible(try #require(finished.output as? MemoryTree))
    var failure = 0
    while true {
      failure += 1
      let disk = MemoryTree()
      let failing = FailingTree(disk, failingAt: failure)
      let site = SmallSite(PublishingTests.before, output: failing)
      site.build()
      if failing.changeCount < failure { break }
      let visible = SmallSite.visible(disk)
      #expect(visible.isEmpty || visible == whole, "after change \(failure)")
    }
  }

  @Test func saysThatAnotherBuildIsAtWork() throws {
    let disk = MemoryTree()
    let lock = try disk.lock(waitingSeconds: 0)
    let outcome = SmallSite(PublishingTests.before, output: disk).build()
    #expect(outcome.refusal == TreeError(.root, .lock, .busy))
    withExtendedLifetime(lock) {}
    #expect(disk.contents.isEmpty)
  }
}
