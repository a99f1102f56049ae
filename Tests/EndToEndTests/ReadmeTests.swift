import Foundation
import TestSupport
import Testing

/// What the README tells a newcomer to type.
@Suite struct ReadmeTests {
  @Test func makesTheFirstSite() throws {
    let data = FileManager.default.contents(atPath: PackageFolder.path + "/README.md") ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    let script = text.split(separator: "```sh\n").dropFirst().first?.split(separator: "```").first
    let commands = try #require(script)
    let folder = try TemporaryFolder()
    let programs = try URL(fileURLWithPath: BuiltProgram().path).deletingLastPathComponent().path
    let outcome = try BuiltProgram(path: "/bin/bash").run(
      ["-euc", String(commands)], in: folder.path,
      environment: ["PATH": programs + ":/usr/bin:/bin"])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("built 1 moment into "), "\(outcome.errors)")
    let page = FileManager.default.contents(atPath: folder.path + "/timeline/public/index.html")
    #expect(String(decoding: page ?? Data(), as: UTF8.self).contains("<em>First swim</em>"))
  }
}
