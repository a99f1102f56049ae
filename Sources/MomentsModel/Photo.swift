/// A picture of a moment.
package struct Photo: Sendable, Hashable {
  package var source: MediaSource
  /// The author's text, byte for byte; nil where none was written.
  package var alt: String?
  package var caption: String?
  /// Where the crop is centred, 0…1 from the left and from the top; nil: the middle.
  package var focus: FocalPoint?

  package init(
    source: MediaSource, alt: String? = nil, caption: String? = nil, focus: FocalPoint? = nil
  ) {
    self.source = source
    self.alt = alt
    self.caption = caption
    self.focus = focus
  }
}

/// The point of a picture that stays in view when it is cropped.
package struct FocalPoint: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Where a picture comes from.
package enum MediaSource: Sendable, Hashable {
  /// A file of the site: path relative to the site root, checked to exist.
  case local(String)
  /// An absolute http or https address, referenced as it is and never fetched by a build.
  case remote(String)
}
