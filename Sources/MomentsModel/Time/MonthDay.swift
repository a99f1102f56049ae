/// A day that comes back each year.
package struct MonthDay: Sendable, Hashable, Comparable {
  /// 1…12
  package var month: Int
  /// 1…31
  package var day: Int

  package init(month: Int, day: Int) {
    self.month = month
    self.day = day
  }

  package init(of date: CivilDate) { self.init(month: date.month, day: date.day) }

  package static func < (a: MonthDay, b: MonthDay) -> Bool {
    (a.month, a.day) < (b.month, b.day)
  }
}
