/// The one seam to the file system: a tree of files on disk or in memory.
///
/// Every method may be called from several threads at once; calls that change the same path at the
/// same time are the caller's mistake. Symbolic links are followed only as far as they stay inside
/// the tree.
package protocol Tree: Sendable {
  /// What lies directly in `directory`, by name bytes; hidden files included.
  func entries(in directory: TreePath) throws(TreeError) -> [TreeEntry]
  /// nil where nothing is there.
  func entry(at path: TreePath) throws(TreeError) -> TreeEntry?
  func read(_ path: TreePath) throws(TreeError) -> [UInt8]
  /// Creates or overwrites one file; its folder must exist.
  func write(_ bytes: UnsafeRawBufferPointer, to path: TreePath) throws(TreeError)
  /// Creates the folder and those above it; no error where it is there.
  func makeDirectory(_ path: TreePath) throws(TreeError)
  func removeFile(_ path: TreePath) throws(TreeError)
  /// Removes an empty folder; no error where it isn't empty or isn't there.
  func removeDirectoryIfEmpty(_ path: TreePath) throws(TreeError)
}

extension Tree {
  package func write(_ bytes: [UInt8], to path: TreePath) throws(TreeError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(TreeError) in
      try write(UnsafeRawBufferPointer(buffer), to: path)
    }
  }
}

package struct TreeEntry: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case file, directory
    /// A symbolic link that leaves the tree or leads nowhere, a socket, a device.
    case other
  }

  /// The last part of the path.
  package var name: String
  package var kind: Kind
  /// Bytes; 0 for all but files, and where a listing didn't ask.
  package var size: Int

  package init(name: String, kind: Kind, size: Int = 0) {
    self.name = name
    self.kind = kind
    self.size = size
  }
}

/// What the file system refused, and why.
package struct TreeError: Error, Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    case notFound, notPermitted, isDirectory, notDirectory, noSpace, readOnly, outsideTree
    case tooManyOpenFiles
    /// Any other `errno`.
    case system(Int32)
  }

  package enum Action: String, Sendable, Hashable {
    case list, read, write, create, remove, rename
  }

  package var path: TreePath
  package var action: Action
  package var reason: Reason

  package init(_ path: TreePath, _ action: Action, _ reason: Reason) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// The reason in words, without the path: "permission denied".
  package var explanation: String {
    switch reason {
    case .notFound: "no such file or folder"
    case .notPermitted: "permission denied"
    case .isDirectory: "it is a folder"
    case .notDirectory: "a part of the path is not a folder"
    case .noSpace: "no space left on the disk"
    case .readOnly: "the file system is read-only"
    case .outsideTree: "a link leads out of the folder"
    case .tooManyOpenFiles: "too many open files"
    case .system(let number): "system error \(number)"
    }
  }
}
