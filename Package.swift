// swift-tools-version: 6.2
import PackageDescription

// The import table of ARCHITECTURE.md, as the build enforces it. `ArchitectureTests` holds the
// imports in the sources against these lists.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func source(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [])
  -> Target
{
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func test(
  _ name: String, _ dependencies: [Target.Dependency], goldens: Bool = false, exclude: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["TestSupport"],
    path: "Tests/\(name)Tests", exclude: goldens ? ["Golden"] + exclude : exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "momentsgen",
  products: [
    .executable(name: "momentsgen", targets: ["momentsgen"]),
    .executable(name: "momentsgen-photos", targets: ["momentsgen-photos"]),
  ],
  targets: [
    // C libraries: one system target each, seen by one Swift file each.
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CMD", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(
      name: "CUTF8Proc", pkgConfig: "libutf8proc", providers: [.apt(["libutf8proc-dev"])]),
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(
      name: "CQRencode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
    .systemLibrary(name: "CGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"])]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CSQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .target(name: "CMarkGuard"),
    .systemLibrary(name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CVipsShim", dependencies: ["CVips"]),
    .target(name: "CSandbox"),
    .target(name: "CFileSystem"),
    .target(name: "CSHA256"),

    // Level 0
    source("Diagnostics"),
    source("Workers"),
    source("FileTree", ["CFileSystem", "CMD", "CSHA256", "CXXHash"]),
    source("SafeMarkup", ["CGumbo"]),
    source("PhotoProtocol"),
    source("Compression", ["CZlib", "CBrotli", "CZstd"]),
    // Level 1
    source("MomentsModel", ["Diagnostics", "CUTF8Proc"]),
    // Level 2
    source(
      "MomentsContent",
      ["Diagnostics", "FileTree", "Workers", "MomentsModel", "CCMarkGFM", "CMarkGuard", "CYAML"]),
    source("MomentsViewModels", ["MomentsModel"]),
    source("MomentsSearch", ["Workers", "MomentsModel"]),
    source("TemplateEngine", ["Diagnostics"]),
    // Level 3
    source(
      "MomentsRendering", ["Diagnostics", "FileTree", "MomentsViewModels", "TemplateEngine"]),
    source(
      "MomentsPhotos", ["Diagnostics", "FileTree", "Workers", "MomentsModel", "PhotoProtocol"]),
    source("MomentsFeeds", ["MomentsModel", "MomentsViewModels", "TemplateEngine"]),
    source(
      "MomentsImport",
      [
        "Diagnostics", "FileTree", "MomentsModel", "MomentsContent", "SafeMarkup", "CArchive",
        "CXML2", "CSQLite3",
      ]),
    // Level 4
    source(
      "MomentsSite",
      [
        "Diagnostics", "FileTree", "MomentsModel", "MomentsContent", "MomentsViewModels",
        "MomentsSearch", "MomentsRendering", "MomentsFeeds", "MomentsPhotos", "TemplateEngine",
        "Workers", "Compression",
      ]),
    // At the side
    source(
      "MomentsPreview", ["Diagnostics", "FileTree", "CMicrohttpd", "CQRencode"],
      exclude: ["Live/live.js"]),
    // Level 5
    source(
      "MomentsCLI",
      [
        "Compression", "Diagnostics", "FileTree", "Workers", "MomentsModel", "MomentsImport",
        "MomentsPhotos", "MomentsPreview", "MomentsSite",
      ]),
    // Level 6
    .executableTarget(name: "momentsgen", dependencies: ["MomentsCLI"], swiftSettings: strict),
    .executableTarget(
      name: "momentsgen-photos",
      dependencies: ["PhotoProtocol", "CVipsShim", "CXML", "CSandbox"], swiftSettings: strict),

    // How fast templates are: `swift run -c release TemplateBench`.
    .executableTarget(
      name: "TemplateBench", dependencies: ["TemplateEngine", "Diagnostics"],
      path: "Benchmarks/TemplateBench", exclude: ["chevron_bench.py"], swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "FileTree"], path: "Tests/TestSupport",
      swiftSettings: strict),
    test("Architecture", []),
    test("Diagnostics", ["Diagnostics"]),
    test("Workers", ["Workers"]),
    test("Compression", ["Compression"]),
    test("FileTree", ["FileTree", "Diagnostics"]),
    test("MomentsModel", ["MomentsModel", "Diagnostics"]),
    test(
      "MomentsContent",
      ["MomentsContent", "MomentsModel", "FileTree", "Workers", "Diagnostics"], goldens: true),
    test("MomentsViewModels", ["MomentsViewModels", "MomentsModel"]),
    test("MomentsSearch", ["MomentsSearch", "Workers"], exclude: ["vectors.json"]),
    test("TemplateEngine", ["TemplateEngine", "Diagnostics"], goldens: true),
    test(
      "MomentsRendering",
      ["MomentsRendering", "MomentsViewModels", "TemplateEngine", "FileTree", "Diagnostics"]),
    test(
      "MomentsPhotos",
      ["MomentsPhotos", "MomentsModel", "PhotoProtocol", "FileTree", "Diagnostics", "Workers"]),
    test("MomentsFeeds", ["MomentsFeeds", "MomentsModel", "MomentsViewModels", "TemplateEngine"]),
    test(
      "MomentsSite",
      [
        "MomentsSite", "MomentsContent", "MomentsImport", "MomentsModel", "MomentsPhotos",
        "Workers",
        "FileTree", "Diagnostics",
      ]),
    test("MomentsPreview", ["MomentsPreview", "FileTree", "Diagnostics"]),
    test(
      "MomentsCLI",
      ["MomentsCLI", "MomentsSite", "MomentsModel", "MomentsPhotos", "FileTree", "Diagnostics"],
      goldens: true),
    test("SafeMarkup", ["SafeMarkup"]),
    test(
      "MomentsImport",
      ["MomentsImport", "SafeMarkup", "MomentsModel", "MomentsContent", "FileTree", "Diagnostics"]),
    test("EndToEnd", ["FileTree", "Diagnostics"]),
  ]
)
