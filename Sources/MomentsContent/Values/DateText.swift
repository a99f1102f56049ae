import MomentsModel

/// A date that isn't one, and what to write instead.
struct DateFault: Error, Equatable {
  var summary: String
  var hint: String
}

/// The forms of a date that content may use:
///
/// - RFC 3339, and the same with a space for `T`, without seconds, or without an offset, which
///   means the site's time zone;
/// - `YYYY-MM-DD`, which is that day whatever the zone;
/// - Unix seconds.
struct DateText {
  private let written: String
  private let bytes: [UInt8]
  private var position = 0

  /// Instants outside are mistakes of scale, such as milliseconds: 1900 to 2200.
  private static let plausible = -2_208_988_800..<7_258_118_400

  static func read(_ text: String, in zone: TimeZoneRules) throws(DateFault) -> MomentDate {
    var reader = DateText(text)
    return try reader.read(in: zone)
  }

  /// The date that a file's name begins with, `2026-05-01-lake` or `2026-05-01`.
  static func leading(_ name: String, in zone: TimeZoneRules) -> MomentDate? {
    let bytes = Array(name.utf8.prefix(11))
    guard bytes.count >= 10 else { return nil }
    if bytes.count == 11, DateText.isWordByte(bytes[10]) { return nil }
    // A name that begins with something else is just a name.
    return try? read(String(decoding: bytes[..<10], as: UTF8.self), in: zone)
  }

  private init(_ text: String) {
    let trimmed = text.utf8.drop { $0 == 0x20 || $0 == 0x09 }
    var bytes = Array(trimmed)
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    self.bytes = bytes
    written = String(decoding: bytes, as: UTF8.self)
  }

  private mutating func read(in zone: TimeZoneRules) throws(DateFault) -> MomentDate {
    if let seconds = try unixSeconds() {
      return MomentDate(secondsSince1970: seconds, offsetSeconds: zone.offsetSeconds(at: seconds))
    }
    let day = try day()
    guard position < bytes.count else {
      let midnight = zone.instant(of: WallClock(date: day))
      // The day is kept by its own wall clock: midnight there, whatever the zone does that night.
      let offset = WallClock(date: day).secondsSince1970 - midnight
      return MomentDate(secondsSince1970: midnight, offsetSeconds: offset, hasTime: false)
    }
    let wall = try timeOfDay(day)
    guard position < bytes.count else {
      let instant = zone.instant(of: wall)
      return MomentDate(
        secondsSince1970: instant, offsetSeconds: zone.offsetSeconds(at: instant))
    }
    let offset = try offset()
    return MomentDate(secondsSince1970: wall.secondsSince1970 - offset, offsetSeconds: offset)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }
}

extension DateText {
  /// nil where the text isn't a number.
  private func unixSeconds() throws(DateFault) -> Int? {
    let unsigned = bytes.first == 0x2D || bytes.first == 0x2B ? bytes.dropFirst() : bytes[...]
    let whole = unsigned.prefix { DateText.isDigit($0) }
    let rest = unsigned[whole.endIndex...]
    guard !whole.isEmpty else { return nil }
    if !rest.isEmpty {
      guard rest.first == 0x2E, rest.count > 1, rest.dropFirst().allSatisfy(DateText.isDigit)
      else { return nil }
    }
    guard let magnitude = Int(String(decoding: whole, as: UTF8.self)) else {
      throw unreadable("a number of seconds has at most ten digits")
    }
    if rest.isEmpty, unsigned.count == bytes.count, let day = compactDay(magnitude) {
      throw unreadable("write \(day) where that day is meant")
    }
    let seconds = bytes.first == 0x2D ? -magnitude - (rest.isEmpty ? 0 : 1) : magnitude
    guard DateText.plausible.contains(seconds) else { throw implausible(seconds) }
    return seconds
  }

  /// `20240105` and `2024`, which are meant as days and not as instants of 1970.
  private func compactDay(_ number: Int) -> String? {
    if bytes.count == 4, (1900...2199).contains(number) { return "\(number)-01-01" }
    guard bytes.count == 8 else { return nil }
    let date = CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    return date.isValid && (1900...2199).contains(date.year) ? date.text : nil
  }

