import Diagnostics
import Dispatch
import FileTree
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import MomentsPreview

/// A build that copies `Content/` into the output; a file that says "wrong" is an error.
final class CopyingBuild: Sendable {
  let orders = Mutex<[RebuildLoop.Order]>([])
  let news = Mutex<[BuildNews]>([])
  let delayMilliseconds = Atomic(0)
  let showsQuickly = Atomic(false)
  let quickCount = Atomic(0)
  private let root: String

  init(root: String) { self.root = root }

  /// Shows a change at once where it is in `a.html` alone.
  private func show(_ order: RebuildLoop.Order) -> RebuildLoop.Outcome {
    guard showsQuickly.load(ordering: .relaxed), order.changes.paths == ["Content/a.html"],
      let bytes = try? DiskTree(root: root).read(TreePath(trusted: "a.html"))
    else { return RebuildLoop.Outcome(diagnostics: [], isComplete: false) }
    quickCount.add(1, ordering: .relaxed)
    // As the next build writes it, but for the mark.
    try? order.output.write(Array("quick ".utf8) + bytes, to: TreePath(trusted: "a.html"))
    return RebuildLoop.Outcome(diagnostics: [], isComplete: true)
  }

  func run(_ order: RebuildLoop.Order) -> RebuildLoop.Outcome {
    if order.isQuick { return show(order) }
    orders.withLock { $0.append(order) }
    usleep(UInt32(delayMilliseconds.load(ordering: .relaxed)) * 1000)
    var log: [Diagnostic] = []
    do throws(TreeError) {
      let source = DiskTree(root: root)
      for path in try source.files(under: .root) {
        let bytes = try source.read(path)
        if bytes.starts(with: "wrong".utf8) { log.append(.init(.yamlSyntax, "it is wrong")) }
        try order.output.makeDirectory(path.parent)
        try order.output.write(bytes, to: path)
      }
    } catch { log.append(Diagnostic(.fileUnreadable, .error, at: nil, error.explanation)) }
    return RebuildLoop.Outcome(diagnostics: log, isComplete: log.isEmpty)
  }

  func take(_ event: PreviewEvent) {
    if case .built(let one) = event { news.withLock { $0.append(one) } }
  }
}

/// The whole preview over real files and connections.
final class RunningPreview {
  let folder: TemporaryFolder
  let build: CopyingBuild
  let server: PreviewServer
  let port: Int

  init(_ files: [String: String], delay: Int = 0) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "Content/" + name) }
    let build = CopyingBuild(root: folder.path + "/Content")
    build.delayMilliseconds.store(delay, ordering: .relaxed)
    var settings = PreviewServer.Settings(
      now: { 7 }, stopwatch: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 })
    settings.port = 0
    settings.temporaryFolder = folder.path
    settings.watched = .init(root: folder.path, names: ["Content"])
    server = try PreviewServer(
      settings, build: { build.run($0) }, report: { build.take($0) })
    self.build = build
    port = try server.start()
  }

  /// The body of an answer, whatever its status.
  func get(_ path: String) throws -> String {
    let answer = try RawConnection(port: port).exchange(
      "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    guard let end = answer.firstRange(of: "\r\n\r\n") else { return "" }
    return String(answer[end.upperBound...])
  }

  /// Waits until `isSo`, for at most five seconds.
  func wait(_ isSo: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<500 {
      if try isSo() { return true }
      usleep(10_000)
    }
    return false
  }

  func write(_ text: String, _ name: String) throws {
    try folder.write(text, to: "Content/" + name)
  }
}

@Suite(.serialized) struct RebuildLoopTests {
  @Test func showsASave() throws {
    let preview = try RunningPreview(["a.html": "one"])
    defer { preview.server.stop() }
    #expect(try preview.get("/a.html") == "one")
    try preview.write("two", "a.html")
    #expect(try preview.wait { try preview.get("/a.html") == "two" })
    let news = preview.build.news.withLock { $0 }
    #expect(news.map(\.changes) == [nil, ChangedFiles(paths: ["Content/a.html"])])
    #expect(news.map(\.fileCount) == [1, 1])
  }

