internal import FileTree
internal import MomentsContent
internal import MomentsModel
internal import MomentsViewModels

/// Months, years, days, photos and people. Lists that only count are made from numbers alone, so that
/// a moment that is changed and stays on its day leaves them.
extension PageKeys {
  private var archive: SiteArchive { listing.archive }

  func archiveIngredients(of recipe: SitePlan.Recipe) -> Ingredients {
    switch recipe {
    case .month(let month):
      let isWhole = listing.timeline.settings.permalinks == .anchor
      return rows(of: month, page: nil, isWhole: isWhole)
    case .monthPage(let month, let number): return rows(of: month, page: number)
    case .archive:
      return list([]) { writer in
        for month in archive.months {
          writer.put(month)
          writer.put(archive.byMonth[month]?.count)
        }
      }
    case .year(let year):
      return list([]) { writer in
        writer.put(archive.years.firstIndex(of: year))
        for neighbour in neighbours(of: year, in: archive.years) { writer.put(neighbour) }
        for month in archive.months(of: year) {
          writer.put(month)
          writer.put(all: archive.byMonth[month] ?? []) {
            $0.put(listing.timeline.moments[Int($1)].date.wallClock.date.day)
          }
        }
      }
    case .photos: return wall(nil)
    case .photosPage(let number): return wall(number)
    case .onThisDay:
      return list([]) { writer in
        for day in archive.days {
          writer.put(day)
          writer.put(archive.byDay[day]?.count)
        }
      }
    case .dayOfYear(let day): return rows(of: day, page: nil)
    case .dayOfYearPage(let day, let number): return rows(of: day, page: number)
    case .people:
      return list([]) { writer in
        for person in archive.people { put(person, into: &writer) }
      }
    case .person(let person):
      let shown = (archive.byPerson[person] ?? []).prefix(PersonPageViewModel.rowLimit)
      return list(Array(shown)) { put(person, into: &$0) }
    case .me:
      return list([]) {
        $0.put(listing.listed.count)
        $0.put(listing.usedTags.isEmpty)
        $0.put(reflecting: listing.timeline.pages.map { [$0.path, $0.title] })
        $0.put(reflecting: listing.timeline.repositories)
      }
    default: return .unknown
    }
  }

  private func put(_ person: PersonIndex, into writer: inout PackedWriter) {
    writer.put(moments.people[Int(person.value)])
    writer.put(archive.byPerson[person]?.count)
  }

  private func rows(of month: YearMonth, page: Int?, isWhole: Bool = false) -> Ingredients {
    let moments = archive.byMonth[month] ?? []
    let paging = listing.rowPaging(of: moments)
    let shown = isWhole ? moments : Array(moments[paging.range(page)])
    return list(shown) { writer in
      for neighbour in neighbours(of: month, in: archive.months) {
        writer.put(neighbour) { $0.put($1) }
      }
      if isWhole { return writer.put(archive.months.firstIndex(of: month)) }
      writer.put(moments.count)
      writer.put(page)
    }
  }

  private func rows(of day: MonthDay, page: Int?) -> Ingredients {
    let moments = archive.byDay[day] ?? []
    return list(Array(moments[listing.rowPaging(of: moments).range(page)])) {
      $0.put(day)
      $0.put(moments.count)
      $0.put(page)
    }
  }

  private func wall(_ page: Int?) -> Ingredients {
    let paging = listing.photoPaging
    let shown = archive.photos[paging.range(page)]
    return list(shown.map(\.moment)) { writer in
      for place in shown { writer.put(Int(place.photo)) }
      writer.put(page)
      writer.put(page == nil ? paging.numberedPages : page == paging.numberedPages ? 1 : 0)
    }
  }

  private func neighbours<Value: Equatable>(of value: Value, in all: [Value]) -> [Value?] {
    guard let place = all.firstIndex(of: value) else { return [] }
    return [
      place > 0 ? all[place - 1] : nil, place + 1 < all.count ? all[place + 1] : nil,
    ]
  }
}

extension PackedWriter {
  fileprivate mutating func put(_ month: YearMonth) { put(month.year * 12 + month.month) }

  mutating func put(_ day: MonthDay) { put(day.month * 31 + day.day) }
}
