import MomentsPhotos
import PhotoProtocol
import TestSupport
import Testing

/// The worker program on real files of every kind.
@Suite struct WorkerTests {
  let pool: WorkerPool

  init() throws { pool = WorkerPool(path: try BuiltProgram(named: "momentsgen-photos").path) }

  static let stillFormats: [PictureJob.Format] = [.avif, .webp, .fallback]

  /// Name, and what the fall-back, AVIF and WebP must be; 96 × 64 upright in four colours.
  static let stills: [(String, String)] =
    (1...8).map { ("orientation\($0).jpg", "red,green/blue,white") }
    + [
      ("cmyk.jpg", "red,leaf/navy,white"), ("gray.jpg", "dim,gray/black,white"),
      ("wide.jpg", "red,green/blue,white"), ("progressive.jpg", "red,green/blue,white"),
      ("plain.png", "red,green/blue,white"), ("deep.png", "red,green/blue,white"),
      ("deepgray.png", "dim,gray/black,white"), ("alpha.png", "red,green/blue,clear"),
      ("opaque.png", "red,green/blue,white"), ("turned.png", "red,green/blue,white"),
      ("interlaced.png", "red,green/blue,white"), ("plain.tif", "red,green/blue,white"),
      ("cmyk.tif", "red,leaf/navy,white"), ("plain.webp", "red,green/blue,white"),
      ("photo.heic", "red,green/blue,white"), ("photo.avif", "red,green/blue,white"),
      ("really-png.jpg", "red,green/blue,white"),
    ]

  @Test func bakesOrientationAndColorInAndTakesEverythingElseAway() throws {
    let made = try TemporaryFolder()
    var expected: [String] = []
    for (name, colors) in Self.stills {
      let jobs = Self.stillFormats.map {
        PictureJob(crop: .whole, width: 48, format: $0, quality: 90, effort: 1)
      }
      let files = try encode(name, jobs: jobs).files
      let isClear = colors.contains("clear")
      for (format, kind) in [(0, "AVIF"), (1, "WEBP"), (2, isClear ? "PNG" : "JPEG")] {
        let file = try #require(files[format], "\(name) as \(kind)")
        try made.write(file.bytes, to: "\(name)-\(kind)")
        let profile = name == "wide.jpg" && kind == "WEBP" ? " profile=yes" : ""
        expected.append("\(name)-\(kind) \(kind) 48x32 frames=1 \(colors)\(profile)")
      }
    }
    let described = try Tool.python("describe_pictures.py", made.path)
    #expect(described.split(separator: "\n").map(String.init) == expected.sorted())
  }

  @Test func keepsDisplayP3WideWhereTheFormatTakesIt() throws {
    let made = try TemporaryFolder()
    let files = try encode("wide.jpg", jobs: Self.stillFormats.map { job(48, $0) }).files
    for (index, file) in files { try made.write(file.bytes, to: String(index)) }
    let primaries = try Tool.run(
      "/usr/bin/exiftool",
      ["-s3", "-ColorPrimaries", "-ProfileDescription"] + (0...2).map { "\(made.path)/\($0)" })
    #expect(primaries.contains("432"), "AVIF: \(primaries)")
    #expect(primaries.contains("P3"), "WebP: \(primaries)")
    #expect(!primaries.contains("sRGB"))
  }

  @Test(
    arguments: [
      ("empty.jpg", .damaged), ("words.jpg", .unsupported), ("document.pdf", .unsupported),
      ("bomb.png", .tooLarge), ("page.svg", .unsupported), ("broken.svg", .damaged),
      ("entities.svg", .damaged), ("cut-orientation1.jpg", .damaged),
      ("cut-progressive.jpg", .damaged), ("cut-plain.png", .damaged),
      ("cut-interlaced.png", .damaged), ("cut-plain.webp", .damaged), ("cut-plain.tif", .damaged),
      ("cut-photo.heic", .damaged), ("cut-photo.avif", .damaged),
    ] as [(String, WorkerReply.Refusal)])
  func refuses(name: String, expected: WorkerReply.Refusal) throws {
    do {
      let result = try encode(name, jobs: [job(48, .webp)])
      Issue.record("\(name) was encoded: \(result.result)")
    } catch let failure as EncodingFailure {
      guard case .refused(let refusal, let text) = failure else { throw failure }
      #expect(refusal == expected, "\(name): \(text)")
    }
  }

