import FileTree
import TestSupport
import Testing

/// The tests' own tools, where a mistake would let others pass.
@Suite struct TestSupportTests {
  @Test func readsASiteFromAString() {
    let tree = MemoryTree(
      site: """
        remark
        -- Content/site.yaml --
        title: Lake

        -- Content/moments/1.md --
        -- not a path
        Hello
        """)
    #expect(
      tree.contents.mapValues { String(decoding: $0, as: UTF8.self) } == [
        "Content/site.yaml": "title: Lake\n\n",
        "Content/moments/1.md": "-- not a path\nHello\n",
      ])
  }

  @Test func expectsExactlyTheFilesNamed() {
    let tree: MemoryTree = ["a.md": "A\n", "b.md": "B\n"]
    expectTree(tree, ["a.md": "A\n", "b.md": "B\n"])
    expectPaths(tree, ["b.md", "a.md"])
    let complaints = [
      ["a.md": "A\n"]: "unexpected file: b.md",
      ["a.md": "A\n", "b.md": "B\n", "c.md": ""]: "missing file: c.md",
      ["a.md": "A\n", "b.md": "C\n"]: "b.md differs at line 1:\n- C\n+ B",
    ]
    for (files, complaint) in complaints {
      #expect(treeComplaints(tree, files) == [complaint])
    }
  }

  @Test func showsOnlyTheLinesThatDiffer() {
    #expect(LineDiff.between(expected: "a\nb", actual: "a\nb") == nil)
    #expect(
      LineDiff.between(expected: "a\nb\nc\nd", actual: "a\nx\nd") == "line 2:\n  a\n- b\n- c\n+ x")
    #expect(LineDiff.between(expected: "a\nb", actual: "a\nb\nc") == "line 3:\n  b\n+ c")
  }
}
