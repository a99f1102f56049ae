import Diagnostics
import MomentsModel
import Testing

@Suite struct SmallSiteTests {
  @Test func readsSettingsProfilePeopleAndMoments() throws {
    let site = LoadedSite([
      "Content/site.yaml": """
      title: Walks
      description: Lakes and hills
      baseURL: https://example.org/walks
      language: no
      timeZone: Europe/Berlin
      pageSize: 5
      theme: {avatars: rounded, likeStyle: star}
      menu:
        - {label: About, url: about/}
      """,
      "Content/profile.md": """
      ---
      id: ada
      name: Ada Park
      avatar: ada.png
      ---
      Walks *a lot*.
      """,
      "Content/ada.png": "picture",
      "Content/people.yaml": "ben: {name: Ben, url: https://ben.example}\ncleo: Cleo\n",
      "Content/moments/2026-05-01-lake/index.md": """
      ---
      title: Morning at the lake
      date: 2026-05-01 06:30
      photos: [fog.jpg, {src: sun.jpg, alt: Sun over water}]
      tags: [lake, Fog]
      likes: [ben, ada, Dora]
      likeCount: 12
      ---
      It was *cold*.
      Really.
      """,
      "Content/moments/2026-05-01-lake/fog.jpg": "picture",
      "Content/photos/sun.jpg": "picture",
      "Content/moments/notes.json": """
      [{"id": "n1", "date": "2026-05-02", "author": "ben", "text": "1986. #lake"},
       {"id": "n2", "date": 1777600000, "markdown": "**two**"}]
      """,
    ])
    #expect(site.messages == "")
    let timeline = try #require(site.timeline)
    #expect(timeline.settings.language == "no")
    #expect(timeline.settings.baseURL == "https://example.org/walks/")
    #expect(timeline.settings.theme.likeStyle == .star)
    #expect(timeline.people.map(\.name) == ["Ada Park", "Ben", "Cleo", "Dora"])
    #expect(timeline.people.first?.avatar == .local("Content/ada.png"))
    #expect(timeline.moments.map(\.id) == ["n1", "2026-05-01-lake", "n2"])
    let lake = timeline.moments[1]
    #expect(lake.title == "Morning at the lake")
    #expect(
      lake.body.map { String(decoding: $0.html, as: UTF8.self) }
        == "<p>It was <em>cold</em>.<br />\nReally.</p>")
    #expect(lake.body?.excerpt == "It was cold. Really.")
    #expect(
      lake.photos.map(\.source) == [
        .local("Content/moments/2026-05-01-lake/fog.jpg"), .local("Content/photos/sun.jpg"),
      ])
    #expect(lake.likes.map { timeline[person: $0].name } == ["Ben", "Ada Park", "Dora"])
    #expect(lake.likeCount == 12)
    #expect(lake.isLiked)
    #expect(timeline[person: timeline.moments[0].author].name == "Ben")
    #expect(timeline.tags.map(\.slug) == ["lake", "fog"])
  }

  @Test func readsTheAppsPayloadInAnyEnvelope() throws {
    let payload = """
      {"userDetails": {"id": "0", "name": "Ada", "avatar": "https://a.example/ada.jpg",
        "backgroundImage": "https://a.example/cover.jpg"},
       "moments": [
        {"id": "0", "userDetails": {"id": "2", "name": "Ben", "avatar": "https://a.example/b.jpg"},
         "type": "PHOTOS", "title": "*not* Markdown", "photos": ["https://a.example/1.jpg"],
         "createdDate": "1605521360", "isLiked": true,
         "likes": [{"id": "0", "avatar": "https://a.example/ada.jpg"},
                   {"id": "7", "avatar": "https://a.example/7.jpg"}]},
        {"id": "1", "userDetails": {"id": "2", "name": "Cleo", "avatar": "https://a.example/c.jpg"},
         "type": "URL", "title": null, "url": "https://a.example/x", "photos": [],
         "createdDate": "1605519980", "isLiked": false, "likes": []}]}
      """
    for text in [payload, #"{"data": {"anything": \#(payload)}}"#] {
      let site = LoadedSite(["Content/profile.md": "", "Content/moments/feed.json": text])
      #expect(site.messages == "")
      let timeline = try #require(site.timeline)
      #expect(timeline.moments.map(\.id) == ["0", "1"])
      #expect(timeline.people.map(\.name) == ["Ada", "Ben", "", "Cleo"])
      #expect(timeline.moments[0].title == "*not* Markdown")
      #expect(timeline.moments[0].likes == [PersonIndex(0), PersonIndex(2)])
      #expect(timeline.moments[0].isLiked)
      #expect(timeline.profile.backgroundImage == .remote("https://a.example/cover.jpg"))
      #expect(timeline.moments[1].photos.isEmpty)
      #expect(timeline.moments[1].details.link?.url == "https://a.example/x")
    }
  }
}
