import MomentsModel
import Testing

@testable import MomentsFeeds

@Suite struct FeedDateTests {
  @Test func writesMailDatesWithWeekdayAndZone() {
    let date = MomentDate(secondsSince1970: 1_795_885_440, offsetSeconds: 3600)
    #expect(date.mailDate == "Sat, 28 Nov 2026 18:04:00 +0100")
    #expect(date.feedDate == "2026-11-28T18:04:00+01:00")
    #expect(date.utcDate == "2026-11-28T17:04:00Z")
  }

  @Test func writesZonesWestOfGreenwich() {
    let date = MomentDate(secondsSince1970: 0, offsetSeconds: -12_600)
    #expect(date.mailDate == "Wed, 31 Dec 1969 20:30:00 -0330")
    #expect(date.feedDate == "1969-12-31T20:30:00-03:30")
  }

  @Test func givesADateWithoutTimeItsDaysMidnight() {
    let date = MomentDate(secondsSince1970: 1_795_820_400, offsetSeconds: 3600, hasTime: false)
    #expect(date.feedDate == "2026-11-28T00:00:00+01:00")
  }
}
