import Diagnostics
import FileTree
import MomentsModel
import Workers

/// Reads the moments' files by way of the cache.
struct CachedReading: Sendable {
  let cache: ContentCache
  let timeZone: TimeZoneRules
  /// nil where it isn't known yet what moments are made with.
  let builder: ModelBuilder?
  let workers: Workers

  /// What the files come to, and what that was made from; nil for the latter where it isn't known.
  func read(log: inout DiagnosticLog) -> ([FileGroup], [Observation]?) {
    let identity = cache.identity(in: timeZone)
    var (files, seen) = cache.files(identity)
    var groups = read(files.moments, identity)
    if groups.contains(where: \.hasErrors) {
      // A file that can't be read may be none any more, which its folder needn't say: it may be a
      // link.
      (files, seen) = cache.list(identity)
      groups = read(files.moments, identity)
    }
    log.merge(files.log)
    groups.mergeLogs(into: &log)
    var observations = seen
    observations?.reserveCapacity(files.moments.count * 3)
    for group in groups {
      guard let more = group.observations else { return (groups, nil) }
      observations?.append(contentsOf: more)
    }
    return (groups, observations)
  }

  private func read(_ files: [MomentFile], _ identity: Fingerprint) -> [FileGroup] {
    let sizes = MomentReading(tree: cache.source, timeZone: timeZone)
    let large = files.indices.filter { sizes.isLarge(files[$0]) }
    let isLarge = Set(large)
    let buckets = cache.buckets(of: files, identity).map { bucket in
      var bucket = bucket
      if !isLarge.isEmpty { bucket.positions.removeAll(where: isLarge.contains) }
      return bucket
    }
    let single = Workers(count: 1)
    let groups = workers.map(buckets.count, chunk: 1) { range in
      range.map { number in
        let contents = contents(of: files, in: buckets[number], identity, single)
        var group = FileGroup(contents.files, at: buckets[number].positions, builder)
        group.observations = contents.observations
        return group
      }
    }
    return groups.flatMap(\.self)
      + large.flatMap { position in
        let bucket = cache.bucket(of: files[position], at: position)
        let contents = contents(of: files, in: bucket, identity, workers)
        var groups = FileGroup.groups(
          of: contents.files.first ?? MomentFileContent(), at: position, builder, workers)
        groups[0].observations = contents.observations
        return groups
      }
  }

  private func contents(
    of files: [MomentFile], in bucket: ContentCache.Bucket, _ identity: Fingerprint,
    _ workers: Workers
  ) -> ContentCache.Contents {
    cache.contents(of: files, in: bucket, identity) { file, tree in
      MomentReading(tree: tree, timeZone: timeZone).read(file, workers)
    }
  }
}
