import MomentsModel
import Testing

/// The fields that only some moments have.
@Suite struct DetailsTests {
  private func details(_ fields: String) -> MomentDetails? {
    let site = LoadedSite(moment: "---\ndate: 2026-05-01\n\(fields)\n---\n")
    #expect(site.messages == "")
    return site.moment?.details
  }

  @Test(arguments: [
    ("exact", 47.65432, 5), ("street", 47.654, 3), ("district", 47.65, 2), ("city", 47.7, 1),
    ("region", 48.0, 0),
  ])
  func roundsCoordinatesToTheirPrecision(precision: String, latitude: Double, decimals: Int) {
    let place = details(
      "place: {name: Lake, latitude: 47.654321, longitude: -9.4, precision: \(precision)}")?.place
    #expect(place?.coordinates?.latitude == latitude)
    #expect(place?.coordinates?.decimals == decimals)
  }

  @Test func dropsCoordinatesWithoutAPrecision() {
    #expect(
      details("place: {name: Lake, latitude: 47, longitude: 9}")?.place == Place(name: "Lake"))
    #expect(details("place: {latitude: 47, longitude: 9}")?.place == nil)
    #expect(details("place: Lake")?.place == Place(name: "Lake"))
  }

  @Test func readsALinkAsAnAddressOrACard() {
    #expect(
      details("link: https://a.example/日")?.link == LinkCard(url: "https://a.example/%E6%97%A5"))
    #expect(
      details("link: {url: https://a.example, title: A}")?.link
        == LinkCard(url: "https://a.example", title: "A"))
  }

  @Test func readsCommentsWithTheirPeople() {
    let site = LoadedSite(
      moment: """
        ---
        date: 2026-05-01
        comments:
          - {author: Ben, text: "<b>\\nhi", date: 2026-05-02}
          - {author: ada, text: Thanks, replyTo: Ben}
        ---
        """)
    #expect(site.messages == "")
    let comments = site.moment?.details.comments ?? []
    #expect(comments.map { site.person($0.author)?.name } == ["Ben", "Ada"])
    #expect(site.person(comments.last?.replyTo)?.name == "Ben")
    #expect(
      comments.first.map { String(decoding: $0.text.html, as: UTF8.self) }
        == "<p>&lt;b&gt;<br>\nhi</p>")
  }

  @Test func makesPhotosOfThePicturesInMarkdown() {
    let site = LoadedSite([
      "Content/moments/2026-05-01-a/index.md": """
      ---
      photos: sun.jpg
      ---
      ![Fog *over* water](fog.jpg "Six o'clock")

      And [![](https://a.example/x.jpg)](https://a.example)then.
      """,
      "Content/moments/2026-05-01-a/fog.jpg": "x", "Content/photos/sun.jpg": "x",
    ])
    #expect(site.messages == "")
    #expect(site.html == "<p>And then.</p>")
    #expect(site.moment?.body?.excerpt == "And then.")
    #expect(
      site.moment?.photos == [
        Photo(source: .local("Content/photos/sun.jpg")),
        Photo(
          source: .local("Content/moments/2026-05-01-a/fog.jpg"), alt: "Fog over water",
          caption: "Six o'clock"),
        Photo(source: .remote("https://a.example/x.jpg")),
      ])
  }

  @Test func joinsThreadsBothWays() {
    let site = LoadedSite([
      "Content/moments/a.md": "---\ndate: 2026-05-01\n---\n",
      "Content/moments/b.md": "---\ndate: 2026-05-02\nreplyTo: a\n---\n",
      "Content/moments/c.md":
        "---\ndate: 2026-05-03\nreplyTo: a\nrepostOf: https://a.example/\n---\n",
      "Content/moments/d.md": "---\ndate: 2026-05-04\nreplyTo: a\nvisibility: private\n---\n",
      "Content/moments/e.md": "---\ndate: 2026-05-05\nreplyTo: d\n---\n",
    ])
    #expect(site.messages == "")
    let byID = Dictionary(uniqueKeysWithValues: site.moments.map { ($0.id, $0.details) })
    #expect(byID["a"]?.replies == ["b", "c"])
    #expect(byID["c"]?.replyTo == .moment(id: "a"))
    #expect(byID["c"]?.repostOf == .address("https://a.example/"))
    #expect(byID["e"]?.replyTo == nil)
    #expect(byID["d"] == nil)
  }

  @Test func keepsTheValuesOfAComponent() {
    #expect(
      details("component: {name: chart, props: {a: [1, x, true, \"2\"], b: }}")?.component
        == SiteComponent(
          name: "chart",
          properties: [
            .init(name: "a", value: .list([.number(1), .text("x"), .flag(true), .text("2")])),
            .init(name: "b", value: .none),
          ]))
  }

  @Test func readsSlugAliasesDirectionAndWarnings() {
    let details = details(
      """
      slug: nebel-日
      aliases: [/2019/old/, old.html]
      dir: rtl
      warning: Spiders
      sensitive: yes
      rating: 3.5
      """)
    #expect(details?.slug == "nebel-日")
    #expect(details?.aliases == ["2019/old/", "old.html"])
    #expect(details?.direction == .rtl)
    #expect(details?.warning == "Spiders")
    #expect(details?.isSensitive == true)
    #expect(details?.rating == 7)
  }
}
