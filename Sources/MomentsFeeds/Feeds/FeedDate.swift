internal import MomentsModel
internal import MomentsViewModels

/// Dates as feeds want them: always with time and zone. A date without time is its day's midnight.
extension MomentDate {
  /// RFC 3339: `2026-11-28T18:04:00+01:00`.
  var feedDate: String {
    var date = self
    date.hasTime = true
    return date.rfc3339
  }

  /// RFC 822 with a year of four digits: `Sat, 28 Nov 2026 18:04:00 +0100`.
  var mailDate: String {
    let clock = wallClock
    let minutes = abs(offsetSeconds) / 60
    return "\(MomentDate.days[clock.date.weekday]), \(padded(clock.date.day)) "
      + "\(MomentDate.months[clock.date.month - 1]) \(padded(clock.date.year, 4)) "
      + "\(padded(clock.hour)):\(padded(clock.minute)):\(padded(clock.second)) "
      + "\(offsetSeconds < 0 ? "-" : "+")\(padded(minutes / 60))\(padded(minutes % 60))"
  }

  /// RFC 3339 in UTC, as ActivityPub's readers want it.
  var utcDate: String {
    MomentDate(secondsSince1970: secondsSince1970).rfc3339
  }

  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
