import FileTree
import Foundation
import TestSupport
import Testing

/// What only a disk has: links, roots that aren't there yet, odd names.
@Suite struct DiskTreeTests {
  @Test func makesTheRootAndTheFoldersAboveIt() throws {
    let folder = try TemporaryFolder()
    let tree = DiskTree(root: folder.path + "/not/there/yet/")
    #expect(try tree.entry(at: .root) == nil)
    try tree.makeDirectory(TreePath(trusted: "m/1"))
    try tree.write([65], to: TreePath(trusted: "m/1/index.html"))
    #expect(try tree.read(TreePath(trusted: "m/1/index.html")) == [65])
  }

  @Test func makesFoldersAgainThatSomeoneElseRemoved() throws {
    let folder = try TemporaryFolder()
    let tree = DiskTree(root: folder.path + "/public")
    try tree.makeDirectory(TreePath(trusted: "a/b"))
    try FileManager.default.removeItem(atPath: folder.path + "/public")
    try tree.makeDirectory(TreePath(trusted: "a/b/c"))
    #expect(try tree.entry(at: TreePath(trusted: "a/b/c"))?.kind == .directory)
  }

  @Test func followsLinksThatStayInside() throws {
    let folder = try TemporaryFolder()
    try folder.write("A", to: "real/a.txt")
    try folder.link("file.txt", to: "real/a.txt")
    try folder.link("folder", to: folder.path + "/real")
    let tree = DiskTree(root: folder.path)
    #expect(try tree.read(TreePath(trusted: "file.txt")) == [65])
    #expect(try tree.read(TreePath(trusted: "folder/a.txt")) == [65])
    #expect(try tree.entry(at: TreePath(trusted: "file.txt"))?.size == 1)
    #expect(
      try tree.files(under: .root).map(\.text) == ["file.txt", "folder/a.txt", "real/a.txt"])
    try tree.write([66], to: TreePath(trusted: "file.txt"))
    #expect(try tree.read(TreePath(trusted: "real/a.txt")) == [66])
  }

  @Test func followsNoLinkThatLeavesTheTree() throws {
    let outside = try TemporaryFolder()
    try outside.write("secret", to: "secret.txt")
    let folder = try TemporaryFolder()
    try folder.link("file.txt", to: outside.path + "/secret.txt")
    try folder.link("folder", to: outside.path)
    try folder.link("up", to: "..")
    let tree = DiskTree(root: folder.path)
    for text in ["file.txt", "folder/secret.txt", "up/x"] {
      let path = TreePath(trusted: text)
      #expect(throws: TreeError(path, .read, .outsideTree)) { try tree.read(path) }
      #expect(throws: TreeError(path, .write, .outsideTree)) { try tree.write([65], to: path) }
    }
    let made = TreePath(trusted: "folder/new")
    #expect(throws: TreeError.self) { try tree.makeDirectory(made) }
    #expect(throws: TreeError.self) { try tree.removeFile(TreePath(trusted: "folder/secret.txt")) }
    #expect(try tree.entries(in: .root).map(\.kind) == [.other, .other, .other])
    #expect(try tree.files(under: .root).map(\.text) == ["file.txt", "folder", "up"])
    let secret = try String(contentsOfFile: outside.path + "/secret.txt", encoding: .utf8)
    #expect(secret == "secret")
  }

  @Test func listsDanglingLinksAndRefusesToReadThem() throws {
    let folder = try TemporaryFolder()
    try folder.link("gone.md", to: "nowhere.md")
    try folder.link("circle", to: "circle")
    let tree = DiskTree(root: folder.path)
    let path = TreePath(trusted: "gone.md")
    #expect(try tree.files(under: .root).map(\.text) == ["circle", "gone.md"])
    #expect(throws: TreeError(path, .read, .notFound)) { try tree.read(path) }
    #expect(throws: TreeError.self) { try tree.read(TreePath(trusted: "circle")) }
  }

  @Test func endsItsWalkWhereLinksLeadBack() throws {
    let folder = try TemporaryFolder()
    try folder.write("A", to: "a/x.txt")
    try folder.write("B", to: "b/y.txt")
    try folder.link("a/self", to: ".")
    try folder.link("a/other", to: "../b")
    try folder.link("b/other", to: "../a")
    let files = try DiskTree(root: folder.path).files(under: .root).map(\.text)
    #expect(
      files == [
        "a/other/other", "a/other/y.txt", "a/self", "a/x.txt",
        "b/other/other", "b/other/self", "b/other/x.txt", "b/y.txt",
      ])
  }

  @Test func doesNotWaitForPipes() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let tree = DiskTree(root: folder.path)
    let path = TreePath(trusted: "pipe")
    #expect(try tree.entry(at: path)?.kind == .other)
    #expect(throws: TreeError(path, .read, .notFile)) { try tree.read(path) }
    #expect(throws: TreeError(path, .write, .notFile)) { try tree.write([65], to: path) }
  }

  @Test func listsNamesThatAreNotUTF8() throws {
    let folder = try TemporaryFolder()
    let bytes = Array((folder.path + "/caf").utf8) + [0xE9, 0]
    let file = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      $0.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
    }
    #expect(file >= 0)
    close(file)
    let entries = try DiskTree(root: folder.path).entries(in: .root)
    #expect(entries == [TreeEntry(name: "caf\u{FFFD}", kind: .other)])
  }

  @Test func saysWhatTheSystemSaid() {
    let long = TreePath(trusted: String(repeating: "n", count: 300))
    #expect {
      try DiskTree(root: "/tmp").read(long)
    } throws: { error in
      (error as? TreeError)?.explanation == "file name too long (error 36)"
    }
  }
}
