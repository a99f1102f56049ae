import Foundation
import MomentsModel
import Testing

@Suite struct TimeZoneRulesTests {
  /// Python's `zoneinfo` reads the same files of the system with other code.
  @Test func agreesWithAnIndependentReaderForEveryZone() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", TimeZoneRulesTests.reader]
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n")
    process.waitUntilExit()
    #expect(lines.count > 400)
    for line in lines {
      let parts = line.split(separator: " ")
      let rules = try zone(String(parts[0]))
      let expected = parts.dropFirst().compactMap { Int($0) }
      let instants = stride(from: -3_000_000_000, to: 5_000_000_000, by: 7_000_011)
      let offsets = instants.map { rules.offsetSeconds(at: $0) }
      #expect(offsets == expected, "\(parts[0])")
    }
  }

  private static let reader = """
    import datetime, zoneinfo
    epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
    instants = [epoch + datetime.timedelta(seconds=s) for s in range(-3000000000, 5000000000, 7000011)]
    for name in sorted(zoneinfo.available_timezones()):
        zone = zoneinfo.ZoneInfo(name)
        print(name, *(int(i.astimezone(zone).utcoffset().total_seconds()) for i in instants))
    """

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
