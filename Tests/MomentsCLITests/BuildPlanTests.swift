import FileTree
import Testing

@testable import MomentsCLI

@Suite struct BuildPlanTests {
  private func plan(_ arguments: [String], _ environment: [String: String] = [:]) throws
    -> BuildPlan
  {
    let outlet = Surroundings.Outlet { _ in }
    return try BuildPlan(
      FlagParser.read(arguments).options,
      Surroundings(
        environment: environment, output: outlet, errors: outlet, now: { 7 }, stopwatch: { 0 },
        processorCount: 3, tree: { _ in MemoryTree() }, realPath: { $0 }))
  }

  @Test func takesTheFlagThenTheEnvironmentThenTheClock() throws {
    #expect(try plan([]).now == 7)
    #expect(try plan([], ["SOURCE_DATE_EPOCH": ""]).now == 7)
    #expect(try plan([], ["SOURCE_DATE_EPOCH": "100"]).now == 100)
    let flag = "--now=1970-01-01T00:00:01Z"
    #expect(try plan([flag], ["SOURCE_DATE_EPOCH": "100"]).now == 1)
    #expect(try plan([flag], ["SOURCE_DATE_EPOCH": "x"]).now == 1)
  }

  @Test(arguments: ["x", "1.5", "-1", "253402300800", "99999999999999999999"])
  func refusesAnEpochThatIsNoTime(text: String) {
    #expect(throws: UsageError.self) { try plan([], ["SOURCE_DATE_EPOCH": text]) }
  }

  @Test func writesToPublicInTheSitesFolder() throws {
    #expect(try plan([]).outputFolder == "public")
    #expect(try plan(["-s", "a"]).outputFolder == "a/public")
    #expect(try plan(["-s", "a/"]).outputFolder == "a/public")
    #expect(try plan(["-s", "/"]).outputFolder == "/public")
    #expect(try plan(["-s", "a", "-o", "b"]).outputFolder == "b")
  }

  @Test func worksOnAsManyThingsAsThereAreProcessors() throws {
    #expect(try plan([]).jobs == 3)
    #expect(try plan(["--jobs=1"]).jobs == 1)
  }
}
