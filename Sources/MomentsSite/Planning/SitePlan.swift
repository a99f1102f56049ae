internal import Diagnostics
internal import FileTree
internal import MomentsModel
internal import MomentsPhotos

/// Every file of the site and what it is made of, before any of it is made.
struct SitePlan: Sendable {
  enum Recipe: Sendable, Hashable {
    case home
    case page(Int)
    /// Index into the timeline's moments.
    case moment(Int)
    case tagIndex
    /// The newest moments of a tag.
    case tag(TagIndex)
    case tagPage(TagIndex, Int)
    case notFound
    /// Index into the theme's assets.
    case asset(Int)
    /// Index into the catalog's files.
    case picture(Int)
  }

  struct Entry: Sendable {
    var path: String
    var recipe: Recipe

    var isMoment: Bool {
      if case .moment = recipe { true } else { false }
    }
  }

  /// In the order of writing: what pages refer to before the pages, the home page last.
  private(set) var entries: [Entry] = []

  init(listing: MomentListing, assets: AssetPlan, pictures: [PictureFile]) {
    entries += assets.paths.enumerated().map { Entry(path: $1, recipe: .asset($0)) }
    entries += pictures.enumerated().map { Entry(path: $1.path, recipe: .picture($0)) }
    let moments = listing.timeline.moments
    for index in moments.indices {
      add(.moment(id: moments[index].id), .moment(index))
    }
    for tag in listing.usedTags { addPages(of: tag, in: listing) }
    if !listing.usedTags.isEmpty { add(.tags, .tagIndex) }
    let paging = listing.paging
    for number in 0..<paging.numberedPages { add(.page(number + 1), .page(number + 1)) }
    add(.notFound, .notFound)
    add(.home, .home)
  }

  private mutating func addPages(of tag: TagIndex, in listing: MomentListing) {
    let slug = listing.timeline[tag: tag].slug
    for number in 0..<listing.paging(of: tag).numberedPages {
      add(.tagPage(slug: slug, number + 1), .tagPage(tag, number + 1))
    }
    add(.tag(slug: slug), .tag(tag))
  }

  private mutating func add(_ address: SiteAddress, _ recipe: Recipe) {
    entries.append(Entry(path: address.outputPath, recipe: recipe))
  }

  /// Says where two sources want one address, ignoring case and composition, as some hosts do. Two
  /// moments with one id are the content's to report.
  func checkAddresses(timeline: Timeline, log: inout DiagnosticLog) {
    var owners: [String: Int] = Dictionary(minimumCapacity: entries.count)
    for index in entries.indices {
      let key = UnicodeText.caseFolded(entries[index].path)
      guard let other = owners.updateValue(index, forKey: key) else { continue }
      if entries[index].isMoment, entries[other].isMoment { continue }
      log.add(
        Diagnostic(
          .addressTwice, at: place(of: entries[index], timeline),
          "'\(entries[index].path)' is the address of two things",
          related: place(of: entries[other], timeline).map {
            [Diagnostic.Related("the other one", at: $0)]
          } ?? [],
          hint: "give one of them another id or tag"))
    }
  }

  private func place(of entry: Entry, _ timeline: Timeline) -> SourcePlace? {
    guard case .moment(let index) = entry.recipe else { return nil }
    let origin = timeline.moments[index].origin
    return SourcePlace(file: origin.file, line: origin.line)
  }
}
