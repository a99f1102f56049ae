package import MomentsModel

/// All that a view model is made from beside its own moment: the same for all pages of one depth.
/// A class for the same reason as `Wording`.
package final class PageContext: Sendable {
  package let timeline: Timeline
  package let links: PageLinks
  package let wording: Wording
  /// The build's instant, seconds since 1970; used by `dates: build` alone.
  package let now: Int
  /// What became of local pictures, videos and captions, by their path in the source.
  package let pictures: [String: PublishedPicture]
  /// What became of local videos and sounds, likewise.
  package let videos: [String: PublishedVideo]
  /// Where local captions are published, likewise.
  package let captions: [String: String]
  /// Of the components in use; nil where there are none.
  package let components: ComponentFiles?
  /// By person: made once, since looking at letters costs more than all else on a card.
  private let initials: [Initials]
  /// Positions in the timeline of the moments that others refer to, by id.
  private let referred: [String: Int]

  package convenience init(
    timeline: Timeline, links: PageLinks, wording: Wording, now: Int,
    pictures: [String: PublishedPicture], videos: [String: PublishedVideo] = [:],
    captions: [String: String] = [:], components: ComponentFiles? = nil
  ) {
    self.init(
      timeline: timeline, links: links, wording: wording, now: now, pictures: pictures,
      videos: videos, captions: captions, components: components,
      initials: timeline.people.map { Initials(of: $0.name) },
      referred: PageContext.referred(in: timeline))
  }

  private init(
    timeline: Timeline, links: PageLinks, wording: Wording, now: Int,
    pictures: [String: PublishedPicture], videos: [String: PublishedVideo],
    captions: [String: String], components: ComponentFiles?, initials: [Initials],
    referred: [String: Int]
  ) {
    self.timeline = timeline
    self.links = links
    self.wording = wording
    self.now = now
    self.pictures = pictures
    self.videos = videos
    self.captions = captions
    self.components = components
    self.initials = initials
    self.referred = referred
  }

  /// The same for pages elsewhere.
  package func moved(to links: PageLinks) -> PageContext {
    PageContext(
      timeline: timeline, links: links, wording: wording, now: now, pictures: pictures,
      videos: videos, captions: captions, components: components, initials: initials,
      referred: referred)
  }

  /// One that another moment answers, repeats or is answered by; nil where it isn't published.
  func referredMoment(id: String) -> Moment? { referred[id].map { timeline.moments[$0] } }

  private static func referred(in timeline: Timeline) -> [String: Int] {
    var ids: Set<String> = []
    let moments = timeline.moments
    for index in moments.indices where moments[index].hasDetails {
      let details = moments[index].details
      for reference in [details.replyTo, details.repostOf] {
        if case .moment(let id)? = reference { ids.insert(id) }
      }
      ids.formUnion(details.replies)
    }
    guard !ids.isEmpty else { return [:] }
    var positions: [String: Int] = [:]
    for position in moments.indices where ids.contains(moments[position].id) {
      positions[moments[position].id] = position
    }
    return positions
  }

  /// - Parameter size: in CSS pixels, as it is shown.
  package func avatar(of person: PersonIndex, size: Int) -> AvatarViewModel {
    let source = timeline[person: person].avatar
    var files: PictureViewModel?
    if case .local(let path)? = source, let picture = pictures[path] {
      files = PictureViewModel(
        picture, cut: .avatar, sizes: "\(size)px", width: size, links: links)
    }
    return AvatarViewModel(
      url: files?.src ?? source.flatMap(url),
      widths: files?.sources.first,
      initials: initials[Int(person.value)])
  }

  /// Where a moment's author is at home: the owner on this site; others elsewhere, or on the page
  /// that they have here, which they have where the moment is one of the timeline's.
  package func authorURL(of moment: Moment) -> String? {
    if moment.author == timeline.profile.person { return links.url(.home) }
    let author = timeline[person: moment.author]
    guard author.url == nil, moment.visibility == .public, !author.name.isEmpty else {
      return author.url
    }
    return timeline.address(of: moment.author).map(links.url)
  }

  /// The files of a photo for one place; nil where it can't be shown.
  /// - Parameter isSquare: whether the place shows a square of it.
  func picture(
    _ photo: Photo, at slot: PictureSlot, isSquare: Bool = false
  ) -> PictureViewModel? {
    guard let address = url(photo.source) else { return nil }
    guard case .local(let path) = photo.source, let picture = pictures[path] else {
      return PictureViewModel(only: address, width: nil, height: nil, isRemote: true)
    }
    let ratio = Double(picture.width ?? 0) / Double(max(1, picture.height ?? 0))
    let (sizes, width) = (slot.sizes(ratio: ratio), slot.width(ratio: ratio))
    let cuts: [PublishedPicture.Rendition.Cut] =
      isSquare && !picture.isAnimated ? [.square(photo.focus), .whole] : [.whole]
    for cut in cuts {
      let files = PictureViewModel(
        picture, cut: cut, sizes: sizes, width: width, links: links)
      if let files { return files }
    }
    return PictureViewModel(
      only: address, width: picture.width, height: picture.height, isRemote: false)
  }

  /// What stands in `src` for a picture; nil where it can't be shown.
  package func url(_ source: MediaSource) -> String? {
    switch source {
    case .local(let path): pictures[path].map { links.url(.file($0.path)) }
    case .remote(let address): timeline.settings.remotePhotos == .reference ? address : nil
    }
  }

  /// A text as this page shows it; `home` is where it is shown whole.
  package func html(of text: MomentText, from home: SiteAddress) -> [UInt8] {
    links.placed(text, from: home, basePath: timeline.settings.basePath)
  }

  /// A text whose addresses hold anywhere: those that begin with `/` are meant from the site's root,
  /// which needn't be its host's. Of a context with absolute links.
  package func absoluteHTML(of text: MomentText, from home: SiteAddress) -> [UInt8] {
    AbsoluteMarkup.of(html(of: text, from: home), on: links.url(home))
  }

  /// A date as the page prints it.
  package func text(of date: MomentDate) -> String {
    guard timeline.settings.dates == .build else { return wording.absolute(date) }
    return wording.relative(
      RelativeDate(
        of: date.secondsSince1970, from: now, in: timeline.settings.timeZone))
  }
}
