import Foundation
import MomentsModel
import Testing

@Suite struct TimeZoneRulesTests {
  @Test func agreesWithFoundationForEveryZoneAndCentury() throws {
    var compared = 0
    for name in TimeZone.knownTimeZoneIdentifiers {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/\(name)")),
        let reference = TimeZone(identifier: name)
      else { continue }
      let rules = try #require(TimeZoneRules(identifier: name, tzif: Array(data)), "\(name)")
      // From 1970 on, where Foundation's data and the system's are of one mind.
      for instant in stride(from: 10_000, to: 4_000_000_000, by: 5_000_011) {
        let expected = reference.secondsFromGMT(
          for: Date(timeIntervalSince1970: Double(instant)))
        #expect(rules.offsetSeconds(at: instant) == expected, "\(name) at \(instant)")
        compared += 1
      }
    }
    #expect(compared > 100_000)
  }

  @Test func takesTheEarlierInstantOfAnAmbiguousWallClock() throws {
    let berlin = try zone("Europe/Berlin")
    let wall = WallClock(date: CivilDate(year: 2026, month: 10, day: 25), hour: 2, minute: 30)
    #expect(berlin.instant(of: wall) == wall.secondsSince1970 - 7200)
  }

  @Test func takesTheOffsetBeforeTheGapForASkippedWallClock() throws {
    let berlin = try zone("Europe/Berlin")
    let wall = WallClock(date: CivilDate(year: 2026, month: 3, day: 29), hour: 2, minute: 30)
    #expect(berlin.instant(of: wall) == wall.secondsSince1970 - 3600)
  }

  @Test(arguments: ["Europe/Berlin", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Apia"])
  func findsTheInstantOfEachWallClockThatItShows(name: String) throws {
    let rules = try zone(name)
    for instant in stride(from: 1_000_000_000, to: 2_000_000_000, by: 1_234_567) {
      let offset = rules.offsetSeconds(at: instant)
      let found = rules.instant(of: WallClock(secondsSince1970: instant + offset))
      #expect(found == instant || rules.offsetSeconds(at: found) != offset)
    }
  }

  @Test func refusesEveryPrefixOfAZoneFileWithoutTrapping() throws {
    let bytes = Array(
      try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/Europe/Berlin")))
    for length in 0..<bytes.count {
      _ = TimeZoneRules(identifier: "x", tzif: Array(bytes.prefix(length)))
    }
    #expect(TimeZoneRules(identifier: "x", tzif: Array(bytes.prefix(bytes.count / 2))) == nil)
  }

  private func zone(_ name: String) throws -> TimeZoneRules {
    let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/\(name)"))
    return try #require(TimeZoneRules(identifier: name, tzif: Array(data)))
  }
}

@Suite struct CivilDateTests {
  @Test func countsDaysBothWaysOverFourCenturies() {
    for days in stride(from: -200_000, to: 200_000, by: 37) {
      let date = CivilDate(daysSince1970: days)
      #expect(date.isValid)
      #expect(date.daysSince1970 == days)
    }
  }

  @Test func knowsTheWeekday() {
    #expect(CivilDate(year: 2026, month: 11, day: 30).weekday == 1)
    #expect(CivilDate(year: 1969, month: 12, day: 28).weekday == 0)
  }

  @Test func knowsWhichDaysExist() {
    #expect(CivilDate(year: 2024, month: 2, day: 29).isValid)
    #expect(!CivilDate(year: 2023, month: 2, day: 29).isValid)
    #expect(!CivilDate(year: 1900, month: 2, day: 29).isValid)
    #expect(!CivilDate(year: 2024, month: 13, day: 1).isValid)
    #expect(!CivilDate(year: 2024, month: 4, day: 31).isValid)
  }
}
