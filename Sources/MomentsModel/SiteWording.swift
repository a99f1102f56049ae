package import Diagnostics

/// The words of a language as a site's own file gives them, not yet matched with what pages say.
package struct SiteWording: Sendable {
  package var file: String
  /// BCP 47; of the file's name.
  package var language: String
  /// In the file's order.
  package var entries: [Entry]

  package init(file: String, language: String, entries: [Entry]) {
    self.file = file
    self.language = language
    self.entries = entries
  }

  package struct Entry: Sendable {
    /// `home`, or `past.year` for what stands in a map.
    package var name: String
    package var value: Value
    package var place: SourcePlace

    package init(name: String, value: Value, place: SourcePlace) {
      self.name = name
      self.value = value
      self.place = place
    }
  }

  package enum Value: Sendable, Hashable {
    case text(String)
    /// By CLDR's names of plural forms: zero, one, two, few, many, other.
    case forms([String: String])
    case list([String])
  }
}
