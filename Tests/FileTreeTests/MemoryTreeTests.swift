import FileTree
import TestSupport
import Testing

@Suite struct MemoryTreeTests {
  @Test func refusesWhatATestForbids() throws {
    let tree: MemoryTree = ["Content/a.md": "A", "Content/b.md": "B"]
    let path = TreePath(trusted: "Content/a.md")
    tree.forbidReading(path)
    #expect(throws: TreeError(path, .read, .notPermitted)) { try tree.read(path) }
    #expect(try tree.read(TreePath(trusted: "Content/b.md")) == [66])
  }

  @Test func givesAllItsContents() throws {
    let tree: MemoryTree = ["a.md": "A"]
    try tree.makeDirectory(TreePath(trusted: "empty"))
    try tree.write([66], to: TreePath(trusted: "b.md"))
    #expect(tree.contents == ["a.md": [65], "b.md": [66]])
  }

  @Test func failsAtTheChangeThatATestNames() throws {
    let tree = FailingTree(MemoryTree(), failingAt: 2)
    let path = TreePath(trusted: "a.md")
    try tree.write([65], to: path)
    #expect(throws: TreeError(path, .write, .noSpace)) { try tree.write([66], to: path) }
    #expect(try tree.read(path) == [65])
    try tree.write([67], to: path)
    #expect(tree.changeCount == 3)
  }
}
