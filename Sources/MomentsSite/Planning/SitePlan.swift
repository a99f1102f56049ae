internal import Diagnostics
internal import FileTree
internal import MomentsModel
internal import MomentsPhotos
internal import Workers

/// Every file of the site and what it is made of, before any of it is made.
struct SitePlan: Sendable {
  enum Recipe: Sendable, Hashable {
    case home
    case page(Int)
    /// Index into the timeline's moments.
    case moment(Int)
    /// Index into the timeline's pages.
    case plainPage(Int)
    /// The newest moments of a month, or all of them where they have no pages of their own.
    case month(YearMonth)
    case monthPage(YearMonth, Int)
    case archive
    case year(Int)
    case photos
    case photosPage(Int)
    case onThisDay
    /// The newest moments of a day of the year.
    case dayOfYear(MonthDay)
    case dayOfYearPage(MonthDay, Int)
    case people
    case person(PersonIndex)
    case me
    /// Index into the plan's redirects.
    case redirect(Int)
    case tagIndex
    /// The newest moments of a tag.
    case tag(TagIndex)
    case tagPage(TagIndex, Int)
    case notFound
    /// What a browser without a network shows instead of a page that it never visited.
    case offline
    /// The page about the feeds, for people.
    case subscribe
    /// A file for programs.
    case machine(MachineFile)
    case search
    case searchFile(SiteSearch.File)
    /// Index into the timeline's moments.
    case embeddedMoment(Int)
    case embeddedTimeline
    case embeddedProfile
    /// Index into the timeline's moments.
    case oembed(Int)
    /// Index into the theme's assets.
    case asset(Int)
    /// Index into the catalog's files.
    case picture(Int)
    /// Index into the plan's static files.
    case copy(Int)
    /// A compressed form of the file at that place of the plan; see `EncodedFiles`.
    case encoded(of: Int)
  }

  struct Entry: Sendable {
    var path: String
    var recipe: Recipe
  }

  /// In the order of writing: what pages refer to before the pages, the home page last.
  private(set) var entries: [Entry] = []
  let redirects: [Redirect]
  let copies: [TreePath]
  private(set) var machines = MachinePlan()
  /// The pages that search engines may list.
  private(set) var indexed: IndexedPages
  /// Where the files of the search come in.
  private var searchPosition = 0

  init(
    listing: MomentListing, assets: AssetPlan, pictures: [PictureFile], copies: [TreePath] = [],
    components: ComponentPlan, workers: Workers
  ) {
    self.copies = copies
    redirects = Redirect.all(in: listing.timeline)
    indexed = IndexedPages([], in: listing)
    entries += copies.enumerated().map {
      Entry(path: StaticFiles.outputPath(of: $1), recipe: .copy($0))
    }
    for (index, path) in assets.paths.enumerated()
    where assets.isPublished(index, embed: listing.timeline.settings.embed, components) {
      entries.append(Entry(path: path, recipe: .asset(index)))
    }
    // Icons that the site brings itself stand before those that would be made.
    let own = Set(copies.map(StaticFiles.outputPath).filter { !$0.contains("/") })
    for (index, picture) in pictures.enumerated() where !own.contains(picture.path) {
      entries.append(Entry(path: picture.path, recipe: .picture(index)))
    }
    entries += SitePlan.momentPages(listing.timeline, workers)
    addArchive(listing)
    for (index, page) in listing.timeline.pages.enumerated() {
      add(.plainPage(path: page.path), .plainPage(index))
    }
    for (index, redirect) in redirects.enumerated() { add(redirect.address, .redirect(index)) }
    if !listing.usedTags.isEmpty { add(.tags, .tagIndex) }
    addLists(listing)
    searchPosition = entries.count
    add(.search, .search)
    entries += EmbedPlan.entries(for: listing.timeline)
    if listing.timeline.settings.machines.isOfflineReadable { add(.offline, .offline) }
    if listing.timeline.settings.baseURL != nil { add(.subscribe, .subscribe) }
    addMachines(listing)
    add(.notFound, .notFound)
    add(.home, .home)
  }

  private static func momentPages(_ timeline: Timeline, _ workers: Workers) -> [Entry] {
    let moments = timeline.moments
    let chunks = workers.map(moments.count, chunk: 1024) { range in
      range.compactMap { index -> Entry? in
        let address = timeline.address(of: moments[index])
        return address.fragment == nil
          ? Entry(path: address.outputPath, recipe: .moment(index)) : nil
      }
    }
    return Array(chunks.joined())
  }

  /// The files of the search, before the page that loads them; known after the other files.
  func adding(_ search: SiteSearch) -> SitePlan {
    var plan = self
    plan.entries.insert(
      contentsOf: search.files.map { Entry(path: $0.path, recipe: .searchFile($0.file)) },
      at: searchPosition)
    return plan
  }

  /// After all pages but the home page.
  private mutating func addMachines(_ listing: MomentListing) {
    indexed = IndexedPages(entries, in: listing)
    machines = MachinePlan(listing, pageCount: indexed.count, hasRedirects: !redirects.isEmpty)
    // Likewise.
    let own = Set(copies.map(StaticFiles.outputPath))
    for (path, file) in machines.entries where !own.contains(path) {
      entries.append(Entry(path: path, recipe: .machine(file)))
    }
  }

