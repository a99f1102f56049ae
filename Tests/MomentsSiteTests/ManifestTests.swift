import FileTree
@testable import MomentsSite
import Testing

@Suite struct ManifestTests {
  @Test func readsWhatItWrites() throws {
    var manifest = Manifest()
    for (index, path) in ["index.html", "m/a b/index.html", "tags/湖/index.html"].enumerated() {
      manifest[path] = Manifest.Entry(
        size: index, fingerprint: Fingerprint(high: UInt64(index) << 60, low: 0xABC))
    }
    let read = try #require(Manifest(manifest.bytes))
    #expect(read.entries == manifest.entries)
    #expect(read.bytes == manifest.bytes)
  }

  @Test(arguments: [
    "", "something else\n", "momentsgen manifest 2\n", "momentsgen manifest 1\nnonsense\n",
    "momentsgen manifest 1\n00000000000000000000000000000000 5 ../../etc/passwd\n",
    "momentsgen manifest 1\n00000000000000000000000000000000 5 /etc/passwd\n",
    "momentsgen manifest 1\n00000000000000000000000000000000 x index.html\n",
  ])
  func refusesWhatIsNotAManifestOrLeavesTheFolder(text: String) {
    #expect(Manifest(Array(text.utf8)) == nil)
  }
}
