import MomentsContent
import MomentsModel
import Testing

/// Each field's example in the reference does what it says.
@Suite struct FieldExampleTests {
  private static let people = ["Content/people.yaml": "ben: Ben\n"]

  @Test(arguments: ContentReference.moment.fields.map(\.name))
  func readsTheExampleOfEachMomentField(name: String) throws {
    let field = try #require(ContentReference.moment.fields.first { $0.name == name })
    let date = name == "date" ? "" : "date: 2026-05-01\n"
    let site = LoadedSite(
      FieldExampleTests.people, moment: "---\n\(date)\(name): \(field.example)\n---\n",
      drafts: true)
    #expect(name == "isLiked" || site.messages == "")
    #expect(site.moments.count == 1)
  }

  @Test func readsAMomentOfAllExamples() throws {
    let fields = ContentReference.moment.fields.filter { $0.name != "markdown" }
    let text = fields.map { "\($0.name): \($0.example)\n" }.joined()
    let site = LoadedSite(FieldExampleTests.people, moment: "---\n\(text)isLikedNot:\n---\n")
    #expect(site.messages.contains("'isLikedNot' is not a field of a moment"))
    let whole = LoadedSite(
      FieldExampleTests.people,
      moment: "---\n\(text)---\n".replacing("likes: [ada, Ben]", with: "likes: [ada, Cleo]"))
    #expect(whole.messages == "")
    #expect(whole.moment?.details.rating == 9)
  }

  @Test func readsSettingsOfAllExamples() {
    let text = ContentReference.settings.fields.map { "\($0.name): \($0.example)\n" }.joined()
    let theme = ContentReference.tables.first { $0.name == "the theme" }?.fields ?? []
    let photos = ContentReference.tables.first { $0.name == "the photo settings" }?.fields ?? []
    let maps = [("theme", theme), ("photos", photos)].map { name, fields in
      "\(name):\n" + fields.map { "  \($0.name): \($0.example)\n" }.joined()
    }
    let rest = text.split(separator: "\n").filter {
      !$0.hasPrefix("theme:") && !$0.hasPrefix("photos:")
    }
    let site = LoadedSite([
      "Content/site.yaml": rest.joined(separator: "\n") + "\n" + maps.joined()
    ])
    #expect(site.messages == "")
    #expect(site.timeline?.settings.theme.accent == "#0770e3")
    #expect(site.timeline?.settings.photos.formats == [.avif, .webp, .jpeg])
  }

  @Test func readsAProfileAPersonAndAPageOfAllExamples() {
    func lines(_ table: FieldTableDescription, indented: String = "") -> String {
      table.fields.map { "\(indented)\($0.name): \($0.example)\n" }.joined()
    }
    let site = LoadedSite([
      "Content/profile.md": "---\n\(lines(ContentReference.profile))---\n",
      "Content/people.yaml": "ben:\n\(lines(ContentReference.person, indented: "  "))",
      "Content/pages/about.md": "---\n\(lines(ContentReference.page))---\n# Hello\nthere\n",
    ])
    #expect(site.messages == "")
    #expect(site.timeline?.pages.map(\.path) == ["about"])
    #expect(
      site.timeline?.pages.first?.body.map { String(decoding: $0.html, as: UTF8.self) }
        == "<h2>Hello</h2>\n<p>there</p>")
  }

  @Test(arguments: ContentReference.tables.map(\.name))
  func describesEachFieldOnceAndWhole(name: String) throws {
    let fields = try #require(ContentReference.tables.first { $0.name == name }?.fields)
    #expect(Set(fields.map(\.name)).count == fields.count)
    #expect(fields.count < 64)
    for field in fields {
      #expect(!field.doc.isEmpty && field.doc.last == ".", "\(field.name)")
      #expect(!field.example.isEmpty, "\(field.name)")
    }
  }
}
