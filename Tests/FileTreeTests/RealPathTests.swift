import FileTree
import Foundation
import TestSupport
import Testing

@Suite struct RealPathTests {
  @Test func resolvesLinksAsFarAsThePathExists() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/a.txt")
    try folder.link("link", to: "real")
    let root = folder.path
    let paths = [
      root: root, root + "/": root, root + "/link": root + "/real",
      root + "/link/a.txt": root + "/real/a.txt", root + "/link/new/x": root + "/real/new/x",
      root + "/link/../b": root + "/b", root + "/none/../c": root + "/c",
      root + "/none/./x": root + "/none/x", "/": "/", "/nonexistent": "/nonexistent",
    ]
    for (path, real) in paths { #expect(RealPath.resolving(path) == real, "\(path)") }
  }

  @Test func startsRelativePathsAtTheWorkingFolder() {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .resolvingSymlinksInPath().path
    #expect(RealPath.resolving("") == here)
    #expect(RealPath.resolving(".") == here)
    #expect(RealPath.resolving("none/public") == here + "/none/public")
  }
}
