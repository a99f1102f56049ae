/// A moving picture, or sound, as the site publishes it.
package struct PublishedVideo: Sendable, Hashable {
  /// Below the output's root.
  package var path: String
  /// Media type.
  package var type: String
  /// As shown; nil where unknown, and for sound.
  package var width: Int?
  package var height: Int?
  package var hasPicture: Bool
  package var hasSound: Bool
  /// A frame of it, where it could be made.
  package var poster: PublishedPicture?

  package init(
    path: String, type: String, width: Int? = nil, height: Int? = nil, hasPicture: Bool,
    hasSound: Bool, poster: PublishedPicture? = nil
  ) {
    self.path = path
    self.type = type
    self.width = width
    self.height = height
    self.hasPicture = hasPicture
    self.hasSound = hasSound
    self.poster = poster
  }
}
