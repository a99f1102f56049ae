package import Compression
package import FileTree
package import MomentsModel
package import MomentsPhotos
package import Workers

/// What a build depends on beside its files. The clock, the environment and the arguments reach it
/// only through here.
package struct BuildSettings: Sendable {
  /// The build's instant, seconds since 1970.
  package var now: Int
  package var includesDrafts = false
  package var includesFuture = false
  /// Shows what only some or nobody may see, unlisted moments on the lists too: for the eyes of
  /// the author, never for publishing.
  package var includesHidden = false
  /// Stands before `baseURL` of site.yaml.
  package var baseURL: String?
  package var workers: Workers
  /// Publishes what is right although some of the content isn't; the run still reports the errors.
  package var keepsGoing = false
  /// Whether a warning keeps the site from being published.
  package var warningsFail = false
  package var pictures = PictureSettings()
  /// Of the program, for what names it.
  package var programVersion = "0"
  /// The part of the site to make; nil: all of it.
  package var shard: SiteShard?
  package var publishing = PublishSettings()
  /// nil: every page is made in every build, and nothing is kept for the next one.
  package var record: RecordSettings?
  /// The rules of an IANA zone; nil where there is no such zone.
  package var timeZone: @Sendable (String) -> TimeZoneRules?

  package init(
    now: Int, workers: Workers, timeZone: @escaping @Sendable (String) -> TimeZoneRules?
  ) {
    self.now = now
    self.workers = workers
    self.timeZone = timeZone
  }
}

/// Where a build keeps what the next one can do without making again.
package struct RecordSettings: Sendable {
  /// A folder for the record, which a build makes; losing it costs time alone.
  package var tree: any Tree
  /// Likewise for what was read from content; nil: the same folder. It must be on the source's disk,
  /// because its clock is the one that stamps are compared by.
  package var content: (any Tree)?
  /// Something changed for sure: whether nothing did isn't asked.
  package var expectsChanges = false
  /// Differs for programs that may make something else of the same site.
  package var program: String
  /// Makes every page, and keeps what it made for the next build.
  package var ignoresPast = false
  /// Keeps the site in memory as well.
  package var kept: KeptSite?
  /// Asked now and then; where it is, the build ends without a site or a message.
  package var isOutdated: @Sendable () -> Bool = { false }

  package init(tree: any Tree, program: String) {
    self.tree = tree
    self.program = program
  }
}

/// How a build publishes what it made.
package struct PublishSettings: Sendable {
  /// Compressed forms that are put beside text files.
  package var encodings: [ContentEncoding] = []
  /// Whether a folder that holds files of other origin may be published into; those in the way of
  /// the site's are replaced, the others stay.
  package var adopts = false
  /// Whether files that earlier builds wrote and this one doesn't stay.
  package var keepsStale = false

  package init() {}
}

/// How a build makes pictures.
package struct PictureSettings: Sendable {
  /// Path of the worker program; nil: pictures are published as they are, without their metadata.
  package var worker: String?
  /// Path of ffmpeg; nil: videos are published only where their metadata can be blanked.
  package var videoTool: String?
  /// Where finished pictures are kept between builds.
  package var cache: any Tree = MemoryTree()
  /// Days since 1970, for what the cache forgets; nil: the build's instant.
  package var today: Int?
  /// Called from any thread after each picture that was made.
  package var progress: @Sendable (PictureProgress) -> Void = { _ in }

  package init() {}
}

/// What a build did.
package struct BuildReport: Sendable {
  /// Published moments, unlisted ones included.
  package var momentCount = 0
  /// Files of the site, manifest not counted.
  package var pageCount = 0
  package var writtenCount = 0
  package var unchangedCount = 0
  /// Files of earlier builds that are gone now, by path.
  package var removed: [TreePath] = []
  /// Files of earlier builds that were told to stay, by path.
  package var stale: [TreePath] = []
  /// Of the whole site.
  package var byteCount = 0
  /// The path at which the site will lie: begins and ends with a slash.
  package var basePath = "/"
  /// What a build for publishing leaves out or doesn't list: the word for why, by the `id` of the
  /// card. Empty where nothing of it was asked for.
  package var unpublished: [String: String] = [:]

  package init(
    momentCount: Int = 0, pageCount: Int = 0, writtenCount: Int = 0, unchangedCount: Int = 0,
    removed: [TreePath] = [], byteCount: Int = 0
  ) {
    self.momentCount = momentCount
    self.pageCount = pageCount
    self.writtenCount = writtenCount
    self.unchangedCount = unchangedCount
    self.removed = removed
    self.byteCount = byteCount
  }
}
