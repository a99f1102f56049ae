import Diagnostics
import FileTree
import MomentsModel
import MomentsPhotos
import Testing

/// Which files are made of a picture, with a stand-in for the worker.
@Suite struct PictureCatalogTests {
  @Test func makesEachWidthInEachFormatAndNoneLargerThanThePicture() {
    let site = SampleSite(["a.jpg": "picture 1000x500"], photos: ["a.jpg"])
    let picture = site.collected().published["a.jpg"]
    let widths = { (format: PublishedPicture.Rendition.Format) in
      picture?.renditions.filter { $0.format == format }.map(\.width)
    }
    #expect(widths(.avif) == [240, 480, 1000], "960 is too near to 1000")
    #expect(widths(.webp) == [240, 480, 1000])
    #expect(widths(.jpeg) == [480, 1000])
    #expect(picture?.path.hasPrefix("photos/a-1000-") == true)
    #expect(picture?.path.hasSuffix(".jpg") == true)
    #expect(picture?.width == 1000 && picture?.height == 500)
    #expect(picture?.color?.className == "k123")
  }

  @Test func cutsSquaresForGridsOnlyAndAroundTheFocus() {
    var site = SampleSite(
      ["a.jpg": "picture 1000x300", "b.jpg": "picture 90x80"], photos: ["a.jpg", "b.jpg"])
    let focus = FocalPoint(x: 0.25, y: 1)
    site.photos[0].focus = focus
    let published = site.collected().published
    let squares = published["a.jpg"]?.renditions.filter { $0.cut == .square(focus) } ?? []
    #expect(squares.filter { $0.format == .avif }.map(\.width) == [120, 240, 300])
    #expect(squares.filter { $0.format == .jpeg }.map(\.width) == [240])
    let small = published["b.jpg"]?.renditions.filter { $0.cut == .square(nil) } ?? []
    #expect(small.map(\.width) == [80, 80, 80])
    site.photos.removeLast()
    #expect(
      site.collected().published["a.jpg"]?.renditions.allSatisfy { $0.cut == .whole } == true)
  }

  @Test func makesAvatarsOfOneContentOnceUnderOneName() {
    var site = SampleSite(
      ["me.jpg": "picture 400x300", "copy.jpg": "picture 400x300"], photos: ["copy.jpg"])
    site.avatar = .local("me.jpg")
    let encoder = FakeEncoder()
    site.encoder = encoder
    let catalog = site.collected()
    let avatars = catalog.published["me.jpg"]?.renditions ?? []
    #expect(avatars.map(\.width) == [40, 96, 160, 300, 160])
    #expect(avatars.allSatisfy { $0.cut == .avatar && $0.path.hasPrefix("avatars/") })
    #expect(Set(encoder.files).count == encoder.files.count, "nothing twice")
    #expect(catalog.files.map(\.path) == Set(catalog.files.map(\.path)).sorted())
  }

  @Test func heedsTheSettings() {
    var site = SampleSite(["a.jpg": "picture 1000x500"], photos: ["a.jpg"])
    site.settings.widths = [300]
    site.settings.formats = [.avif, .webp]
    let picture = site.collected().published["a.jpg"]
    #expect(picture?.renditions.map(\.format) == [.avif, .webp])
    #expect(picture?.renditions.map(\.width) == [300, 300])
    #expect(picture?.path.hasSuffix(".webp") == true)
  }

  @Test func keepsAnimationsBesideStills() {
    let site = SampleSite(["a.gif": "picture 600x300 moving"], photos: ["a.gif"])
    let picture = site.collected().published["a.gif"]
    #expect(picture?.isAnimated == true)
    #expect(
      picture?.renditions.filter(\.isAnimated).map(\.width) == [480, 600],
      "one for the timeline, one for its own page")
    #expect(picture?.renditions.contains { $0.format == .jpeg && !$0.isAnimated } == true)
  }

  @Test(arguments: [
    ("words", DiagnosticCode.photoUnsupported, "is no picture of a known format"),
    ("", .photoDamaged, "is empty (0 bytes)"),
    ("picture 30000x30000", .photoTooLarge, "is too large: 30000 × 30000"),
  ])
  func namesMomentAndFileOfWhatItRefuses(
    text: String, code: DiagnosticCode, summary: String
  ) {
    var site = SampleSite(
      ["a.jpg": text, "b.jpg": "picture 9x9"], photos: ["a.jpg", "b.jpg"])
    var log = DiagnosticLog()
    let catalog = site.collect(&log)
    #expect(log.diagnostics.map(\.code) == [code])
    #expect(log.diagnostics.map(\.severity) == [.error])
    #expect(log.diagnostics.first?.summary == "picture 'a.jpg' \(summary)")
    #expect(log.diagnostics.first?.place?.file == "Content/moments/lake.md")
    #expect(Array(catalog.published.keys) == ["b.jpg"])
    site.severity = .warning
    log = DiagnosticLog()
    _ = site.collect(&log)
    #expect(log.diagnostics.map(\.severity) == [.warning])
  }

  @Test func publishesPicturesWithoutTheirMetadataWhereThereIsNoWorker() throws {
    var site = SampleSite([:], photos: ["a.jpg"])
    site.source = MemoryTree(bytes: ["a.jpg": Sample.jpeg(segments: [Sample.exif(orientation: 6)])])
    site.encoder = FakeEncoder(.none)
    var log = DiagnosticLog()
    let catalog = site.collect(&log)
    #expect(log.diagnostics.map(\.code) == [.photoWorkerMissing])
    #expect(catalog.published["a.jpg"]?.width == 30)
    let file = try #require(catalog.files.first)
    let bytes = try PictureStore(source: site.source, cache: site.cache).bytes(of: file)
    #expect(!String(decoding: try #require(bytes), as: UTF8.self).contains("GPS"))
  }
}
