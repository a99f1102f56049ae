internal import MomentsModel

/// Reads the forms of dates that services write. Every function gives nil for what it can't read.
struct DateReading {
  /// In which wall clocks without an offset are, and in which instants are shown.
  let zone: TimeZoneRules

  /// Years 1900 to 2200; anything else is a mistake of scale.
  private static let plausible = -2_208_988_800..<7_258_118_400

  /// Seconds since 1970 in this zone's clock.
  func instant(_ seconds: Int?) -> MomentDate? {
    guard let seconds, DateReading.plausible.contains(seconds) else { return nil }
    return MomentDate(secondsSince1970: seconds, offsetSeconds: zone.offsetSeconds(at: seconds))
  }

  /// ISO 8601: date only, minutes, seconds, any fraction; Z, an offset, or none, which is this
  /// zone. `2024-05-01 10:00:00 +0200` too. An instant given in UTC is shown in this zone.
  func iso(_ text: String?, keepsOffset: Bool = false) -> MomentDate? {
    guard let text else { return nil }
    var cursor = DigitCursor(text)
    guard let year = cursor.digits(4), cursor.take("-"), let month = cursor.digits(2),
      cursor.take("-"), let day = cursor.digits(2)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard date.isValid else { return nil }
    guard cursor.take("T") || cursor.take("t") || cursor.take(" ") else {
      return cursor.isAtEnd ? self.day(date) : nil
    }
    guard let wall = cursor.timeOfDay(date) else { return nil }
    return self.date(wall, &cursor, keepsOffset)
  }

  /// A day of its own, whatever the zone.
  func day(_ date: CivilDate) -> MomentDate {
    let midnight = zone.instant(of: WallClock(date: date))
    return MomentDate(
      secondsSince1970: midnight,
      offsetSeconds: WallClock(date: date).secondsSince1970 - midnight, hasTime: false)
  }

  private func date(
    _ wall: WallClock, _ cursor: inout DigitCursor, _ keepsOffset: Bool
  ) -> MomentDate? {
    cursor.skipSpaces()
    if cursor.isAtEnd { return instant(zone.instant(of: wall)) }
    guard let offset = cursor.offset(), cursor.isAtEnd else { return nil }
    let seconds = wall.secondsSince1970 - offset
    guard DateReading.plausible.contains(seconds) else { return nil }
    // An offset of zero is how services store instants, not where the author was.
    if offset == 0, !keepsOffset { return instant(seconds) }
    return MomentDate(secondsSince1970: seconds, offsetSeconds: offset)
  }

  /// Those that four digits can write; a calendar counts no further without overflowing.
  static let years = 1...9999

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// `Sat Nov 09 12:14:18 +0000 2024`
  func tweet(_ text: String?) -> MomentDate? {
    guard let parts = text?.split(separator: " "), parts.count == 6, let day = Int(parts[2]),
      let month = DateReading.month(parts[1]), let year = Int(parts[5])
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    var cursor = DigitCursor(String(parts[3]) + String(parts[4]))
    guard DateReading.years.contains(year), date.isValid, let wall = cursor.timeOfDay(date) else {
      return nil
    }
    return self.date(wall, &cursor, false)
  }

  /// RFC 822 as feeds write it: `Sun, 19 May 2002 15:21:36 GMT`, without weekday, without seconds,
  /// with named zones, or anything `iso` reads.
  func mail(_ text: String?) -> MomentDate? {
    guard let text else { return nil }
    if let date = iso(text) { return date }
    var parts = text.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" }[...]
    if let first = parts.first, Int(first) == nil { parts = parts.dropFirst() }
    guard parts.count >= 4, let day = Int(parts[parts.startIndex]),
      let month = DateReading.month(parts[parts.startIndex + 1]),
      var year = Int(parts[parts.startIndex + 2])
    else { return nil }
    if year < 100 { year += year < 70 ? 2000 : 1900 }
    let date = CivilDate(year: year, month: month, day: day)
    var cursor = DigitCursor(String(parts[parts.startIndex + 3]))
    guard DateReading.years.contains(year), date.isValid, let wall = cursor.timeOfDay(date) else {
      return nil
    }
    let zoneName = parts.count > 4 ? String(parts[parts.startIndex + 4]) : ""
    var offset = DigitCursor(DateReading.namedZones[zoneName.uppercased()] ?? zoneName)
    return self.date(wall, &offset, false)
  }

  static func month(_ name: Substring) -> Int? {
    months.firstIndex(of: String(name.prefix(3)).lowercased()).map { $0 + 1 }
  }

  private static let namedZones = [
    "GMT": "Z", "UT": "Z", "UTC": "Z", "Z": "Z", "EST": "-0500", "EDT": "-0400", "CST": "-0600",
    "CDT": "-0500", "MST": "-0700", "MDT": "-0600", "PST": "-0800", "PDT": "-0700",
    "CET": "+0100", "CEST": "+0200", "BST": "+0100", "JST": "+0900",
  ]
}

/// Reads digits and marks one after another.
struct DigitCursor {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    let trimmed = text.utf8.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
    var bytes = Array(trimmed)
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == mark.value else { return false }
    position += 1
    return true
  }

  mutating func skipSpaces() { while take(" ") {} }

  /// Exactly `count` digits; takes nothing where there are fewer.
  mutating func digits(_ count: Int) -> Int? {
    guard bytes.count - position >= count else { return nil }
    var value = 0
    for byte in bytes[position..<position + count] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    position += count
    return value
  }

  /// `12:14`, `12:14:18`, `12:14:18.123456789`.
  mutating func timeOfDay(_ date: CivilDate) -> WallClock? {
    skipSpaces()
    guard let hour = digits(2) ?? digits(1), take(":"), let minute = digits(2) else { return nil }
    var second = 0
    if take(":") {
      guard let value = digits(2) else { return nil }
      second = value
      if take(".") || take(",") { while digits(1) != nil {} }
    }
    guard hour < 24, minute < 60, second <= 60 else { return nil }
    return WallClock(date: date, hour: hour, minute: minute, second: second)
  }

  /// `Z`, `+02:00`, `+0200`, `+02`: seconds east of UTC.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = digits(2) else { return nil }
    _ = take(":")
    let seconds = hours * 3600 + (digits(2) ?? 0) * 60
    guard hours <= 18 else { return nil }
    return isWest ? -seconds : seconds
  }
}
