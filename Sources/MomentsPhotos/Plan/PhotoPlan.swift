internal import MomentsModel
internal import PhotoProtocol

/// Which files are made of a picture: the widths and crops of the places where the theme shows it,
/// never larger than the picture itself.
struct PhotoPlan: Sendable {
  let settings: SiteSettings.PhotoSettings

  /// Sides of square crops: the grid's cells are 97 to 200 pixels, on screens of up to three times
  /// that.
  static let squareSides = [120, 240, 480]
  /// Avatars are 20, 44 and 80 pixels, twice and three times that.
  static let avatarSides = [40, 96, 160, 320]
  /// Animations are heavy: one for the timeline, one for its own page.
  static let animationWidths = [480, 960]

  /// One file to make.
  struct File: Sendable, Hashable {
    var job: PictureJob
    var cut: PublishedPicture.Rendition.Cut
    /// Unique among the files of a picture; names all that its bytes depend on.
    var name: String
  }

  func files(for facts: PictureFacts, _ demand: PictureDemand) -> [File] {
    if facts.kind == .svg { return [file(.whole, .whole, facts.width, .svg)] }
    var files: [File] = []
    if demand.isShownWhole {
      files += stills(.whole, .whole, widths: widths(settings.widths, upTo: facts.width))
      if facts.kind == .animation {
        files += widths(PhotoPlan.animationWidths, upTo: facts.width)
          .map { file(.whole, .whole, $0, .animation) }
      }
    }
    let side = min(facts.width, facts.height)
    for focus in demand.squares {
      let crop = focus.map(PhotoPlan.crop) ?? .attentionSquare
      files += stills(
        .square(focus), crop, widths: widths(PhotoPlan.squareSides, upTo: side), fallbacks: 1)
    }
    if demand.isAvatar { files += avatars(upTo: side) }
    if demand.isIcon {
      files += SiteIcons.sides.map { file(.icon, .attentionSquare, $0, .icon) }
    }
    return files
  }

  /// WebP alone, which all but the oldest browsers know: at these sizes the header of AVIF eats what
  /// it saves, and a list of formats would outweigh the pictures.
  private func avatars(upTo side: Int) -> [File] {
    let sides = widths(PhotoPlan.avatarSides, upTo: side)
    let fallback = sides.last { $0 <= 160 } ?? sides[0]
    return sides.map { file(.avatar, .attentionSquare, $0, .webp) }
      + [file(.avatar, .attentionSquare, fallback, .fallback)]
  }

  /// - Parameter fallbacks: how many widths old browsers get, from the second one on.
  private func stills(
    _ cut: PublishedPicture.Rendition.Cut, _ crop: PictureJob.Crop, widths: [Int],
    fallbacks: Int = 2
  ) -> [File] {
    let fallbackFormat = settings.formats.last ?? .jpeg
    let small = widths[min(1, widths.count - 1)]
    let chosen = fallbacks > 1 ? [small, widths[widths.count - 1]] : [small]
    var files: [File] = []
    for width in widths {
      for format in settings.formats where format != fallbackFormat {
        files.append(file(cut, crop, width, PhotoPlan.jobFormat(format)))
      }
      if chosen.contains(width) {
        files.append(file(cut, crop, width, PhotoPlan.jobFormat(fallbackFormat)))
      }
    }
    return files
  }

  private static func jobFormat(
    _ format: SiteSettings.PhotoSettings.Format
  ) -> PictureJob.Format {
    switch format {
    case .avif: .avif
    case .webp: .webp
    case .jpeg: .fallback
    }
  }

  /// As exact as its name says.
  private static func crop(around focus: FocalPoint) -> PictureJob.Crop {
    let round = { (value: Double) in (min(1, max(0, value)) * 1000).rounded() / 1000 }
    return .square(x: round(focus.x), y: round(focus.y))
  }

  /// Those of `wanted` that are smaller than `limit`, and `limit` itself where it isn't larger than
  /// all of them; widths too near to the last one are left out. Never empty.
  private func widths(_ wanted: [Int], upTo limit: Int) -> [Int] {
    let largest = max(1, min(limit, wanted.last ?? limit))
    return wanted.filter { $0 * 115 < largest * 100 } + [largest]
  }

  private func file(
    _ cut: PublishedPicture.Rendition.Cut, _ crop: PictureJob.Crop, _ width: Int,
    _ format: PictureJob.Format
  ) -> File {
    let effort = Encoding.effort(format)
    let quality = Encoding.quality(format, settings.quality)
    let job = PictureJob(
      crop: crop, width: width, format: format, quality: quality, effort: effort)
    return File(
      job: job, cut: cut,
      name: "\(PhotoPlan.name(crop))\(width).\(format)-q\(quality)-e\(effort)")
  }

  private static func name(_ crop: PictureJob.Crop) -> String {
    switch crop {
    case .whole: "w"
    case .attentionSquare: "a"
    case .square(let x, let y): "f\(Int((x * 1000).rounded()))x\(Int((y * 1000).rounded()))-"
    }
  }
}

/// How encoders are set so that all formats look alike; measured, see `Benchmarks/photos`.
enum Encoding {
  /// - Parameter jpeg: the quality as JPEG counts.
  static func quality(_ format: PictureJob.Format, _ jpeg: Int) -> Int {
    let shift =
      switch format {
      case .avif: -22
      case .webp, .animation: -4
      case .fallback, .svg, .icon: 0
      }
    return min(100, max(1, jpeg + shift))
  }

  static func effort(_ format: PictureJob.Format) -> Int {
    switch format {
    // One step more takes a fifth longer for 2 % of the bytes; one less is no smaller than WebP.
    case .avif: 1
    case .webp, .animation: 2
    case .fallback, .svg, .icon: 0
    }
  }
}
