package import MomentsModel

/// `/archive/`: all years with their months.
package struct ArchivePageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  /// Newest first.
  package let years: [ArchiveYearViewModel]

  package init(site: SiteViewModel, head: PageHead, years: [ArchiveYearViewModel]) {
    self.site = site
    self.head = head
    self.years = years
  }
}

/// A year of the archive.
package struct ArchiveYearViewModel: Sendable {
  package let link: PageLinkViewModel
  /// Those with moments, newest first.
  package let months: [PageLinkViewModel]

  package init(link: PageLinkViewModel, months: [PageLinkViewModel]) {
    self.link = link
    self.months = months
  }
}

/// `/2026/`: a calendar of the year, and its months.
package struct YearPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let heading: String
  package let countText: String
  /// "Moments per day, 2026"
  package let caption: String
  /// Twelve.
  package let months: [CalendarMonthViewModel]
  package let pager: PagerViewModel?

  package init(
    site: SiteViewModel, head: PageHead, heading: String, countText: String,
    months: [CalendarMonthViewModel], pager: PagerViewModel?
  ) {
    self.site = site
    self.head = head
    self.heading = heading
    self.countText = countText
    caption = site.wording.phrases.lists.calendar.filled { $0 == "year" ? heading : nil }
    self.months = months
    self.pager = pager
  }
}

/// A month as a row of a calendar.
package struct CalendarMonthViewModel: Sendable {
  package let name: String
  /// nil where nothing happened.
  package let url: String?
  package let countText: String
  package let days: [CalendarDayViewModel]

  /// - Parameter counts: moments by day, the first being the 1st.
  package init(name: String, url: String?, counts: [Int], context: PageContext) {
    self.name = name
    self.url = url
    let wording = context.wording
    countText = wording.count(wording.phrases.moments, counts.reduce(0, +))
    days = (0..<31).map {
      CalendarDayViewModel(count: counts.indices.contains($0) ? counts[$0] : nil)
    }
  }
}

/// A day of a calendar, or the place where a short month has none.
package struct CalendarDayViewModel: Sendable, Hashable {
  package let count: Int?

  package init(count: Int?) { self.count = count }

  /// nil where nothing happened.
  package var className: String? {
    guard let count else { return "out" }
    return count > 0 ? "l\(level)" : nil
  }

  /// 0…4: none, 1, 2 or 3, 4 to 7, more. Not by the busiest day, which would change all others.
  package var level: Int {
    switch count ?? 0 {
    case 0: 0
    case 1: 1
    case 2...3: 2
    case 4...7: 3
    default: 4
    }
  }
}

/// `/on-this-day/`: the days of the year on which something happened.
package struct DaysPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let months: [DaysMonthViewModel]

  package init(site: SiteViewModel, head: PageHead, months: [DaysMonthViewModel]) {
    self.site = site
    self.head = head
    self.months = months
  }
}

/// A month of any year, with its days.
package struct DaysMonthViewModel: Sendable {
  package let name: String
  /// `label` is the number of the day.
  package let days: [PageLinkViewModel]

  package init(name: String, days: [PageLinkViewModel]) {
    self.name = name
    self.days = days
  }
}

/// What happened in earlier years on the day of the build; on the home page.
package struct MemoriesViewModel: Sendable {
  /// "30 November in earlier years"
  package let heading: String
  /// `MM-DD`, so that the script can take it away on another day.
  package let day: String
  /// A few, newest first.
  package let rows: [MomentRowViewModel]
  /// All of them.
  package let url: String

  package init(heading: String, day: MonthDay, rows: [MomentRowViewModel], url: String) {
    self.heading = heading
    self.day =
      (day.month < 10 ? "0" : "") + String(day.month) + (day.day < 10 ? "-0" : "-")
      + String(day.day)
    self.rows = rows
    self.url = url
  }
}
