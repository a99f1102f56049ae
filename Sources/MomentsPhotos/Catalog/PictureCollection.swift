internal import Diagnostics
internal import FileTree
internal import MomentsModel
private import PhotoProtocol
private import Synchronization
internal import Workers

/// Finds out what is published of each picture: from the cache, by the worker, or, without one, the
/// picture itself without its metadata.
struct PictureCollection: Sendable {
  let source: any Tree
  let options: PictureOptions
  let plan: PhotoPlan

  enum Outcome: Sendable {
    case published(PublishedPicture, [PictureFile])
    case refused(PictureProblem)
  }

  /// One for each demand, in their order.
  /// - Parameter alsoUsed: what else of the cache the build needs.
  func outcomes(
    of demands: [PictureDemand], alsoUsed: [ContentHash], log: inout DiagnosticLog
  ) -> [Outcome] {
    let hashes = hashes(of: demands)
    let groups = PictureGroup.all(of: demands, hashes)
    let records = records(of: groups, demands)
    if options.encoder != nil, records.values.contains(where: \.isUnencoded) { log.add(noWorker) }
    let outcomes = workers.map(demands.count, chunk: 16) { range in
      range.map { outcome(of: demands[$0], hashes[$0], records) }
    }
    note(hashes, alsoUsed, log: &log)
    return Array(outcomes.joined())
  }

  private var workers: Workers { options.workers }
  private var cache: PhotoCache { PhotoCache(tree: options.cache) }

  private func hashes(
    of demands: [PictureDemand]
  ) -> [Result<ContentHash, PictureProblem>] {
    let chunks = workers.map(demands.count, chunk: 1) { range in
      range.map { index -> Result<ContentHash, PictureProblem> in
        do throws(TreeError) {
          let bytes = try source.read(TreePath(trusted: demands[index].path))
          return bytes.isEmpty ? .failure(.empty) : .success(ContentHash(of: bytes))
        } catch { return .failure(PictureProblem(error)) }
      }
    }
    return Array(chunks.joined())
  }

  /// What became of a content.
  private enum Record: Sendable {
    case made(PictureRecord)
    /// There is no worker.
    case unencoded
    case refused(PictureProblem)

    var isUnencoded: Bool {
      if case .unencoded = self { return true }
      return false
    }
  }

  private func records(
    of groups: [PictureGroup], _ demands: [PictureDemand]
  ) -> [ContentHash: Record] {
    let known = Array(
      workers.map(groups.count, chunk: 16) { range in
        range.map { cache.record(of: groups[$0].content) }
      }.joined())
    let missing = groups.indices.filter { !isComplete(known[$0], groups[$0].demand) }
    let counter = Mutex(PictureProgress(done: 0, total: missing.count, pixelCount: 0))
    let made = workers.map(missing.count, chunk: 1) { range in
      range.map { position -> Record in
        let group = groups[missing[position]]
        let record = make(group, known: known[missing[position]])
        let progress = counter.withLock { progress in
          progress.done += 1
          if case .made(let record) = record { progress.pixelCount += record.facts.pixelCount }
          return progress
        }
        options.progress(progress)
        return record
      }
    }
    var records: [ContentHash: Record] = [:]
    for (group, record) in zip(groups, known) {
      if let record { records[group.content] = .made(record) }
    }
    for (index, record) in zip(missing, made.joined()) {
      records[groups[index].content] = record
    }
    return records
  }

  private func isComplete(_ record: PictureRecord?, _ demand: PictureDemand) -> Bool {
    guard let record else { return false }
    return plan.files(for: record.facts, demand).allSatisfy { record.files[$0.name] != nil }
  }

  private func make(_ group: PictureGroup, known: PictureRecord?) -> Record {
    guard let encoder = options.encoder else { return .unencoded }
    do throws(PictureProblem) {
      let bytes = try read(group.demand.path)
      guard ContentHash(of: bytes) == group.content else { return .refused(.changed) }
      let maker = PictureMaker(encoder: encoder, cache: cache, plan: plan)
      let record = try maker.make(bytes, group.content, group.demand, known: known)
      return record.map { .made($0) } ?? .unencoded
    } catch { return .refused(error) }
  }

  private func outcome(
    of demand: PictureDemand, _ hash: Result<ContentHash, PictureProblem>,
    _ records: [ContentHash: Record]
  ) -> Outcome {
    do throws(PictureProblem) {
      let content = try hash.get()
      switch records[content] {
      case .made(let record):
        let naming = PictureNaming(demand: demand, content: content, cache: cache)
        let (picture, files) = naming.published(record, plan.files(for: record.facts, demand))
        return .published(picture, files)
      case .refused(let problem): throw problem
      case .unencoded, nil:
        let (picture, file) = try PictureNaming.scrubbed(demand, try read(demand.path))
        return .published(picture, [file])
      }
    } catch { return .refused(error) }
  }

  private func read(_ path: String) throws(PictureProblem) -> [UInt8] {
    do throws(TreeError) { return try source.read(TreePath(trusted: path)) } catch {
      throw PictureProblem(error)
    }
  }

  /// Keeps what was needed, forgets what wasn't for long.
  private func note(
    _ hashes: [Result<ContentHash, PictureProblem>], _ alsoUsed: [ContentHash],
    log: inout DiagnosticLog
  ) {
    guard options.encoder != nil || !alsoUsed.isEmpty else { return }
    let used =
      alsoUsed
      + hashes.compactMap { hash -> ContentHash? in
        if case .success(let content) = hash { return content }
        return nil
      }
    guard !used.isEmpty else { return }
    var uses = CacheUses(in: cache)
    do throws(TreeError) { try uses.note(used, today: options.today, in: cache) } catch {
      log.add(
        Diagnostic(
          .outputUnwritable, .warning,
          "the cache of pictures can't be looked after: \(error.explanation)",
          hint: "check .momentsgen/cache"))
    }
  }

  private var noWorker: Diagnostic {
    Diagnostic(
      .photoWorkerMissing, .warning,
      "pictures are published in full size: there is no picture worker beside the program",
      hint: "build the product momentsgen-photos, and put it beside momentsgen")
  }
}

/// Pictures with the same content, which are made once.
struct PictureGroup: Sendable {
  let content: ContentHash
  /// That of all of them together, at the first one's path.
  var demand: PictureDemand

  /// In the order of the timeline.
  static func all(
    of demands: [PictureDemand], _ hashes: [Result<ContentHash, PictureProblem>]
  ) -> [PictureGroup] {
    var groups: [PictureGroup] = []
    var positions: [ContentHash: Int] = [:]
    for (demand, hash) in zip(demands, hashes) {
      guard case .success(let content) = hash else { continue }
      if let position = positions[content] {
        groups[position].demand.include(demand)
      } else {
        positions[content] = groups.count
        groups.append(PictureGroup(content: content, demand: demand))
      }
    }
    return groups
  }
}
