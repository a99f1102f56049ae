import PhotoProtocol

/// Makes files of one picture: decodes it once, at the largest size that any of them needs.
struct DecodedSource {
  let bytes: ArraySlice<UInt8>
  let header: VipsPicture.Header
  let facts: PictureFacts

  typealias Delivery = (Int, OpenPicture.Made) -> Void

  func makeAnimations(_ jobs: [PictureJob], _ deliver: Delivery) throws(PictureRefusal) {
    for (index, job) in jobs.enumerated() where job.format == .animation {
      let picture = try load(width: job.width, gamut: .sRGB, isAnimated: true)
      try encode(picture, job, index, gamut: .sRGB, deliver)
    }
  }

  /// Returns the mean colour, nil where parts are transparent.
  func makeStills(_ jobs: [PictureJob], _ deliver: Delivery) throws(PictureRefusal) -> Int? {
    let stills = jobs.enumerated().filter { $0.element.format != .animation }
    guard let scale = stills.map({ self.scale(of: $0.element) }).max() else { return nil }
    let gamut: VipsPicture.Gamut = facts.isWide ? .displayP3 : .sRGB
    let base = try load(
      width: max(1, Int((Double(facts.width) * scale).rounded(.up))), gamut: gamut
    ).withoutOpaqueAlpha()
    var groups: [Shape: [(Int, PictureJob)]] = [:]
    for (index, job) in stills { groups[Shape(job), default: []].append((index, job)) }
    var squares: [PictureJob.Crop: VipsPicture] = [:]
    for (shape, group) in groups.sorted(by: { $0.key < $1.key }) {
      let pixels = try cut(shape, from: base, &squares)
      for (index, job) in group { try encode(pixels, job, index, gamut: gamut, deliver) }
    }
    guard !base.hasAlpha else { return nil }
    let sample = try base.resized(width: min(16, base.width), height: min(16, base.height))
    return try (facts.isWide ? sample.narrowed() : sample).meanColor()
  }

  /// What several formats are made of.
  private struct Shape: Hashable, Comparable {
    var crop: PictureJob.Crop
    var width: Int

    init(_ job: PictureJob) {
      crop = job.crop
      width = job.width
    }

    /// Large before small, so that squares are cut once and shrunk from there.
    static func < (a: Shape, b: Shape) -> Bool { a.width > b.width }
  }

  /// How much of the source's size a job needs.
  private func scale(of job: PictureJob) -> Double {
    let side = job.crop == .whole ? facts.width : min(facts.width, facts.height)
    return min(1, Double(job.width) / Double(max(1, side)))
  }

  private func load(
    width: Int, gamut: VipsPicture.Gamut, isAnimated: Bool = false
  ) throws(PictureRefusal) -> VipsPicture {
    try bytes.withUnsafeBufferPointer { (bytes) throws(PictureRefusal) in
      try VipsPicture.load(
        UnsafeRawBufferPointer(bytes), header, width: width, gamut: gamut, isAnimated: isAnimated)
    }
  }

  private func cut(
    _ shape: Shape, from base: VipsPicture, _ squares: inout [PictureJob.Crop: VipsPicture]
  ) throws(PictureRefusal) -> VipsPicture {
    guard shape.crop != .whole else {
      guard shape.width < base.width else { return base }
      let height = (Double(base.height * shape.width) / Double(base.width)).rounded()
      return try base.resized(width: shape.width, height: max(1, Int(height)))
    }
    let side = min(shape.width, base.width, base.height)
    let square: VipsPicture
    if let known = squares[shape.crop] {
      square = known
    } else {
      square = try self.square(shape.crop, side: side, of: base)
      squares[shape.crop] = square
    }
    return square.width == side ? square : try square.resized(width: side, height: side)
  }

  private func square(
    _ crop: PictureJob.Crop, side: Int, of base: VipsPicture
  ) throws(PictureRefusal) -> VipsPicture {
    let small = min(base.width, base.height)
    guard case .square(let x, let y) = crop else {
      let scale = Double(side) / Double(small)
      let fitted = try base.resized(
        width: max(side, Int((Double(base.width) * scale).rounded())),
        height: max(side, Int((Double(base.height) * scale).rounded())))
      return try fitted.attentionSquare(side: side)
    }
    let start = { (length: Int, focus: Double) in
      min(length - small, max(0, Int((focus * Double(length)).rounded()) - small / 2))
    }
    return try base.cropped(left: start(base.width, x), top: start(base.height, y), side: small)
      .resized(width: side, height: side)
  }

  /// Icons have the sizes that devices ask for, whatever there is to make them of.
  private func icon(_ picture: VipsPicture, side: Int) throws(PictureRefusal) -> VipsPicture {
    let opaque = picture.hasAlpha ? try picture.flattened() : picture
    return opaque.width == side ? opaque : try opaque.resized(width: side, height: side)
  }

  private func encode(
    _ picture: VipsPicture, _ job: PictureJob, _ index: Int, gamut: VipsPicture.Gamut,
    _ deliver: Delivery
  ) throws(PictureRefusal) {
    var picture = job.format == .icon ? try icon(picture, side: job.width) : picture
    let format: VipsPicture.Format =
      switch job.format {
      case .avif: .avif
      case .webp, .animation: .webp
      case .icon: .png
      case .fallback, .svg: picture.hasAlpha ? .png : .jpeg
      }
    // Those who see the fall-back rarely know other gamuts.
    let narrows = gamut == .displayP3 && (format == .jpeg || format == .png)
    if narrows { picture = try picture.narrowed() }
    try picture.encode(
      format, quality: job.quality, effort: job.effort, gamut: narrows ? .sRGB : gamut
    ) { file in
      if format == .avif { AVIFColor.mark(file, isDisplayP3: gamut == .displayP3) }
      deliver(
        index,
        OpenPicture.Made(
          width: picture.width, height: picture.height, isOpaque: !picture.hasAlpha,
          bytes: UnsafeRawBufferPointer(file)))
    }
  }
}
