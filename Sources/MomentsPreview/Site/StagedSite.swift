package import FileTree
internal import Synchronization

/// A site that is built beside the one that is served: what a build writes shows all at once when
/// it is published, or never.
package final class StagedSite: SiteFiles {
  let pack: PackFile
  let now: @Sendable () -> Int
  let draft = Mutex(SiteDraft())
  private let served = Mutex<[TreePath: StagedFile]>([:])

  /// - Parameters:
  ///   - folder: a folder for temporary files.
  ///   - now: seconds since 1970 UTC.
  package init(in folder: String, now: @escaping @Sendable () -> Int) throws(TreeError) {
    do { pack = try PackFile(in: folder) } catch {
      throw TreeError(TreePath(trusted: folder), .create, .system(error.number))
    }
    self.now = now
  }

  /// What one publication changed, by path; hidden files are not part of the site.
  package struct Change: Sendable, Hashable {
    /// New ones included.
    package var written: [TreePath] = []
    package var removed: [TreePath] = []

    package var isEmpty: Bool { written.isEmpty && removed.isEmpty }
  }

  /// Shows everything that was written since the last time.
  package func publish() -> Change {
    var change = Change()
    draft.withLock { draft in
      served.withLock { served in
        for path in draft.touched {
          let new = draft.files[path]
          let old = served[path]
          served[path] = new
          guard new?.fingerprint != old?.fingerprint, !path.text.hasPrefix(".") else { continue }
          if new == nil { change.removed.append(path) } else { change.written.append(path) }
        }
      }
      draft.settle()
    }
    change.written.sort()
    change.removed.sort()
    return change
  }

  /// Forgets everything that was written since the last time.
  package func discard() {
    draft.withLock { draft in
      served.withLock { served in
        for path in draft.touched { draft.restore(served[path], at: path) }
      }
      draft.settle()
    }
  }

  package func file(at path: TreePath) -> SiteFile? {
    guard let stored = served.withLock({ $0[path] }) else { return nil }
    return SiteFile(
      size: stored.stretch.size, tag: stored.tag, modified: stored.modified,
      content: stored.stretch.content, offset: stored.stretch.offset)
  }
}