  private mutating func addArchive(_ listing: MomentListing) {
    let archive = listing.archive
    for month in archive.months {
      let paging = listing.rowPaging(of: archive.byMonth[month])
      if listing.timeline.settings.permalinks == .page {
        for number in 0..<paging.numberedPages {
          add(.monthPage(month, number + 1), .monthPage(month, number + 1))
        }
      }
      add(.month(month), .month(month))
    }
    for year in archive.years { add(.year(year), .year(year)) }
    add(.archive, .archive)
    for number in 0..<listing.photoPaging.numberedPages {
      add(.photosPage(number + 1), .photosPage(number + 1))
    }
    add(.photos, .photos)
    for day in archive.days {
      for number in 0..<listing.rowPaging(of: archive.byDay[day]).numberedPages {
        add(.dayOfYearPage(day, number + 1), .dayOfYearPage(day, number + 1))
      }
      add(.dayOfYear(day), .dayOfYear(day))
    }
    if !archive.days.isEmpty { add(.onThisDay, .onThisDay) }
    for person in archive.people {
      if let address = listing.timeline.address(of: person) { add(address, .person(person)) }
    }
    if !archive.people.isEmpty { add(.people, .people) }
    add(.me, .me)
  }

  /// Of a site whose files are made already.
  init(merging paths: [String]) {
    redirects = []
    copies = []
    indexed = .none
    entries = paths.enumerated().map { Entry(path: $1, recipe: .copy($0)) }
  }

  /// The files that one part of a site is to make, in the same order.
  func part(_ shard: SiteShard) -> SitePlan {
    var part = self
    // Neighbours share cards, and take alike long: parts get runs of them, in turn.
    let run = min(64, max(1, entries.count / (shard.count * 8)))
    part.entries = entries.enumerated().filter { shard.holds(run: $0.offset / run) }
      .map(\.element)
    return part
  }

  /// The lists that show parts of the timeline, from those with the newest moments on: lists that
  /// show the same moments come close together, for the sake of `SharedCards`.
  private mutating func addLists(_ listing: MomentListing) {
    var lists: [(newest: Int32, address: SiteAddress, recipe: Recipe)] = []
    let paging = listing.paging
    for number in 1..<paging.numberedPages + 1 {
      let newest = listing.listed[paging.range(ofPage: number).lowerBound]
      lists.append((newest, .page(number), .page(number)))
    }
    for tag in listing.usedTags {
      let slug = listing.timeline[tag: tag].slug
      let paging = listing.paging(of: tag)
      for number in 1..<paging.numberedPages + 1 {
        let newest = listing.newest(of: tag, from: paging.range(ofPage: number).lowerBound)
        lists.append((newest, .tagPage(slug: slug, number), .tagPage(tag, number)))
      }
      lists.append((listing.newest(of: tag, from: 0), .tag(slug: slug), .tag(tag)))
    }
    lists.sort { $0.newest < $1.newest }
    for list in lists { add(list.address, list.recipe) }
  }

  mutating func append(_ more: [Entry]) { entries += more }

  /// The plan of one of its entries.
  func only(_ number: Int) -> SitePlan {
    var plan = self
    plan.entries = [entries[number]]
    return plan
  }

  private mutating func add(_ address: SiteAddress, _ recipe: Recipe) {
    entries.append(Entry(path: address.outputPath, recipe: recipe))
  }

  /// Says where two sources want one address, ignoring case and composition, as some hosts do. Two
  /// moments with one id are the content's to report.
  func checkAddresses(timeline: Timeline, log: inout DiagnosticLog) {
    var hashes = HashTable(capacity: entries.count)
    let areDistinct = entries.allSatisfy { hashes.insert(UnicodeText.caseFolded($0.path)) }
    if areDistinct { return }
    var owners: [String: Int] = Dictionary(minimumCapacity: entries.count)
    for index in entries.indices {
      let key = UnicodeText.caseFolded(entries[index].path)
      guard let other = owners.updateValue(index, forKey: key) else { continue }
      if isSameMoment(entries[index], entries[other], timeline) { continue }
      log.add(
        Diagnostic(
          .addressTwice, at: place(of: entries[index], timeline),
          "'\(entries[index].path)' is the address of two things",
          related: place(of: entries[other], timeline).map {
            [Diagnostic.Related("the other one", at: $0)]
          } ?? [],
          hint: "give one of them another id, slug, alias, tag or file name"))
    }
  }

  private func place(of entry: Entry, _ timeline: Timeline) -> SourcePlace? {
    switch entry.recipe {
    case .moment(let index), .embeddedMoment(let index), .oembed(let index):
      let origin = timeline.moments[index].origin
      return SourcePlace(file: origin.file, line: origin.line)
    case .plainPage(let index): return SourcePlace(file: timeline.pages[index].file)
    case .redirect(let index): return redirects[index].place(in: timeline)
    case .copy(let index): return SourcePlace(file: copies[index].text)
    default: return nil
    }
  }

  private func isSameMoment(_ entry: Entry, _ other: Entry, _ timeline: Timeline) -> Bool {
    guard let a = moment(of: entry.recipe), let b = moment(of: other.recipe) else { return false }
    return UnicodeText.caseFolded(timeline.moments[a].id)
      == UnicodeText.caseFolded(timeline.moments[b].id)
  }

  /// First parts of the paths of all pages below the root, each once, sorted.
  var pageFolders: [String] {
    var folders: Set<String> = []
    for entry in entries where entry.path.hasSuffix("/index.html") {
      folders.insert(String(entry.path.prefix { $0 != "/" }))
    }
    return folders.sorted()
  }

  private func moment(of recipe: Recipe) -> Int? {
    switch recipe {
    case .moment(let index), .embeddedMoment(let index), .oembed(let index): index
    default: nil
    }
  }

  /// How many folders below the root the deepest page lies.
  var depth: Int { entries.reduce(0) { max($0, $1.path.utf8.count { $0 == 0x2F }) } }
}
