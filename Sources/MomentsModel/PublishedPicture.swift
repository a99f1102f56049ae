/// A picture as the site publishes it: one file that every browser shows, and others that are
/// smaller, or fit better where they stand.
package struct PublishedPicture: Sendable, Hashable {
  /// Of the file for links, feeds and old browsers: the whole picture, the largest there is. Below
  /// the output's root.
  package var path: String
  /// Upright size of that file in pixels; nil where the format doesn't say.
  package var width: Int?
  package var height: Int?
  /// All files, the one above included; empty where the picture is published as it is.
  package var renditions: [Rendition]
  /// The mean colour; nil where parts are transparent, or where it isn't known.
  package var color: PictureColor?

  package init(
    path: String, width: Int? = nil, height: Int? = nil, renditions: [Rendition] = [],
    color: PictureColor? = nil
  ) {
    self.path = path
    self.width = width
    self.height = height
    self.renditions = renditions
    self.color = color
  }

  package var isAnimated: Bool { renditions.contains(where: \.isAnimated) }

  /// One file of a picture.
  package struct Rendition: Sendable, Hashable {
    package enum Format: String, Sendable, Hashable, CaseIterable {
      case avif, webp, jpeg, png, gif, svg

      package var mediaType: String { self == .svg ? "image/svg+xml" : "image/" + rawValue }
      /// Of file names, without the dot.
      package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
    }

    package enum Cut: Sendable, Hashable {
      case whole
      /// A square around the point of interest; nil: where people look first.
      case square(FocalPoint?)
      /// A square for a person's picture.
      case avatar
      /// A square that stands for the site, outside its pages.
      case icon
    }

    package var path: String
    package var width: Int
    package var height: Int
    package var format: Format
    package var cut: Cut
    /// Whether it moves.
    package var isAnimated: Bool

    package init(
      path: String, width: Int, height: Int, format: Format, cut: Cut, isAnimated: Bool = false
    ) {
      self.path = path
      self.width = width
      self.height = height
      self.format = format
      self.cut = cut
      self.isAnimated = isAnimated
    }
  }
}

extension [PublishedPicture.Rendition] {
  /// Those in the format that the most browsers know, smallest first as they are.
  package var ofPlainestFormat: [PublishedPicture.Rendition] {
    for better in [[.avif, .webp], [.avif]] as [[PublishedPicture.Rendition.Format]] {
      let plain = filter { !better.contains($0.format) }
      if let format = plain.first?.format { return plain.filter { $0.format == format } }
    }
    return self
  }
}

/// One of 64 colours, so that a style sheet can name them all.
package struct PictureColor: Sendable, Hashable {
  /// Red, green and blue, 0…3 each.
  package let red, green, blue: Int

  /// The nearest one to a colour of 0xRRGGBB.
  package init(nearest color: Int) {
    let level = { (shift: Int) in (color >> shift & 0xFF) / 64 }
    (red, green, blue) = (level(16), level(8), level(0))
  }

  /// The name of its class in the theme: `k` and three digits.
  package var className: String { "k\(red)\(green)\(blue)" }
}
