private import Synchronization

/// Cards as they were rendered for one list, for the other lists that show the same moments: its
/// tags' and its month's beside the timeline's. Only their links differ, and only in the way back to
/// the root; a mark stands for that way.
///
/// Usable from any number of threads. Which cards are kept depends on timing; what is rendered
/// doesn't.
package final class SharedCards: Sendable {
  /// Renders the links of kept cards with the mark.
  package let context: PageContext
  private let cards = Mutex(Cards())

  private struct Cards {
    var byMoment: [String: SharedCard] = [:]
    var byteCount = 0
  }

  /// Lists are made from the newest to the oldest, so that the cards in use at a time are a small
  /// part of the site's. When that much is kept, keeping begins anew.
  private static let byteLimit = 12_000_000

  /// - Parameter root: of the site that the cards belong to.
  package init(_ root: PageContext) { context = root.moved(to: .marked) }

  package subscript(momentID: String) -> SharedCard? {
    get { cards.withLock { $0.byMoment[momentID] } }
    set {
      cards.withLock {
        if $0.byteCount > SharedCards.byteLimit { $0 = Cards() }
        $0.byMoment[momentID] = newValue
        $0.byteCount += newValue?.bytes.count ?? 0
      }
    }
  }
}

/// What a list needs to show a kept card.
package struct CardSharing: Sendable {
  package let cards: SharedCards
  package let momentID: String
  /// What the page has in place of the mark.
  package let prefix: String
}

/// A rendered card and where its marks were.
package struct SharedCard: Sendable {
  /// Without the marks.
  package let bytes: [UInt8]
  /// Ascending places in `bytes` where the way to the root belongs.
  package let gaps: [Int]

  /// - Parameter rendered: with `PageLinks.mark` in each link.
  package init(_ rendered: UnsafeRawBufferPointer) {
    let mark = Array(PageLinks.mark.utf8)
    var bytes: [UInt8] = []
    var gaps: [Int] = []
    bytes.reserveCapacity(rendered.count)
    var rest = rendered[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).firstOffset(of: mark) {
      bytes += rest.prefix(start)
      gaps.append(bytes.count)
      rest = rest.dropFirst(start + mark.count)
    }
    bytes += rest
    self.bytes = bytes
    self.gaps = gaps
  }
}

extension UnsafeRawBufferPointer {
  /// Where the first `PageLinks.mark` begins.
  fileprivate func firstOffset(of mark: [UInt8]) -> Int? {
    // Its third byte is a rare one.
    var place = 2
    while place < count {
      if self[place] == mark[2], place - 2 + mark.count <= count,
        mark.indices.allSatisfy({ self[place - 2 + $0] == mark[$0] })
      {
        return place - 2
      }
      place += 1
    }
    return nil
  }
}
