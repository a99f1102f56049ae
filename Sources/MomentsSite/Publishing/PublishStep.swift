internal import FileTree

/// One change that takes a staged file or folder into the visible site, or a stale one out of it.
/// Each is a single rename, undone by its reverse.
struct PublishStep: Sendable, Hashable {
  enum Kind: String, Sendable {
    /// Nothing is at the target.
    case move
    /// A file of ours is at the target; it takes the staged one's place in the stage.
    case swap
  }

  var kind: Kind
  var from: TreePath
  var to: TreePath
  /// Of the staged file, for `swap`: tells whether it was done.
  var fingerprint: Fingerprint

  static func move(_ from: TreePath, to: TreePath) -> PublishStep {
    PublishStep(kind: .move, from: from, to: to, fingerprint: .unknown)
  }

  static func swap(_ from: TreePath, with to: TreePath, _ fingerprint: Fingerprint) -> PublishStep {
    PublishStep(kind: .swap, from: from, to: to, fingerprint: fingerprint)
  }

  func perform(in output: any Tree) throws(TreeError) {
    switch kind {
    case .move:
      try output.makeDirectory(to.parent)
      try output.move(from, to: to)
    case .swap: try swap(in: output)
    }
  }

  func undo(in output: any Tree) throws(TreeError) {
    switch kind {
    case .move: try output.move(to, to: from)
    case .swap: try swap(in: output)
    }
  }

  /// Where the file system can't exchange, the old file is copied into the stage and the new one
  /// renamed over it, which shows a whole file at every moment too.
  private func swap(in output: any Tree) throws(TreeError) {
    do throws(TreeError) {
      try output.exchange(from, with: to)
    } catch {
      guard error.reason == .notSupported else { throw error }
      let copy = TreePath(trusted: from.text + ".old")
      try output.write(try output.read(to), to: copy)
      try output.move(from, to: to)
      try output.move(copy, to: from)
    }
  }

  /// Whether an interrupted build did it already.
  func isDone(in output: any Tree) throws(TreeError) -> Bool {
    guard try output.entry(at: from) != nil else { return true }
    guard kind == .swap else { return false }
    let bytes = try output.read(from)
    return bytes.withUnsafeBytes { Fingerprint(of: $0) } != fingerprint
  }
}
