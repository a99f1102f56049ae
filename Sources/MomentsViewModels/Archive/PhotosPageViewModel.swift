package import MomentsModel

/// `/photos/`: the wall of all photos.
package struct PhotosPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let photos: [WallPhotoViewModel]
  package let pager: PagerViewModel?

  package init(
    site: SiteViewModel, head: PageHead, photos: [WallPhotoViewModel], pager: PagerViewModel?
  ) {
    self.site = site
    self.head = head
    self.photos = photos
    self.pager = pager
  }
}

/// A photo of the wall; leads to its moment.
package struct WallPhotoViewModel: Sendable {
  package let momentURL: String
  package let alt: String
  package let picture: PictureViewModel
  package let isLazy: Bool
  /// The first picture of the page, fetched before others.
  package let isPriority: Bool

  /// nil where it can't be shown.
  /// - Parameter place: 0-based on its page.
  package init?(_ moment: Moment, photo index: Int, place: Int, context: PageContext) {
    let photo = moment.photos[index]
    let picture = context.picture(
      photo, at: place == 0 ? .wallFirst : .wall, isSquare: moment.photos.count > 1)
    guard let picture else { return nil }
    self.picture = picture
    let day = context.wording.absolute(moment.date.wallClock.date)
    alt =
      photo.alt
      ?? PhotoViewModel.knownText(
        position: index, total: moment.photos.count, date: day, phrases: context.wording.phrases)
    momentURL = context.links.url(context.timeline.address(of: moment))
    isLazy = place > 2
    isPriority = place == 0
  }
}
