import Testing

/// How files are cut, named and introduced.
@Suite struct LayoutTests {
  static let lineLimit = 500
  /// Made by a script; nobody reads them from top to bottom.
  static let generated = ["BuiltInTheme.swift"]

  @Test(arguments: SourceFile.sources + SourceFile.tests)
  func hasNoMoreLinesThanOneReads(file: SourceFile) {
    guard !Self.generated.contains(file.name) else { return }
    #expect(file.lines.count <= Self.lineLimit, "\(file.path)")
  }

  @Test func keepsTheMedianFileShort() {
    let counts = SourceFile.sources.filter { !Self.generated.contains($0.name) }
      .map(\.lines.count).sorted()
    let median = counts[counts.count / 2]
    #expect(median <= 130)
    print("Sources: \(counts.count) files, median \(median) lines, longest \(counts.last ?? 0)")
  }

  static let junkDrawers = ["Util", "Helper", "Manager", "Common", "Misc"]

  @Test(arguments: SourceFile.sources + SourceFile.tests)
  func isNamedAfterAConcept(file: SourceFile) {
    for word in Self.junkDrawers { #expect(!file.path.contains(word), "\(file.path)") }
    for declaration in file.typeDeclarations {
      for word in Self.junkDrawers { #expect(!declaration.name.contains(word), "\(file.path)") }
    }
    #expect(!file.path.contains(" "))
  }

  @Test(arguments: SourceFile.sources)
  func saysWhatTheTypesItSharesAreFor(file: SourceFile) {
    for declaration in file.typeDeclarations where declaration.isShared {
      #expect(
        declaration.isDocumented,
        "\(file.path):\(declaration.line): \(declaration.name) needs a doc comment")
    }
  }

  @Test(arguments: SourceFile.sources)
  func namesNoTypeLikeItsModule(file: SourceFile) {
    // `Workers` is all that its module holds: nothing else there needs a qualified name.
    for declaration in file.typeDeclarations where declaration.name != "Workers" {
      #expect(declaration.name != file.target)
    }
  }

  @Test(arguments: SourceFile.sources)
  func makesNothingPublic(file: SourceFile) {
    // There is no client outside the package.
    for line in file.code {
      #expect(!line.split(separator: " ").contains("public"), "\(file.path): \(line)")
    }
  }

  @Test func hasReadingMatterAtTheTop() {
    #expect(PackageFiles.text("CHANGELOG.md").contains("## Unreleased"))
    for command in ["./build.sh", "./check.sh"] {
      #expect(PackageFiles.text("README.md").contains(command))
    }
  }
}

extension SourceFile {
  struct TypeDeclaration {
    var name: String
    /// 1-based.
    var line: Int
    /// Seen by other targets.
    var isShared: Bool
    var isDocumented: Bool
  }

  /// The types declared at the top level.
  var typeDeclarations: [TypeDeclaration] {
    code.indices.compactMap { index in
      let words = code[index].split(separator: " ")
      guard let first = code[index].first, first != " ",
        let kind = words.firstIndex(where: { Self.typeKinds.contains(String($0)) }),
        words[..<kind].allSatisfy({ Self.modifiers.contains(String($0)) }), kind + 1 < words.count
      else { return nil }
      let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return TypeDeclaration(
        name: String(name), line: index + 1,
        isShared: words[..<kind].contains("package"),
        isDocumented: isDocumented(at: index))
    }
  }

  private static let typeKinds = ["struct", "enum", "class", "protocol", "actor", "typealias"]
  private static let modifiers = [
    "package", "internal", "private", "fileprivate", "public", "final", "indirect",
  ]

  private func isDocumented(at index: Int) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].hasPrefix("@") { above -= 1 }
    return above >= 0 && (lines[above].hasPrefix("///") || lines[above].hasSuffix("*/"))
  }
}
