import FileTree
import TestSupport
import Testing

/// Files read and written piece by piece, on disk and in memory alike.
@Suite struct PiecesTests {
  @Test(
    arguments: Twin.allCases,
    [
      (0, 4, "0123"), (7, 9, "789"), (10, 1, ""), (99, 5, ""), (-3, 2, "01"), (3, 0, ""),
      (3, -1, ""),
    ])
  func readsFromAnyPlace(twin: Twin, piece: (offset: Int, count: Int, text: String)) throws {
    let fixture = try twin.fixture(["a/b.txt": "0123456789"])
    let bytes = try fixture.tree.read(
      TreePath(trusted: "a/b.txt"), from: piece.offset, count: piece.count)
    #expect(String(decoding: bytes, as: UTF8.self) == piece.text)
  }

  @Test(arguments: Twin.allCases)
  func appendsToFilesOldAndNew(twin: Twin) throws {
    let fixture = try twin.fixture(["old.txt": "one "])
    for name in ["old.txt", "new.txt"] {
      let path = TreePath(trusted: name)
      for text in ["two ", "", "three"] { try fixture.tree.append(Array(text.utf8), to: path) }
    }
    expectTree(fixture.tree, ["old.txt": "one two three", "new.txt": "two three"])
  }

  @Test(arguments: Twin.allCases)
  func refusesWhatIsNoFile(twin: Twin) throws {
    let fixture = try twin.fixture(["a/b.txt": "x"])
    #expect(throws: TreeError(TreePath(trusted: "a"), .read, .isDirectory)) {
      try fixture.tree.read(TreePath(trusted: "a"), from: 0, count: 1)
    }
    #expect(throws: TreeError(TreePath(trusted: "c"), .read, .notFound)) {
      try fixture.tree.read(TreePath(trusted: "c"), from: 0, count: 1)
    }
  }
}
