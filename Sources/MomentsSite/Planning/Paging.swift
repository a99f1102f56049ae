/// Splits a list, newest first, into pages numbered from the oldest, so that a new moment changes
/// one page and not all of them.
struct Paging: Sendable, Hashable {
  let count: Int
  let pageSize: Int

  /// Full pages of old moments; the rest, between `pageSize` and `2 * pageSize - 1` of them (fewer
  /// where there are fewer at all), stands on the first page.
  var numberedPages: Int { max(0, count / pageSize - 1) }

  /// What the first page shows.
  var newest: Range<Int> { 0..<(count - numberedPages * pageSize) }

  /// What page `number` shows, 1 being the oldest.
  func range(ofPage number: Int) -> Range<Int> {
    let end = count - (number - 1) * pageSize
    return (end - pageSize)..<end
  }

  /// The first page's place in the count from the oldest.
  var newestNumber: Int { numberedPages + 1 }
}

extension MomentListing {
  /// Of lists that show a line for each moment.
  func rowPaging(of moments: SiteArchive.Moments?) -> Paging {
    Paging(count: moments?.count ?? 0, pageSize: 100)
  }

  var photoPaging: Paging { Paging(count: archive.photos.count, pageSize: 60) }
}
