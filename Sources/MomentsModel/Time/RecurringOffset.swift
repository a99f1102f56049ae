/// The rule for all years after a TZif file's last transition: a POSIX TZ string with the
/// extensions of RFC 9636, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
struct RecurringOffset: Sendable {
  private var standardOffset: Int
  private var daylight: Daylight?

  fileprivate struct Daylight: Sendable {
    var offset: Int
    var start: Change
    var end: Change
  }

  /// A day of the year and the wall clock's seconds on it at which clocks change.
  fileprivate struct Change: Sendable {
    enum Day: Sendable {
      case weekday(Int, week: Int, month: Int)
      /// 1…365, 29 February never counted.
      case julian(Int)
      /// 0…365
      case ordinal(Int)
    }

    var day: Day
    var seconds: Int
  }

  init?(posix text: String) {
    var scanner = Scanner(rest: text.utf8[...])
    guard scanner.name(), let standard = scanner.time() else { return nil }
    standardOffset = -standard
    guard !scanner.rest.isEmpty else { return }
    guard scanner.name() else { return nil }
    var offset = standardOffset + 3600
    if scanner.rest.first != 0x2C {
      guard let written = scanner.time() else { return nil }
      offset = -written
    }
    guard scanner.skip(0x2C), let start = scanner.change(), scanner.skip(0x2C),
      let end = scanner.change(), scanner.rest.isEmpty
    else { return nil }
    daylight = Daylight(offset: offset, start: start, end: end)
  }

  func offset(at instant: Int) -> Int {
    guard let daylight else { return standardOffset }
    let year = WallClock(secondsSince1970: instant + standardOffset).date.year
    let start = daylight.start.seconds(in: year) - standardOffset
    let end = daylight.end.seconds(in: year) - daylight.offset
    let isDaylight =
      start < end ? (start..<end).contains(instant) : !(end..<start).contains(instant)
    return isDaylight ? daylight.offset : standardOffset
  }

  fileprivate struct Scanner {
    var rest: Substring.UTF8View

    mutating func skip(_ byte: UInt8) -> Bool {
      guard rest.first == byte else { return false }
      rest.removeFirst()
      return true
    }

    mutating func name() -> Bool {
      if skip(0x3C) {
        guard let end = rest.firstIndex(of: 0x3E) else { return false }
        rest = rest[rest.index(after: end)...]
        return true
      }
      let letters = rest.prefix { (0x41...0x5A).contains($0 & 0xDF) }
      rest = rest[letters.endIndex...]
      return letters.count >= 3
    }

    mutating func number() -> Int? {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest[digits.endIndex...]
      return digits.count < 6 ? Int(String(Substring(digits))) : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time() -> Int? {
      let isNegative = skip(0x2D)
      if !isNegative { _ = skip(0x2B) }
      guard var seconds = number().map({ $0 * 3600 }) else { return nil }
      for unit in [60, 1] where skip(0x3A) {
        guard let value = number() else { return nil }
        seconds += value * unit
      }
      return isNegative ? -seconds : seconds
    }

    mutating func change() -> Change? {
      guard let day = day() else { return nil }
      guard skip(0x2F) else { return Change(day: day, seconds: 7200) }
      return time().map { Change(day: day, seconds: $0) }
    }

    private mutating func day() -> Change.Day? {
      if skip(0x4A) { return number().map { .julian($0) } }
      guard skip(0x4D) else { return number().map { .ordinal($0) } }
      guard let month = number(), (1...12).contains(month), skip(0x2E), let week = number(),
        (1...5).contains(week), skip(0x2E), let weekday = number(), (0...6).contains(weekday)
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }
  }
}

extension RecurringOffset.Change {
  /// The change on the wall clock of `year`, as if it were UTC.
  fileprivate func seconds(in year: Int) -> Int { dayNumber(in: year) * 86_400 + seconds }

  private func dayNumber(in year: Int) -> Int {
    let newYear = CivilDate(year: year, month: 1, day: 1).daysSince1970
    switch day {
    case .julian(let day):
      return newYear + day - 1 + (CivilDate.isLeap(year) && day >= 60 ? 1 : 0)
    case .ordinal(let day): return newYear + day
    case .weekday(let weekday, let week, let month):
      let first = CivilDate(year: year, month: month, day: 1)
      let offset = (weekday - first.weekday + 7) % 7 + (week - 1) * 7
      let length = CivilDate.days(inMonth: month, of: year)
      return first.daysSince1970 + (offset < length ? offset : offset - 7)
    }
  }
}
