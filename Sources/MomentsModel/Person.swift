/// Somebody who writes, likes or comments.
package struct Person: Sendable, Hashable {
  /// nil for one who was named in place only.
  package var id: String?
  /// Empty where the source has none (the app's likers).
  package var name: String
  package var avatar: MediaSource?
  /// Absolute http or https address.
  package var url: String?
  /// The id with which somebody was described in place; several may share one.
  package var describedID: String?

  package init(id: String? = nil, name: String, avatar: MediaSource? = nil, url: String? = nil) {
    self.id = id
    self.name = name
    self.avatar = avatar
    self.url = url
  }
}

/// The owner of the timeline, as the header shows them.
package struct Profile: Sendable {
  package var person: PersonIndex
  package var backgroundImage: MediaSource?
  /// HTML under the same contract as `MomentText.html`.
  package var biography: MomentText?
  /// Absolute http or https addresses of the owner's other pages, for `rel=me`.
  package var links: [String] = []

  package init(
    person: PersonIndex, backgroundImage: MediaSource? = nil, biography: MomentText? = nil
  ) {
    self.person = person
    self.backgroundImage = backgroundImage
    self.biography = biography
  }
}
