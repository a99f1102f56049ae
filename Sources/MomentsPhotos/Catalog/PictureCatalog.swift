package import Diagnostics
package import FileTree
package import MomentsModel
package import Workers

/// The local pictures that a timeline shows, and the files that are published of them. Pictures that
/// nothing published shows aren't in it, so those of drafts and private moments never leave the
/// source.
package struct PictureCatalog: Sendable {
  /// By path in the source.
  package private(set) var published: [String: PublishedPicture] = [:]
  /// By path in the source.
  package private(set) var videos: [String: PublishedVideo] = [:]
  /// Published paths of captions, by path in the source.
  package private(set) var captions: [String: String] = [:]
  package private(set) var icons = SiteIcons()
  /// Each once, by path.
  package private(set) var files: [PictureFile] = []

  /// Nothing.
  package init() {}

  /// Finds or makes every file; pictures that are damaged, too large or of no known format are
  /// errors, or warnings where the options say so, and stay out.
  package static func collect(
    for timeline: Timeline, from source: any Tree, _ options: PictureOptions,
    log: inout DiagnosticLog
  ) -> PictureCatalog {
    let demands = PictureDemand.all(in: timeline)
    let plan = PhotoPlan(settings: timeline.settings.photos)
    let collection = PictureCollection(source: source, options: options, plan: plan)
    let media = VideoCollection(source: source, options: options, plan: plan)
      .all(in: timeline, log: &log)
    var catalog = PictureCatalog()
    catalog.videos = media.videos
    catalog.captions = media.captions
    // Two places may show the same bytes under the same name: that is one file.
    var taken: Set<String> = []
    catalog.files = media.files.filter { taken.insert($0.path).inserted }
    for (demand, outcome) in zip(
      demands, collection.outcomes(of: demands, alsoUsed: media.used, log: &log))
    {
      switch outcome {
      case .refused(let problem): log.add(problem.diagnostic(demand, options.severity))
      case .published(let picture, let files):
        catalog.published[demand.path] = picture
        for file in files where taken.insert(file.path).inserted { catalog.files.append(file) }
      }
    }
    catalog.icons = SiteIcons(among: taken)
    catalog.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return catalog
  }
}

/// A file to publish, and where its bytes come from.
package struct PictureFile: Sendable, Hashable {
  package enum Origin: Sendable, Hashable {
    /// A finished file of the cache.
    case cache(TreePath, size: Int, Fingerprint)
    /// A picture of the source, to be published without its metadata.
    case scrubbed(TreePath)
    /// Icons of the cache, of 16 and of 32 pixels, in one file.
    case favicon(Cached, Cached)
    /// Captions of the source, without comments.
    case captions(TreePath)
  }

  /// A finished file of the cache.
  package struct Cached: Sendable, Hashable {
    package var path: TreePath
    package var size: Int
    package var fingerprint: Fingerprint
  }

  /// Below the output's root.
  package var path: String
  package var origin: Origin
}

/// What a build gives to the making of pictures.
package struct PictureOptions: Sendable {
  /// nil: pictures are published as they are, without their metadata.
  package var encoder: (any PictureEncoder)?
  /// Where finished files are kept between builds.
  package var cache: any Tree
  package var workers: Workers
  /// Of messages about pictures that can't be published.
  package var severity: Diagnostic.Severity
  /// Days since 1970, for what the cache forgets.
  package var today: Int
  /// nil: metadata of videos is blanked, in the containers where that can be done.
  package var videoTool: MediaTool?
  /// Called from any thread after each picture that was made.
  package var progress: @Sendable (PictureProgress) -> Void = { _ in }

  package init(
    encoder: (any PictureEncoder)?, cache: any Tree, workers: Workers,
    severity: Diagnostic.Severity = .error, today: Int
  ) {
    self.encoder = encoder
    self.cache = cache
    self.workers = workers
    self.severity = severity
    self.today = today
  }
}

/// How far the making of pictures is.
package struct PictureProgress: Sendable, Hashable {
  package var done: Int
  package var total: Int
  /// Decoded so far.
  package var pixelCount: Int

  package init(done: Int, total: Int, pixelCount: Int) {
    self.done = done
    self.total = total
    self.pixelCount = pixelCount
  }
}
