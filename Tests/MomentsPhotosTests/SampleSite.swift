import Diagnostics
import FileTree
import MomentsModel
import MomentsPhotos
import Workers

/// A site with one moment, as far as pictures go.
struct SampleSite {
  var source = MemoryTree()
  var cache: any Tree = MemoryTree()
  var photos: [Photo] = []
  var avatar: MediaSource?
  var settings = SiteSettings.PhotoSettings()
  var today = 20_000
  var severity = Diagnostic.Severity.error
  var encoder: (any PictureEncoder)? = FakeEncoder()
  var videos: [Video] = []
  var videoTool: MediaTool?
  /// Instead of `source`.
  var disk: DiskTree?

  init(_ files: [String: String], photos: [String]) {
    source = MemoryTree(files)
    self.photos = photos.map { Photo(source: .local($0)) }
  }

  func collect(_ log: inout DiagnosticLog) -> PictureCatalog {
    var site = SiteSettings(title: "Sample", timeZone: .utc)
    site.photos = settings
    var moment = Moment(
      id: "lake", date: MomentDate(secondsSince1970: 0), author: PersonIndex(0), photos: photos,
      origin: Moment.Origin(file: "Content/moments/lake.md", line: 1))
    moment.details.videos = videos
    let timeline = Timeline(
      settings: site, profile: Profile(person: PersonIndex(0)),
      people: [Person(name: "Mira", avatar: avatar)], tags: [], moments: [moment])
    var options = PictureOptions(
      encoder: encoder, cache: cache, workers: Workers(count: 2), severity: severity,
      today: today)
    options.videoTool = videoTool
    return PictureCatalog.collect(for: timeline, from: disk ?? source, options, log: &log)
  }

  /// Without a complaint.
  func collected() -> PictureCatalog {
    var log = DiagnosticLog()
    return collect(&log)
  }
}
