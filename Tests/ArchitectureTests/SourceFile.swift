import Foundation
import TestSupport
import Testing

/// A Swift file of the package, as the rules look at it.
struct SourceFile: CustomTestStringConvertible, Sendable {
  /// Relative to the package.
  let path: String
  /// The folder right below `Sources` or `Tests`.
  let target: String
  let lines: [String]
  /// `lines` with comments and string literals blanked.
  let code: [String]

  var testDescription: String { path }
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Those below a folder of the package, by path.
  static func all(below folder: String) -> [SourceFile] {
    PackageFiles.paths(below: folder).filter { $0.hasSuffix(".swift") }.map { path in
      let text = PackageFiles.text(path)
      return SourceFile(
        path: path, target: String(path.split(separator: "/")[1]), lines: text.asLines,
        code: SwiftText.blanked(text).asLines)
    }
  }

  static let sources = all(below: "Sources")
  static let tests = all(below: "Tests")

  /// The modules that it imports.
  var imports: [String] {
    code.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ Self.importModifiers.contains(String($0)) })
      else { return nil }
      return words[index + 1].split(separator: ".").first.map(String.init)
    }
  }

  private static let importModifiers = [
    "package", "internal", "private", "fileprivate", "public", "@testable", "@preconcurrency",
  ]
}

/// The package's files, as git would see them.
enum PackageFiles {
  /// Every file below `folder`, relative to the package, by path; hidden ones left out.
  static func paths(below folder: String) -> [String] {
    let root = PackageFolder.path + "/" + folder
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder)
      return exists && !isFolder.boolValue && !name.hasPrefix(".") && !name.contains("/.")
    }.map { folder + "/" + $0 }.sorted()
  }

  /// The names of the folders right below `folder`.
  static func folders(in folder: String) -> [String] {
    Set(paths(below: folder).map { String($0.split(separator: "/")[1]) }).sorted()
  }

  /// Empty where there is no such file.
  static func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: PackageFolder.path + "/" + path)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

extension String {
  var asLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
