/// The whole content of a site, checked and in order.
package struct Timeline: Sendable {
  package var settings: SiteSettings
  package var profile: Profile
  /// Every person once, the profile's owner included; order of first mention.
  package var people: [Person]
  /// Every tag once, in order of first mention.
  package var tags: [Tag]
  /// What the build may publish (no drafts, future, followers-only or private moments), newest
  /// first; ties by position in their payload, then by id.
  package var moments: [Moment]
  /// In the order of their paths.
  package var pages: [Page] = []
  /// In the order of their file.
  package var repositories: [Repository] = []
  /// The site's own words for its language.
  package var wording: SiteWording?

  package init(
    settings: SiteSettings, profile: Profile, people: [Person], tags: [Tag], moments: [Moment]
  ) {
    self.settings = settings
    self.profile = profile
    self.people = people
    self.tags = tags
    self.moments = moments
  }

  /// Where a moment is shown whole. One that stands on no list has a page of its own in any case.
  package func address(of moment: Moment) -> SiteAddress {
    if settings.permalinks == .anchor, moment.visibility == .public {
      return .momentInMonth(id: moment.id, YearMonth(of: moment.date))
    }
    return .moment(id: lastPart(of: moment))
  }

  /// Of a moment's own address: its slug, or its id where it has none.
  package func lastPart(of moment: Moment) -> String {
    moment.hasDetails ? moment.details.slug ?? moment.id : moment.id
  }

  /// The page about somebody; nil where they have none. The owner's is `me`.
  package func address(of person: PersonIndex) -> SiteAddress? {
    person == profile.person ? .me : self[person: person].pageName.map { .person(id: $0) }
  }

  @inlinable
  package subscript(person person: PersonIndex) -> Person { people[Int(person.value)] }
  @inlinable
  package subscript(tag tag: TagIndex) -> Tag { tags[Int(tag.value)] }
}

/// A tag.
package struct Tag: Sendable, Hashable {
  /// As first written, without `#`.
  package var name: String
  /// One path part: lower case, NFC, letters of every script kept; unique.
  package var slug: String

  package init(name: String, slug: String) {
    self.name = name
    self.slug = slug
  }
}
