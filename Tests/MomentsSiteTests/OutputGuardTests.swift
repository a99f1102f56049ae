import Diagnostics
import MomentsSite
import Testing

@Suite struct OutputGuardTests {
  @Test(arguments: [
    ("/", "it is the root of the file system"), ("/home/mira", "it is your home folder"),
    ("/home/mira/site", "it is the site's own folder"),
    ("/home", "the site's own folder '/home/mira/site' lies in it"),
    ("/home/mira/site/Content", "it lies in the site's Content/"),
    ("/home/mira/site/Content/moments", "it lies in the site's Content/"),
    ("/home/mira/site/Templates", "it lies in the site's Templates/"),
    ("/home/mira/site/.git/x", "it is part of a Git repository's own files"),
  ])
  func refusesFoldersThatHoldWork(output: String, reason: String) {
    let objection = OutputGuard.objection(
      source: "/home/mira/site", output: output, home: "/home/mira")
    #expect(objection?.summary == "the site can't be written to '\(output)': \(reason)")
  }

  @Test(arguments: [
    "/home/mira/site/public", "/home/mira/site2", "/home/mira/site/Contents", "/tmp/out",
    "/home/mira/site/content",
  ])
  func takesFoldersOfTheirOwn(output: String) {
    #expect(
      OutputGuard.objection(source: "/home/mira/site", output: output, home: "/home/mira") == nil)
  }

  @Test func takesAnyFolderButTheRootForASiteInTheRoot() {
    #expect(OutputGuard.objection(source: "/", output: "/public", home: nil) == nil)
    #expect(OutputGuard.objection(source: "/", output: "/Content/x", home: nil) != nil)
  }
}
