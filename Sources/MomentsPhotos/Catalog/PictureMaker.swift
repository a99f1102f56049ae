internal import FileTree
internal import MomentsModel
internal import PhotoProtocol

/// Makes the files of one picture that the cache doesn't have.
struct PictureMaker: Sendable {
  let encoder: any PictureEncoder
  let cache: PhotoCache
  let plan: PhotoPlan

  /// Encodes what is missing and returns the whole record; nil where there is no worker.
  /// - Parameter known: what the cache has of it.
  func make(
    _ bytes: [UInt8], _ picture: ContentHash, _ demand: PictureDemand, known: PictureRecord?
  ) throws(PictureProblem) -> PictureRecord? {
    if bytes.isEmpty { throw .empty }
    // Decoders show what is there of a GIF that ends early.
    let format = PictureFormat(of: bytes)
    if format == .gif, GIFBlocks.scrub(bytes) == nil { throw .damaged }
    var making = Making(record: known, bytes: bytes, picture: picture, cache: cache)
    making.prepare()
    let result: EncodingResult
    do throws(EncodingFailure) {
      result = try encoder.encode(
        bytes, maxPixels: plan.settings.maxPixels,
        jobs: { facts in making.start(plan.files(for: facts, demand), facts) },
        deliver: { number, file in making.store(file, number) })
    } catch {
      switch error {
      case .refused(let refusal, let text):
        throw PictureProblem(refusal, text, limit: plan.settings.maxPixels)
      case .workerKilled(let how): throw .killsWorker(how)
      case .noWorker: return nil
      }
    }
    return try making.finished(result)
  }
}

/// The files of a picture as they come in.
private struct Making {
  var record: PictureRecord?
  let bytes: [UInt8]
  let picture: ContentHash
  let cache: PhotoCache
  private var missing: [PhotoPlan.File] = []
  private var refusal: TreeError?

  init(record: PictureRecord?, bytes: [UInt8], picture: ContentHash, cache: PhotoCache) {
    self.record = record
    self.bytes = bytes
    self.picture = picture
    self.cache = cache
  }

  mutating func prepare() {
    do throws(TreeError) { try cache.makeFolder(of: picture) } catch { refusal = error }
  }

  mutating func start(_ files: [PhotoPlan.File], _ facts: PictureFacts) -> [PictureJob] {
    if record == nil { record = PictureRecord(facts: facts, color: nil) }
    missing = files.filter { record?.files[$0.name] == nil }
    return missing.map(\.job)
  }

  mutating func store(_ file: EncodedPicture, _ number: Int) {
    guard refusal == nil else { return }
    let planned = missing[number]
    var format = Making.format(planned.job.format, isOpaque: file.isOpaque)
    var bytes = file.bytes
    if planned.job.format == .animation, let original = smallerOriginal(than: file) {
      format = original.format == .gif ? .gif : .webp
      bytes = original.bytes
    }
    do throws(TreeError) { try cache.store(bytes, as: planned.name, of: picture) } catch {
      refusal = error
      return
    }
    record?.files[planned.name] = PictureRecord.File(
      width: file.width, height: file.height, format: format, size: bytes.count,
      fingerprint: bytes.withUnsafeBytes { Fingerprint(of: $0) },
      hash: ContentHash(of: bytes).short)
  }

  /// The animation as it is, without its metadata, where shrinking it in bytes didn't work.
  private func smallerOriginal(than file: EncodedPicture) -> ScrubbedPicture? {
    // One that can't be taken apart is published as it was encoded.
    guard let original = try? ScrubbedPicture(of: bytes),
      original.width == file.width, original.bytes.count < file.bytes.count
    else { return nil }
    return original
  }

  mutating func finished(_ result: EncodingResult) throws(PictureProblem) -> PictureRecord {
    if let refusal { throw .cacheUnwritable(refusal.explanation) }
    var record = record ?? PictureRecord(facts: result.facts, color: nil)
    record.color = result.color ?? record.color
    do throws(TreeError) { try cache.store(record, of: picture) } catch {
      throw .cacheUnwritable(error.explanation)
    }
    return record
  }

  private static func format(
    _ format: PictureJob.Format, isOpaque: Bool
  ) -> PublishedPicture.Rendition.Format {
    switch format {
    case .avif: .avif
    case .webp, .animation: .webp
    case .fallback: isOpaque ? .jpeg : .png
    case .icon: .png
    case .svg: .svg
    }
  }
}
