import Diagnostics
import FileTree
import MomentsModel
import Testing

@Suite struct UnreadableFileTests {
  @Test func saysWhichFileCannotBeReadAndGoesOn() throws {
    let tree: MemoryTree = [
      "Content/site.yaml": "title: Walks\ntimeZone: UTC\n",
      "Content/profile.json": #"{"name": "Ada"}"#,
      "Content/moments/2026-05-01.md": "Fog", "Content/moments/2026-05-02.md": "Mist",
      "Content/moments/closed/2026-05-03.md": "Sun",
    ]
    tree.forbidReading(TreePath(trusted: "Content/moments/2026-05-01.md"))
    tree.forbidReading(TreePath(trusted: "Content/moments/closed"))
    let site = LoadedSite(tree: tree)
    #expect(
      site.messages == """
        Content/moments/2026-05-01.md: error[file-unreadable]: this file can't be read: \
        permission denied
        Content/moments/closed: error[file-unreadable]: this folder can't be listed: \
        permission denied

        """)
    #expect(site.moments.map(\.id) == ["2026-05-02"])
  }
}
