import Diagnostics
import FileTree
import MomentsModel
import MomentsPhotos
import TestSupport
import Testing

/// What is made once stays made.
@Suite struct PhotoCacheTests {
  /// What a build makes anew.
  private func made(_ site: SampleSite) -> [String] {
    var site = site
    let encoder = FakeEncoder()
    site.encoder = encoder
    var log = DiagnosticLog()
    _ = site.collect(&log)
    #expect(log.isEmpty)
    return encoder.files
  }

  private let site = SampleSite(["a.jpg": "picture 300x200"], photos: ["a.jpg"])

  @Test func makesNothingTwice() {
    #expect(made(site).count == 5)
    #expect(made(site) == [])
  }

  @Test func findsPicturesThatMovedAndNotThoseThatChanged() throws {
    _ = made(site)
    var moved = SampleSite(["new/b.jpg": "picture 300x200"], photos: ["new/b.jpg"])
    moved.cache = site.cache
    #expect(made(moved) == [])
    try site.source.write(Array("picture 301x200".utf8), to: TreePath(trusted: "a.jpg"))
    #expect(made(site).count == 5, "same name, other content")
  }

  @Test func makesOnlyWhatOtherSettingsAddToIt() {
    _ = made(site)
    var other = site
    other.settings.quality = 50
    #expect(made(other).count == 5)
    #expect(made(site) == [], "both are kept")
    other = site
    other.settings.widths = [100, 240, 300]
    #expect(made(other).filter { $0.contains("whole 100") }.count == 2)
  }

  @Test func makesAgainWhatIsMissingCutOrDamaged() throws {
    let first = site.collected()
    let files = try site.cache.files(under: TreePath(trusted: "photos"))
    for file in files where file.name != "uses" {
      let bytes = try site.cache.read(file)
      for damage in [Array(bytes.dropLast(3)), [], bytes.map { $0 ^ 1 }] {
        try site.cache.write(damage, to: file)
        let again = site.collected()
        #expect(again.files == first.files, "\(file)")
        for published in again.files {
          let store = PictureStore(source: site.source, cache: site.cache)
          // A file of the right length is found out when it is read, and made by the next build.
          if try store.bytes(of: published) == nil { _ = site.collected() }
          #expect(try store.bytes(of: published) != nil, "\(file)")
        }
      }
      try site.cache.removeFile(file)
      #expect(site.collected().files == first.files)
    }
  }

  @Test func forgetsWhatNobodyNeededForAMonth() throws {
    var old = SampleSite(["b.jpg": "picture 100x100"], photos: ["b.jpg"])
    old.cache = site.cache
    _ = made(old)
    var later = site
    later.today += 30
    _ = made(later)
    #expect(made(old) == [], "still there on the thirtieth day")
    later.today += 31
    _ = made(later)
    #expect(made(later) == [])
    #expect(!made(old).isEmpty)
  }

  @Test func sweepsUpWhatABuildThatWasKilledLeft() throws {
    _ = made(site)
    let files = try site.cache.files(under: TreePath(trusted: "photos"))
    let record = try #require(files.first { $0.name == "record" })
    let left = record.parent.appending(DiskTree.unfinishedPrefix + "1-1")
    try site.cache.write([1], to: left)
    var later = site
    later.today += 1
    _ = made(later)
    #expect(try site.cache.entry(at: left) == nil)
  }

  @Test func saysWhatKeepsItFromBeingWritten() {
    var site = site
    let counting = FailingTree(MemoryTree(), failingAt: 0)
    site.cache = counting
    _ = site.collected()
    for change in 1...counting.changeCount {
      site.cache = FailingTree(MemoryTree(), failingAt: change)
      var log = DiagnosticLog()
      _ = site.collect(&log)
      #expect(log.diagnostics.map(\.code) == [.outputUnwritable], "change \(change)")
    }
  }
}
