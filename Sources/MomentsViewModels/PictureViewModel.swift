internal import MomentsModel

/// The files of a picture among which the browser chooses for one place of the page.
package struct PictureViewModel: Sendable {
  /// What every browser shows.
  package let src: String
  /// Of that file; nil where unknown.
  package let width: Int?
  package let height: Int?
  /// All widths of that format; nil where there is one.
  package let widths: PictureSourceViewModel?
  /// Better formats, best first.
  package let sources: [PictureSourceViewModel]
  /// The class of its mean colour, shown until it is there.
  package let colorClass: String?
  package let isRemote: Bool

  /// A file that comes in one size.
  init(only src: String, width: Int?, height: Int?, isRemote: Bool) {
    self.src = src
    self.width = width
    self.height = height
    widths = nil
    sources = []
    colorClass = nil
    self.isRemote = isRemote
  }

  /// nil where the picture has no file of this cut.
  /// - Parameters:
  ///   - sizes: how wide it is shown, as CSS lengths.
  ///   - width: the same in CSS pixels; nil where it depends on the window.
  init?(
    _ picture: PublishedPicture, cut: PublishedPicture.Rendition.Cut, sizes: String,
    width slotWidth: Int?, links: PageLinks
  ) {
    let all = picture.renditions.filter { $0.cut == cut }
    let stills = all.filter { !$0.isAnimated }
    let shown = stills.ofPlainestFormat
    guard let smallest = shown.first else { return nil }
    src = links.url(.file(smallest.path))
    width = smallest.width > 0 ? smallest.width : nil
    height = smallest.height > 0 ? smallest.height : nil
    let ladder = PictureLadder(sizes: sizes, width: slotWidth, links: links)
    widths = shown.count > 1 ? ladder.source(shown) : nil
    sources = ladder.sources(all, besides: smallest.format)
    colorClass = picture.color?.className
    isRemote = false
  }
}

/// A `source` of a `picture`: one format in several widths.
package struct PictureSourceViewModel: Sendable, Hashable {
  /// Media type.
  package let type: String
  /// Whether it is only for those who want no motion.
  package let isForReducedMotion: Bool
  /// How wide it is shown, as CSS lengths.
  package let sizes: String
  /// All but the largest.
  package let smaller: [PictureCandidateViewModel]
  package let largest: PictureCandidateViewModel
}

/// One file of a `srcset`.
package struct PictureCandidateViewModel: Sendable, Hashable {
  package let url: String
  /// In pixels.
  package let width: Int
}

/// Makes the sources of one place.
private struct PictureLadder {
  let sizes: String
  /// In CSS pixels; nil where it depends on the window.
  let width: Int?
  let links: PageLinks

  /// Better formats than `shown`; where something moves, the stills come first, for those who want
  /// no motion.
  func sources(
    _ all: [PublishedPicture.Rendition], besides shown: PublishedPicture.Rendition.Format
  ) -> [PictureSourceViewModel] {
    let moving = all.filter(\.isAnimated)
    let stills = all.filter { !$0.isAnimated }
    // Without a still of the plain format, a browser that wants no motion and knows none of the
    // better ones would take what moves.
    let formats: [PublishedPicture.Rendition.Format] =
      [.avif, .webp].filter { $0 != shown } + (moving.isEmpty ? [] : [shown])
    return formats.compactMap { format in
      source(stills.filter { $0.format == format }, isForReducedMotion: !moving.isEmpty)
    }
      + [.webp, .gif].compactMap { format in source(moving.filter { $0.format == format }) }
  }

  /// nil where there are no files.
  func source(
    _ files: [PublishedPicture.Rendition], isForReducedMotion: Bool = false
  ) -> PictureSourceViewModel? {
    let candidates = fitting(files).map {
      PictureCandidateViewModel(url: links.url(.file($0.path)), width: $0.width)
    }
    guard let first = files.first, let largest = candidates.last else { return nil }
    return PictureSourceViewModel(
      type: first.format.mediaType, isForReducedMotion: isForReducedMotion, sizes: sizes,
      smaller: Array(candidates.dropLast()), largest: largest)
  }

  /// Without those that are too small for the place, and those that no screen needs for it: three
  /// pixels for each of CSS are the most that can be told apart.
  private func fitting(
    _ files: [PublishedPicture.Rendition]
  ) -> ArraySlice<PublishedPicture.Rendition> {
    guard let width, !files.isEmpty else { return files[...] }
    let densest = files.firstIndex { $0.width >= 3 * width } ?? files.endIndex - 1
    let plainest = files[...densest].firstIndex { $0.width >= width } ?? densest
    return files[plainest...densest]
  }
}
