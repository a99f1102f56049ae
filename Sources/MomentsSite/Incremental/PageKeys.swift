internal import FileTree
internal import MomentsContent
internal import MomentsModel
internal import MomentsPhotos
internal import MomentsRendering
internal import Workers

/// What each file of the site is made from, as a key: equal keys mean equal bytes, so that a file
/// that is there under an equal key needn't be made.
///
/// A new recipe says here what it shows. One that shows more than a handful of moments, or isn't
/// worth the care, takes `.everything`: it is made again whenever any moment changed.
struct PageKeys: Sendable {
  /// What a file is made from beside what every page is.
  enum Ingredients: Sendable {
    /// Moments by index, in the order in which they are shown, and whatever else counts.
    case moments([Int32], Fingerprint)
    /// Every moment, person, tag and page.
    case everything(Fingerprint)
    /// Likewise, but not what is written in the moments.
    case outlines(Fingerprint)
    /// Bytes or values that have nothing to do with pages.
    case alone(Fingerprint)
    /// Nobody knows without making it.
    case unknown
  }

  let listing: MomentListing
  let redirects: [Redirect]
  let assets: AssetPlan
  let pictures: [PictureFile]
  let copies: [Fingerprint?]
  let moments: MomentKeys
  let search: SiteSearch
  /// On the site's calendar.
  let today: CivilDate
  /// What every page shows, by what it is called in messages.
  let common: [CommonPart]
  private let commonKey: Fingerprint
  private let everything: Fingerprint
  /// Of all moments, but not of what is written in them.
  private let outlines: Fingerprint
  /// What the home page says of the whole timeline.
  private let totals: Fingerprint

  struct CommonPart: Sendable, Hashable {
    /// "the templates"
    var name: String
    var key: Fingerprint
  }

  /// - Parameter copies: of the static files; nil where one can't be told from a changed one.
  init(
    common: [CommonPart], listing: MomentListing, moments: MomentKeys, search: SiteSearch,
    today: CivilDate,
    redirects: [Redirect],
    assets: AssetPlan, pictures: [PictureFile], copies: [Fingerprint?]
  ) {
    self.common = common
    self.listing = listing
    self.moments = moments
    self.search = search
    self.today = today
    self.redirects = redirects
    self.assets = assets
    self.pictures = pictures
    self.copies = copies
    commonKey = Fingerprint.of { $0.put(all: common.map(\.key)) { $0.put($1) } }
    let all = listing.timeline.moments
    totals = Fingerprint.of {
      var (likes, newest) = (0, Int.min)
      // By index: a moment is large to copy.
      for index in listing.listed.map(Int.init) {
        likes += all[index].likeCount
        newest = max(newest, (all[index].updated ?? all[index].date).secondsSince1970)
      }
      $0.put(listing.listed.count)
      $0.put(likes)
      $0.put(newest)
      $0.put(listing.listed.last) { $0.put(all[Int($1)].date) }
    }
    everything = Fingerprint.of { $0.put(all: moments.moments) { $0.put($1) } }
    outlines = Fingerprint.of {
      $0.put(all: moments.outlines) { $0.put($1) }
      $0.put(all: moments.people) { $0.put($1) }
      $0.put(all: moments.tags) { $0.put($1) }
      $0.put(all: listing.listed) { $0.put(UInt32(bitPattern: $1)) }
      $0.put(reflecting: listing.timeline.pages)
      $0.put(reflecting: listing.timeline.repositories)
    }
  }

  /// nil where the file has to be made to be known.
  func key(of entry: SitePlan.Entry) -> Fingerprint? {
    var writer = PackedWriter()
    switch ingredients(of: entry.recipe) {
    case .unknown: return nil
    case .alone(let key): writer.put(key)
    case .everything(let key):
      writer.put(commonKey)
      writer.put(everything)
      writer.put(outlines)
      writer.put(key)
    case .outlines(let key):
      writer.put(commonKey)
      writer.put(outlines)
      writer.put(key)
    case .moments(let indices, let key):
      writer.put(commonKey)
      writer.put(key)
      for index in indices { writer.put(moments.moments[Int(index)]) }
    }
    writer.put(entry.path)
    return writer.fingerprint
  }

