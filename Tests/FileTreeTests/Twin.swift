import FileTree
import TestSupport

/// The two trees that must behave alike.
enum Twin: CaseIterable {
  case disk, memory

  struct Fixture {
    var tree: any Tree
    /// Keeps the folder on disk alive.
    var folder: TemporaryFolder?
  }

  func fixture(_ files: [String: String]) throws -> Fixture {
    switch self {
    case .memory: return Fixture(tree: MemoryTree(files))
    case .disk:
      let folder = try TemporaryFolder()
      for (name, text) in files { try folder.write(text, to: name) }
      return Fixture(tree: DiskTree(root: folder.path), folder: folder)
    }
  }
}
