private import Diagnostics
internal import FileTree

/// A folder, or a single file, as a part of an export.
struct FolderPart: ExportPart {
  let name: String
  let files: [PartFile]
  private let tree: any Tree
  private let paths: [TreePath]

  /// All below `folder`. Links that leave it, sockets and the like are left out.
  init(_ tree: any Tree, _ folder: TreePath, name: String) throws(ImportFault) {
    self.tree = tree
    self.name = name
    var files: [PartFile] = []
    var paths: [TreePath] = []
    do throws(TreeError) {
      for path in try tree.files(under: folder) {
        let below = folder == .root ? path.text : String(path.text.dropFirst(folder.text.count + 1))
        guard case .file(let checked) = ArchivePath(below),
          let entry = try tree.entry(at: path), entry.kind == .file
        else { continue }
        files.append(PartFile(path: checked, size: entry.size))
        paths.append(path)
      }
    } catch {
      throw ImportFault(.fileUnreadable, file: "\(name)/\(error.path)", error.explanation)
    }
    self.files = files
    self.paths = paths
  }

  init(file: TreePath, size: Int, in tree: any Tree, name: String) {
    self.tree = tree
    self.name = name
    files = [PartFile(path: file.name, size: size)]
    paths = [file]
  }

  func visit(
    _ indexes: Set<Int>, _ body: (Int, ByteStream) throws(ImportFault) -> Void
  ) throws(ImportFault) {
    for index in indexes.sorted() {
      let label = files.count == 1 ? name : "\(name)/\(files[index].path)"
      let access = RandomAccess(tree, paths[index], name: label, size: files[index].size ?? 0)
      try body(index, access.stream)
    }
  }
}
