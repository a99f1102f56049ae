import Testing

/// Imports go one way: ARCHITECTURE.md, Package.swift and the sources agree.
@Suite struct ImportRulesTests {
  @Test func givesEachTargetARow() {
    #expect(ArchitecturePage.targets.map(\.name).sorted() == PackageFiles.folders(in: "Sources"))
  }

  @Test(arguments: ArchitecturePage.targets)
  func importsOnlyLowerLevels(target: ArchitecturePage.Target) {
    for name in target.imports {
      let other = ArchitecturePage.targets.first { $0.name == name }
      #expect(other != nil, "\(target.name) may import \(name), which has no row")
      #expect((other?.level ?? -1) < (target.level ?? 0), "\(name) is no lower than \(target.name)")
    }
  }

  @Test(arguments: ArchitecturePage.targets)
  func dependsInThePackageOnWhatItsRowAllows(target: ArchitecturePage.Target) {
    let dependencies = PackageManifest.dependencies(of: target.name)
    #expect(dependencies?.sorted() == target.imports.sorted(), "\(target.name)")
  }

  @Test(arguments: SourceFile.sources)
  func importsOnlyWhatItsRowAllows(file: SourceFile) {
    let row = ArchitecturePage.targets.first { $0.name == file.target }
    for module in file.imports {
      let allowed =
        ArchitecturePage.systemModules[module]?.contains(file.target)
        ?? row?.imports.contains(module) ?? false
      #expect(allowed, "\(file.path) imports \(module), which its row doesn't allow")
    }
  }

  @Test(arguments: ArchitecturePage.targets.filter { $0.level == nil })
  func isSeenByOneSwiftFile(library: ArchitecturePage.Target) {
    let importers = SourceFile.sources.filter { $0.imports.contains(library.name) }.map(\.path)
    // Those that a C target wraps are seen through it.
    let isWrapped = ArchitecturePage.targets.contains {
      $0.level == nil && $0.imports.contains(library.name)
    }
    #expect(importers.count == (isWrapped ? 0 : 1), "\(library.name) is imported by \(importers)")
  }

  @Test func installsTheLibrariesThatThePackageNames() {
    let script = PackageFiles.text("Scripts/packages.sh")
    let named = PackageManifest.text.split(separator: "\"").filter { $0.hasPrefix("lib") }
      .filter { $0.hasSuffix("-dev") }
    #expect(!named.isEmpty)
    for package in named { #expect(script.contains(package), "\(package)") }
  }
}
