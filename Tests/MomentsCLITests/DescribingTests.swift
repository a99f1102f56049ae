import FileTree
import MomentsSite
import TestSupport
import Testing

@testable import MomentsCLI

/// What the program prints about itself for other programs.
@Suite struct DescribingTests {
  @Test(arguments: CompletionShell.allCases)
  func completesForEachShell(shell: CompletionShell) {
    let outcome = Shell.run(["completions", shell.rawValue])
    #expect(outcome.exitCode == .success)
    expectGolden(outcome.output, "completions.\(shell.rawValue)")
  }

  @Test func namesEveryFlagInEachCompletion() {
    for shell in CompletionShell.allCases {
      for flag in Command.all.flatMap(\.allFlags) {
        #expect(shell.script.contains(flag.name), "\(flag.name) for \(shell)")
      }
    }
  }

  @Test func describesItselfAsAManualPage() {
    let outcome = Shell.run(["man"])
    #expect(outcome.exitCode == .success)
    expectGolden(outcome.output, "momentsgen.1")
  }

  @Test func describesItsCommandsOnAPage() {
    var text = """
      # Commands and flags

      What `momentsgen help` says, command by command; a test keeps this page true.

      ```
      \(HelpText.overview)```

      """
    for command in Command.all {
      text += "\n## momentsgen \(command.name)\n\n```\n\(HelpText.page(for: command))```\n"
    }
    expectRecorded(text, at: PackageFolder.path + "/docs/commands.md")
  }

  @Test(arguments: [
    (["completions"], "completions takes one of bash, zsh, fish"),
    (["completions", "bsh"], "there are no completions for 'bsh'\n  hint: did you mean 'bash'?"),
    (["man", "build"], "man takes no argument, and got 'build'"),
    (["merge"], "merge takes the folders of all parts"),
    (["init", "--ci", "nowhere"], "--ci takes one of github, gitlab, netlify, cloudflare"),
    (["build", "--shard", "0/2", "--now", "2026-11-30T00:00:00Z"], "--shard takes a part and"),
    (["build", "--shard", "1/2"], "--shard needs --now, so that all parts are built for one"),
  ])
  func refusesWrongUse(arguments: [String], message: String) {
    let outcome = Shell.run(arguments)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.hasPrefix("error: " + message), "\(outcome.errors)")
  }
}

@Suite struct PublishingHostTests {
  @Test(arguments: PublishingHost.allCases)
  func writesTheRecipeOfEachHost(host: PublishingHost) {
    let folder = MemoryTree()
    let outcome = Shell.run(["init", "--ci", host.rawValue], folders: [".": folder])
    #expect(outcome.exitCode == .success)
    for (path, text) in host.files {
      #expect(outcome.output.contains(path))
      #expect(folder.contents[path] == Array(text.utf8))
      expectGolden(text, "recipe-\(host.rawValue).yml")
    }
    #expect(outcome.errors.contains("then: "))
  }

  @Test func addsARecipeToASiteAndLeavesOneThatIsThere() {
    let folder = MemoryTree()
    _ = Shell.run(["init"], folders: [".": folder])
    let site = folder.contents
    let outcome = Shell.run(["init", "--ci", "gitlab"], folders: [".": folder])
    #expect(outcome.output == ".gitlab-ci.yml\n")
    #expect(folder.contents.filter { $0.key != ".gitlab-ci.yml" } == site)
    let again = Shell.run(["init", "--ci", "gitlab"], folders: [".": folder])
    #expect(again.exitCode == .siteErrors)
    #expect(again.errors.hasPrefix("error: '.gitlab-ci.yml' is there already\n"))
  }
}
