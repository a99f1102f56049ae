/// A plain page beside the timeline, such as "About".
package struct Page: Sendable {
  /// Its address below the root, `/`-separated, without slashes at its ends.
  package var path: String
  package var title: String
  package var description: String?
  /// nil where there is no text.
  package var body: MomentText?
  /// BCP 47; nil: the site's.
  package var language: String?
  package var updated: MomentDate?
  /// Old paths inside the site that lead to this page.
  package var aliases: [String]
  /// The file that it was written in, relative to the site root.
  package var file: String

  package init(
    path: String, title: String, description: String? = nil, body: MomentText? = nil,
    language: String? = nil, updated: MomentDate? = nil, aliases: [String] = [], file: String
  ) {
    self.path = path
    self.title = title
    self.description = description
    self.body = body
    self.language = language
    self.updated = updated
    self.aliases = aliases
    self.file = file
  }
}
