import MomentsModel
import MomentsViewModels
import Testing

/// Which files a place of the page offers to the browser.
@Suite struct PictureViewModelTests {
  private func rendition(
    _ width: Int, _ format: PublishedPicture.Rendition.Format,
    _ cut: PublishedPicture.Rendition.Cut = .whole, isAnimated: Bool = false
  ) -> PublishedPicture.Rendition {
    let kind = cut == .whole ? "" : "s"
    return PublishedPicture.Rendition(
      path: "photos/a-\(kind)\(width)\(isAnimated ? "m" : "").\(format.fileExtension)",
      width: width, height: cut == .whole ? width / 2 : width, format: format, cut: cut,
      isAnimated: isAnimated)
  }

  private func picture(
    _ renditions: [PublishedPicture.Rendition], photos: Int = 1
  ) -> PictureViewModel? {
    var sample = SampleTimeline()
    sample.photos = (0..<photos).map { _ in Photo(source: .local("a.jpg")) }
    sample.pictures = [
      "a.jpg": PublishedPicture(
        path: "photos/a-960.jpg", width: 960, height: 480, renditions: renditions,
        color: PictureColor(nearest: 0xFF4000))
    ]
    return sample.card().photos.first?.picture
  }

  @Test func offersBetterFormatsFirstAndWidthsOfEach() throws {
    let shown = try #require(
      picture([
        rendition(480, .avif), rendition(480, .webp), rendition(480, .jpeg),
        rendition(960, .avif), rendition(960, .webp), rendition(960, .jpeg),
      ]))
    #expect(shown.src == "./photos/a-480.jpg")
    #expect((shown.width, shown.height) == (480, 240))
    #expect(shown.colorClass == "k310")
    #expect(shown.sources.map(\.type) == ["image/avif", "image/webp"])
    #expect(shown.sources.allSatisfy { !$0.isForReducedMotion && $0.sizes == "240px" })
    #expect(shown.sources.first?.smaller.map(\.url) == ["./photos/a-480.avif"])
    #expect(shown.sources.first?.largest.width == 960)
    #expect(shown.widths?.largest.url == "./photos/a-960.jpg")
  }

  @Test func offersNoWidthsThatNoScreenNeeds() {
    let shown = picture(
      [240, 480, 960, 1440].map { rendition($0, .avif) } + [rendition(480, .jpeg)])
    #expect(shown?.sources.first?.smaller.map(\.width) == [240, 480])
    #expect(shown?.sources.first?.largest.width == 960)
    let cell = picture(
      [60, 120, 240, 480].map { rendition($0, .avif, .square(nil)) }
        + [rendition(240, .jpeg, .square(nil))], photos: 4)
    #expect(cell?.sources.first?.smaller.map(\.width) == [120, 240])
    #expect(cell?.sources.first?.largest.width == 480)
  }

  @Test func showsSquaresInGridsAndTheWholePictureAlone() {
    let renditions = [
      rendition(480, .jpeg), rendition(120, .avif, .square(nil)),
      rendition(240, .jpeg, .square(nil)),
    ]
    #expect(picture(renditions)?.src == "./photos/a-480.jpg")
    let cell = picture(renditions, photos: 4)
    #expect(cell?.src == "./photos/a-s240.jpg")
    #expect(cell?.sources.first?.sizes == "118px")
    #expect(picture(renditions, photos: 5)?.sources.first?.sizes == "98px")
  }

  @Test func movesOnlyForThoseWhoWantMotion() throws {
    let shown = try #require(
      picture([
        rendition(480, .avif), rendition(480, .jpeg), rendition(480, .webp, isAnimated: true),
      ]))
    #expect(shown.src == "./photos/a-480.jpg")
    #expect(shown.sources.map(\.type) == ["image/avif", "image/jpeg", "image/webp"])
    #expect(shown.sources.map(\.isForReducedMotion) == [true, true, false])
  }

  @Test func showsWhatIsPublishedAsItIs() {
    let shown = picture([])
    #expect(shown?.src == "./photos/a-960.jpg")
    #expect(shown?.sources.isEmpty == true && shown?.widths == nil)
  }
}
