import Diagnostics
import FileTree
import Synchronization
import Testing

@testable import MomentsPreview

@Suite struct LiveMessagesTests {
  private let board = LiveBoard(
    run: "r1", editor: EditorLinks(pattern: "vscode://file{file}:{line}:{column}", root: "/s i"))

  private let error = Diagnostic(
    .dateUnreadable,
    at: SourcePlace(
      file: "Content/<a>.md", line: 3, column: 7, length: 2, quotedLine: "date: \"x\"\u{7}"),
    "'</script>' is no date", hint: "write one")

  private func note(
    _ outcome: RebuildLoop.Outcome, written: [String] = [], for audience: Audience = .author
  ) -> [EventStream.Event] {
    let change = StagedSite.Change(written: written.map { TreePath(trusted: $0) })
    return board.note(outcome, change, for: audience, basePath: "/b/")
  }

  @Test func greetsWithWhatItKnows() {
    _ = note(.init(diagnostics: [], isComplete: true, ribbons: ["m-1": "draft"]), written: ["a"])
    #expect(
      board.greeting
        == .init(
          "hello",
          #"{"run":"r1","generation":1,"errors":{"count":0,"list":[]},"ribbons":{"m-1":"draft"}}"#))
  }

  @Test func namesChangedPages() {
    let good = RebuildLoop.Outcome(diagnostics: [], isComplete: true)
    #expect(note(good, written: ["a"]).first?.data.contains(#""all":true,"paths":[]"#) == true)
    let events = note(good, written: ["a/index.html", "é.css"])
    #expect(
      events == [
        .init(
          "update",
          #"{"generation":2,"as":"author","all":false,"paths":["/b/a/index.html","/b/é.css"],"gone":[]}"#
        )
      ])
    let many = (0..<600).map { "\($0)" }
    let all = note(good, written: many)
    #expect(
      all.first?.data
        == #"{"generation":3,"as":"author","all":true,"paths":[],"gone":[]}"#)
  }

  @Test func saysErrorsOnceAndThatTheyAreGone() {
    let failed = RebuildLoop.Outcome(diagnostics: [error], isComplete: false)
    let events = note(failed)
    #expect(events.map(\.name) == ["errors"])
    #expect(note(failed).isEmpty)
    #expect(
      events.first?.data == #"{"count":1,"list":[{"severity":"error","code":"date-unreadable","#
        + #""text":"'</script>' is no date","place":"Content/<a>.md:3:7","#
        + #""link":"vscode://file/s%20i/Content/%3Ca%3E.md:3:7","line":"date: \"x\"\u0007","#
        + #""column":7,"length":2,"hint":"write one"}]}"#)
    let mended = note(.init(diagnostics: [], isComplete: true))
    #expect(mended == [.init("errors", #"{"count":0,"list":[]}"#)])
  }

  @Test(arguments: [
    ("code --wait", "vscode://file{file}:{line}:{column}"),
    ("/usr/bin/codium", "vscodium://file{file}:{line}:{column}"),
    ("vim", nil), ("", nil),
  ])
  func knowsEditorsWithAddresses(command: String, pattern: String?) {
    #expect(EditorLinks.pattern(forEditor: command) == pattern)
  }

  @Test func keepsEventsForSlowListeners() throws {
    let stream = EventStream { .init("hello", "1") }
    let listener = try #require(stream.listen())
    let woken = Atomic(0)
    var buffer = [UInt8](repeating: 0, count: 64)
    let read = { () -> EventStream.Listener.Reading in
      buffer.withUnsafeMutableBytes { bytes in
        listener.read(into: bytes) { { woken.add(1, ordering: .relaxed) } }
      }
    }
    guard case .bytes(let count) = read() else { throw Missing() }
    #expect(
      String(decoding: buffer[..<count], as: UTF8.self) == "retry: 300\nevent: hello\ndata: 1\n\n")
    #expect(read() == .nothing)
    stream.publish(.init("update", "2"))
    stream.publish(.init("update", "3"))
    #expect(woken.load(ordering: .relaxed) == 1)
    guard case .bytes(let more) = read() else { throw Missing() }
    #expect(
      String(decoding: buffer[..<more], as: UTF8.self)
        == "event: update\ndata: 2\n\nevent: update\ndata: 3\n\n")
    stream.close()
    #expect(read() == .end)
    stream.remove(listener)
    #expect(stream.listenerCount == 0)
  }

  private struct Missing: Error {}

  @Test func dropsWhoDoesNotRead() throws {
    let stream = EventStream { .init("hello", "1") }
    let listener = try #require(stream.listen())
    for _ in 0..<400 { stream.publish(.init("x", String(repeating: "y", count: 1024))) }
    var total = 0
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let reading = buffer.withUnsafeMutableBytes { listener.read(into: $0) { {} } }
      guard case .bytes(let count) = reading else {
        #expect(reading == .end)
        break
      }
      total += count
    }
    #expect(total < 300_000)
  }
}
