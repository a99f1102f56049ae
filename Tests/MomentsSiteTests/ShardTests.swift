import Diagnostics
import FileTree
import MomentsSite
import TestSupport
import Testing
import Workers

/// A site made in parts and joined is the site made at once.
@Suite struct ShardTests {
  private static let text =
    """
    -- Content/site.yaml --
    title: Small
    timeZone: UTC
    pageSize: 3
    -- Content/profile.md --
    ---
    name: Mira
    ---

    """
    + (1...20).map { day in
      """
      -- Content/moments/m\(day).md --
      ---
      date: 2026-01-\(day < 10 ? "0" : "")\(day)
      tags: [t\(day % 3)]
      ---
      Number \(day)

      """
    }.joined()

  private func part(_ shard: String, now: Int? = nil, text: String = text) -> MemoryTree {
    var site = SmallSite(text)
    if let now { site.now = now }
    site.adjust = { $0.shard = SiteShard(shard) }
    site.build()
    return site.output as? MemoryTree ?? MemoryTree()
  }

  private func merge(
    _ parts: [MemoryTree], into output: MemoryTree = MemoryTree()
  ) throws -> (output: MemoryTree, messages: [String]) {
    var log = DiagnosticLog()
    let named = parts.enumerated().map { SiteMerge.Part(name: "part\($0 + 1)", tree: $1) }
    _ = try SiteMerge(named, output: output, workers: Workers(count: 2)).run(log: &log)
    return (output, log.diagnostics.map { "\($0.code.rawValue): \($0.summary)" })
  }

  private let whole: [String: [UInt8]] = {
    let site = SmallSite(ShardTests.text)
    site.build()
    return (site.output as? MemoryTree)?.contents ?? [:]
  }()

  @Test(arguments: [1, 2, 5, 16, 60])
  func joinsPartsToTheSiteThatOneBuildMakes(count: Int) throws {
    let parts = (1...count).map { part("\($0)/\(count)") }
    let files = parts.flatMap { $0.contents.keys.filter { !$0.hasPrefix(".momentsgen") } }
    #expect(Set(files).count == files.count)
    let merged = try merge(parts.reversed())
    #expect(merged.messages == [])
    #expect(Set(merged.output.contents.keys) == Set(whole.keys))
    #expect(merged.output.contents.filter { whole[$0.key] != $0.value }.keys.sorted() == [])
  }

  @Test func joinsOverAnOlderSiteAndRemovesWhatIsGone() throws {
    let older = SmallSite(
      ShardTests.text + "-- Content/moments/old.md --\n---\ndate: 2025-01-01\n---\nOld\n")
    older.build()
    let output = try #require(older.output as? MemoryTree)
    let merged = try merge([part("1/2"), part("2/2")], into: output)
    #expect(merged.messages == [])
    #expect(output.contents == whole)
  }

  @Test func leavesNoTraceWhereAWholeSiteFollowsAPart() throws {
    var site = SmallSite(ShardTests.text)
    site.adjust = { $0.shard = SiteShard("1/2") }
    site.build()
    site.adjust = { _ in }
    site.build()
    #expect((site.output as? MemoryTree)?.contents == whole)
  }

  @Test func refusesPartsThatDoNotBelongTogether() throws {
    let (one, two) = (part("1/2"), part("2/2"))
    #expect(try merge([one]).messages == ["shard-mismatch: of 2 parts 2 is missing"])
    #expect(
      try merge([one, one, two]).messages
        == ["shard-mismatch: 'part2' and 'part1' are both part 1 of 2"])
    #expect(
      try merge([one, part("2/3")]).messages
        == ["shard-mismatch: 'part2' is one of 3 parts, and 'part1' one of 2"])
    #expect(
      try merge([one, part("2/2", now: 1_796_083_201)]).messages
        == ["shard-mismatch: 'part2' and 'part1' were built for different instants"])
    let other = ShardTests.text + "-- Content/moments/x.md --\n---\ndate: 2025-01-01\n---\nX\n"
    #expect(
      try merge([one, part("2/2", text: other)]).messages
        == ["shard-mismatch: 'part2' and 'part1' are parts of different sites"])
    #expect(
      try merge([one, MemoryTree()]).messages == ["shard-mismatch: 'part2' holds no part of a site"]
    )
    #expect(try merge([one]).output.contents == [:])
  }

  @Test func refusesAPartThatIsNotAsItWasBuilt() throws {
    let (one, two) = (part("1/2"), part("2/2"))
    let path = try #require(two.contents.keys.filter { $0.hasPrefix("m/") }.min())
    try two.write(Array("changed".utf8), to: TreePath(trusted: path))
    let merged = try merge([one, two])
    #expect(merged.messages == ["shard-mismatch: 'part2/\(path)' isn't as it was built"])
    #expect(SmallSite.visible(merged.output) == [:])
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "1/2/3", "+1/2", "1/1025", "a/b", " 1/2"])
  func readsNoPartThatThereCannotBe(text: String) {
    #expect(SiteShard(text) == nil)
  }
}
