import FileTree
import TestSupport
import Testing

/// What the disk and its twin in memory do alike.
@Suite struct TwinBehaviourTests {
  @Test(arguments: Twin.allCases, TreeCase.all)
  func behavesAsTheTableSays(twin: Twin, row: TreeCase) throws {
    let fixture = try twin.fixture(TreeCase.files)
    #expect(row.act(fixture.tree) == row.expected, "\(row.name)")
  }

  @Test(arguments: Twin.allCases)
  func writesOverLongerAndShorterFiles(twin: Twin) throws {
    let fixture = try twin.fixture([:])
    let path = TreePath(trusted: "a.txt")
    for text in ["0123456789", "short", "", String(repeating: "long ", count: 50_000)] {
      try fixture.tree.write(Array(text.utf8), to: path)
      #expect(try fixture.tree.read(path) == Array(text.utf8))
      #expect(try fixture.tree.entry(at: path)?.size == text.utf8.count)
    }
  }

  @Test(arguments: Twin.allCases)
  func removesFoldersOnlyWhenEmpty(twin: Twin) throws {
    let fixture = try twin.fixture(TreeCase.files)
    let tree = fixture.tree
    try tree.removeDirectoryIfEmpty(TreePath(trusted: "a"))
    #expect(try tree.entry(at: TreePath(trusted: "a")) != nil)
    try tree.removeFile(TreePath(trusted: "a/b/c.md"))
    try tree.removeDirectoryIfEmpty(TreePath(trusted: "a/b"))
    #expect(try tree.entry(at: TreePath(trusted: "a/b")) == nil)
  }

  @Test(arguments: Twin.allCases)
  func isChangedByManyThreadsAtOnce(twin: Twin) async throws {
    let fixture = try twin.fixture([:])
    let tree = fixture.tree
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          let folder = TreePath(trusted: "m/\(number / 10)/\(number)")
          try tree.makeDirectory(folder)
          try tree.write(Array("\(number)".utf8), to: folder.appending("index.html"))
        }
      }
      try await group.waitForAll()
    }
    let files = try tree.files(under: .root)
    #expect(files.count == 200)
    #expect(files == files.sorted())
    #expect(try tree.read(TreePath(trusted: "m/7/77/index.html")) == Array("77".utf8))
  }
}

/// One thing done to a tree of `files`, and what comes of it in words.
struct TreeCase: Sendable, CustomTestStringConvertible {
  static let files = ["a.txt": "A", "a/b/c.md": "C", "a/.hidden": "", "é/日本.md": "J"]

  let name: String
  let act: @Sendable (any Tree) -> String
  let expected: String

  var testDescription: String { name }

