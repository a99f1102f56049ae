import FileTree
import MomentsSite
import Testing

@Suite struct ThemeEjectionTests {
  @Test func copiesNamedFilesAndNeverOverAnother() throws {
    let site: MemoryTree = ["Templates/pager.html": "mine"]
    let outcomes = try ThemeEjection.eject(
      ["pager.html", "assets/style.css", "nonsense.html"], into: site)
    #expect(outcomes.map(\.outcome) == [.kept, .written, .unknown])
    #expect(site.contents.keys.sorted() == ["Templates/assets/style.css", "Templates/pager.html"])
    #expect(site.contents["Templates/pager.html"] == Array("mine".utf8))
  }

  @Test func copiesAllFilesWhereNoneIsNamed() throws {
    let site = MemoryTree()
    let outcomes = try ThemeEjection.eject([], into: site)
    #expect(outcomes.count == ThemeEjection.files.count)
    #expect(site.contents.keys.sorted() == ThemeEjection.files.map { "Templates/" + $0 }.sorted())
  }
}
