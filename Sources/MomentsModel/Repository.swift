/// A code repository of the owner's, as a search of a code host describes it.
package struct Repository: Sendable, Hashable {
  package var name: String
  /// With its owner, such as `ada/lake`.
  package var fullName: String?
  /// Absolute http or https address.
  package var url: String
  package var description: String?
  /// The main programming language.
  package var language: String?
  package var starCount: Int
  package var forkCount: Int
  package var topics: [String]
  package var updated: MomentDate?

  package init(
    name: String, fullName: String? = nil, url: String, description: String? = nil,
    language: String? = nil, starCount: Int = 0, forkCount: Int = 0, topics: [String] = [],
    updated: MomentDate? = nil
  ) {
    self.name = name
    self.fullName = fullName
    self.url = url
    self.description = description
    self.language = language
    self.starCount = starCount
    self.forkCount = forkCount
    self.topics = topics
    self.updated = updated
  }
}
