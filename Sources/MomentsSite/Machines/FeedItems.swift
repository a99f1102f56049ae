internal import FileTree
internal import MomentsFeeds
internal import MomentsModel
internal import MomentsPhotos
internal import MomentsViewModels
private import Synchronization

/// The moments as feeds tell them, each made when the first feed asks for it.
final class FeedItems: Sendable {
  /// With absolute links.
  private let context: PageContext
  private let sizes: FileSizes
  /// By index into the timeline's moments. What two threads make at once is the same.
  private let made = Mutex<[Int32: FeedItem]>([:])

  init(context: PageContext, sizes: FileSizes) {
    self.context = context
    self.sizes = sizes
  }

  /// Those that one file alone asks for; nothing is kept of them.
  func once(_ indices: ArraySlice<Int32>) -> [FeedItem] { indices.map(make) }

  private func make(_ index: Int32) -> FeedItem {
    FeedItem(of: context.timeline.moments[Int(index)], in: context) { sizes[$0] }
  }

  subscript(indices: ArraySlice<Int32>) -> [FeedItem] {
    let known = made.withLock { made in indices.map { made[$0] } }
    var fresh: [(Int32, FeedItem)] = []
    let items = zip(indices, known).map { index, item in
      if let item { return item }
      let item = make(index)
      fresh.append((index, item))
      return item
    }
    if !fresh.isEmpty {
      made.withLock { made in
        for (index, item) in fresh { made[index] = item }
      }
    }
    return items
  }
}

/// How large published pictures and videos are.
struct FileSizes: Sendable {
  /// Sorted by path.
  private let files: [PictureFile]
  private let store: PictureStore

  init(_ files: [PictureFile], store: PictureStore) {
    self.files = files
    self.store = store
  }

  /// In bytes, by path below the root; nil where there is no such file.
  subscript(path: String) -> Int? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path.utf8.lexicographicallyPrecedes(path.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < files.count, files[low].path == path else { return nil }
    switch files[low].origin {
    case .cache(_, let size, _): return size
    case .scrubbed, .captions, .favicon:
      // What can't be read is reported where the file itself is made.
      return (try? store.bytes(of: files[low]))?.flatMap(\.count)
    }
  }
}

/// Names what a service worker keeps from the start, so that a new site means a new worker.
enum ShellVersion {
  static func of(_ shell: [String]) -> String {
    ContentHash(of: Array(shell.joined(separator: "\n").utf8)).short
  }
}
