import FileTree
import Testing

@testable import MomentsCLI

/// `init`, `new` and `schema`.
@Suite struct StartingTests {
  private static let zones: MemoryTree = MemoryTree()

  private func run(_ arguments: [String], in site: MemoryTree, others: [String: any Tree] = [:])
    -> Shell.Outcome
  {
    Shell.run(arguments, folders: others.merging([".": site]) { a, _ in a })
  }

  private func text(_ site: MemoryTree, _ path: String) -> String? {
    site.contents[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func beginsASiteThatBuildsAtOnce() {
    let site = MemoryTree()
    let begun = run(["init"], in: site)
    #expect(begun.exitCode == .success)
    #expect(begun.output.contains("Content/site.yaml\n"))
    let built = Shell.run(
      ["build", "--strict"],
      folders: [".": site, "public": MemoryTree(), ".momentsgen/cache": MemoryTree()])
    #expect(built.exitCode == .success, "\(built.errors)")
  }

  @Test func neverWritesOverASite() {
    let site: MemoryTree = ["Content/site.yaml": "title: Mine"]
    let outcome = run(["init"], in: site)
    #expect(outcome.exitCode == .siteErrors)
    #expect(outcome.errors.contains("'Content/site.yaml' is there already"))
    #expect(site.contents.count == 1)
  }

  @Test(arguments: [
    ("Morning at the lake", "2026-11-30-morning-at-the-lake"),
    ("今天天气很好", "2026-11-30-今天天气很好"), ("صباح الخير", "2026-11-30-صباح-الخير"),
    ("🎉🎉", "2026-11-30-000000"),
  ])
  func namesTheFileByTheFirstWordsOfAnyScript(text: String, name: String) {
    let site = MemoryTree()
    let outcome = run(["new", text, "--date", "2026-11-30", "--tag", "#a", "-t", "b c"], in: site)
    #expect(outcome.output == "Content/moments/\(name).md\n")
    #expect(
      self.text(site, "Content/moments/\(name).md")
        == "---\ndate: 2026-11-30\ntags: [a, b c]\n---\n\(text)\n")
  }

  @Test func copiesPhotosBesideTheMoment() {
    let site = MemoryTree()
    let outcome = run(
      [
        "new", "Two", "--photo", "pics/a.jpg", "--photo", "b.jpg", "--draft", "--date",
        "2026-05-01",
      ],
      in: site, others: ["pics": ["a.jpg": "A"] as MemoryTree])
    #expect(outcome.exitCode == .ioFailure)
    #expect(outcome.errors.contains("photo 'b.jpg' can't be read"))
    #expect(site.contents.isEmpty)
    let second = run(
      ["new", "Two", "--photo", "pics/a.jpg", "--draft", "--date", "2026-05-01"], in: site,
      others: ["pics": ["a.jpg": "A"] as MemoryTree])
    #expect(second.output == "Content/moments/2026-05-01-two/index.md\n")
    #expect(text(site, "Content/moments/2026-05-01-two/a.jpg") == "A")
    #expect(
      text(site, "Content/moments/2026-05-01-two/index.md")
        == "---\ndate: 2026-05-01\nphotos:\n- src: a.jpg\ndraft: true\n---\nTwo\n")
  }

  @Test func neverWritesOverAMoment() {
    let site: MemoryTree = ["Content/moments/2026-05-01-two.md": "mine"]
    let outcome = run(["new", "Two", "--date", "2026-05-01"], in: site)
    #expect(outcome.exitCode == .siteErrors)
    #expect(text(site, "Content/moments/2026-05-01-two.md") == "mine")
  }

  @Test func refusesADateThatABuildCouldNotRead() {
    let outcome = run(["new", "Two", "--date", "2024-02-30"], in: MemoryTree())
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.contains("'2024-02-30' is not a date"))
  }

  @Test func printsASchemaOfEachFile() {
    for name in ["site", "moment", "profile", "people", "page"] {
      let outcome = run(["schema", name], in: MemoryTree())
      #expect(outcome.output.hasPrefix("{\n  \"$schema\""), "\(name)")
    }
    #expect(run(["schema", "momnt"], in: MemoryTree()).errors.contains("did you mean 'moment'?"))
  }
}
