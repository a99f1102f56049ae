internal import MomentsModel

/// How large a feed may be: readers fetch it often, and some refuse more.
enum FeedLimits {
  static let byteCount = 240_000

  /// The first of `items` that fit into a feed of any format, so that all formats tell the same.
  /// - Parameter atLeast: how many there must be however large they are.
  static func fitting(_ items: [FeedItem], atLeast: Int = 1) -> ArraySlice<FeedItem> {
    var total = 0
    for (index, item) in items.enumerated() {
      total += size(of: item)
      if total > byteCount, index >= max(1, atLeast) { return items[..<index] }
    }
    return items[...]
  }

  /// About what the largest format takes.
  private static func size(of item: FeedItem) -> Int {
    800 + item.html.count * 5 / 4 + item.text.utf8.count + item.summary.utf8.count
      + item.enclosures.count * 400
  }
}

extension Sequence<FeedItem> {
  /// The newest change of any of them; nil where there is none.
  var lastChange: MomentDate? {
    map(\.updated).max { $0.secondsSince1970 < $1.secondsSince1970 }
  }
}
