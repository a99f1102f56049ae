/// When a moment happened: an instant, and the wall clock that its author saw.
package struct MomentDate: Sendable, Hashable {
  /// Seconds since 1970-01-01T00:00:00Z.
  package var secondsSince1970: Int
  /// Seconds east of UTC of the author's clock; kept and shown as written.
  package var offsetSeconds: Int
  /// False for a date without time, whose instant is its day's midnight in the site's zone and
  /// whose day never shifts.
  package var hasTime: Bool

  package init(secondsSince1970: Int, offsetSeconds: Int = 0, hasTime: Bool = true) {
    self.secondsSince1970 = secondsSince1970
    self.offsetSeconds = offsetSeconds
    self.hasTime = hasTime
  }

  package var wallClock: WallClock {
    WallClock(secondsSince1970: secondsSince1970 + offsetSeconds)
  }
}

/// A date and time of day without a zone.
package struct WallClock: Sendable, Hashable {
  package var date: CivilDate
  package var hour: Int
  package var minute: Int
  package var second: Int

  package init(date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// As if it were UTC.
  package init(secondsSince1970 seconds: Int) {
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    self.init(
      date: CivilDate(daysSince1970: days), hour: rest / 3600, minute: rest % 3600 / 60,
      second: rest % 60)
  }

  /// As if it were UTC.
  package var secondsSince1970: Int {
    date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second
  }
}
