import Diagnostics
import FileTree
import MomentsSite
import TestSupport
import Testing

/// Months, days, photos and people, by the short templates of `SmallSite`.
@Suite struct ArchivePagesTests {
  private static let start = """
    -- Content/site.yaml --
    title: Small
    timeZone: UTC
    -- Content/profile.md --
    ---
    id: mira
    name: Mira
    goals: [Swim, {text: Weld, done: true}]
    ---
    I repair clocks.
    -- Content/people.yaml --
    ada: Ada
    Óscar: Óscar
    "../x": Trickster

    """

  private func pages(_ text: String, now: Int = 1_796_083_200) throws -> [String: String] {
    var site = SmallSite(ArchivePagesTests.start + text)
    site.now = now
    let outcome = site.build()
    #expect(outcome.log.diagnostics.filter { $0.severity == .error } == [])
    return SmallSite.visible(try #require(site.output as? MemoryTree))
  }

  private func moment(_ id: String, _ fields: String, _ body: String = "") -> String {
    "-- Content/moments/\(id).md --\n---\n\(fields)\n---\n\(body)\n"
  }

  @Test func putsAMomentWhereItsAuthorsClockStood() throws {
    let pages = try pages(moment("a", "date: 2025-12-31T20:00:00-08:00"))
    #expect(pages["2025/12/index.html"] == "December 2025: ../../m/a/\n")
    #expect(pages["2026/index.html"] == nil)
    #expect(pages["on-this-day/12-31/index.html"] == "31 December: 2025 ../../m/a/\n")
  }

  @Test func splitsLongMonthsIntoPagesCountedFromTheOldest() throws {
    let moments = (0..<250).map { number in
      "{\"id\": \"n\(number)\", \"date\": \(1_767_225_600 + number * 60), \"text\": \"x\"}"
    }
    let pages = try pages("-- Content/moments/all.json --\n[\(moments.joined(separator: ","))]\n")
    let rows = { (path: String) in pages[path]?.split(separator: " ").dropFirst(2).count }
    #expect(rows("2026/01/index.html") == 150)
    #expect(rows("2026/01/page/1/index.html") == 100)
    #expect(pages["2026/01/page/1/index.html"]?.hasSuffix(" ../../../../m/n0/\n") == true)
    #expect(pages["2026/01/page/2/index.html"] == nil)
  }

  @Test func gathersADayOfAllYears() throws {
    let pages = try pages(
      moment("a", "date: 2023-02-28") + moment("b", "date: 2025-02-28")
        + moment("c", "date: 2024-02-29") + moment("d", "date: 2025-02-28T12:00:00Z"))
    #expect(
      pages["on-this-day/02-28/index.html"]
        == "28 February: 2025 ../../m/d/ ../../m/b/ 2023 ../../m/a/\n")
    #expect(pages["on-this-day/02-29/index.html"] == "29 February: 2024 ../../m/c/\n")
  }

  @Test func leavesNoTraceOfWhatStandsOnNoList() throws {
    let pages = try pages(moment("a", "date: 2025-01-01\nvisibility: unlisted\nlikes: [ada]"))
    #expect(pages["archive/index.html"] == "\n")
    #expect(pages["2025/index.html"] == nil)
    #expect(pages["people/index.html"] == nil)
    #expect(pages["on-this-day/index.html"] == nil)
  }

  @Test func givesPeopleOfTheSitesOwnFilePages() throws {
    let pages = try pages(
      moment("a", "date: 2025-01-01\nlikes: [ada, Somebody]")
        + moment("b", "date: 2025-01-02\nauthor: ada\nlikes: [ada]")
        + moment("c", "date: 2025-01-03\ncomments: [{author: Óscar, text: Hi}]")
        + moment("d", "date: 2025-01-04\nlikes: [\"../x\"]"))
    #expect(
      pages["people/index.html"]
        == "Ada ../people/ada/ 2 moments;Óscar ../people/óscar/ 1 moment;\n")
    #expect(pages["people/ada/index.html"] == "Ada: ../../m/b/ ../../m/a/\n")
    #expect(pages["people/óscar/index.html"] == "Óscar: ../../m/c/\n")
    #expect(pages.keys.filter { $0.hasPrefix("people/") }.count == 3)
  }

  @Test func showsTheNewestHundredOfSomebody() throws {
    let moments = (0..<130).map { number in
      "{\"id\": \"n\(number)\", \"date\": \(1_767_225_600 + number * 60), \"text\": \"x\", \"likes\": [\"ada\"]}"
    }
    let pages = try pages("-- Content/moments/all.json --\n[\(moments.joined(separator: ","))]\n")
    let rows = pages["people/ada/index.html"]?.split(separator: " ") ?? []
    #expect(rows.count == 101)
    #expect(rows.dropFirst().first == "../../m/n129/")
  }

  @Test func hangsEveryPhotoThatIsNotVeiled() throws {
    let photo = "photos: [\"https://p.example/1.png\", \"https://p.example/2.png\"]"
    let pages = try pages(
      moment("a", "date: 2025-01-01\n" + photo)
        + moment("b", "date: 2025-01-02\nsensitive: true\n" + photo)
        + moment("c", "date: 2025-01-03\nwarning: spiders\n" + photo))
    #expect(pages["photos/index.html"] == " ../m/a/ ../m/a/\n")
  }

  @Test func saysHowCompleteTheProfileIs() throws {
    #expect(try pages("")["me/index.html"]?.hasPrefix("Profile 50 % complete:") == true)
  }

  @Test func savesFilesWhereMomentsHaveNoPages() throws {
    var site = SmallSite(
      "-- Content/site.yaml --\ntitle: Small\ntimeZone: UTC\npermalinks: anchor\n"
        + "-- Content/profile.md --\n---\nname: Mira\n---\n" + moment("a", "date: 2025-01-01"))
    site.now = 1_796_083_200
    site.build()
    let pages = SmallSite.visible(try #require(site.output as? MemoryTree))
    #expect(pages["2025/01/index.html"] == "January 2025 · Small|(Mira)\n[a]\n|\n")
    #expect(pages["2025/index.html"] == "2025: January ../2025/01/\n")
    #expect(!pages.keys.contains { $0.hasPrefix("on-this-day/") })
  }
}