  func ingredients(of recipe: SitePlan.Recipe) -> Ingredients {
    let timeline = listing.timeline
    switch recipe {
    case .home:
      let memories = listing.memories(of: today)
      return list(listing.newestIndices + memories) {
        $0.put(listing.paging.numberedPages)
        $0.put(totals)
        $0.put(memories.count)
        if !memories.isEmpty { $0.put(MonthDay(of: today)) }
      }
    case .page(let number):
      return list(listing.indices(listing.paging.range(ofPage: number))) {
        $0.put(number)
        $0.put(number == listing.paging.numberedPages)
      }
    case .moment(let index):
      let neighbours = listing.neighbours(of: index)
      return list([Int32(index)]) { writer in
        for neighbour in [neighbours.newer, neighbours.older] {
          writer.put(neighbour) { $0.put(timeline.address(of: timeline.moments[$1])) }
        }
      }
    case .plainPage(let index):
      return list([]) { $0.put(reflecting: timeline.pages[index]) }
    case .month, .monthPage, .archive, .year, .photos, .photosPage, .onThisDay, .dayOfYear,
      .dayOfYearPage, .people, .person, .me:
      return archiveIngredients(of: recipe)
    case .redirect(let index):
      let redirect = redirects[index]
      let ends = Fingerprint.of {
        $0.put(redirect.address)
        $0.put(redirect.target)
      }
      switch redirect.source {
      case .moment(let index): return list([Int32(index)]) { $0.put(ends) }
      case .page(let index):
        return list([]) {
          $0.put(ends)
          $0.put(reflecting: timeline.pages[index])
        }
      }
    case .tagIndex:
      return list([]) { writer in
        for tag in listing.usedTags {
          writer.put(moments.tags[Int(tag.value)])
          writer.put(listing.count(of: tag))
        }
      }
    case .tag(let tag):
      let paging = listing.paging(of: tag)
      return list(listing.indices(of: tag, paging.newest)) {
        $0.put(moments.tags[Int(tag.value)])
        $0.put(paging.numberedPages)
      }
    case .tagPage(let tag, let number):
      let paging = listing.paging(of: tag)
      return list(listing.indices(of: tag, paging.range(ofPage: number))) {
        $0.put(moments.tags[Int(tag.value)])
        $0.put(number)
        $0.put(number == paging.numberedPages)
      }
    case .notFound, .offline: return list([]) { _ in }
    // The addresses of all feeds.
    case .subscribe: return .outlines(Fingerprint.of { $0.put("subscribe") })
    case .machine(let file): return ingredients(of: file)
    case .search: return list([]) { _ in }
    case .searchFile(.rows(let number)): return list(search.moments(ofRows: number)) { _ in }
    case .searchFile(.terms(let number)): return .alone(search.fingerprint(ofTerms: number))
    // What stands in it is as long to read as to write.
    case .searchFile(.directory): return .unknown
    case .embeddedMoment(let index), .oembed(let index): return list([Int32(index)]) { _ in }
    case .embeddedTimeline, .embeddedProfile:
      return list(listing.newestIndices) { _ in }
    case .asset(let index):
      return .alone(assets.assets[index].bytes.withUnsafeBytes { Fingerprint(of: $0) })
    case .picture(let index):
      guard case .cache(_, let size, let fingerprint) = pictures[index].origin else {
        return .unknown
      }
      return .alone(
        Fingerprint.of {
          $0.put(size)
          $0.put(fingerprint)
        })
    case .copy(let index): return copies[index].map { .alone($0) } ?? .unknown
    // Made after all others, of what became of them.
    case .encoded: return .unknown
    }
  }

  func list(
    _ indices: [Int32], _ rest: (inout PackedWriter) -> Void
  ) -> Ingredients { .moments(indices, Fingerprint.of(rest)) }
}

extension PackedWriter {
  mutating func put(_ address: SiteAddress) {
    put(address.path)
    put(address.fragment)
  }
}
