import Diagnostics
import FileTree
import MomentsModel
import MomentsPhotos
import TestSupport
import Testing

/// Videos and sounds, with ffmpeg and without.
@Suite struct VideoTests {
  static let folder: String? = PictureFixtures.made(by: "make_videos.py")

  enum Means: String, CaseIterable, Sendable { case ffmpeg, bytes }

  private struct Published {
    var catalog: PictureCatalog
    var codes: [DiagnosticCode]
    /// Where the published files are, under their last names.
    var folder: TemporaryFolder
  }

  private func publish(_ names: [String], by means: Means) throws -> Published {
    let source = DiskTree(root: try #require(Self.folder))
    let cache = try TemporaryFolder()
    var site = SampleSite([:], photos: [])
    site.disk = source
    site.cache = DiskTree(root: cache.path)
    site.encoder = WorkerPool(path: try BuiltProgram(named: "momentsgen-photos").path)
    site.videoTool = means == .ffmpeg ? MediaTool(path: "/usr/bin/ffmpeg") : nil
    site.videos = names.map { Video(source: .local($0)) }
    var log = DiagnosticLog()
    let catalog = site.collect(&log)
    let made = try TemporaryFolder()
    let store = PictureStore(source: source, cache: site.cache)
    for file in catalog.files {
      let bytes = try #require(try store.bytes(of: file))
      try made.write(bytes, to: TreePath(trusted: file.path).name)
      #expect(!String(decoding: bytes, as: UTF8.self).contains("PLANTED"), "\(file.path)")
    }
    #expect(try Tool.python("forbidden_tags.py", made.path) == "")
    var again = DiagnosticLog()
    #expect(site.collect(&again).files == catalog.files, "the second build finds it")
    return Published(catalog: catalog, codes: log.diagnostics.map(\.code), folder: made)
  }

  @Test(arguments: Means.allCases)
  func takesMetadataFromMP4AndMOV(means: Means) throws {
    let names = ["waves.mp4", "fast.mp4", "phone.mov", "sound.m4a"]
    let published = try publish(names, by: means)
    #expect(published.codes.isEmpty)
    let waves = try #require(published.catalog.videos["waves.mp4"])
    #expect(waves.type == "video/mp4")
    #expect((waves.width, waves.height) == (160, 120))
    #expect(waves.hasPicture && waves.hasSound)
    #expect(published.catalog.videos["fast.mp4"]?.hasSound == false)
    #expect(published.catalog.videos["sound.m4a"]?.type == "audio/mp4")
    #expect((waves.poster != nil) == (means == .ffmpeg))
    for name in names {
      let path = try #require(published.catalog.videos[name]?.path)
      let file = published.folder.path + "/" + TreePath(trusted: path).name
      let frames = try Tool.run(
        "/usr/bin/ffmpeg", ["-v", "error", "-xerror", "-i", file, "-f", "framemd5", "-"])
      #expect(frames.split(separator: "\n").filter { !$0.hasPrefix("#") }.count >= 20, "\(name)")
    }
  }

  @Test func takesMetadataFromOthersByFFmpeg() throws {
    let published = try publish(["small.webm", "sound.mp3", "sound.ogg"], by: .ffmpeg)
    #expect(published.codes.isEmpty)
    #expect(
      ["small.webm", "sound.mp3", "sound.ogg"].map { published.catalog.videos[$0]?.type }
        == ["video/webm", "audio/mpeg", "audio/ogg"])
    #expect(published.catalog.videos["small.webm"]?.poster != nil)
  }

  @Test(arguments: [
    ("small.webm", Means.bytes, DiagnosticCode.videoUnscrubbed),
    ("sound.mp3", .bytes, .videoUnscrubbed), ("drone.mp4", .bytes, .videoUnscrubbed),
    ("cut.mp4", .bytes, .videoDamaged), ("cut.mp4", .ffmpeg, .videoDamaged),
    ("words.mp4", .bytes, .videoUnsupported), ("words.mp4", .ffmpeg, .videoUnsupported),
  ])
  func refusesWhatItCannotMakeSafe(
    name: String, means: Means, expected: DiagnosticCode
  ) throws {
    let published = try publish([name], by: means)
    #expect(published.codes == [expected])
    #expect(published.catalog.files.isEmpty)
  }

  @Test func publishesCaptionsWithoutComments() throws {
    let source = DiskTree(root: try #require(Self.folder))
    var site = SampleSite([:], photos: [])
    site.disk = source
    site.videos = [Video(source: .local("waves.mp4"), captions: .local("captions.vtt"))]
    let catalog = site.collected()
    let path = try #require(catalog.captions["captions.vtt"])
    let file = try #require(catalog.files.first { $0.path == path })
    let bytes = try #require(try PictureStore(source: source, cache: site.cache).bytes(of: file))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "WEBVTT\n\n\n00:00.000 --> 00:02.000\nHello\n")
  }

  @Test func refusesEveryPrefixWithoutTrapping() throws {
    let whole = try DiskTree(root: try #require(Self.folder))
      .read(TreePath(trusted: "waves.mp4"))
    var site = SampleSite([:], photos: [])
    site.videos = [Video(source: .local("a.mp4"))]
    for length in stride(from: 0, to: whole.count, by: 997) {
      site.source = MemoryTree(bytes: ["a.mp4": Array(whole.prefix(length))])
      var log = DiagnosticLog()
      #expect(site.collect(&log).videos.isEmpty)
      #expect(log.diagnostics.count == 1)
    }
  }
}
