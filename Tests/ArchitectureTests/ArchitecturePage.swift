import Testing

/// The tables of ARCHITECTURE.md.
struct ArchitecturePage {
  struct Target: Sendable, CustomTestStringConvertible {
    /// nil for C targets, which are below all others.
    var level: Int?
    var name: String
    var imports: [String]

    var testDescription: String { name }
  }

  static let targets: [Target] = rows(after: "## Targets", columns: 4).map { cells in
    Target(level: Int(cells[0]), name: names(cells[1]).first ?? "", imports: names(cells[2]))
  }

  /// Which targets may import a module of the system.
  static let systemModules: [String: [String]] = rows(after: "## Targets", columns: 2)
    .reduce(into: [:]) { table, cells in table[names(cells[0]).first ?? ""] = names(cells[1]) }

  /// The cells of the rows with that many columns in a section; heads left out.
  private static func rows(after heading: String, columns: Int) -> [[String]] {
    let lines = PackageFiles.text("ARCHITECTURE.md").asLines
    let section = lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return section.filter { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").joined(separator: " ") }
    }.filter { $0.count == columns && !names($0[columns == 4 ? 1 : 0]).isEmpty }
  }

  /// What stands between backticks.
  private static func names(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

/// The parts of `Package.swift` that say who depends on whom.
enum PackageManifest {
  static let text = PackageFiles.text("Package.swift")

  /// The dependencies of a target of `Sources`, as written; nil where there is no such target.
  static func dependencies(of target: String) -> [String]? {
    let heads = [
      "source(\"", ".executableTarget(name:\"", ".systemLibrary(name:\"", ".target(name:\"",
    ]
    let packed = text.filter { !$0.isWhitespace }
    for head in heads {
      guard let start = packed.firstRange(of: head + target + "\"") else { continue }
      let rest = packed[start.upperBound...].prefix { $0 != ")" }
      guard !head.contains("system"), let open = rest.firstIndex(of: "["),
        let close = rest[open...].firstIndex(of: "]")
      else { return [] }
      return rest[rest.index(after: open)..<close].split(separator: ",")
        .map { $0.filter { $0 != "\"" } }
    }
    return nil
  }
}