  @Test func keepsTheLastGoodPages() throws {
    let preview = try RunningPreview(["a.html": "one", "b.html": "one"])
    defer { preview.server.stop() }
    #expect(try preview.get("/a.html") == "one")
    try preview.write("two", "a.html")
    try preview.write("wrong", "b.html")
    #expect(preview.wait { preview.build.news.withLock { $0.last?.isPublished == false } })
    #expect(try preview.get("/b.html") == "one")
    try preview.write("two", "b.html")
    #expect(try preview.wait { try preview.get("/b.html") == "two" })
    #expect(try preview.get("/a.html") == "two")
  }

  @Test func buildsOnceForWhatChangesDuringABuild() throws {
    let preview = try RunningPreview(["a.html": "one"])
    defer { preview.server.stop() }
    #expect(try preview.get("/a.html") == "one")
    // Long enough for all the writes on a machine that has other things to do.
    preview.build.delayMilliseconds.store(2500, ordering: .relaxed)
    try preview.write("0", "a.html")
    #expect(preview.wait { preview.build.orders.withLock { $0.count == 2 } })
    for number in 1...20 {
      try preview.write("\(number)", "a.html")
      usleep(5000)
    }
    preview.build.delayMilliseconds.store(0, ordering: .relaxed)
    #expect(try preview.wait { try preview.get("/a.html") == "20" })
    usleep(400_000)
    #expect(preview.build.orders.withLock { $0.count } == 3)
  }

  @Test func showsAtOnceWhatTakesLongToBuild() throws {
    let preview = try RunningPreview(["a.html": "one", "b.html": "one"], delay: 300)
    defer { preview.server.stop() }
    preview.build.showsQuickly.store(true, ordering: .relaxed)
    #expect(try preview.get("/a.html") == "one")
    try preview.write("two", "a.html")
    #expect(try preview.wait { try preview.get("/a.html") == "quick two" })
    #expect(preview.build.orders.withLock { $0.count } == 1)
    // The build follows by itself.
    #expect(try preview.wait { try preview.get("/a.html") == "two" })
    #expect(preview.build.orders.withLock { $0.last?.changes.paths } == ["Content/a.html"])
    // What can't be shown at once is waited for, and whatever was shown is in it.
    try preview.write("three", "a.html")
    #expect(try preview.wait { try preview.get("/a.html") == "quick three" })
    try preview.write("three", "b.html")
    #expect(try preview.wait { try preview.get("/b.html") == "three" })
    #expect(try preview.get("/a.html") == "three")
    #expect(preview.build.orders.withLock { $0.count } == 3)
    usleep(1_500_000)
    #expect(preview.build.orders.withLock { $0.count } == 3)
  }

  @Test func buildsForThePublicOnlyWhenAsked() throws {
    let preview = try RunningPreview(["a.html": "one"])
    defer { preview.server.stop() }
    #expect(try preview.get("/a.html") == "one")
    #expect(preview.build.orders.withLock { $0.map(\.audience) } == [.author])
    #expect(try preview.get("/a.html?as=public") == "one")
    try preview.write("two", "a.html")
    #expect(try preview.wait { try preview.get("/a.html?as=public") == "two" })
    #expect(
      preview.build.orders.withLock { $0.map(\.audience) } == [.author, .public, .author, .public])
  }

  @Test func stopsAtOnceAndFreesThePort() throws {
    let preview = try RunningPreview(["a.html": "one"])
    #expect(try preview.get("/a.html") == "one")
    let start = DispatchTime.now()
    preview.server.stop()
    let milliseconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000
    #expect(milliseconds < 100)
    let again = try ListeningSocket(host: "127.0.0.1", port: preview.port)
    #expect(again.port == preview.port)
  }

  @Test func takesTheNextFreePort() throws {
    let first = try ListeningSocket(host: "127.0.0.1", port: 0)
    let second = try ListeningSocket(host: "127.0.0.1", port: first.port)
    #expect((first.port + 1..<first.port + ListeningSocket.attempts).contains(second.port))
    #expect(throws: ListeningSocket.Refusal.unknownHost) {
      try ListeningSocket(host: "example.org", port: 0)
    }
    #expect(throws: ListeningSocket.Refusal.unknownHost) {
      try ListeningSocket(host: "192.0.2.1", port: 0)
    }
  }
}