  @Test(arguments: ["moving.gif", "moving.webp", "really-gif.heic"])
  func keepsAnimations(name: String) throws {
    let made = try TemporaryFolder()
    let (files, result) = try encode(name, jobs: [job(48, .animation), job(48, .fallback)])
    #expect(result.facts.kind == .animation)
    for (index, file) in files { try made.write(file.bytes, to: String(index)) }
    let described = try Tool.python("describe_pictures.py", made.path)
    #expect(
      described == """
        0 WEBP 48x32 frames=4 red,green/blue,white
        1 JPEG 48x32 frames=1 red,green/blue,white

        """)
  }

  @Test func takesScriptsAndReferencesFromSVG() throws {
    let (files, result) = try encode("script.svg", jobs: [job(1, .svg)])
    #expect(result.facts == PictureFacts(kind: .svg, width: 96, height: 64, pixelCount: 0))
    let text = String(decoding: try #require(files[0]).bytes, as: UTF8.self)
    for refused in ["PLANTED", "script", "foreign", "alert", "root:", "<!", "<a ", "onload"] {
      #expect(!text.contains(refused), "\(refused) in \(text)")
    }
    for kept in [
      "<rect width=\"48\" height=\"32\" fill=\"#ff0000\"/>", "<style>circle { fill: red }</style>",
      "xlink:href=\"#paint\"", "values=\"0;1\"", "style=\"fill: #0f0\"", "kept",
    ] {
      #expect(text.contains(kept), "\(kept) in \(text)")
    }
  }

  @Test func makesPicturesInsideOfSVGAnew() throws {
    let file = try #require(try encode("embedded.svg", jobs: [job(1, .svg)]).files[0])
    let text = String(decoding: file.bytes, as: UTF8.self)
    let parts = text.split(separator: "data:image/")
    #expect(parts.count == 2, "what isn't a picture is gone")
    let encoded = try #require(parts[1].split(separator: ",").last?.prefix { $0 != "\"" })
    let bytes = try Tool.decodedBase64(String(encoded))
    let picture = try TemporaryFolder()
    try picture.write(bytes, to: "inner")
    #expect(
      try Tool.python("describe_pictures.py", picture.path)
        == "inner JPEG 96x64 frames=1 red,green/blue,white\n")
  }

  @Test func cutsSquaresAroundTheFocusOrWhatIsLookedAt() throws {
    let made = try TemporaryFolder()
    let square = { (crop: PictureJob.Crop) in
      PictureJob(crop: crop, width: 32, format: .fallback, quality: 95, effort: 1)
    }
    let files = try encode(
      "plain.png",
      jobs: [square(.square(x: 0, y: 0)), square(.square(x: 1, y: 1)), square(.attentionSquare)]
    ).files
    for (index, file) in files { try made.write(file.bytes, to: String(index)) }
    let lines = try Tool.python("describe_pictures.py", made.path).split(separator: "\n")
    #expect(lines[0] == "0 JPEG 32x32 frames=1 red,green/blue,white")
    #expect(lines[1] == "1 JPEG 32x32 frames=1 green,green/white,white")
    #expect(lines[2].hasPrefix("2 JPEG 32x32"))
    #expect(files[0]?.bytes != files[1]?.bytes)
  }

  @Test func givesTheSameBytesEachTime() throws {
    let jobs = Self.stillFormats.map { job(48, $0) } + [job(32, .avif)]
    let first = try encode("orientation6.jpg", jobs: jobs).files
    let second = try WorkerTests().encode("orientation6.jpg", jobs: jobs).files
    #expect(first == second)
  }

  @Test func namesTheMeanColor() throws {
    let color = try #require(try encode("plain.png", jobs: [job(48, .webp)]).result.color)
    for shift in [16, 8, 0] { #expect((0x7C...0x83).contains(color >> shift & 0xFF)) }
    #expect(try encode("alpha.png", jobs: [job(48, .webp)]).result.color == nil)
  }

  private func job(_ width: Int, _ format: PictureJob.Format) -> PictureJob {
    PictureJob(crop: .whole, width: width, format: format, quality: 80, effort: 1)
  }

  private func encode(
    _ name: String, jobs: [PictureJob]
  ) throws -> (files: [Int: EncodedPicture], result: EncodingResult) {
    var files: [Int: EncodedPicture] = [:]
    let result = try pool.encode(
      try PictureFixtures.bytes(name), maxPixels: 200_000_000, jobs: { _ in jobs },
      deliver: { files[$0] = $1 })
    return (files, result)
  }
}
