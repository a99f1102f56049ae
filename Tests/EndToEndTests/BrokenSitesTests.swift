import TestSupport
import Testing

/// Each site in `examples/` is refused with exactly its message, and yesterday's pages stay.
@Suite struct BrokenSitesTests {
  @Test(arguments: BrokenSite.all)
  func saysWhatIsWrongAndLeavesPublicAlone(site: BrokenSite) throws {
    let folder = try TemporaryFolder()
    let copy = folder.path + "/site"
    try site.copy(to: copy)
    let before = try FolderContents(copy + "/public")
    let outcome = try BuiltProgram().run(
      ["build", "--now", "2026-11-30T00:00:00Z"] + site.arguments, in: copy)
    // Some messages name real paths; the temporary folder's is different each time.
    let errors = outcome.errors.split(separator: copy, omittingEmptySubsequences: false)
    expectRecorded(errors.joined(separator: "/site"), at: site.expectedPath)
    #expect(outcome.exitCode == site.exitCode)
    #expect(outcome.exitCode != 0)
    #expect(outcome.output == "")
    #expect(try FolderContents(copy + "/public") == before)
  }

  @Test func findsTheExamples() {
    #expect(!BrokenSite.all.isEmpty)
  }
}
