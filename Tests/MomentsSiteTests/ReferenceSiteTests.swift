import Diagnostics
import FileTree
import MomentsContent
import MomentsSite
import TestSupport
import Testing

/// A site of all the examples of `docs/content-reference.md`.
@Suite struct ReferenceSiteTests {
  private func lines(_ table: FieldTableDescription, except: Set<String> = []) -> String {
    table.fields.filter { !except.contains($0.name) }
      .map { "\($0.name): \($0.example)\n" }.joined()
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  @Test func buildsASiteOfAllExamples() {
    // A file that isn't there has no example that can be built; nor has the moment that is answered.
    let moment = lines(ContentReference.moment, except: ["markdown", "draft"])
    var site = SmallSite("")
    site.adjust = { $0.includesFuture = true }
    site.source = MemoryTree(
      site: """
        -- Content/site.yaml --
        \(lines(ContentReference.settings).replacing("Europe/Berlin", with: "UTC"))
        -- Content/profile.md --
        ---
        \(lines(ContentReference.profile))---
        A biography
        -- Content/people.yaml --
        ben:
        \(indented(lines(ContentReference.person)))
        -- Content/moments/lake.md --
        ---
        \(moment)---
        -- Content/pages/about.md --
        ---
        \(lines(ContentReference.page))---
        Hello
        -- Content/static/robots.txt --
        User-agent: *
        """)
    let output = MemoryTree()
    site.output = output
    let outcome = site.build()
    let problems = outcome.log.sorted.filter { $0.severity == .error }
    #expect(problems.isEmpty, "\(problems.map(\.summary))")
    #expect(output.contents["m/foggy-morning/index.html"] != nil)
    #expect(output.contents["about/index.html"] != nil)
    #expect(output.contents["2019/old-address/index.html"] != nil)
    #expect(output.contents["robots.txt"] != nil)
  }
}
