internal import MomentsModel

/// What the pages beside the timeline list: moments by month and by day of the year, photos, and
/// what people have to do with. Of what stands on the timeline alone.
struct SiteArchive: Sendable {
  /// Positions in `timeline.moments`, newest first.
  typealias Moments = [Int32]

  /// Ascending.
  let years: [Int]
  /// Ascending.
  let months: [YearMonth]
  let byMonth: [YearMonth: Moments]
  /// Days of the year on which something happened, ascending; empty where moments have no pages of
  /// their own, on sites that have to save files.
  let days: [MonthDay]
  let byDay: [MonthDay: Moments]
  /// Newest first; without those that are veiled or folded away.
  let photos: [PhotoPlace]
  /// Those with a page, in the order of the site's people, and the moments that they wrote, liked
  /// or commented on.
  let people: [PersonIndex]
  let byPerson: [PersonIndex: Moments]

  /// A photo and where it stands.
  struct PhotoPlace: Sendable, Hashable {
    var moment: Int32
    var photo: Int32
  }

  init(_ timeline: Timeline, listed: Moments) {
    var byMonth: [YearMonth: Moments] = [:]
    var byDay: [MonthDay: Moments] = [:]
    var photos: [PhotoPlace] = []
    let hasDays = timeline.settings.permalinks == .page
    var circle = Circle(timeline)
    let moments = timeline.moments
    for index in listed {
      let place = Int(index)
      let date = moments[place].date.wallClock.date
      byMonth[YearMonth(year: date.year, month: date.month), default: []].append(index)
      if hasDays { byDay[MonthDay(of: date), default: []].append(index) }
      circle.add(moments, place)
      guard !moments[place].photos.isEmpty, !moments[place].isFolded else { continue }
      for photo in moments[place].photos.indices {
        photos.append(PhotoPlace(moment: index, photo: Int32(photo)))
      }
    }
    months = byMonth.keys.sorted()
    years = Set(months.map(\.year)).sorted()
    days = byDay.keys.sorted()
    people = circle.members
    byPerson = circle.moments
    self.byMonth = byMonth
    self.byDay = byDay
    self.photos = photos
  }

  func months(of year: Int) -> ArraySlice<YearMonth> {
    let start = months.firstIndex { $0.year == year } ?? months.endIndex
    return months[start...].prefix { $0.year == year }
  }
}

extension MomentListing {
  /// The newest moments of a day in earlier years: as many as the home page shows.
  func memories(of today: CivilDate) -> SiteArchive.Moments {
    let earlier = (archive.byDay[MonthDay(of: today)] ?? []).lazy.filter {
      timeline.moments[Int($0)].date.wallClock.date.year < today.year
    }
    return Array(earlier.prefix(3))
  }
}

extension Moment {
  /// Whether its photos are shown only when asked for.
  fileprivate var isFolded: Bool {
    guard hasDetails else { return false }
    return details.isSensitive || details.warning != nil
  }
}

/// Who has a page: whom the site's own files name, but not the owner. Only they have ids.
private struct Circle {
  private(set) var moments: [PersonIndex: SiteArchive.Moments] = [:]
  private let hasPage: [Bool]

  init(_ timeline: Timeline) {
    let owner = Int(timeline.profile.person.value)
    hasPage = timeline.people.indices.map {
      $0 != owner && timeline.people[$0].pageName != nil && !timeline.people[$0].name.isEmpty
    }
  }

  mutating func add(_ timeline: [Moment], _ place: Int) {
    let index = Int32(place)
    add(timeline[place].author, index)
    for person in timeline[place].likes { add(person, index) }
    guard timeline[place].hasDetails else { return }
    for comment in timeline[place].details.comments { add(comment.author, index) }
  }

  private mutating func add(_ person: PersonIndex, _ index: Int32) {
    guard hasPage[Int(person.value)], moments[person]?.last != index else { return }
    moments[person, default: []].append(index)
  }

  var members: [PersonIndex] {
    hasPage.indices.map { PersonIndex($0) }.filter { moments[$0] != nil }
  }
}
