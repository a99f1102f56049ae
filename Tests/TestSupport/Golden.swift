private import Foundation
package import Testing

/// Expects `text` to be what `Golden/<name>` beside the test file holds.
///
/// `RECORD_GOLDENS=1` writes the file instead and still fails, so that no run that recorded passes
/// for one that compared. A missing file fails.
package func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let url = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
  expectRecorded(text, at: url.path, sourceLocation: sourceLocation)
}

/// As `expectGolden`, for a file at any path.
package func expectRecorded(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let name = URL(fileURLWithPath: path).lastPathComponent
  let recorded = FileManager.default.contents(atPath: path).map {
    String(decoding: $0, as: UTF8.self)
  }
  if recorded == text { return }
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("recorded \(name): read it, then test again", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(name) can't be recorded: \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  let difference =
    recorded.flatMap { LineDiff.between(expected: $0, actual: text) } ?? "no such file"
  Issue.record(
    "\(name) differs at \(difference)\nrecord it: RECORD_GOLDENS=1 swift test --disable-xctest",
    sourceLocation: sourceLocation)
}
