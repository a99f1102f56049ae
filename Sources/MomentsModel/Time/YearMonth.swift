/// A month of a year.
package struct YearMonth: Sendable, Hashable, Comparable {
  package var year: Int
  /// 1…12
  package var month: Int

  package init(year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// As its author's clock showed it.
  package init(of date: MomentDate) {
    let day = date.wallClock.date
    self.init(year: day.year, month: day.month)
  }

  package static func < (a: YearMonth, b: YearMonth) -> Bool {
    (a.year, a.month) < (b.year, b.month)
  }
}
