internal import MomentsModel
internal import MomentsViewModels

/// Months, years and days.
extension SitePages {
  private var archive: SiteArchive { listing.archive }

  var archivePage: ArchivePageViewModel {
    let setting = setting(for: .archive)
    return ArchivePageViewModel(
      site: setting.site, head: head(of: .archive, wording.phrases.lists.archive),
      years: archive.years.reversed().map { year in
        let months = archive.months(of: year)
        let count = months.reduce(0) { $0 + (archive.byMonth[$1]?.count ?? 0) }
        return ArchiveYearViewModel(
          link: link(.year(year), String(year), count, setting),
          months: months.reversed().map {
            link(.month($0), wording.months[$0.month - 1], archive.byMonth[$0]?.count, setting)
          })
      })
  }

  func yearPage(_ year: Int) -> YearPageViewModel {
    let setting = setting(for: .year(year))
    let place = archive.years.firstIndex(of: year) ?? 0
    let months = archive.months(of: year)
    let count = months.reduce(0) { $0 + (archive.byMonth[$1]?.count ?? 0) }
    return YearPageViewModel(
      site: setting.site, head: head(of: .year(year), String(year)), heading: String(year),
      countText: wording.count(wording.phrases.moments, count),
      months: (1...12).map { calendarMonth(YearMonth(year: year, month: $0), setting) },
      pager: pager(
        newer: place + 1 < archive.years.count ? .year(archive.years[place + 1]) : nil,
        older: place > 0 ? .year(archive.years[place - 1]) : nil, place + 1, setting))
  }

  private func calendarMonth(_ month: YearMonth, _ setting: PageSetting) -> CalendarMonthViewModel {
    var counts = [Int](repeating: 0, count: CivilDate.days(inMonth: month.month, of: month.year))
    let moments = archive.byMonth[month] ?? []
    for index in moments {
      counts[timeline.moments[Int(index)].date.wallClock.date.day - 1] += 1
    }
    return CalendarMonthViewModel(
      name: wording.months[month.month - 1],
      url: moments.isEmpty ? nil : setting.context.links.url(.month(month)), counts: counts,
      context: setting.context)
  }

  /// - Parameter number: nil: the newest.
  func monthRows(_ month: YearMonth, page number: Int? = nil) -> RowsPageViewModel {
    let moments = archive.byMonth[month] ?? []
    let paging = listing.rowPaging(of: moments)
    let address = number.map { SiteAddress.monthPage(month, $0) } ?? .month(month)
    let setting = setting(for: address)
    let name = wording.month(month)
    let place = archive.months.firstIndex(of: month) ?? 0
    // Older months follow the oldest page of this one, newer ones precede its newest.
    let after =
      (number ?? paging.newestNumber) > 1
      ? SiteAddress.monthPage(month, (number ?? paging.newestNumber) - 1)
      : place > 0 ? .month(archive.months[place - 1]) : nil
    let before: SiteAddress? =
      if let number {
        number == paging.numberedPages ? .month(month) : .monthPage(month, number + 1)
      } else {
        place + 1 < archive.months.count ? .month(archive.months[place + 1]) : nil
      }
    return RowsPageViewModel(
      site: setting.site, head: head(of: address, numbered(name, number)), heading: name,
      countText: wording.count(wording.phrases.moments, moments.count),
      parent: link(.year(month.year), String(month.year), nil, setting),
      groups: [
        RowGroupViewModel(
          heading: nil,
          rows: rows(moments[paging.range(number)], setting))
      ],
      pager: pager(newer: before, older: after, number ?? paging.newestNumber, setting))
  }

  var daysPage: DaysPageViewModel {
    let setting = setting(for: .onThisDay)
    let months = Dictionary(grouping: archive.days, by: \.month)
    return DaysPageViewModel(
      site: setting.site, head: head(of: .onThisDay, wording.phrases.lists.onThisDay),
      months: (1...12).compactMap { month in
        months[month].map { days in
          DaysMonthViewModel(
            name: wording.months[month - 1],
            days: days.map {
              link(.dayOfYear($0), String($0.day), archive.byDay[$0]?.count, setting)
            })
        }
      })
  }

