internal import Diagnostics
internal import FileTree
internal import MomentsModel

/// What is published of the videos of a timeline: one after the other, since copying is the disk's
/// work.
struct VideoCollection: Sendable {
  let source: any Tree
  let options: PictureOptions
  let plan: PhotoPlan

  struct Result: Sendable {
    var videos: [String: PublishedVideo] = [:]
    /// Paths below the output's root, by path in the source.
    var captions: [String: String] = [:]
    var files: [PictureFile] = []
    /// What of the cache was needed.
    var used: [ContentHash] = []
  }

  private var cache: PhotoCache { PhotoCache(tree: options.cache) }

  func all(in timeline: Timeline, log: inout DiagnosticLog) -> Result {
    let demands = VideoDemand.all(in: timeline)
    var result = Result()
    for demand in demands.videos {
      do throws(VideoProblem) { try add(demand, to: &result) } catch {
        log.add(error.diagnostic(demand.path, at: demand.place, options.severity))
      }
    }
    for demand in demands.captions {
      do throws(VideoProblem) { try addCaptions(demand, to: &result) } catch {
        log.add(error.diagnostic(demand.path, at: demand.place, options.severity))
      }
    }
    return result
  }

  private func add(_ demand: VideoDemand, to result: inout Result) throws(VideoProblem) {
    let maker = VideoMaker(source: source, cache: cache, tool: options.videoTool)
    let (content, record) = try maker.record(
      of: TreePath(trusted: demand.path), needsPoster: !demand.hasPoster)
    let path =
      "videos/\(PictureNaming.stem(demand.path))-\(record.hash).\(record.kind.rawValue)"
    var video = PublishedVideo(
      path: path, type: record.kind.mediaType(hasPicture: record.facts.hasPicture),
      width: record.facts.width, height: record.facts.height,
      hasPicture: record.facts.hasPicture, hasSound: record.facts.hasSound)
    result.used.append(content)
    result.files.append(
      PictureFile(
        path: path,
        origin: .cache(
          cache.path(of: record.name, of: content), size: record.size, record.fingerprint)))
    if let poster = record.poster, !demand.hasPoster {
      video.poster = self.poster(poster, of: content, demand, &result)
    }
    result.videos[demand.path] = video
  }

  /// The frame as a picture like any other; nil where it can't be made.
  private func poster(
    _ poster: ContentHash, of content: ContentHash, _ demand: VideoDemand, _ result: inout Result
  ) -> PublishedPicture? {
    let shown = PictureDemand(path: demand.path, place: demand.place, isShownWhole: true)
    var record = cache.record(of: poster)
    let isComplete = record.map { record in
      plan.files(for: record.facts, shown).allSatisfy { record.files[$0.name] != nil }
    }
    if isComplete != true, let encoder = options.encoder {
      // A video without its poster is still a video.
      guard let bytes = try? cache.tree.read(cache.path(of: MediaRecord.posterName, of: content))
      else { return nil }
      let maker = PictureMaker(encoder: encoder, cache: cache, plan: plan)
      record = try? maker.make(bytes, poster, shown, known: record)
    }
    guard let record else { return nil }
    let naming = PictureNaming(demand: shown, content: poster, cache: cache)
    let (picture, files) = naming.published(record, plan.files(for: record.facts, shown))
    result.files += files
    result.used.append(poster)
    return picture
  }

  private func addCaptions(
    _ demand: VideoDemand, to result: inout Result
  ) throws(VideoProblem) {
    let source = TreePath(trusted: demand.path)
    let bytes: [UInt8]
    do throws(TreeError) { bytes = try self.source.read(source) } catch {
      throw .unreadable(error.explanation)
    }
    guard let captions = Captions(bytes) else { throw .captionsUnsupported }
    let path =
      "videos/\(PictureNaming.stem(demand.path))-\(ContentHash(of: captions.bytes).short).vtt"
    result.captions[demand.path] = path
    result.files.append(PictureFile(path: path, origin: .captions(source)))
  }
}
