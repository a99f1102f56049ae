import FileTree
import Foundation
import TestSupport
import Testing

/// One folder of `examples/`: a site that must be refused, and what is said about it.
///
/// - `input/`: the site.
/// - `expected.txt`: all of standard error.
/// - `exit-code`: the number, where it isn't 1.
/// - `arguments`: further arguments, one a line, where there are any.
struct BrokenSite: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let all: [BrokenSite] = {
    let root = PackageFolder.path + "/examples"
    // No such folder is found out by the test that counts.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)/input") }
      .sorted().map { BrokenSite(name: $0) }
  }()

  private var folder: String { "\(PackageFolder.path)/examples/\(name)" }
  var expectedPath: String { folder + "/expected.txt" }

  var exitCode: Int32 {
    text("exit-code").flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 1
  }

  var arguments: [String] {
    (text("arguments") ?? "").split(separator: "\n").map(String.init)
  }

  private func text(_ file: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(file)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Puts the site at `destination`, links as links. Where it has no `public/` of its own it gets
  /// one as an earlier build might have left it.
  func copy(to destination: String) throws {
    try FileManager.default.copyItem(atPath: folder + "/input", toPath: destination)
    let output = destination + "/public"
    if !FileManager.default.fileExists(atPath: output) {
      try FileManager.default.createDirectory(
        atPath: output + "/m/1", withIntermediateDirectories: true)
      for file in ["/index.html", "/m/1/index.html"] {
        try Data("yesterday's page\n".utf8).write(to: URL(fileURLWithPath: output + file))
      }
    }
  }
}

/// All files of a folder, to be compared with what they are later.
struct FolderContents: Equatable {
  private let files: [String: [UInt8]]

  init(_ folder: String) throws {
    let tree = DiskTree(root: folder)
    files = try tree.files(under: .root).reduce(into: [:]) { files, path in
      files[path.text] = try tree.read(path)
    }
  }
}
