import Foundation
package import Testing

/// Expects `text` to be what the file `Golden/NAME` beside the test says.
///
/// With `RECORD_GOLDENS=1` the file is written first, and the test still fails, so that nobody
/// records by accident. A missing file fails.
package func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name: name, testFile: file)
  if golden.isRecording {
    golden.record(text)
    Issue.record(
      "recorded \(golden.shown); run again without RECORD_GOLDENS", sourceLocation: sourceLocation)
    return
  }
  guard let expected = golden.read() else {
    Issue.record("no golden file \(golden.shown)\n\(golden.advice)", sourceLocation: sourceLocation)
    return
  }
  if expected != text {
    Issue.record(
      "\(golden.shown) says something else\n\(shortDiff(expected, text))\n\(golden.advice)",
      sourceLocation: sourceLocation)
  }
}

/// A file of expected output.
private struct Golden {
  let name: String
  let testFile: String

  private var url: URL {
    URL(filePath: testFile).deletingLastPathComponent().appending(path: "Golden/\(name)")
  }
  var shown: String {
    "\(url.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent)/Golden/\(name)"
  }
  var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" }

  var advice: String {
    let target = url.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
    return "to accept: RECORD_GOLDENS=1 swift test --disable-xctest --filter \(target)"
  }

  func read() -> String? {
    (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  }

  func record(_ text: String) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    } catch {
      Issue.record("can't write \(shown): \(error)")
    }
  }
}

/// The lines from the first to the last difference, at most ten of each side.
package func shortDiff(_ expected: String, _ found: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = found.split(separator: "\n", omittingEmptySubsequences: false)
  let same = zip(old, new).prefix { $0 == $1 }.count
  let sameEnd = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed())
    .prefix { $0 == $1 }.count
  let removed = old.dropFirst(same).dropLast(sameEnd).prefix(10).map { "  - \($0)" }
  let added = new.dropFirst(same).dropLast(sameEnd).prefix(10).map { "  + \($0)" }
  return (["  line \(same + 1):"] + removed + added).joined(separator: "\n")
}
