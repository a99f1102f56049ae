import PhotoProtocol

/// A picture whose header was read and found acceptable.
struct OpenPicture {
  let facts: PictureFacts
  private let bytes: ArraySlice<UInt8>
  private let content: Content

  private enum Content {
    case pixels(VipsPicture.Header)
    case svg([UInt8])
  }

  /// - Parameter maxPixels: of all pages together, by the header, before anything is decoded.
  init(_ bytes: ArraySlice<UInt8>, maxPixels: Int) throws(PictureRefusal) {
    self.bytes = bytes
    guard !bytes.isEmpty else { throw PictureRefusal(.damaged, "it is empty (0 bytes)") }
    if SVGDocument.isLikely(bytes) {
      let document = try SVGDocument(sanitizing: bytes)
      facts = PictureFacts(
        kind: .svg, width: document.width, height: document.height, pixelCount: 0)
      content = .svg(document.bytes)
      return
    }
    guard let header = bytes.withUnsafeBytes({ VipsPicture.header(of: $0) }) else {
      let problem = VipsPicture.refusal
      let isUnknown = problem.explanation.contains("not in a known format")
      throw PictureRefusal(isUnknown ? .unsupported : problem.kind, problem.explanation)
    }
    let isAnimation = header.pages > 1 && OpenPicture.animated.contains(header.loader)
    let (area, isHuge) = header.width.multipliedReportingOverflow(by: header.height)
    let (count, isHuger) = area.multipliedReportingOverflow(by: isAnimation ? header.pages : 1)
    guard !isHuge, !isHuger, count <= maxPixels else {
      let pages = isAnimation ? " × \(header.pages) frames" : ""
      throw PictureRefusal(.tooLarge, "\(header.width) × \(header.height)\(pages) pixels")
    }
    facts = PictureFacts(
      kind: isAnimation ? .animation : .still, width: header.width, height: header.height,
      pixelCount: count, isWide: bytes.withUnsafeBytes { ColorProfile.isWide(in: $0) })
    content = .pixels(header)
  }

  private static let animated = ["gifload_buffer", "webpload_buffer"]

  /// One finished file.
  struct Made {
    var width: Int
    var height: Int
    var isOpaque: Bool
    var bytes: UnsafeRawBufferPointer
  }

  /// Makes every file and hands it out at once, so that no two are in memory together. Returns the
  /// mean colour, nil where parts are transparent.
  func make(
    _ jobs: [PictureJob], _ deliver: (Int, Made) -> Void
  ) throws(PictureRefusal) -> Int? {
    switch content {
    case .svg(let document):
      for index in jobs.indices {
        document.withUnsafeBytes {
          deliver(
            index, Made(width: facts.width, height: facts.height, isOpaque: false, bytes: $0))
        }
      }
      return nil
    case .pixels(let header):
      let source = DecodedSource(bytes: bytes, header: header, facts: facts)
      try source.makeAnimations(jobs, deliver)
      return try source.makeStills(jobs, deliver)
    }
  }
}
