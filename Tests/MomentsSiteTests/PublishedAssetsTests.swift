import Diagnostics
import FileTree
import MomentsRendering
import MomentsSite
import TestSupport
import Testing

@Suite struct PublishedAssetsTests {
  private func assets(_ templates: String) throws -> [String: String] {
    let site = SmallSite(
      templates
        + "-- Content/site.yaml --\ntitle: Small\ntimeZone: UTC\nbaseURL: https://m.example/\n"
        + "-- Content/profile.md --\n---\nname: Mira\n---\n")
    #expect(site.build().log.diagnostics == [])
    return SmallSite.visible(try #require(site.output as? MemoryTree))
      .filter { $0.key.hasPrefix("assets/") }
  }

  @Test func nameEachOtherByTheirPublishedNames() throws {
    let assets = try assets(
      "-- Templates/assets/own.js --\nload('./late.js', \"./late.css\", './unknown.js')\n"
        + "-- Templates/assets/late.js --\n1\n-- Templates/assets/late.css --\na{}\n")
    let app = try #require(assets.first { $0.key.hasPrefix("assets/own.") }?.value)
    let names = ["js", "css"].compactMap { suffix in
      assets.keys.first { $0.hasPrefix("assets/late.") && $0.hasSuffix(suffix) }?.dropFirst(7)
    }
    #expect(app == "load('./\(names[0])', \"./\(names[1])\", './unknown.js')\n")
  }

  @Test func ofTheSiteStayAsTheyAre() throws {
    let script = "// mine\n  const text = `\n  // not a comment`;\n"
    let assets = try assets("-- Templates/assets/own.js --\n\(script)")
    #expect(assets.first { $0.key.hasPrefix("assets/own.") }?.value == script)
  }

  @Test func ofTheThemeLoseIndentationAndLinesOfComment() throws {
    let viewer = try #require(
      try assets("").first { $0.key.hasSuffix(".js") && $0.key.contains("viewer") }?.value)
    let lines = viewer.split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { !$0.hasPrefix(" ") && !$0.hasPrefix("//") })
  }

  @Test func ofTheThemeAreItsOwnInACopyToo() throws {
    let file = try #require(BuiltInTheme.files.first { $0.path == "assets/viewer.js" })
    let copied = try assets("-- Templates/assets/viewer.js --\n\(file.text)")
    #expect(copied == (try assets("")))
  }

  @Test func carryTheWordsOfTheLanguage() throws {
    let words = try #require(try assets("").first { $0.key.hasPrefix("assets/words.") }?.value)
    #expect(words.hasPrefix("self.moments.words={\"close\":\"Close\","))
    #expect(words.hasSuffix("\"photoPosition\":\"{number} of {total}\"}\n"))
  }
}
