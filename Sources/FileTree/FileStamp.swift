/// What changes with a file or folder, without looking into it: equal stamps of a path mean that it
/// is as it was, as far as `isSettled` says so.
package struct FileStamp: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, Hashable { case file, directory, other }

  package var kind: Kind
  /// Bytes; 0 for all but files.
  package var size: Int
  /// When the content was last written, in nanoseconds since 1970; programs can set it.
  package var modified: Int
  /// When content, name or times were last changed, likewise; the file system alone sets it.
  package var changed: Int
  /// Which file of its file system it is.
  package var number: UInt64

  package init(kind: Kind, size: Int, modified: Int, changed: Int, number: UInt64) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.number = number
  }

  /// Whether every change after `instant`, by the same file system's clock, gives another stamp. One
  /// that is taken in the same tick as a change may miss the next change of that tick.
  package func isSettled(at instant: Int) -> Bool { changed < instant }
}

/// A stamp as it was before something was made of its path.
package struct Observation: Sendable, Hashable {
  package var path: TreePath
  /// nil: nothing was there.
  package var stamp: FileStamp?

  package init(path: TreePath, stamp: FileStamp?) {
    self.path = path
    self.stamp = stamp
  }

  /// Whether `tree` shows the same still; false where it can't tell.
  package func holds(in tree: any Tree) -> Bool {
    do throws(TreeError) { return try tree.stamp(of: path) == stamp } catch { return false }
  }

  /// Whether a change after `instant` would show.
  package func isSettled(at instant: Int) -> Bool { stamp?.isSettled(at: instant) ?? true }
}
