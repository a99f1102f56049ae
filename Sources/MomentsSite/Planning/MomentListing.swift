internal import MomentsModel

/// Which moments stand on which list: all of them on the timeline but the unlisted ones, and for
/// each tag those that carry it.
struct MomentListing: Sendable {
  private(set) var timeline: Timeline
  /// Indices into `timeline.moments`, newest first, unlisted ones left out.
  let listed: [Int32]
  /// Of `listed`, by position.
  let pinned: [Int32]
  /// By tag index; as `listed`.
  private let byTag: [[Int32]]
  /// For each moment its position in `listed`; -1 for unlisted ones.
  private let positions: [Int32]
  /// The same by date, photo and person.
  let archive: SiteArchive
  /// By slug; those that a listed moment carries.
  let usedTags: [TagIndex]

  /// The same with other texts in some moments.
  func replacing(_ moments: [Int32: Moment]) -> MomentListing {
    var listing = self
    for (index, moment) in moments { listing.timeline.moments[Int(index)] = moment }
    return listing
  }

  /// - Parameter includesHidden: whether moments stand on lists that aren't public.
  init(_ timeline: Timeline, includesHidden: Bool = false) {
    var listed: [Int32] = []
    var pinned: [Int32] = []
    var byTag = [[Int32]](repeating: [], count: timeline.tags.count)
    var positions = [Int32](repeating: -1, count: timeline.moments.count)
    let moments = timeline.moments
    for index in moments.indices where includesHidden || moments[index].visibility == .public {
      positions[index] = Int32(listed.count)
      listed.append(Int32(index))
      if moments[index].isPinned { pinned.append(Int32(index)) }
      for tag in moments[index].tags { byTag[Int(tag.value)].append(Int32(index)) }
    }
    archive = SiteArchive(timeline, listed: listed)
    self.timeline = timeline
    self.listed = listed
    self.pinned = pinned
    self.byTag = byTag
    self.positions = positions
    usedTags = byTag.indices.filter { !byTag[$0].isEmpty }.map(TagIndex.init)
      .sorted { timeline[tag: $0].slug < timeline[tag: $1].slug }
  }

  var paging: Paging { Paging(count: listed.count, pageSize: timeline.settings.pageSize) }

  func paging(of tag: TagIndex) -> Paging {
    Paging(count: count(of: tag), pageSize: timeline.settings.pageSize)
  }

  /// Indices into the timeline's moments, newest first.
  func indices(of tag: TagIndex) -> [Int32] { byTag[Int(tag.value)] }

  func count(of tag: TagIndex) -> Int { byTag[Int(tag.value)].count }

  /// Index of the newest moment of a tag after `start` newer ones.
  func newest(of tag: TagIndex, from start: Int) -> Int32 { byTag[Int(tag.value)][start] }

  func moments(_ range: Range<Int>) -> [Moment] { self[listed[range]] }

  func moments(of tag: TagIndex, _ range: Range<Int>) -> [Moment] {
    self[byTag[Int(tag.value)][range]]
  }

  func moments(of month: YearMonth) -> [Moment] { self[(archive.byMonth[month] ?? [])[...]] }

  /// Of positions in the timeline.
  func moments(at indices: ArraySlice<Int32>) -> [Moment] { self[indices] }

  /// The home page's: pinned ones first, then the newest.
  var newest: [Moment] { pinnedMoments + newestUnpinned }

  var pinnedMoments: [Moment] { self[pinned[...]] }

  /// Of the home page: those that aren't above them already.
  var newestUnpinned: [Moment] { self[listed[paging.newest]].filter { !$0.isPinned } }

  /// The listed moments beside one; nil at the ends and for unlisted ones.
  func neighbours(of index: Int) -> (newer: Int?, older: Int?) {
    let position = Int(positions[index])
    guard position >= 0 else { return (nil, nil) }
    return (
      position > 0 ? Int(listed[position - 1]) : nil,
      position + 1 < listed.count ? Int(listed[position + 1]) : nil
    )
  }

  // MARK: The same as indices into the timeline's moments

  func indices(_ range: Range<Int>) -> [Int32] { Array(listed[range]) }

  func indices(of tag: TagIndex, _ range: Range<Int>) -> [Int32] {
    Array(byTag[Int(tag.value)][range])
  }

  func indices(of month: YearMonth) -> [Int32] { archive.byMonth[month] ?? [] }

  var newestIndices: [Int32] {
    pinned + listed[paging.newest].filter { !timeline.moments[Int($0)].isPinned }
  }

  private subscript(indices: ArraySlice<Int32>) -> [Moment] {
    indices.map { timeline.moments[Int($0)] }
  }
}
