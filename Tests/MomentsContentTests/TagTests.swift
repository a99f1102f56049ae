import MomentsModel
import Testing

@testable import MomentsContent

@Suite struct TagTests {
  @Test func makeNamesThatFileSystemsTakeOfTagsOfAnyLength() {
    let long = [String(repeating: "湖", count: 5000), String(repeating: "湖", count: 5001)]
      .map(TagSlug.make)
    #expect(long.allSatisfy { $0.utf8.count <= 120 && $0.hasPrefix("湖湖") })
    #expect(long[0] != long[1])
    #expect(TagSlug.make("a" + String(repeating: "\u{300}", count: 400)).utf8.count <= 120)
  }

  @Test(arguments: [
    ("Lake", "lake"), ("C", "c"), ("C++", "c-plus-plus"), ("C#", "c-sharp"), (".NET", "dot-net"),
    ("Node.js", "node-dot-js"), ("New York", "new-york"), ("  a  b ", "a-b"), ("R&D", "r-and-d"),
    ("日记", "日记"), ("Дневник", "дневник"), ("Straße", "strasse"), ("cafe\u{301}", "café"),
    ("🎉🎉", "🎉🎉"), ("a/b\\c:d", "a-b-c-d"), ("--", "tag"), ("../..", "dot-dot-dot-dot"),
    ("a_b", "a_b"), ("50%", "50-percent"),
  ])
  func makesOnePathPartOfAnyName(name: String, slug: String) {
    #expect(TagSlug.make(name) == slug)
  }

  @Test func mergesNamesThatDifferByCaseOrWidthOnly() {
    var tags = TagRegistry()
    let indexes = ["Lake", "LAKE", "Ｌａｋｅ", "lakes"].map { tags.index(of: $0) }
    #expect(indexes.map(\.value) == [0, 0, 0, 1])
    #expect(tags.tags.map(\.name) == ["Lake", "lakes"])
  }

  @Test(arguments: [["a b", "a-b", "a/b"], ["a/b", "a b", "a-b"], ["a-b", "a/b", "a b"]])
  func givesDifferentNamesDifferentSlugsInAnyOrder(names: [String]) {
    var tags = TagRegistry()
    for name in names { _ = tags.index(of: name) }
    let slugs = Dictionary(uniqueKeysWithValues: tags.tags.map { ($0.name, $0.slug) })
    #expect(slugs == ["a-b": "a-b", "a b": "a-b-2", "a/b": "a-b-3"])
  }
}
