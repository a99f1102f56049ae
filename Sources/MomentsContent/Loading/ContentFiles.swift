import Diagnostics
import FileTree

/// A file below `Content/moments` that holds moments.
struct MomentFile: Sendable, Hashable {
  enum Format: Sendable { case markdown, json }

  var path: TreePath
  /// Of the file or its bundle: the default id, and where a date may stand.
  var name: String
  var format: Format

  /// Paths in the moment are relative to it.
  var folder: TreePath { path.parent }
}

/// Finds the files of the content, in an order that doesn't depend on the disk's.
struct ContentFiles {
  private let tree: any Tree
  private let findsBundles: Bool
  private(set) var moments: [MomentFile] = []
  private(set) var log = DiagnosticLog()

  /// `findsBundles`: whether a folder with an index file is one moment.
  init(
    _ tree: any Tree, root: TreePath = MediaFiles.content.appending("moments"),
    findsBundles: Bool = true
  ) {
    self.tree = tree
    self.findsBundles = findsBundles
    // Where it can't be looked at, searching it says so.
    if (try? tree.entry(at: root)) != nil { search(root) }
  }

  /// Those that are known already.
  init(moments: [MomentFile]) {
    tree = MemoryTree()
    findsBundles = true
    self.moments = moments
  }

  private mutating func search(_ folder: TreePath) {
    let entries: [TreeEntry]
    do {
      entries = try tree.entries(in: folder)
    } catch {
      log.add(
        Diagnostic(
          .fileUnreadable, at: SourcePlace(file: folder.text),
          "this folder can't be listed: \(error.explanation)"))
      return
    }
    let sorted = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for entry in sorted { add(entry, in: folder) }
  }

  private mutating func add(_ entry: TreeEntry, in folder: TreePath) {
    let path = folder.appending(entry.name)
    guard !entry.name.hasPrefix(".") else { return }
    switch entry.kind {
    case .other: ignore(path, "a link out of the site, or no file at all")
    case .directory:
      guard findsBundles, let index = index(of: path) else { return search(path) }
      moments.append(index)
    case .file:
      if ContentFiles.isBackup(entry.name) { return ignore(path, "an editor's back-up") }
      if let format = ContentFiles.format(path.fileExtension) {
        moments.append(MomentFile(path: path, name: path.stem, format: format))
      } else if ContentFiles.looksLikeText(path.fileExtension) {
        ignore(path, "moments are .md, .markdown or .json files")
      }
    }
  }

  /// The moment of a bundle.
  private func index(of folder: TreePath) -> MomentFile? {
    for name in ["index.md", "index.markdown", "index.json"] {
      let path = folder.appending(name)
      guard let entry = try? tree.entry(at: path), entry.kind == .file else { continue }
      return MomentFile(
        path: path, name: folder.name, format: name == "index.json" ? .json : .markdown)
    }
    return nil
  }

  private mutating func ignore(_ path: TreePath, _ reason: String) {
    log.add(
      Diagnostic(
        .fileIgnored, .note, at: SourcePlace(file: path.text), "this file is ignored: \(reason)"))
  }

  private static func format(_ fileExtension: String) -> MomentFile.Format? {
    switch fileExtension {
    case "md", "markdown": .markdown
    case "json": .json
    default: nil
    }
  }

  private static func looksLikeText(_ fileExtension: String) -> Bool {
    ["txt", "yaml", "yml", "toml", "html", "htm", "mdx", "org", "rst", "text"]
      .contains(fileExtension)
  }

  private static func isBackup(_ name: String) -> Bool {
    name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".swo")
      || name.hasSuffix(".bak") || name.hasPrefix("#") && name.hasSuffix("#")
  }
}
