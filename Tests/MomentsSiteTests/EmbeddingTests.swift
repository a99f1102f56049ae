import Diagnostics
import FileTree
import TestSupport
import Testing

@Suite struct EmbeddingTests {
  private func site(_ settings: String) -> SmallSite {
    SmallSite(
      """
      -- Templates/embed.html --
      {{#profile}}({{name}}){{/profile}}{{#moments}}[{{id}} <a href="{{permalink}}">x</a>]{{/moments}}
      -- Content/site.yaml --
      title: Small
      timeZone: UTC
      \(settings)
      -- Content/profile.md --
      ---
      id: mira
      name: Mira "M" Chen
      ---
      -- Content/moments/a.md --
      ---
      date: 2026-01-01
      slug: lake
      ---
      One & "two"
      -- Content/moments/b.md --
      ---
      date: 2026-01-02
      visibility: unlisted
      ---
      Two

      """)
  }

  private func files(_ settings: String) throws -> [String: String] {
    let site = site(settings)
    #expect(site.build().log.diagnostics.map(\.code).allSatisfy { $0 == .baseURLMissing })
    return SmallSite.visible(try #require(site.output as? MemoryTree))
      .filter { $0.key.contains("embed") }
  }

  @Test func publishesNothingForOthersUnlessAsked() throws {
    #expect(try files("baseURL: https://m.example/").isEmpty)
  }

  @Test func publishesAPageAndAnAnswerForEachMoment() throws {
    let files = try files("baseURL: https://m.example/\nembed: moments")
    #expect(
      files.filter { !$0.key.contains("assets/") && $0.key != "embed.js" } == [
        "embed/lake/index.html":
          "[a <a href=\"../../m/lake/\" target=\"_blank\" rel=\"noopener\">x</a>]\n",
        "embed/b/index.html":
          "[b <a href=\"../../m/b/\" target=\"_blank\" rel=\"noopener\">x</a>]\n",
        "oembed/lake.json": #"""
        {"version":"1.0","type":"rich","title":"One & \"two\" · Mira \"M\" Chen","author_name":"Mira \"M\" Chen","author_url":"https://m.example/","provider_name":"Small","provider_url":"https://m.example/","html":"<iframe src=\"https://m.example/embed/lake/\" title=\"One &amp; &quot;two&quot; · Mira &quot;M&quot; Chen\" width=\"550\" height=\"214\" loading=\"lazy\" sandbox=\"allow-popups allow-popups-to-escape-sandbox allow-scripts\" referrerpolicy=\"strict-origin-when-cross-origin\"></iframe>","width":550,"height":214}

        """#,
        "oembed/b.json": #"""
        {"version":"1.0","type":"rich","title":"Two · Mira \"M\" Chen","author_name":"Mira \"M\" Chen","author_url":"https://m.example/","provider_name":"Small","provider_url":"https://m.example/","html":"<iframe src=\"https://m.example/embed/b/\" title=\"Two · Mira &quot;M&quot; Chen\" width=\"550\" height=\"214\" loading=\"lazy\" sandbox=\"allow-popups allow-popups-to-escape-sandbox allow-scripts\" referrerpolicy=\"strict-origin-when-cross-origin\"></iframe>","width":550,"height":214}

        """#,
      ])
    #expect(files["embed.js"]?.contains("moments-post") == true)
  }

  @Test func answersOnlyWhereTheSiteHasAnAddress() throws {
    #expect(try files("embed: moments").keys.allSatisfy { !$0.hasPrefix("oembed/") })
  }

  @Test func publishesTheTimelineAndTheOwnerToo() throws {
    let files = try files("embed: all")
    #expect(
      files["embed/index.html"]
        == "(Mira &quot;M&quot; Chen)[a <a href=\"../m/lake/\" target=\"_blank\" rel=\"noopener\">x</a>]\n"
    )
    #expect(files["embed/profile/index.html"] == "(Mira &quot;M&quot; Chen)\n")
  }

  @Test func opensNoPlaceInAMonthForOthers() throws {
    let files = try files("embed: moments\npermalinks: anchor")
    #expect(files["embed/lake/index.html"] == nil)
    #expect(files["embed/b/index.html"] != nil)
  }
}
