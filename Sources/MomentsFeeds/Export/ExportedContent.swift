package import MomentsModel
private import MomentsViewModels

/// What exports carry beside what their format has room for: moments, people and the profile in the
/// fields of content files, so that an import of them makes the same site again.
package struct ExportedContent: Sendable {
  private let timeline: Timeline
  /// Where local files lie in the export, by their path in the site.
  private let files: [String: String]

  package init(_ timeline: Timeline, files: [String: String]) {
    self.timeline = timeline
    self.files = files
  }

  /// - Parameters:
  ///   - markdown: the text as it was written, or else
  ///   - text: as plain text.
  package func fields(
    of moment: Moment, markdown: String? = nil, text: String? = nil
  ) -> ContentValue {
    var fields = ContentFields()
    fields.add("id", moment.id)
    fields.add("date", moment.date.rfc3339)
    fields.add("updated", moment.updated?.rfc3339)
    fields.add("title", moment.title)
    fields.add("markdown", markdown)
    fields.add("text", text)
    if moment.author != timeline.profile.person { fields.add("author", mention(moment.author)) }
    if moment.visibility != .public { fields.add("visibility", moment.visibility.rawValue) }
    fields.add("draft", flag: moment.isDraft)
    fields.add("pinned", flag: moment.isPinned)
    fields.add("lang", moment.language)
    fields.add("tags", list: moment.tags.map { .text(timeline[tag: $0].name) })
    fields.add("photos", list: moment.photos.compactMap(photo))
    if moment.hasDetails { add(moment.details, to: &fields) }
    fields.add("likes", list: moment.likes.map(mention))
    if moment.likeCount != moment.likes.count {
      fields.add("likeCount", .number(String(moment.likeCount)))
    }
    fields.add("isLiked", flag: moment.isLiked)
    return fields.value
  }

  private func add(_ details: MomentDetails, to fields: inout ContentFields) {
    fields.add("warning", details.warning)
    fields.add("sensitive", flag: details.isSensitive)
    fields.add("dir", details.direction?.rawValue)
    fields.add("slug", details.slug)
    fields.add("aliases", list: details.aliases.map { .text("/" + $0) })
    fields.add("place", details.place.map(place))
    fields.add("rating", details.rating.map { .number($0 % 2 == 0 ? "\($0 / 2)" : "\($0 / 2).5") })
    fields.add("videos", list: details.videos.compactMap(video))
    fields.add("link", details.link.map(card))
    fields.add("replyTo", details.replyTo?.contentText)
    fields.add("repostOf", details.repostOf?.contentText)
    fields.add("comments", list: details.comments.map(comment))
    fields.add("source", details.source.map(source))
    if let component = details.component {
      var parts = ContentFields()
      parts.add("name", component.name)
      parts.add("props", ContentValue(component.properties))
      fields.add("component", parts.value)
    }
  }

  /// Everybody that moments may name by an id, but the owner.
  package var people: ContentValue {
    var people = ContentFields()
    for (index, person) in timeline.people.enumerated() {
      guard let id = person.id, index != Int(timeline.profile.person.value) else { continue }
      people.add(id, described(person))
    }
    return people.value
  }

  /// - Parameter biography: Markdown.
  package func profile(biography: String?) -> ContentValue {
    let profile = timeline.profile
    let person = timeline[person: profile.person]
    var fields = ContentFields()
    fields.add("id", person.id)
    fields.add("name", person.name)
    fields.add("avatar", person.avatar.flatMap(path))
    fields.add("backgroundImage", profile.backgroundImage.flatMap(path))
    fields.add("url", person.url)
    fields.add("links", list: profile.links.map { .text($0) })
    fields.add(
      "goals",
      list: profile.goals.map { goal in
        var fields = ContentFields()
        fields.add("text", goal.text)
        fields.add("done", flag: goal.isDone)
        return fields.value
      })
    fields.add("bio", biography)
    return fields.value
  }
}

extension ExportedContent {
  private func path(_ source: MediaSource) -> String? {
    switch source {
    case .local(let path): files[path]
    case .remote(let address): address
    }
  }

  private func described(_ person: Person) -> ContentValue {
    var fields = ContentFields()
    fields.add("name", person.name)
    fields.add("avatar", person.avatar.flatMap(path))
    fields.add("url", person.url)
    return fields.value
  }

  /// An id, a name, or fields for those who were only described in place. Their pictures are named
  /// where these lie on another host: files are the people's that have an id.
  private func mention(_ index: PersonIndex) -> ContentValue {
    let person = timeline[person: index]
    if let id = person.id { return .text(id) }
    var fields = ContentFields()
    fields.add("id", person.describedID)
    fields.add("name", person.name)
    if case .remote(let address)? = person.avatar { fields.add("avatar", address) }
    fields.add("url", person.url)
    return fields.value
  }

  private func photo(_ photo: Photo) -> ContentValue? {
    guard let source = path(photo.source) else { return nil }
    var fields = ContentFields()
    fields.add("src", source)
    fields.add("alt", photo.alt)
    fields.add("caption", photo.caption)
    fields.add(
      "focus", photo.focus.map { .list([.number($0.x.description), .number($0.y.description)]) })
    return fields.value
  }

  private func video(_ video: Video) -> ContentValue? {
    guard let source = path(video.source) else { return nil }
    var fields = ContentFields()
    fields.add("src", source)
    fields.add("alt", video.alt)
    fields.add("poster", video.poster.flatMap(path))
    fields.add("captions", video.captions.flatMap(path))
    return fields.value
  }

  private func card(_ link: LinkCard) -> ContentValue {
    var fields = ContentFields()
    fields.add("url", link.url)
    fields.add("title", link.title)
    fields.add("description", link.description)
    fields.add("image", link.image.flatMap(path))
    return fields.value
  }

  /// As coarse as the site publishes it.
  private func place(_ place: Place) -> ContentValue {
    var fields = ContentFields()
    fields.add("name", place.name)
    if let coordinates = place.coordinates {
      fields.add("latitude", .number(coordinates.latitude.description))
      fields.add("longitude", .number(coordinates.longitude.description))
      fields.add("precision", Self.precisions[coordinates.decimals])
    }
    return fields.value
  }

  /// By decimals of a degree.
  private static let precisions = [
    0: "region", 1: "city", 2: "district", 3: "street", 5: "exact",
  ]

  private func comment(_ comment: Comment) -> ContentValue {
    var fields = ContentFields()
    fields.add("author", mention(comment.author))
    fields.add("date", comment.date?.rfc3339)
    fields.add("text", PlainMarkup.text(comment.text.html))
    fields.add("replyTo", comment.replyTo.map(mention))
    return fields.value
  }

  private func source(_ source: MomentSource) -> ContentValue {
    var fields = ContentFields()
    fields.add("name", source.name)
    fields.add("url", source.url)
    fields.add("id", source.id)
    return fields.value
  }
}

extension MomentReference {
  fileprivate var contentText: String {
    switch self {
    case .moment(let id): id
    case .address(let address): address
    }
  }
}

extension ContentValue {
  fileprivate init?(_ properties: [SiteComponent.Property]) {
    if properties.isEmpty { return nil }
    self = .map(properties.map { Field($0.name, ContentValue($0.value)) })
  }

  private init(_ value: SiteComponent.Value) {
    switch value {
    case .none: self = .none
    case .text(let text): self = .text(text)
    case .number(let number): self = .number(number.description)
    case .flag(let flag): self = .flag(flag)
    case .list(let values): self = .list(values.map(ContentValue.init))
    case .map(let properties):
      self = .map(properties.map { Field($0.name, ContentValue($0.value)) })
    }
  }
}
