import Diagnostics
import FileTree
import Foundation
import MomentsModel
import MomentsSite
import TestSupport
import Testing
import Workers

/// A build that leaves what didn't change is the same as one that makes everything.
@Suite struct IncrementalBuildTests {
  /// `EDIT_SEQUENCES` asks for more of them.
  private static let sequences =
    ProcessInfo.processInfo.environment["EDIT_SEQUENCES"].flatMap { Int($0) } ?? 6
  private static let edits = 8

  @Test(arguments: 0..<sequences)
  func equalsACleanBuildAfterAnyEdits(seed: Int) throws {
    let site = try EditedSite(
      UInt64(seed), source: MemoryTree(), output: MemoryTree(), record: MemoryTree())
    try check(site, seed)
  }

  @Test(arguments: 0..<max(2, sequences / 3))
  func equalsACleanBuildOnADisk(seed: Int) throws {
    let folder = try TemporaryFolder()
    for name in ["site", "public"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    var site = try EditedSite(
      UInt64(seed + 10_000), source: DiskTree(root: folder.path + "/site"),
      output: DiskTree(root: folder.path + "/public"),
      record: DiskTree(root: folder.path + "/record"))
    site.setTime = { path, seconds in
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(seconds))],
        ofItemAtPath: folder.path + "/site/" + path.text)
    }
    try check(site, seed)
  }

  private func check(_ start: EditedSite, _ seed: Int) throws {
    var site = start
    var history: [String] = []
    var before: [String: [UInt8]] = [:]
    for _ in 0...IncrementalBuildTests.edits {
      let stamps = try site.stamps()
      let built = site.build()
      let clean = site.cleanBuild()
      #expect(built.diagnostics == clean.diagnostics, "\(seed): \(history)")
      #expect((built.files == nil) == (clean.files == nil), "\(seed): \(history)")
      if let files = built.files, let expected = clean.files {
        for path in Set(files.keys).union(expected.keys) where files[path] != expected[path] {
          Issue.record("\(seed): \(path) isn't as in a clean build, after \(history)")
        }
        let now = try site.stamps()
        for (path, bytes) in files where before[path] == bytes && !path.hasPrefix(".") {
          #expect(now[path]?.number == stamps[path]?.number, "\(seed): \(path), \(history)")
          #expect(now[path]?.modified == stamps[path]?.modified, "\(seed): \(path), \(history)")
        }
      }
      for _ in 0...site.next(2) { history.append(try site.edit()) }
      before = try EditedSite.files(site.output)
    }
  }

  private static let lake = """
    -- Content/site.yaml --
    title: Lake
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
    ---
    Three

    """

  private func lake(_ adjust: @escaping (inout BuildSettings) -> Void = { _ in }) -> SmallSite {
    let record = MemoryTree()
    var site = SmallSite(IncrementalBuildTests.lake)
    site.adjust = { settings in
      settings.record = RecordSettings(tree: record, program: "1")
      adjust(&settings)
    }
    return site
  }

  private func write(_ text: String, _ path: String, in site: SmallSite) throws {
    try site.source.write(Array(text.utf8), to: TreePath(trusted: path))
  }

  private func explanation(of path: String, _ site: SmallSite) throws -> FileExplanation? {
    var settings = BuildSettings(
      now: site.now, workers: Workers(count: 1), timeZone: { $0 == "UTC" ? .utc : nil })
    site.adjust(&settings)
    var log = DiagnosticLog()
    return try SiteBuild(source: site.source, output: site.output, settings: settings)
      .explanation(of: path, log: &log)
  }

  @Test func saysWhatAPageWasMadeFromAndWhy() throws {
    let site = lake()
    site.build()
    let first = try #require(try explanation(of: "m/b/index.html", site))
    #expect(
      first
        == FileExplanation(
          kind: "the page of a moment",
          sources: [
            "Content/moments/b.md", "the address of the next newer moment, 'c'",
            "the address of the next older moment, 'a'", "the program or its flags",
            "the site's settings", "the templates", "what every page says", "the profile",
          ], madeBecause: nil, dueBecause: nil))
    try write("---\ndate: 2026-01-02\n---\nTwo, edited", "Content/moments/b.md", in: site)
    #expect(
      try explanation(of: "m/b/index.html", site)?.dueBecause == "'Content/moments/b.md' changed")
    #expect(try explanation(of: "m/a/index.html", site)?.dueBecause == nil)
    #expect(site.build().report?.removed == [])
    #expect(
      try explanation(of: "m/b/index.html", site)?.madeBecause == "'Content/moments/b.md' changed")
    #expect(try explanation(of: "m/a/index.html", site)?.madeBecause == nil)
    #expect(try explanation(of: "m/nothing/index.html", site) == nil)
  }

  @Test func makesEverythingAnewForAnotherProgramOrOtherFlags() throws {
    let site = lake()
    site.build()
    var other = site
    other.adjust = { settings in
      site.adjust(&settings)
      settings.record?.program = "2"
    }
    #expect(
      try explanation(of: "index.html", other)?.dueBecause
        == "no build before made it, or its record is gone")
    #expect(other.build().report?.writtenCount == 0)
  }

  @Test func doesNothingWhereNothingChanged() throws {
    let site = lake()
    let pageCount = try #require(site.build().report?.pageCount)
    let counting = FailingTree(site.output, failingAt: 0)
    var again = site
    again.output = counting
    #expect(again.build().report?.unchangedCount == pageCount)
    // Its own folder, which is there, and what an interrupted build might have left.
    #expect(counting.changeCount <= 2)
  }

  @Test func saysAgainWhatTheLastBuildSaid() throws {
    let site = lake()
    try write(
      "---\ndate: 2026-01-02\nmood: odd\n---\nTwo", "Content/moments/b.md", in: site)
    let first = site.build()
    #expect(first.log.diagnostics.map(\.code) == [.keyUnknown])
    #expect(site.build().log.diagnostics == first.log.diagnostics)
  }

  @Test func heedsNoRecordThatIsTornOrOfAnotherOutput() throws {
    let record = MemoryTree()
    var site = SmallSite(IncrementalBuildTests.lake)
    site.adjust = { $0.record = RecordSettings(tree: record, program: "1") }
    site.build()
    let path = try #require(record.contents.keys.first { $0.hasPrefix("builds/") })
    let whole = try #require(record.contents[path])
    let expected = SmallSite.visible(try #require(site.output as? MemoryTree))
    for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 50)) {
      try record.write(Array(whole[..<length]), to: TreePath(trusted: path))
      #expect(site.build().report?.writtenCount == 0)
    }
    try record.write(whole, to: TreePath(trusted: path))
    let other = MemoryTree()
    site.output = other
    #expect(
      site.build().report?.writtenCount == expected.count + SmallSite.machineFiles.count)
    #expect(SmallSite.visible(other) == expected)
  }

  /// Whichever change of the output or the record is refused, or the last that is made: the next
  /// build is as a clean one.
  @Test(arguments: [false, true])
  func staysRightWhereABuildIsCutOff(isKilled: Bool) throws {
    var failure = 0
    while true {
      failure += 1
      let (disk, memory) = (MemoryTree(), MemoryTree())
      var site = SmallSite(IncrementalBuildTests.lake, output: disk)
      site.adjust = { $0.record = RecordSettings(tree: memory, program: "1") }
      site.build()
      try write("---\ndate: 2026-01-05\n---\nFive", "Content/moments/e.md", in: site)
      try write("---\ndate: 2026-01-02\n---\nTwo, edited", "Content/moments/b.md", in: site)
      let output = FailingTree(disk, failingAt: failure, isPersistent: isKilled)
      let record = FailingTree(
        memory, failingAt: failure - 30, isPersistent: isKilled)
      var failing = site
      failing.output = output
      failing.adjust = { $0.record = RecordSettings(tree: record, program: "1") }
      failing.build()
      if failure > 30, output.changeCount < failure, record.changeCount < failure - 30 { break }
      #expect(site.build().report != nil)
      let clean = SmallSite(IncrementalBuildTests.lake)
      try write("---\ndate: 2026-01-05\n---\nFive", "Content/moments/e.md", in: clean)
      try write("---\ndate: 2026-01-02\n---\nTwo, edited", "Content/moments/b.md", in: clean)
      clean.build()
      #expect(
        SmallSite.visible(disk) == SmallSite.visible(try #require(clean.output as? MemoryTree)),
        "after change \(failure)")
    }
    #expect(failure > 30)
  }
}
