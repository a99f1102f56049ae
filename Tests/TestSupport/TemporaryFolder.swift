private import Foundation

/// An empty folder of the real disk that goes with the value.
package final class TemporaryFolder: Sendable {
  /// Absolute, links resolved.
  package let path: String

  package init() throws {
    let name = "momentsgen-test-" + UUID().uuidString
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    // Left behind at worst: a test must not fail for what happens after it.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes one file, making its folders.
  package func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// A symbolic link at `name` to `target`, taken as written.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}
