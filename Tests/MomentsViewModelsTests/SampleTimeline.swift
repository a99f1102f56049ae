import MomentsModel
import MomentsViewModels

/// A timeline of our own people in the shape of the original's fixture: an owner "0" and one moment
/// with one photo, liked by the owner.
struct SampleTimeline {
  var owner = Person(
    id: "0", name: "Jo Rivers", avatar: MediaSource(address: "https://pictures.example/jo.png"))
  var cover = MediaSource(address: "https://pictures.example/cover.jpg")
  var author = Person(
    name: "Tess Wu", avatar: MediaSource(address: "https://pictures.example/tess.png"))
  var likers = [
    Person(
      id: "0", name: "Jo Rivers", avatar: MediaSource(address: "https://pictures.example/jo.png"))
  ]
  var photos = [Photo(source: .remote("https://pictures.example/pic.png"))]
  var title: String? = "the pic is awesome"
  var body: MomentText?
  var isLiked = true
  var likeCount: Int?
  var tags: [Tag] = []
  /// 2020-11-16T10:09:20Z
  var date = MomentDate(secondsSince1970: 1_605_521_360)
  var settings = SiteSettings(title: "Moments", timeZone: .utc)
  var wording = Wording.english
  var pictures: [String: PublishedPicture] = [:]

  var moment: Moment {
    Moment(
      id: "0", date: date, title: title, body: body, author: PersonIndex(1), photos: photos,
      likes: likers.indices.map { PersonIndex($0 + 2) }, likeCount: likeCount ?? likers.count,
      isLiked: isLiked, tags: tags.indices.map { TagIndex($0) },
      origin: Moment.Origin(file: "Content/moments/0.json", line: 1))
  }

  var timeline: Timeline {
    Timeline(
      settings: settings, profile: Profile(person: PersonIndex(0), backgroundImage: cover),
      people: [owner, author] + likers, tags: tags, moments: [moment])
  }

  /// - Parameter secondsLater: of the build after the moment.
  func context(secondsLater: Int = 0, depth: Int = 0) -> PageContext {
    PageContext(
      timeline: timeline, links: PageLinks(depth: depth), wording: wording,
      now: date.secondsSince1970 + secondsLater, pictures: pictures)
  }

  var header: UserProfileListItemViewModel {
    UserProfileListItemViewModel(profile: timeline.profile, context: context())
  }

  func card(secondsLater: Int = 0, depth: Int = 0) -> MomentListItemViewModel {
    MomentListItemViewModel(
      moment: moment, context: context(secondsLater: secondsLater, depth: depth))
  }
}
