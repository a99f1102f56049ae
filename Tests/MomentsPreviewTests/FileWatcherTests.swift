import FileTree
import TestSupport
import Testing

@testable import MomentsPreview

/// Real files, real events.
@Suite(.serialized) struct FileWatcherTests {
  /// A way in which files are changed: a shell command, and the paths that must be reported.
  struct Pattern: Sendable, CustomTestStringConvertible {
    var name: String
    var command: String
    var paths: Set<String>

    init(_ name: String, _ command: String, _ paths: Set<String>) {
      (self.name, self.command, self.paths) = (name, command, paths)
    }

    var testDescription: String { name }
  }

  static let patterns = [
    Pattern("written in place", "echo new > Content/a.md", ["Content/a.md"]),
    Pattern("appended", "echo new >> Content/m/b.md", ["Content/m/b.md"]),
    Pattern("sed -i", "sed -i s/old/new/ Content/a.md", ["Content/a.md"]),
    Pattern(
      "replaced by a renamed temporary file",
      "echo new > Content/.a.md.tmp; mv Content/.a.md.tmp Content/a.md", ["Content/a.md"]),
    Pattern(
      "vim: backup by renaming, a trial file, a new file",
      "touch Content/4913; rm Content/4913; mv Content/a.md Content/a.md~; "
        + "echo new > Content/a.md; rm Content/a.md~", ["Content/a.md"]),
    Pattern(
      "Emacs: a lock, a backup by copying, written in place",
      "ln -s user@host.1:2 Content/.#a.md; cp -p Content/a.md Content/a.md~; "
        + "echo new > Content/a.md; rm Content/.#a.md", ["Content/a.md"]),
    Pattern(
      "an older file put in its place",
      "echo restored > /tmp/older.$$; touch -d 2001-01-01 /tmp/older.$$; "
        + "mv /tmp/older.$$ Content/a.md", ["Content/a.md"]),
    Pattern("an old time set", "touch -d 2001-01-01 Content/a.md", ["Content/a.md"]),
    Pattern("deleted", "rm Content/a.md", ["Content/a.md"]),
    Pattern("renamed", "mv Content/a.md Content/c.md", ["Content/a.md", "Content/c.md"]),
    Pattern("moved out", "mv Content/a.md elsewhere.md", ["Content/a.md"]),
    Pattern("a new file", "echo new > Content/c.md", ["Content/c.md"]),
    Pattern("a new link", "ln -s a.md Content/c.md", ["Content/c.md"]),
    Pattern("a folder added", "mkdir -p Content/n/o; echo new > Content/n/o/d.md", ["Content/n"]),
    Pattern(
      "a folder moved in", "mkdir x; echo new > x/d.md; mv x Content/x", ["Content/x"]),
    Pattern("a folder removed", "rm -r Content/m", ["Content/m", "Content/m/b.md"]),
    Pattern("a folder renamed", "mv Content/m Content/n", ["Content/m", "Content/n"]),
    Pattern("templates that appear", "mkdir Templates; echo x > Templates/p.html", ["Templates"]),
    Pattern("nothing that matters", "echo x > notes.txt; echo y > Content/.swp", []),
    Pattern("a temporary file", "echo x > Content/t1; rm Content/t1", []),
    Pattern("an empty folder", "mkdir Content/empty", []),
  ]

