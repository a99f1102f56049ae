private import Diagnostics
private import FileTree
private import MomentsContent
private import MomentsModel

/// A folder of Markdown files: Hugo, Jekyll, Eleventy, an Obsidian vault, or none of these.
enum MarkdownFolderFormat: ExportFormat {
  static let key = "markdown"
  static let title = "folder of Markdown files"
  static let sourceName = "Markdown"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    guard let first = notes(bundle).first else { return nil }
    return first.path
  }

  private static func notes(_ bundle: ExportBundle) -> [ExportFile] {
    let endings: Set<String> = ["md", "markdown", "mdown", "txt"]
    return bundle.files.filter { file in
      endings.contains(file.fileExtension) && !file.isHidden
        && (file.fileExtension != "txt" || file.name.first?.isNumber ?? false)
    }.sorted { $0.path < $1.path }
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    let generator = MarkdownGenerator(bundle)
    var reader = MarkdownNotes(bundle, options, generator)
    let files = notes(bundle)
    for (file, bytes) in try bundle.documents(files) {
      reader.read(file, bytes, into: &collection)
    }
    collection.ledger.findings.append("\(files.count) Markdown files")
    return collection
  }
}

/// What made a folder, which decides who could see its notes. Asked file by file: a site and a
/// private vault may lie side by side.
struct MarkdownGenerator {
  enum Kind: String {
    case hugo = "Hugo"
    case jekyll = "Jekyll"
    case eleventy = "Eleventy"
    case obsidian = "Obsidian"
    case none = "Markdown"

    /// Sites are public; nobody knows who reads a folder of notes.
    var audience: Audience {
      switch self {
      case .hugo, .jekyll, .eleventy: .everyone
      case .obsidian, .none: .unknown
      }
    }
  }

  /// By the folder in which the generator's configuration lies.
  private var roots: [String: Kind] = [:]

  init(_ bundle: ExportBundle) {
    for file in bundle.files {
      if let kind = MarkdownGenerator.configured(file.name.lowercased()) {
        roots[file.folder] = kind
      }
      if let vault = file.path.firstRange(of: ".obsidian/") {
        roots[String(file.path[..<vault.lowerBound].dropLast())] = .obsidian
      }
    }
  }

  private static func configured(_ name: String) -> Kind? {
    switch name {
    case "_config.yml", "_config.yaml", "_config.toml": .jekyll
    case "hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json": .hugo
    case _ where name.contains("eleventy") && name.contains(".js"): .eleventy
    default: nil
    }
  }

  func kind(of file: ExportFile) -> Kind {
    var folder = file.folder
    while true {
      if let kind = roots[folder] { return kind }
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = String(folder[..<slash])
    }
    if let kind = roots[""] { return kind }
    let parts = file.path.split(separator: "/")
    if parts.contains("_posts") || parts.contains("_drafts") { return .jekyll }
    return parts.contains("content") ? .hugo : .none
  }
}

extension ExportFile {
  fileprivate var isHidden: Bool { path.split(separator: "/").contains { $0.hasPrefix(".") } }
}
