package import FileTree
private import MomentsModel

/// `momentsgen import`: from paths to files in `Content/`.
package struct Importer {
  private let site: any Tree
  private let options: ImportOptions

  /// `site` is the folder that holds `Content`.
  package init(site: any Tree, options: ImportOptions) {
    self.site = site
    self.options = options
  }

  /// Reads everything before it writes anything. `key` names the format; nil: it is recognised.
  package func run(
    _ inputs: [ExportBundle.Input], named key: String? = nil, password: String? = nil
  ) throws(ImportFault) -> ImportReport {
    let bundle = try ExportBundle.opening(inputs, password: password)
    var collections: [ImportCollection] = []
    for match in try SourceRecognition.matches(bundle, named: key) {
      var collection = try match.format.read(bundle, options)
      collection.recognisedAs = "\(match.format.title) (\(match.evidence))"
      collections.append(filtered(collection))
    }
    let starts = try MediaStarts(collections.flatMap(\.moments), in: bundle)
    for index in collections.indices {
      starts.check(&collections[index].moments)
      SafeFields.apply(to: &collections[index])
      collections[index].accountForMedia(options)
    }
    let pictures =
      options.foldsCrossPosts ? try SamePictures(collections, starts, in: bundle) : SamePictures()
    return try write(&collections, MediaPlan(starts), pictures, bundle)
  }

  /// What may be written of one export.
  private func filtered(_ collection: ImportCollection) -> ImportCollection {
    var collection = collection
    Duplicates.remove(from: &collection)
    let threads = ThreadJoiner(collection.moments, options)
    var filter = AudienceFilter(options)
    filter.apply(to: &collection)
    threads.apply(to: &collection)
    AudienceFilter.remarkOnUnknown(&collection)
    return collection
  }

  private func write(
    _ collections: inout [ImportCollection], _ media: MediaPlan, _ pictures: SamePictures,
    _ bundle: ExportBundle
  ) throws(ImportFault) -> ImportReport {
    var state = try MergeState(readingFrom: site)
    var stateFolding = StateFolding()
    if options.foldsCrossPosts {
      let before = collections.map(\.ledger.folds.count)
      CrossPostFolding.fold(&collections, pictures)
      remember(collections, after: before, in: &state)
    }
    stateFolding.apply(to: &collections, &state, folds: options.foldsCrossPosts)
    let moments = collections.flatMap(\.moments).sorted(by: ImportedMoment.isOlder)
    var planner = try MergePlanner(site, options, media, state, count: moments.count)
    for moment in moments { try planner.add(moment) }
    for addition in stateFolding.additions {
      try planner.addSource(addition.link, to: addition.into)
    }
    let plan = planner.finish()
    var profile: TreePath?
    if !options.isDryRun {
      try ContentWriter(tree: site, bundle: bundle).write(plan)
      if let found = collections.first(where: { $0.profile.name != nil })?.profile {
        profile = try ProfileWriter(tree: site, bundle: bundle).write(found)
      }
    }
    return ImportReport(
      name: bundle.name, collections: collections, plan: plan, isDryRun: options.isDryRun,
      profile: profile)
  }

  /// Folds of this import, for later ones.
  private func remember(
    _ collections: [ImportCollection], after counts: [Int], in state: inout MergeState
  ) {
    for (collection, count) in zip(collections, counts) {
      for fold in collection.ledger.folds[count...] {
        state.folds.removeAll { $0.foldedID == fold.foldedID }
        state.folds.append(
          MergeState.Fold(foldedID: fold.foldedID, folded: fold.folded, into: fold.into))
      }
    }
  }
}

/// The same post in several parts of an export, or in two exports of different age.
enum Duplicates {
  /// Keeps the last edited, of equals the one with more media, then the first.
  static func remove(from collection: inout ImportCollection) {
    var positions: [String: Int] = [:]
    var kept: [ImportedMoment] = []
    for moment in collection.moments {
      guard let position = positions[moment.id] else {
        positions[moment.id] = kept.count
        kept.append(moment)
        continue
      }
      collection.ledger.skip(.duplicate, nil)
      if worth(moment) > worth(kept[position]) { kept[position] = moment }
    }
    collection.moments = kept
  }

  private static func worth(_ moment: ImportedMoment) -> (Int, Int) {
    let media = moment.photos + moment.videos
    return (moment.updated?.secondsSince1970 ?? Int.min, media.count { !$0.isMissing })
  }
}

extension ImportCollection {
  /// Lists the media that aren't there, of the moments that are written. A missing file is a line
  /// of the report and not a broken picture on the page.
  fileprivate mutating func accountForMedia(_ options: ImportOptions) {
    var kept: [ImportedMoment] = []
    for var moment in moments {
      for media in moment.photos + moment.videos {
        guard case .missing(let name, let reason) = media.origin else { continue }
        ledger.missingMedia.append(
          MissingMedia(name: name, reason: reason, momentID: moment.id, url: moment.source.url))
      }
      moment.text += MissingText.blocks(moment)
      // Of others' posts only the address came along.
      if moment.kind == .boost, moment.link == nil, let url = moment.repostOf {
        moment.link = LinkCard(url: url)
      }
      if moment.language == options.siteLanguage { moment.language = nil }
      moment.photos.removeAll(where: \.isMissing)
      moment.videos.removeAll(where: \.isMissing)
      ledger.photosWithoutAlt += moment.photos.count { ($0.alt ?? "").isEmpty }
      if moment.place?.latitude != nil, !options.includesCoordinates {
        ledger.drop("coordinates")
        moment.place?.latitude = nil
        moment.place?.longitude = nil
      }
      kept.append(moment)
    }
    moments = kept
    let ids = Set(kept.map(\.id))
    ledger.unresolvedLinks.removeAll { !ids.contains($0.momentID) }
  }
}
