import MomentsModel
import MomentsViewModels
import Testing

@Suite struct PlacedTextTests {
  /// A link in the text of `/m/lake/`, as pages of other depths have it.
  private func href(
    _ link: String, depth: Int, from home: SiteAddress = .moment(id: "lake"), basePath: String = "/"
  ) -> String {
    let start = "<p><a href=\""
    let text = MomentText(
      html: Array("\(start)\(link)\">x</a></p>".utf8), excerpt: "x",
      relativeLinks: [start.utf8.count])
    let placed = String(
      decoding: PageLinks(depth: depth).placed(text, from: home, basePath: basePath), as: UTF8.self)
    return String(placed.dropFirst(start.count).prefix { $0 != "\"" })
  }

  @Test(arguments: [
    ("../sea/", "./m/sea/", "../../m/sea/"),
    ("../sea", "./m/sea", "../../m/sea"),
    ("../../about/#us", "./about/#us", "../../about/#us"),
    ("#end", "./m/lake/#end", "../../m/lake/#end"),
    ("?q=1", "./m/lake/?q=1", "../../m/lake/?q=1"),
    ("./map.pdf", "./m/lake/map.pdf", "../../m/lake/map.pdf"),
    ("/about/", "./about/", "../../about/"),
    ("/", "./", "../../"),
    ("..", "./m/", "../../m/"),
    ("../../../../x/", "./x/", "../../x/"),
    ("/tags/a&amp;b/", "./tags/a&amp;b/", "../../tags/a&amp;b/"),
  ])
  func leadsToTheSamePlaceFromEveryPage(link: String, fromHome: String, fromMoment: String) {
    #expect(href(link, depth: 0) == fromHome)
    #expect(href(link, depth: 2) == fromMoment)
  }

  @Test func knowsWhereTheSiteLiesOnItsHost() {
    #expect(href("/moments/about/", depth: 1, basePath: "/moments/") == "../about/")
    #expect(href("/about/", depth: 1, basePath: "/moments/") == "../about/")
  }

  @Test func countsFromThePageWhereATextIsWhole() {
    #expect(href("team/", depth: 1, from: .plainPage(path: "about")) == "../about/team/")
    let month = YearMonth(year: 2026, month: 5)
    #expect(href("../", depth: 0, from: .momentInMonth(id: "lake", month)) == "./2026/")
  }

  @Test func leavesTextsWithoutSuchLinksAlone() {
    let text = MomentText(html: Array("<a href=\"https://a.example/\">".utf8), excerpt: "")
    #expect(PageLinks(depth: 3).placed(text, from: .home, basePath: "/") == text.html)
  }

  @Test func placesEachOfSeveral() {
    let html = "<a href=\"#a\">1</a> <a href=\"/b/\">2</a>"
    let text = MomentText(html: Array(html.utf8), excerpt: "", relativeLinks: [9, 28])
    #expect(
      String(decoding: PageLinks(depth: 1).placed(text, from: .me, basePath: "/"), as: UTF8.self)
        == "<a href=\"../me/#a\">1</a> <a href=\"../b/\">2</a>")
  }
}
