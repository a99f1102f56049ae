import FileTree
import TestSupport
import Testing

@testable import MomentsPreview

@Suite struct StagedSiteTests {
  private let folder: TemporaryFolder
  private let site: StagedSite

  init() throws {
    folder = try TemporaryFolder()
    site = try StagedSite(in: folder.path) { 7 }
  }

  private func write(_ text: String, _ name: String) throws {
    let path = TreePath(trusted: name)
    try site.makeDirectory(path.parent)
    try site.write(Array(text.utf8), to: path)
  }

  private func served(_ name: String) -> String? {
    site.file(at: TreePath(trusted: name))?.bytes().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func showsNothingBeforeItIsPublished() throws {
    try write("one", "a/index.html")
    #expect(served("a/index.html") == nil)
    let change = site.publish()
    #expect(change.written.map(\.text) == ["a/index.html"])
    #expect(served("a/index.html") == "one")
  }

  @Test func namesOnlyWhatDiffers() throws {
    try write("one", "a.html")
    try write("two", "b.html")
    try write("x", ".momentsgen-manifest")
    _ = site.publish()
    try write("one", "a.html")
    try write("three", "c.html")
    try site.removeFile(TreePath(trusted: "b.html"))
    let change = site.publish()
    #expect(change.written.map(\.text) == ["c.html"])
    #expect(change.removed.map(\.text) == ["b.html"])
    #expect(site.publish().isEmpty)
  }

  @Test func forgetsAFailedBuild() throws {
    try write("one", "a/b.html")
    _ = site.publish()
    try write("two", "a/b.html")
    try write("new", "c/d.html")
    site.discard()
    #expect(served("a/b.html") == "one")
    #expect(try site.read(TreePath(trusted: "a/b.html")) == Array("one".utf8))
    #expect(try site.entry(at: TreePath(trusted: "c/d.html")) == nil)
    try site.removeFile(TreePath(trusted: "a/b.html"))
    try site.removeDirectoryIfEmpty(TreePath(trusted: "a"))
    site.discard()
    #expect(try site.files(under: .root).map(\.text) == ["a/b.html"])
  }

  @Test func movesAndSwapsAsAFolderOnDiskDoes() throws {
    try write("1", "stage/m/1/index.html")
    try write("2", "stage/m/2/index.html")
    try site.move(TreePath(trusted: "stage/m"), to: TreePath(trusted: "m"))
    #expect(try site.files(under: .root).map(\.text) == ["m/1/index.html", "m/2/index.html"])
    try site.exchange(
      TreePath(trusted: "m/1/index.html"), with: TreePath(trusted: "m/2/index.html"))
    #expect(try site.read(TreePath(trusted: "m/1/index.html")) == Array("2".utf8))
    #expect(throws: TreeError.self) {
      try site.move(TreePath(trusted: "m/1"), to: TreePath(trusted: "m/2"))
    }
    try site.move(TreePath(trusted: "m/1/index.html"), to: TreePath(trusted: "m/2/index.html"))
    #expect(try site.files(under: .root).map(\.text) == ["m/2/index.html"])
  }

  @Test func keepsWhatIsBeingSentWhileItIsReplaced() throws {
    try write(String(repeating: "a", count: 10_000), "a.bin")
    _ = site.publish()
    let old = try #require(site.file(at: TreePath(trusted: "a.bin")))
    for number in 0..<50 {
      try write(String(repeating: "\(number % 10)", count: 10_000), "a.bin")
      _ = site.publish()
    }
    #expect(old.bytes() == [UInt8](repeating: 0x61, count: 10_000))
    #expect(served("a.bin")?.first == "9")
  }

  @Test func leavesNothingOnTheDisk() throws {
    try write("one", "a.html")
    #expect(try DiskTree(root: folder.path).files(under: .root).isEmpty)
  }

  @Test func isLockedByOneBuildAtATime() throws {
    let lock = try site.lock(waitingSeconds: 0)
    #expect(throws: TreeError.self) { try site.lock(waitingSeconds: 0) }
    withExtendedLifetime(lock) {}
  }
}
