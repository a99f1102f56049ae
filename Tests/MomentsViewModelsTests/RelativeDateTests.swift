import Foundation
import MomentsModel
import MomentsViewModels
import Testing

@Suite struct RelativeDateTests {
  @Test(arguments: RelativeDateVectors.cases)
  func truncatesToTheLargestComponent(_ vector: RelativeDateVectors.Case) {
    let date = RelativeDate(
      of: RelativeDateVectors.now + vector.offsetSeconds, from: RelativeDateVectors.now, in: .utc)
    #expect(date == RelativeDate(vector.value, vector.unit))
    #expect(Wording.english.relative(date) == vector.english)
    #expect(Wording.simplifiedChinese.relative(date) == vector.chinese)
  }

  @Test func hasAllVectors() {
    #expect(RelativeDateVectors.cases.count == 38)
  }

  @Test func speaksArabicWithEachOfItsPluralForms() {
    let texts = [1, 2, 3, 11, 100].map { Wording.arabic.relative(RelativeDate(-$0, .day)) }
    #expect(texts == ["قبل يوم واحد", "قبل يومين", "قبل 3 أيام", "قبل 11 يومًا", "قبل 100 يوم"])
  }

  @Test(arguments: ["UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York", "Africa/Casablanca"])
  func agreesWithFoundationsCalendar(zone name: String) throws {
    let zone = try #require(rules(of: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: name))
    var generator = SplitMix(seed: 7)
    for _ in 0..<2000 {
      let now = Int.random(in: 946_684_800..<1_900_000_000, using: &generator)
      let span = [90, 7200, 200_000, 4_000_000, 90_000_000].randomElement(using: &generator) ?? 90
      let instant = now + Int.random(in: -span...span, using: &generator)
      let mine = RelativeDate(of: instant, from: now, in: zone)
      #expect(mine == reference(instant, now, calendar), "\(name): \(instant) from \(now)")
    }
  }

  private func rules(of name: String) -> TimeZoneRules? {
    (try? Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/\(name)")))
      .flatMap { TimeZoneRules(identifier: name, tzif: Array($0)) }
  }

  private func reference(_ instant: Int, _ now: Int, _ calendar: Calendar) -> RelativeDate {
    let parts = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second],
      from: Date(timeIntervalSince1970: Double(now)),
      to: Date(timeIntervalSince1970: Double(instant)))
    let values = [
      parts.year, parts.month, parts.weekOfMonth, parts.day, parts.hour, parts.minute, parts.second,
    ]
    for (unit, value) in zip(RelativeDate.Unit.allCases, values) {
      if let value, value != 0 { return RelativeDate(value, unit) }
    }
    return RelativeDate(0, .second)
  }
}

/// Reproducible random numbers.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
