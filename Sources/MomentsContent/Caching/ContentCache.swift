import Diagnostics
package import FileTree
import MomentsModel

/// What was read from the files of `Content/moments`, kept between builds: a file whose stamps are
/// as they were isn't read again.
///
///     content/index           what it was made by, and how many buckets there are
///     content/files           which files there are, and the folders that say so
///     content/3f              the files whose paths come to that number
///
/// Files with messages aren't in it, so that every build reads them and says them. A bucket that
/// isn't whole, or of another version, is as good as none. Usable by several builds at once: each
/// file is replaced in one step, and holds what its own stamps say.
package struct ContentCache: Sendable {
  static let folder = TreePath(trusted: "content")
  private static let indexFile = PackedFile(title: "momentsgen content index 1")
  private static let bucketFile = PackedFile(title: "momentsgen content 1")
  /// Files in a bucket, as a rule.
  private static let bucketSize = 512

  let tree: any Tree
  /// Where the moments are.
  let source: any Tree
  private let identity: Fingerprint
  let instant: Int
  private let verified: VerifiedStamps?

  /// - Parameters:
  ///   - source: rooted at the site's root.
  ///   - identity: changes with the program that reads content.
  ///   - instant: before anything was read, by the file system's own clock; see
  ///     `FileStamp.isSettled`.
  ///   - verified: what was looked at since then.
  package init(
    tree: any Tree, source: any Tree, identity: Fingerprint, instant: Int,
    verified: VerifiedStamps? = nil
  ) {
    self.tree = tree
    self.source = source
    self.identity = identity
    self.instant = instant
    self.verified = verified
  }

  func holds(_ observation: Observation) -> Bool {
    verified?.hold(observation) ?? observation.holds(in: source)
  }

  /// What else the reading of a file depends on.
  func identity(in zone: TimeZoneRules) -> Fingerprint {
    var writer = PackedWriter()
    writer.put(identity)
    writer.put(zone.identifier)
    writer.put(zone.digestText)
    return writer.fingerprint
  }

  /// Files that are kept together.
  struct Bucket: Sendable {
    var name: String
    /// In the list of all files.
    var positions: [Int] = []
  }

  func buckets(of files: [MomentFile], _ identity: Fingerprint) -> [Bucket] {
    let count = bucketCount(identity) ?? makeIndex(files.count, identity)
    var buckets = (0..<count).map { Bucket(name: String($0, radix: 16)) }
    for (index, file) in files.enumerated() {
      buckets[Int(ContentCache.hash(file) % UInt64(count))].positions.append(index)
    }
    return buckets
  }

  /// One of its own, for a file with many moments.
  func bucket(of file: MomentFile, at position: Int) -> Bucket {
    Bucket(name: "large-" + String(ContentCache.hash(file), radix: 16), positions: [position])
  }

  private static func hash(_ file: MomentFile) -> UInt64 {
    var text = file.path.text
    return text.withUTF8 { Fingerprint(of: UnsafeRawBufferPointer($0)) }.high
  }

  private var indexPath: TreePath { ContentCache.folder.appending("index") }

  private func bucketCount(_ identity: Fingerprint) -> Int? {
    // What can't be read is made again.
    guard let bytes = try? tree.read(indexPath) else { return nil }
    return ContentCache.indexFile.read(bytes) { (reader) throws(PackedFault) in
      let isSame = try reader.fingerprint() == identity
      let count = try reader.short()
      guard isSame, (1...65_536).contains(count) else { throw PackedFault() }
      return count
    }
  }

  private func makeIndex(_ fileCount: Int, _ identity: Fingerprint) -> Int {
    let count = min(1024, 1 + fileCount / ContentCache.bucketSize)
    var writer = PackedWriter()
    writer.put(identity)
    writer.put(UInt32(count))
    let bytes = ContentCache.indexFile.bytes(of: writer)
    // Without a cache the next build takes longer; nothing else depends on it.
    try? tree.makeDirectory(ContentCache.folder)
    try? tree.replace(indexPath, with: bytes)
    return count
  }

  /// One file's part of a bucket.
  struct Entry: Sendable {
    var observations: [Observation]
    var moments: [[MomentDraft]]
  }

  /// What the files of a bucket come to, in the order of its positions, and what that was made
  /// from; nil for the latter where it isn't known.
  struct Contents: Sendable {
    var files: [MomentFileContent] = []
    var observations: [Observation]? = []

    fileprivate mutating func add(_ content: MomentFileContent, _ seen: [Observation]?) {
      files.append(content)
      if let seen { observations?.append(contentsOf: seen) } else { observations = nil }
    }
  }

  /// Reads the files of a bucket where they changed, and takes the others from it.
  func contents(
    of files: [MomentFile], in bucket: Bucket, _ identity: Fingerprint,
    read: (MomentFile, any Tree) -> MomentFileContent
  ) -> Contents {
    let positions = bucket.positions
    let path = ContentCache.folder.appending(bucket.name)
    // As above.
    let bytes = (try? tree.read(path)) ?? []
    let texts = KeptBucket(bytes, contentFrom: ContentCache.bucketFile.contentStart)
    let known = ContentCache.bucketFile.read(bytes) { (reader) throws(PackedFault) in
      try unpacked(files, at: positions, identity, &reader, texts)
    }
    let kept = known ?? KeptEntries(count: positions.count)
    var fresh: [(place: Int, observations: [Observation])] = []
    var results = Contents()
    results.files.reserveCapacity(positions.count)
    for (place, position) in positions.enumerated() {
      if let entry = kept.entries[place] {
        results.add(MomentFileContent(moments: entry.moments), entry.observations)
        continue
      }
      let observed = ObservedTree(source)
      let content = read(files[position], observed)
      let observations = observed.observations
      if let observations, mayKeep(content, observations) { fresh.append((place, observations)) }
      results.add(content, observations)
    }
    guard kept.isStale || !fresh.isEmpty else { return results }
    let places = kept.entries.indices.compactMap { place in
      kept.entries[place].map { (place: place, observations: $0.observations) }
    }
    var writer = PackedWriter()
    writer.put(identity)
    writer.put(UInt32(places.count + fresh.count))
    for (place, observations) in places + fresh {
      ContentCache.put(
        files[positions[place]], observations, results.files[place].moments, into: &writer)
    }
    // As above.
    try? tree.replace(path, with: ContentCache.bucketFile.bytes(of: writer))
    return results
  }

  private func mayKeep(_ content: MomentFileContent, _ observations: [Observation]) -> Bool {
    content.log.isEmpty && content.profile == nil
      && observations.allSatisfy { $0.isSettled(at: instant) }
  }

  private static func put(
    _ file: MomentFile, _ observations: [Observation], _ moments: [[MomentDraft]],
    into writer: inout PackedWriter
  ) {
    var entry = PackedWriter()
    entry.reserve(2048)
    entry.put(file.name)
    entry.put(all: observations) { $0.put($1) }
    entry.put(all: moments) { $0.put(all: $1) { $1.pack(into: &$0) } }
    writer.put(file.path.text)
    writer.put(entry.bytes)
  }

  private struct KeptEntries {
    /// By place in the bucket's positions; nil: to be read.
    var entries: [Entry?]
    /// Whether the bucket holds what isn't so any more.
    var isStale = false

    init(count: Int) { entries = Array(repeating: nil, count: count) }
  }

  private func unpacked(
    _ files: [MomentFile], at positions: [Int], _ identity: Fingerprint,
    _ reader: inout PackedReader, _ texts: KeptBucket
  ) throws(PackedFault) -> KeptEntries {
    guard try reader.fingerprint() == identity else { throw PackedFault() }
    var places: [String: Int] = Dictionary(minimumCapacity: positions.count)
    for (place, position) in positions.enumerated() { places[files[position].path.text] = place }
    var kept = KeptEntries(count: positions.count)
    for _ in 0..<(try reader.short()) {
      let path = try reader.text()
      let length = try reader.short()
      let start = reader.position
      if let place = places[path],
        let entry = try entry(of: files[positions[place]], &reader, texts)
      {
        kept.entries[place] = entry
      } else {
        kept.isStale = true
      }
      try reader.skip(start + length - reader.position)
    }
    return kept
  }

  /// nil where one of its observations doesn't hold any more.
  private func entry(
    of file: MomentFile, _ reader: inout PackedReader, _ texts: KeptBucket
  ) throws(PackedFault) -> Entry? {
    guard try reader.text() == file.name else { return nil }
    let observations = try reader.list(of: 5) { (reader) throws(PackedFault) in
      try reader.observation(expecting: file.path)
    }
    guard observations.allSatisfy(holds) else { return nil }
    let path = file.path.text
    let moments = try reader.list(of: 4) { (reader) throws(PackedFault) in
      try reader.list(of: 32) { (reader) throws(PackedFault) in
        try MomentDraft(file: path, &reader, texts: texts)
      }
    }
    return Entry(observations: observations, moments: moments)
  }
}
