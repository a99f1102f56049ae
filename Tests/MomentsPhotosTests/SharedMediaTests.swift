import FileTree
import MomentsModel
import MomentsPhotos
import Testing

@Suite struct SharedMediaTests {
  @Test func publishesTheSameBytesUnderTheSameNameOnce() {
    let captions = "WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n"
    var site = SampleSite(
      ["Content/moments/a/words.vtt": captions, "Content/moments/b/words.vtt": captions],
      photos: [])
    site.videos = ["a", "b"].map {
      Video(
        source: .remote("https://media.example/\($0).mp4"),
        captions: .local("Content/moments/\($0)/words.vtt"))
    }
    let catalog = site.collected()
    #expect(catalog.files.count == 1)
    #expect(catalog.captions.count == 2)
    #expect(Set(catalog.captions.values).count == 1)
  }
}
