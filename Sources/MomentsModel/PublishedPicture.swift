/// A picture as the site publishes it.
package struct PublishedPicture: Sendable, Hashable {
  /// Path below the output's root.
  package var path: String
  /// Upright size in pixels; nil where the format doesn't say.
  package var width: Int?
  package var height: Int?

  package init(path: String, width: Int? = nil, height: Int? = nil) {
    self.path = path
    self.width = width
    self.height = height
  }
}