  static let all: [TreeCase] = [
    TreeCase("list the root", "a/ a.txt é/") { $0.listing("") },
    TreeCase("list a folder", ".hidden b/") { $0.listing("a") },
    TreeCase("list what isn't there", "list none: no such file or folder") { $0.listing("none") },
    TreeCase("list a file", "list a.txt: a part of the path is not a folder") {
      $0.listing("a.txt")
    },
    TreeCase("list all below", "a.txt a/.hidden a/b/c.md é/日本.md") { $0.allBelow("") },
    TreeCase("list all below a folder", "a/.hidden a/b/c.md") { $0.allBelow("a") },
    TreeCase("read", "C") { $0.reading("a/b/c.md") },
    TreeCase("read an empty file", "") { $0.reading("a/.hidden") },
    TreeCase("read a non-Latin name", "J") { $0.reading("é/日本.md") },
    TreeCase("read what isn't there", "read a/x: no such file or folder") { $0.reading("a/x") },
    TreeCase("read below what isn't there", "read x/y/z: no such file or folder") {
      $0.reading("x/y/z")
    },
    TreeCase("read a folder", "read a/b: it is a folder") { $0.reading("a/b") },
    TreeCase("read below a file", "read a.txt/x: a part of the path is not a folder") {
      $0.reading("a.txt/x")
    },
    TreeCase("look at a file", "file 1") { $0.look("a.txt") },
    TreeCase("look at a folder", "folder") { $0.look("a/b") },
    TreeCase("look at the root", "folder") { $0.look("") },
    TreeCase("look at nothing", "nothing") { $0.look("a/x") },
    TreeCase("look below nothing", "nothing") { $0.look("x/y") },
    TreeCase("look below a file", "nothing") { $0.look("a.txt/y") },
    TreeCase("write", "N") { $0.writing("N", "a/new.txt") },
    TreeCase("write below nothing", "write x/y: no such file or folder") {
      $0.writing("N", "x/y")
    },
    TreeCase("write onto a folder", "write a/b: it is a folder") { $0.writing("N", "a/b") },
    TreeCase("write below a file", "write a.txt/y: a part of the path is not a folder") {
      $0.writing("N", "a.txt/y")
    },
    TreeCase("make folders", "folder") { $0.making("x/y/z") },
    TreeCase("make a folder that is there", "folder") { $0.making("a/b") },
    TreeCase("make the root", "folder") { $0.making("") },
    TreeCase("make a folder of a file", "create a.txt: a part of the path is not a folder") {
      $0.making("a.txt")
    },
    TreeCase("make a folder below a file", "create a.txt: a part of the path is not a folder") {
      $0.making("a.txt/x")
    },
    TreeCase("remove", "nothing") { $0.removing("a/b/c.md") },
    TreeCase("remove what isn't there", "remove a/x: no such file or folder") {
      $0.removing("a/x")
    },
    TreeCase("remove a folder as a file", "remove a/b: it is a folder") { $0.removing("a/b") },
    TreeCase("remove a folder that isn't there", "nothing") { $0.removingFolder("x/y") },
    TreeCase("remove a file as a folder", "remove a.txt: a part of the path is not a folder") {
      $0.removingFolder("a.txt")
    },
  ]

  init(_ name: String, _ expected: String, _ act: @escaping @Sendable (any Tree) -> String) {
    self.name = name
    self.act = act
    self.expected = expected
  }
}

extension Tree {
  fileprivate func listing(_ path: String) -> String {
    inWords { (path) throws(TreeError) in
      try entries(in: path).map { $0.name + ($0.kind == .directory ? "/" : "") }
        .joined(separator: " ")
    }(path)
  }

  fileprivate func allBelow(_ path: String) -> String {
    inWords { (path) throws(TreeError) in
      try files(under: path).map(\.text).joined(separator: " ")
    }(path)
  }

  fileprivate func reading(_ path: String) -> String {
    inWords { (path) throws(TreeError) in String(decoding: try read(path), as: UTF8.self) }(path)
  }

  fileprivate func look(_ path: String) -> String {
    inWords { (path) throws(TreeError) in
      switch try entry(at: path) {
      case nil: "nothing"
      case let entry? where entry.kind == .file: "file \(entry.size)"
      case let entry?: entry.kind == .directory ? "folder" : "other"
      }
    }(path)
  }

  fileprivate func writing(_ text: String, _ path: String) -> String {
    inWords { (target) throws(TreeError) in
      try write(Array(text.utf8), to: target)
      return reading(path)
    }(path)
  }

  fileprivate func making(_ path: String) -> String {
    inWords { (target) throws(TreeError) in
      try makeDirectory(target)
      return look(path)
    }(path)
  }

  fileprivate func removing(_ path: String) -> String {
    inWords { (target) throws(TreeError) in
      try removeFile(target)
      return look(path)
    }(path)
  }

  fileprivate func removingFolder(_ path: String) -> String {
    inWords { (target) throws(TreeError) in
      try removeDirectoryIfEmpty(target)
      return look(path)
    }(path)
  }

  private func inWords(
    _ body: @escaping (TreePath) throws(TreeError) -> String
  ) -> (String) -> String {
    { text in
      do throws(TreeError) { return try body(TreePath(trusted: text)) } catch {
        return "\(error.action.rawValue) \(error.path): \(error.explanation)"
      }
    }
  }
}