  @Test(arguments: patterns)
  func reportsEachPatternAsOneBurst(pattern: Pattern) throws {
    let observed = try Observed(["Content/a.md", "Content/m/b.md"])
    defer { observed.stop() }
    let bursts = try observed.bursts { try observed.shell(pattern.command) }
    // A shell that is held up between two of its commands makes two bursts; what counts is that
    // nothing is missed.
    #expect(bursts.count <= (pattern.paths.isEmpty ? 0 : 2))
    let paths = bursts.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
    #expect(
      pattern.paths.allSatisfy { wanted in paths.contains { $0.hasPrefix(wanted) } },
      "\(paths.sorted())")
    #expect(paths.allSatisfy { path in pattern.paths.contains { path.hasPrefix($0) } })
    #expect(!bursts.contains { $0.isIncomplete })
  }

  @Test func followsFoldersThatCameLater() throws {
    let observed = try Observed(["Content/a.md"])
    defer { observed.stop() }
    _ = try observed.bursts { try observed.shell("mkdir -p Content/n/o; touch Content/n/o/x.md") }
    let bursts = try observed.bursts { try observed.folder.write("new", to: "Content/n/o/y.md") }
    #expect(bursts == [ChangedFiles(paths: ["Content/n/o/y.md"])])
    _ = try observed.bursts { try observed.shell("mv Content/n Content/p") }
    let moved = try observed.bursts { try observed.folder.write("newer", to: "Content/p/o/y.md") }
    #expect(moved == [ChangedFiles(paths: ["Content/p/o/y.md"])])
    _ = try observed.bursts { try observed.shell("mv Content/p elsewhere") }
    let away = try observed.bursts { try observed.folder.write("x", to: "elsewhere/o/y.md") }
    #expect(away.isEmpty)
  }

  @Test func followsContentThatIsReplacedAsAWhole() throws {
    let observed = try Observed(["Content/a.md"])
    defer { observed.stop() }
    _ = try observed.bursts {
      try observed.shell("cp -r Content next; mv Content old; mv next Content")
    }
    let bursts = try observed.bursts { try observed.folder.write("new", to: "Content/a.md") }
    #expect(bursts == [ChangedFiles(paths: ["Content/a.md"])])
  }

  @Test func reportsManyFilesAsOneBurst() throws {
    let observed = try Observed((0..<200).map { "Content/\($0 % 7)/\($0).md" })
    defer { observed.stop() }
    let bursts = try observed.bursts {
      for number in 0..<200 {
        let path = TreePath(trusted: "Content/\(number % 7)/\(number).md")
        try DiskTree(root: observed.folder.path).write(Array("new".utf8), to: path)
      }
    }
    #expect(bursts.count == 1)
    #expect(bursts.first?.paths.count == 200)
  }

  @Test func followsLinksToFolders() throws {
    let observed = try Observed(["Content/a.md", "shared/b.md"])
    defer { observed.stop() }
    _ = try observed.bursts { try observed.folder.link("Content/s", to: "../shared") }
    let bursts = try observed.bursts { try observed.folder.write("new", to: "shared/b.md") }
    #expect(bursts == [ChangedFiles(paths: ["Content/s/b.md"])])
  }

  @Test func standsCirclesOfLinks() throws {
    let observed = try Observed(["Content/m/a.md"])
    defer { observed.stop() }
    _ = try observed.bursts { try observed.folder.link("Content/m/up", to: "..") }
    let bursts = try observed.bursts { try observed.folder.write("new", to: "Content/m/a.md") }
    #expect(bursts.first?.paths.contains("Content/m/a.md") == true)
  }

  @Test(arguments: patterns)
  func findsThemByPollingToo(pattern: Pattern) throws {
    let observed = try Observed(["Content/a.md", "Content/m/b.md"], isPolling: true)
    defer { observed.stop() }
    let bursts = try observed.bursts(quietMilliseconds: 700) {
      try observed.shell(pattern.command)
    }
    #expect(bursts.isEmpty == (pattern.paths.isEmpty && pattern.name != "an empty folder"))
    let paths = bursts.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
    #expect(
      pattern.paths.allSatisfy { wanted in paths.contains { $0.hasPrefix(wanted) } },
      "\(paths.sorted())")
  }

  @Test func saysHowItWatches() throws {
    #expect(try Observed(["Content/a.md"]).method == .kernel)
    let polling = try Observed(["Content/a.md"], isPolling: true).method
    #expect(polling == .polling(reason: "it was asked for", hint: nil))
  }

  @Test func namesTheLimitThatIsReached() {
    #expect(InotifyRefusal(watching: 28).hint?.contains("fs.inotify.max_user_watches") == true)
    #expect(InotifyRefusal(starting: 24).hint?.contains("fs.inotify.max_user_instances") == true)
    #expect(InotifyRefusal(starting: 38).reason == "inotify isn't available here")
  }

  static let mounts = """
    22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
    30 22 0:40 / /home/ann/net rw - nfs4 server:/x rw
    31 22 0:41 / /home/ann/net/local rw shared:2 master:3 - tmpfs tmpfs rw
    32 22 0:42 / /mnt/c rw - 9p drvfs rw
    """

  @Test(arguments: [
    ("/home/ann/site", nil), ("/home/ann/net", "NFS"), ("/home/ann/net/site", "NFS"),
    ("/home/ann/network", nil), ("/home/ann/net/local/site", nil), ("/mnt/c/site", "9p"),
  ])
  func knowsFileSystemsOfOtherMachines(path: String, name: String?) {
    #expect(RemoteFileSystem.name(ofRealPath: path, mounts: Self.mounts) == name)
  }
}
