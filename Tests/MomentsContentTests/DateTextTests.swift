import MomentsModel
import Testing

@testable import MomentsContent

@Suite struct DateTextTests {
  static let berlin = TimeZoneRules(identifier: "Europe/Berlin", fixedOffset: 3600)

  static let readable: [(text: String, seconds: Int, offset: Int, hasTime: Bool)] = [
    ("2024-02-29T18:30:00+08:00", 1_709_202_600, 28_800, true),
    ("2024-02-29t18:30:00z", 1_709_231_400, 0, true),
    ("2024-02-29T18:30:00.123456789Z", 1_709_231_400, 0, true),
    ("2024-02-29 18:30", 1_709_227_800, 3600, true),
    ("2024-02-29 18:30:15", 1_709_227_815, 3600, true),
    ("  2024-02-29T18:30 ", 1_709_227_800, 3600, true),
    ("2024-02-29 18:30 +0100", 1_709_227_800, 3600, true),
    ("2024-02-29 18:30 -05", 1_709_249_400, -18_000, true),
    ("2024-02-29", 1_709_161_200, 3600, false),
    ("1605521360", 1_605_521_360, 3600, true),
    ("1605521360.5", 1_605_521_360, 3600, true),
    ("-1", -1, 3600, true),
    ("-1.5", -2, 3600, true),
    ("+5", 5, 3600, true),
    ("0", 0, 3600, true),
    ("1969-12-31T23:59:60Z", 0, 0, true),
    ("0001-01-01", -62_135_600_400, 3600, false),
  ]

  @Test(arguments: readable)
  func readsEveryForm(text: String, seconds: Int, offset: Int, hasTime: Bool) throws {
    let date = try DateText.read(text, in: DateTextTests.berlin)
    #expect(
      date
        == MomentDate(secondsSince1970: seconds, offsetSeconds: offset, hasTime: hasTime))
  }

  @Test(arguments: [
    "", "nan", "inf", "0x10", "1e9", "1_000", "2024", "2024-02", "2024-02-29T", "2024-02-29T18",
    "2024-02-29T18:3", "2024-02-29T18:30:00+", "2024-02-29T18:30:00+8", "2024-02-29T18:30:00 UTC",
    "2024-02-290", "２０２４-02-29", "2024-02-29\n", "0000-01-01", "2023-02-29", "1900-02-29",
    "2024-04-31",
  ])
  func refusesEverythingElse(text: String) {
    #expect(throws: DateFault.self) { try DateText.read(text, in: .utc) }
  }

  @Test(arguments: ["UTC", "Asia/Tokyo", "America/Los_Angeles"])
  func keepsTheDayOfADateWithoutATimeInEveryZone(zone: String) throws {
    let rules = try #require(LoadedSite.zone(zone))
    let date = try DateText.read("2022-01-01", in: rules)
    #expect(date.wallClock == WallClock(date: CivilDate(year: 2022, month: 1, day: 1)))
    #expect(!date.hasTime)
  }

  @Test(arguments: [
    ("2026-05-01-lake", true), ("2026-05-01", true), ("2026-05-01_lake", true),
    ("2026-05-01 lake", true), ("2026-05-011", false), ("2026-05-01a", false),
    ("2026-02-30-lake", false), ("lake-2026-05-01", false), ("20260501-lake", false), ("", false),
  ])
  func findsTheDateThatANameBeginsWith(name: String, isDate: Bool) {
    #expect((DateText.leading(name, in: .utc) != nil) == isDate)
  }

  @Test func readsEveryDayOfFourCenturies() throws {
    for day in stride(from: -25_567, to: 84_000, by: 13) {
      let date = CivilDate(daysSince1970: day)
      let read = try DateText.read(date.text, in: .utc)
      #expect(read.secondsSince1970 == day * 86_400)
    }
  }
}
