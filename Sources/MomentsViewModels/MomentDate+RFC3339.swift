package import MomentsModel

extension MomentDate {
  /// `2026-11-28T18:04:00+01:00`, or `2026-11-28` for a date without time.
  package var rfc3339: String {
    let clock = wallClock
    let date = "\(padded(clock.date.year, 4))-\(padded(clock.date.month))-\(padded(clock.date.day))"
    return hasTime ? instantText : date
  }

  /// `2026-11-28T18:04:00+01:00`; a date without time is its day's midnight in the site's zone.
  package var instantText: String {
    let clock = wallClock
    let date = "\(padded(clock.date.year, 4))-\(padded(clock.date.month))-\(padded(clock.date.day))"
    let time = "\(padded(clock.hour)):\(padded(clock.minute)):\(padded(clock.second))"
    let minutes = abs(offsetSeconds) / 60
    let offset =
      minutes == 0
      ? "Z" : "\(offsetSeconds < 0 ? "-" : "+")\(padded(minutes / 60)):\(padded(minutes % 60))"
    return "\(date)T\(time)\(offset)"
  }

  private func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
