package import MomentsModel

/// The original's relative dates: the largest non-zero component of the calendar difference,
/// truncated, never rounded (`RelativeDateTimeFormatter`, full units, numeric).
package struct RelativeDate: Sendable, Hashable {
  package enum Unit: Int, Sendable, CaseIterable {
    case year, month, week, day, hour, minute, second
  }

  package var unit: Unit
  /// Negative in the past. 0 only with `second`.
  package var value: Int

  package init(_ value: Int, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The way from `now` to `instant`, both in seconds since 1970, on the calendar of `zone`.
  package init(of instant: Int, from now: Int, in zone: TimeZoneRules) {
    let calendar = CalendarDifference(from: now, to: instant, zone: zone)
    let months = calendar.months
    if abs(months) >= 12 {
      self.init(months / 12, .year)
    } else if months != 0 {
      self.init(months, .month)
    } else {
      self.init(days: calendar.days, seconds: instant - now)
    }
  }

  private init(days: Int, seconds: Int) {
    if abs(days) >= 7 {
      self.init(days / 7, .week)
    } else if days != 0 {
      self.init(days, .day)
    } else if abs(seconds) >= 3600 {
      self.init(seconds / 3600, .hour)
    } else if abs(seconds) >= 60 {
      self.init(seconds / 60, .minute)
    } else {
      self.init(seconds, .second)
    }
  }
}

/// Whole months and whole days between two instants on one zone's wall clock, each truncated.
private struct CalendarDifference {
  var start: WallClock
  var end: Int
  var zone: TimeZoneRules
  /// 1 into the future, -1 into the past.
  var direction: Int

  init(from: Int, to: Int, zone: TimeZoneRules) {
    start = WallClock(secondsSince1970: from + zone.offsetSeconds(at: from))
    end = to
    self.zone = zone
    direction = to < from ? -1 : 1
  }

  var months: Int {
    let last = WallClock(secondsSince1970: end + zone.offsetSeconds(at: end)).date
    let between = (last.year - start.date.year) * 12 + last.month - start.date.month
    return overshoots(adding(months: between)) ? between - direction : between
  }

  var days: Int {
    let last = WallClock(secondsSince1970: end + zone.offsetSeconds(at: end)).date
    let between = last.daysSince1970 - start.date.daysSince1970
    var wall = start
    wall.date = CivilDate(daysSince1970: start.date.daysSince1970 + between)
    return between != 0 && overshoots(wall) ? between - direction : between
  }

  private func overshoots(_ wall: WallClock) -> Bool {
    let instant = zone.instant(of: wall)
    return direction < 0 ? instant < end : instant > end
  }

  /// The same day of another month, or that month's last.
  private func adding(months: Int) -> WallClock {
    var wall = start
    let month = start.date.year * 12 + start.date.month - 1 + months
    wall.date.year = month / 12
    wall.date.month = month % 12 + 1
    wall.date.day = min(
      start.date.day, CivilDate.days(inMonth: wall.date.month, of: wall.date.year))
    return wall
  }
}
