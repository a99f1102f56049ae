private import Diagnostics
package import FileTree

extension ExportBundle {
  /// One of the paths on the command line.
  package struct Input {
    /// As the user wrote it.
    package var name: String
    package var tree: any Tree
    /// A folder or a file of `tree`.
    package var path: TreePath

    package init(name: String, tree: any Tree, path: TreePath) {
      self.name = name
      self.tree = tree
      self.path = path
    }
  }

  /// Opens folders, archives and single files together, and archives inside archives one deep.
  package static func opening(
    _ inputs: [Input], password: String? = nil, limits: ArchiveLimits = ArchiveLimits()
  ) throws(ImportFault) -> ExportBundle {
    var parts: [any ExportPart] = []
    for input in inputs { parts.append(try part(input, password, limits)) }
    var bundle = ExportBundle(parts)
    let inner = bundle.files.filter { $0.isInnerArchive }
    guard !inner.isEmpty else { return bundle }
    for (file, bytes) in try bundle.documents(inner) {
      let access = RandomAccess(bytes, name: bundle.label(file))
      parts.append(try ArchivePart(access, password: password, limits: limits))
    }
    bundle = ExportBundle(parts)
    return bundle
  }

  private static func part(
    _ input: Input, _ password: String?, _ limits: ArchiveLimits
  ) throws(ImportFault) -> any ExportPart {
    let entry: TreeEntry?
    let start: [UInt8]
    do throws(TreeError) {
      entry = try input.tree.entry(at: input.path)
      start =
        entry?.kind == .file ? try input.tree.read(input.path, from: 0, count: 512) : []
    } catch { throw ImportFault(.fileUnreadable, file: input.name, error.explanation) }
    switch entry?.kind {
    case .directory: return try FolderPart(input.tree, input.path, name: input.name)
    case .file:
      let size = entry?.size ?? 0
      if size > 0, !looksPacked(start), isDocument(input.path, start) {
        return FolderPart(file: input.path, size: size, in: input.tree, name: input.name)
      }
      let access = RandomAccess(input.tree, input.path, name: input.name, size: size)
      return try ArchivePart(access, password: password, limits: limits)
    case .other:
      throw ImportFault(.fileUnreadable, file: input.name, "it is neither a file nor a folder")
    case nil: throw ImportFault(.fileUnreadable, file: input.name, "no such file or folder")
    }
  }

  /// Whether a file begins as zip, gzip, bzip2, xz or zstd do.
  private static func looksPacked(_ start: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [
      [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06], [0x1F, 0x8B], [0x42, 0x5A, 0x68],
      [0xFD, 0x37, 0x7A, 0x58, 0x5A], [0x28, 0xB5, 0x2F, 0xFD],
    ]
    return marks.contains { start.starts(with: $0) }
  }

  private static let documentExtensions: Set<String> = [
    "json", "js", "xml", "rss", "atom", "car", "db", "sqlite", "sqlite3", "md", "markdown", "txt",
    "html", "htm",
  ]

  private static func isDocument(_ path: TreePath, _ start: [UInt8]) -> Bool {
    documentExtensions.contains(path.fileExtension)
      || start.starts(with: Array("SQLite format 3\0".utf8))
  }
}

extension ExportFile {
  /// An archive of posts inside the export, as Tumblr's `posts.zip` and micro.blog's `.bar`.
  fileprivate var isInnerArchive: Bool {
    depth <= 1 && hasArchiveName
  }

  private var hasArchiveName: Bool {
    (fileExtension == "zip" || fileExtension == "bar") && (size ?? 0) > 0
  }
}
