package import MomentsModel

/// All that a view model is made from beside its own moment: the same for all pages of one depth.
/// A class for the same reason as `Wording`.
package final class PageContext: Sendable {
  package let timeline: Timeline
  package let links: PageLinks
  package let wording: Wording
  /// The build's instant, seconds since 1970; used by `dates: build` alone.
  package let now: Int
  /// What became of local pictures, by their path in the source.
  package let pictures: [String: PublishedPicture]
  /// By person: made once, since looking at letters costs more than all else on a card.
  private let initials: [Initials]

  package convenience init(
    timeline: Timeline, links: PageLinks, wording: Wording, now: Int,
    pictures: [String: PublishedPicture]
  ) {
    self.init(
      timeline: timeline, links: links, wording: wording, now: now, pictures: pictures,
      initials: timeline.people.map { Initials(of: $0.name) })
  }

  private init(
    timeline: Timeline, links: PageLinks, wording: Wording, now: Int,
    pictures: [String: PublishedPicture], initials: [Initials]
  ) {
    self.timeline = timeline
    self.links = links
    self.wording = wording
    self.now = now
    self.pictures = pictures
    self.initials = initials
  }

  /// The same for pages elsewhere.
  package func moved(to links: PageLinks) -> PageContext {
    PageContext(
      timeline: timeline, links: links, wording: wording, now: now, pictures: pictures,
      initials: initials)
  }

  package func avatar(of person: PersonIndex) -> AvatarViewModel {
    AvatarViewModel(
      url: timeline[person: person].avatar.flatMap(url),
      initials: initials[Int(person.value)])
  }

  /// What stands in `src` for a picture; nil where it can't be shown.
  package func url(_ source: MediaSource) -> String? {
    switch source {
    case .local(let path): pictures[path].map { links.url(.file($0.path)) }
    case .remote(let address): timeline.settings.remotePhotos == .reference ? address : nil
    }
  }

  /// A date as the page prints it.
  package func text(of date: MomentDate) -> String {
    guard timeline.settings.dates == .build else { return wording.absolute(date) }
    return wording.relative(
      RelativeDate(
        of: date.secondsSince1970, from: now, in: timeline.settings.timeZone))
  }
}
