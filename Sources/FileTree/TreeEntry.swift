/// One thing in a folder.
package struct TreeEntry: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case file, directory
    /// A symbolic link that leaves the tree, leads nowhere or leads back to a folder that it lies
    /// in; a socket; a device; a name that is not UTF-8.
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
