private import MomentsModel

/// Instants as RFC 3339 writes them.
enum InstantText {
  /// nil where `text` isn't `2026-11-30T08:00:00+08:00` or the like: a date, a time to the second
  /// or finer (fractions are dropped), and an offset or `Z`.
  static func secondsSince1970(_ text: String) -> Int? {
    var digits = DigitReader(rest: text.utf8[...])
    guard let year = digits.number(4), digits.skip("-"), let month = digits.number(2),
      digits.skip("-"), let day = digits.number(2), digits.skip("Tt"),
      let hour = digits.number(2), digits.skip(":"), let minute = digits.number(2),
      digits.skip(":"), let second = digits.number(2), digits.skipFraction(),
      let offset = digits.offset(), digits.rest.isEmpty
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard date.isValid, hour < 24, minute < 60, second < 60 else { return nil }
    let wall = WallClock(date: date, hour: hour, minute: minute, second: second)
    return wall.secondsSince1970 - offset
  }

  /// In UTC, to the second: `2026-11-30T00:00:00Z`.
  static func text(secondsSince1970: Int) -> String {
    let wall = WallClock(secondsSince1970: secondsSince1970)
    let date = [padded(wall.date.year, 4), padded(wall.date.month, 2), padded(wall.date.day, 2)]
    let time = [wall.hour, wall.minute, wall.second].map { padded($0, 2) }
    return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  private struct DigitReader {
    var rest: Substring.UTF8View

    mutating func number(_ count: Int) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      rest = rest.dropFirst(count)
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Whether one of `letters` came next; it is then behind.
    mutating func skip(_ letters: String) -> Bool {
      guard let first = rest.first, letters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// False where a point has no digit after it.
    mutating func skipFraction() -> Bool {
      guard skip(".") else { return true }
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      return !digits.isEmpty
    }

    /// Seconds east of UTC.
    mutating func offset() -> Int? {
      if skip("Zz") { return 0 }
      let sign = rest.first == 0x2D ? -1 : 1
      guard skip("+-"), let hours = number(2), skip(":"), let minutes = number(2), hours < 24,
        minutes < 60
      else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }
  }
}
