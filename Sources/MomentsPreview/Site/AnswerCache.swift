internal import FileTree
internal import Synchronization

/// Answers that were made already. An entry holds as long as the file's tag is the same, so nothing
/// needs to be told when the site changes.
final class AnswerCache: Sendable {
  struct Key: Hashable, Sendable {
    var path: TreePath
    var audience: Audience
    var isLive: Bool
  }

  private struct State {
    var answers: [Key: FileAnswer] = [:]
    var byteCount = 0
  }

  /// Room for a few hundred pages; when it is full all go.
  private static let mostBytes = 32 << 20
  private let state = Mutex(State())

  func answer(_ key: Key, for file: SiteFile, make: () -> FileAnswer?) -> FileAnswer? {
    if let known = state.withLock({ $0.answers[key] }), known.file.tag == file.tag { return known }
    guard let answer = make() else { return nil }
    guard case .bytes(let bytes) = answer.whole.body else { return answer }
    state.withLock { state in
      if state.byteCount + bytes.count > AnswerCache.mostBytes { state = State() }
      state.byteCount += bytes.count
      state.answers[key] = answer
    }
    return answer
  }
}
