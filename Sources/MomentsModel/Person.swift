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

extension Person {
  /// The last part of the address of their page; nil where the id can't be one.
  package var pageName: String? {
    guard let id, !id.isEmpty, id.utf8.count <= 100 else { return nil }
    let isUsable = id.unicodeScalars.allSatisfy { scalar in
      scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil || scalar.properties.isGraphemeExtend
    }
    return isUsable ? UnicodeText.caseFolded(id) : nil
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
  /// What the owner means to do, in the order written.
  package var goals: [Goal] = []

  package init(
    person: PersonIndex, backgroundImage: MediaSource? = nil, biography: MomentText? = nil
  ) {
    self.person = person
    self.backgroundImage = backgroundImage
    self.biography = biography
  }
}

/// Something that the owner means to do.
package struct Goal: Sendable, Hashable {
  /// Plain text.
  package var text: String
  package var isDone: Bool

  package init(text: String, isDone: Bool = false) {
    self.text = text
    self.isDone = isDone
  }
}