  private func implausible(_ seconds: Int) -> DateFault {
    for (scale, name) in [(1000, "milliseconds"), (1_000_000, "microseconds")]
    where DateText.plausible.contains(seconds / scale) {
      return DateFault(
        summary: "'\(written)' counts \(name), not seconds", hint: "write \(seconds / scale)")
    }
    return DateFault(
      summary: "'\(written)' is not a time between the years 1900 and 2200",
      hint: "write the seconds since 1970, or a date such as 2024-02-29")
  }

  private mutating func day() throws(DateFault) -> CivilDate {
    guard let year = digits(4), take(0x2D), let month = digits(2), take(0x2D),
      let day = digits(2), position == bytes.count || !DateText.isDigit(bytes[position])
    else { throw unreadable(suggestion()) }
    let date = CivilDate(year: year, month: month, day: day)
    guard date.isValid, year > 0 else { throw nonexistent(date) }
    return date
  }

  private func nonexistent(_ date: CivilDate) -> DateFault {
    var real = date
    real.year = max(1, date.year)
    if date.month > 12, (1...12).contains(date.day) {
      (real.month, real.day) = (date.day, date.month)
    }
    real.month = min(max(real.month, 1), 12)
    real.day = min(max(real.day, 1), CivilDate.days(inMonth: real.month, of: real.year))
    return DateFault(
      summary: "'\(written)' is not a date that exists",
      hint: "write \(real.text), or a full time such as \(real.text)T18:30:00+08:00")
  }

  private mutating func timeOfDay(_ day: CivilDate) throws(DateFault) -> WallClock {
    guard take(0x54) || take(0x74) || take(0x20) else { throw unreadable() }
    while take(0x20) {}
    guard let hour = digits(2), take(0x3A), let minute = digits(2) else { throw unreadable() }
    var second = 0
    if take(0x3A) {
      guard let value = digits(2) else { throw unreadable() }
      second = value
      if take(0x2E) {
        guard digits(1) != nil else { throw unreadable() }
        while digits(1) != nil {}
      }
    }
    guard hour < 24, minute < 60, second <= 60 else {
      throw DateFault(
        summary: "'\(written)' has a time of day that doesn't exist",
        hint: "hours go from 00 to 23, minutes and seconds from 00 to 59")
    }
    return WallClock(date: day, hour: hour, minute: minute, second: second)
  }

  /// Seconds east of UTC, up to the end of the text.
  private mutating func offset() throws(DateFault) -> Int {
    while take(0x20) {}
    if take(0x5A) || take(0x7A) {
      guard position == bytes.count else {
        throw unreadable("write either Z or an offset such as -07:00 after the time, not both")
      }
      return 0
    }
    let isWest = take(0x2D)
    guard isWest || take(0x2B), let hours = digits(2) else { throw unreadable() }
    let hasColon = take(0x3A)
    let minutes = digits(2)
    guard minutes != nil || !hasColon, position == bytes.count else { throw unreadable() }
    guard hours <= 18, minutes ?? 0 < 60 else {
      throw DateFault(
        summary: "'\(written)' has an offset that no place on Earth has",
        hint: "offsets go from -12:00 to +14:00")
    }
    let seconds = hours * 3600 + (minutes ?? 0) * 60
    return isWest ? -seconds : seconds
  }

  private func unreadable(_ hint: String? = nil) -> DateFault {
    DateFault(
      summary: "'\(written.shortened(to: 60))' is not a date that can be read",
      hint: hint
        ?? "write 2024-02-29, 2024-02-29 18:30, 2024-02-29T18:30:00+08:00, or Unix seconds")
  }

  /// What `2024-1-5` and `2024/01/05` were meant as.
  private func suggestion() -> String? {
    let parts = bytes.split { !DateText.isDigit($0) }.prefix(3).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard parts.count == 3, parts[0] >= 1000 else { return nil }
    let date = CivilDate(year: parts[0], month: parts[1], day: parts[2])
    return date.isValid ? "write \(date.text)" : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Exactly `count` digits; takes nothing where there are fewer.
  private mutating func digits(_ count: Int) -> Int? {
    guard bytes.count - position >= count else { return nil }
    var value = 0
    for byte in bytes[position..<position + count] {
      guard DateText.isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    position += count
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension CivilDate {
  /// `YYYY-MM-DD`
  var text: String { "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))" }
}

extension Int {
  /// Decimal digits of a number that isn't negative, with leading zeros up to `width`.
  func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
