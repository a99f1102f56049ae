extension TimeZoneRules {
  /// Which day the zone's calendars show at an instant.
  package func day(at secondsSince1970: Int) -> CivilDate {
    WallClock(secondsSince1970: secondsSince1970 + offsetSeconds(at: secondsSince1970)).date
  }
}
