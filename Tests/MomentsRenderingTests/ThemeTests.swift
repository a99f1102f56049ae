import Diagnostics
import FileTree
import MomentsRendering
import TemplateEngine
import TestSupport
import Testing

@Suite struct ThemeTests {
  @Test func describesEveryTemplateAndField() {
    expectRecorded(
      ThemeReference.markdown, at: PackageFolder.path + "/docs/template-fields.md")
  }

  @Test func compilesTheBuiltInThemeWithoutAMessage() {
    var log = DiagnosticLog()
    let theme = Theme.load(from: MemoryTree(), log: &log)
    #expect(PageRenderer(theme: theme, log: &log) != nil)
    #expect(log.diagnostics == [])
  }

  @Test func replacesSingleFilesByTheSitesOwn() {
    var log = DiagnosticLog()
    let theme = Theme.load(
      from: [
        "Templates/pager.html": "mine", "Templates/assets/style.css": "a{}",
        "Templates/.hidden.html": "{{", "Templates/notes.txt": "{{",
      ] as MemoryTree, log: &log)
    #expect(log.diagnostics == [])
    #expect(theme.templates.first { $0.name == "pager" }?.bytes == Array("mine".utf8))
    #expect(theme.templates.first { $0.name == "pager" }?.path == "Templates/pager.html")
    #expect(theme.assets.first { $0.path == "assets/style.css" }?.bytes == Array("a{}".utf8))
    #expect(theme.templates.first { $0.name == "moment-card" }?.path == "built-in moment-card.html")
    #expect(theme.templates.count == BuiltInTheme.files.count { $0.path.hasSuffix(".html") })
  }

  @Test func reportsErrorsOfAllTemplatesAtOnce() {
    var log = DiagnosticLog()
    let theme = Theme.load(
      from: ["Templates/tags.html": "{{a}}", "Templates/not-found.html": "{{b}}"] as MemoryTree,
      log: &log)
    #expect(PageRenderer(theme: theme, log: &log) == nil)
    #expect(
      log.sorted.map { $0.place?.file } == ["Templates/not-found.html", "Templates/tags.html"])
  }
}