  /// - Parameter number: nil: the newest.
  func dayRows(_ day: MonthDay, page number: Int? = nil) -> RowsPageViewModel {
    let moments = archive.byDay[day] ?? []
    let paging = listing.rowPaging(of: moments)
    let address = number.map { SiteAddress.dayOfYearPage(day, $0) } ?? .dayOfYear(day)
    let setting = setting(for: address)
    let name = wording.absolute(day)
    let shown = number ?? paging.newestNumber
    let before: SiteAddress? = number.map {
      $0 == paging.numberedPages ? .dayOfYear(day) : .dayOfYearPage(day, $0 + 1)
    }
    return RowsPageViewModel(
      site: setting.site,
      head: head(
        of: address, numbered(titled(name, wording.phrases.lists.onThisDay), number)),
      heading: name, countText: wording.count(wording.phrases.moments, moments.count),
      parent: link(.onThisDay, wording.phrases.lists.onThisDay, nil, setting),
      groups: groups(byYear: moments[paging.range(number)], setting),
      pager: before == nil && shown == 1
        ? nil
        : pager(
          newer: before, older: shown > 1 ? .dayOfYearPage(day, shown - 1) : nil, shown, setting))
  }

  /// What happened on the day of the build in earlier years.
  func memories(_ setting: PageSetting) -> MemoriesViewModel? {
    let today = timeline.settings.timeZone.day(at: setting.context.now)
    let earlier = listing.memories(of: today)
    guard !earlier.isEmpty else { return nil }
    let day = MonthDay(of: today)
    let name = wording.absolute(day)
    return MemoriesViewModel(
      heading: wording.phrases.lists.earlierYears.filled { $0 == "day" ? name : nil }, day: day,
      rows: rows(earlier[...], setting),
      url: setting.context.links.url(.dayOfYear(day)))
  }

  // MARK: Parts

  func rows(_ moments: ArraySlice<Int32>, _ setting: PageSetting) -> [MomentRowViewModel] {
    listing.moments(at: moments).map { MomentRowViewModel($0, context: setting.context) }
  }

  /// Of moments that are in the order of their dates.
  private func groups(
    byYear moments: ArraySlice<Int32>, _ setting: PageSetting
  ) -> [RowGroupViewModel] {
    let year = { (index: Int32) in timeline.moments[Int(index)].date.wallClock.date.year }
    var groups: [RowGroupViewModel] = []
    var rest = moments
    while let first = rest.first {
      let same = rest.prefix { year($0) == year(first) }
      groups.append(RowGroupViewModel(heading: String(year(first)), rows: rows(same, setting)))
      rest = rest.dropFirst(same.count)
    }
    return groups
  }

  func link(
    _ address: SiteAddress, _ label: String, _ count: Int?, _ setting: PageSetting
  ) -> PageLinkViewModel {
    PageLinkViewModel(
      label: label, url: setting.context.links.url(address),
      countText: count.map { wording.count(wording.phrases.moments, $0) })
  }

  func pager(
    newer: SiteAddress?, older: SiteAddress?, _ number: Int, _ setting: PageSetting
  ) -> PagerViewModel? {
    newer == nil && older == nil
      ? nil
      : PagerViewModel(newer: newer, older: older, number: number, context: setting.context)
  }

  func numbered(_ title: String, _ number: Int?) -> String {
    number.map { titled(title, pageName($0)) } ?? title
  }

  func head(of address: SiteAddress, _ title: String) -> PageHead {
    head(titled(title, timeline.settings.title), listDescription(title, address), address)
  }
}

extension Paging {
  /// What a page shows.
  /// - Parameter number: nil: the first.
  func range(_ number: Int?) -> Range<Int> { number.map { range(ofPage: $0) } ?? newest }
}
