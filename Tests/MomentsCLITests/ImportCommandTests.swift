import FileTree
import TestSupport
import Testing

@testable import MomentsCLI

@Suite struct ImportCommandTests {
  private let export = MemoryTree([
    "outbox.json":
      """
    {"type":"OrderedCollection","orderedItems":[{"id":"https://s.example/users/a/statuses/1/activity",\
    "type":"Create","published":"2024-05-01T22:30:00Z","object":{"id":\
    "https://s.example/users/a/statuses/1","type":"Note","attributedTo":"https://s.example/users/a",\
    "published":"2024-05-01T22:30:00Z","to":["as:Public"],"content":"<p>Hello <b>you</b></p>",\
    "contentMap":{"de":"x"}}}]}
    """
  ])

  private func run(_ arguments: [String], site: MemoryTree = MemoryTree()) -> Shell.Outcome {
    Shell.run(["import"] + arguments, folders: [".": site, "export": export])
  }

  @Test func writesMomentsAndTheReport() {
    let site = MemoryTree(["Content/site.yaml": "title: T\nlanguage: de  # mine\ntimeZone: UTC\n"])
    let outcome = run(["export"], site: site)
    #expect(outcome.exitCode == .success && outcome.output == "")
    #expect(outcome.errors.contains("1 in + 0 left out = 1 in the export\n"))
    #expect(outcome.errors.hasSuffix("in Content/moments: 1 new\nreport: import-report.html\n"))
    let text = String(
      decoding: site.contents["Content/moments/2024-05-01-hello-you.md"] ?? [], as: UTF8.self)
    #expect(
      text == """
        ---
        id: mastodon-1
        date: 2024-05-01T22:30:00Z
        source: {name: Mastodon, url: https://s.example/users/a/statuses/1}
        ---

        Hello **you**

        """)
    #expect(site.contents["import-report.html"] != nil)
  }

  @Test func writesNothingInADryRun() {
    let site = MemoryTree()
    let outcome = run(["mastodon", "export", "--dry-run"], site: site)
    #expect(outcome.exitCode == .success && site.contents.isEmpty)
    #expect(outcome.errors.hasSuffix("would be written: 1 new\n"))
  }

  @Test func countsForPrograms() {
    let outcome = run(["export", "--format", "json"])
    #expect(
      outcome.errors.hasPrefix(
        "{\"import\":{\"dryRun\":false,\"balanced\":true,\"outcomes\":{\"added\":1},\"sources\":["
          + "{\"source\":\"Mastodon\",\"items\":1,\"moments\":1,"))
  }

  @Test(arguments: [
    (["import"], "error: import needs the path of an export\n", ExitCode.usage),
    (
      ["import", "mastodon"], "mastodon: error[file-unreadable]: no such file or folder\n",
      .ioFailure
    ),
    (
      ["import", "export", "--include", "all"],
      "error: --include takes one of followers, private, replies, boosts, stories, communities, "
        + "archived, coordinates, not 'all'\n", .usage
    ),
    (
      ["import", "export", "--time-zone", "Mars"], "error: 'Mars' is not the name of a time zone\n",
      .usage
    ),
    (
      ["import", "instagram", "export"],
      "export: error[export-unknown]: this is no Instagram export but a Mastodon archive (outbox.json)\n"
        + "  hint: momentsgen import mastodon export\n", .siteErrors
    ),
  ])
  func saysWhatIsWrong(arguments: [String], message: String, code: ExitCode) {
    let site = MemoryTree()
    let outcome = Shell.run(arguments, folders: [".": site, "export": export])
    #expect(outcome.exitCode == code)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    #expect(site.contents.isEmpty)
  }
}
