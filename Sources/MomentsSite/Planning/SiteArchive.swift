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
    var days = Runs<MonthDay>()
    var months = Runs<YearMonth>()
    var photos: [PhotoPlace] = []
    let hasDays = timeline.settings.permalinks == .page
    var circle = Circle(timeline)
    let moments = timeline.moments
    for index in listed {
      let place = Int(index)
      let date = moments[place].date.wallClock.date
      months.add(index, to: YearMonth(year: date.year, month: date.month))
      if hasDays { days.add(index, to: MonthDay(of: date)) }
      circle.add(moments, place)
      guard !moments[place].photos.isEmpty, !moments[place].isFolded else { continue }
      for photo in moments[place].photos.indices {
        photos.append(PhotoPlace(moment: index, photo: Int32(photo)))
      }
    }
    byMonth = months.all
    byDay = days.all
    self.months = byMonth.keys.sorted()
    years = Set(byMonth.keys.map(\.year)).sorted()
    self.days = byDay.keys.sorted()
    people = circle.members
    byPerson = circle.byPerson
    self.photos = photos
  }

  /// Lists by a key that neighbours share as a rule.
  private struct Runs<Key: Hashable> {
    private var lists: [Key: Moments] = [:]
    private var key: Key?
    private var run: Moments = []

    mutating func add(_ index: Int32, to key: Key) {
      if key != self.key {
        close()
        self.key = key
      }
      run.append(index)
    }

    private mutating func close() {
      if let key { lists[key, default: []] += run }
      run.removeAll(keepingCapacity: true)
    }

    var all: [Key: Moments] {
      mutating get {
        close()
        key = nil
        return lists
      }
    }
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
  /// By person.
  private var moments: [SiteArchive.Moments]
  private let hasPage: [Bool]

  init(_ timeline: Timeline) {
    let owner = Int(timeline.profile.person.value)
    moments = timeline.people.map { _ in [] }
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
    let place = Int(person.value)
    guard hasPage[place], moments[place].last != index else { return }
    moments[place].append(index)
  }

  var members: [PersonIndex] {
    moments.indices.filter { !moments[$0].isEmpty }.map { PersonIndex($0) }
  }

  var byPerson: [PersonIndex: SiteArchive.Moments] {
    Dictionary(uniqueKeysWithValues: members.map { ($0, moments[Int($0.value)]) })
  }
}
