internal import Compression
internal import Diagnostics
internal import FileTree
internal import MomentsContent
internal import MomentsModel
internal import Workers

/// What a build knows of the last one into the same output, and where it leaves its own record.
///
/// Nothing here is needed: what is missing, torn or of another version is as good as nothing, and
/// what can't be kept costs the next build time.
struct BuildMemory: Sendable {
  private let tree: any Tree
  /// For what was read from content.
  let content: any Tree
  private let path: TreePath
  /// Before anything of the site was read, by the clock of the record's file system.
  let instant: Int
  /// Of the program and what it was told.
  let identity: Fingerprint
  /// Of the program alone.
  let program: Fingerprint
  /// nil: every page is made.
  let past: BuildRecord?
  /// What of the past's observations holds; nil where that wasn't looked at.
  private(set) var verified: VerifiedStamps?

  /// nil where nothing can be kept.
  init?(_ settings: BuildSettings, output: any Tree) {
    guard let record = settings.record else { return nil }
    tree = record.tree
    content = record.content ?? record.tree
    identity = settings.identity
    program = Fingerprint.of { $0.put(record.program) }
    let place = Fingerprint.of { $0.put(output.diskPath(of: .root) ?? "") }
    path = TreePath(trusted: "builds/" + place.shortName)
    do throws(TreeError) {
      let clock = TreePath(trusted: "instant")
      try content.makeDirectory(.root)
      try content.write([0x0A], to: clock)
      guard let stamp = try content.stamp(of: clock) else { return nil }
      instant = stamp.changed
    } catch { return nil }
    // What can't be read is no record.
    let kept = record.ignoresPast ? nil : (try? tree.read(path)).flatMap { BuildRecord($0) }
    past = kept?.identity == identity ? kept : nil
  }

  func cache(of source: any Tree) -> ContentCache {
    ContentCache(
      tree: content, source: source, identity: program, instant: instant, verified: verified)
  }

  /// Looks at everything that the last build looked at.
  mutating func verify(in source: any Tree, _ workers: Workers) {
    guard let observations = past?.observations else { return }
    let holds = workers.map(observations.count, chunk: 1024) { range in
      range.map { observations[$0].holds(in: source) }
    }
    verified = VerifiedStamps(observations, holds: Array(holds.joined()))
  }

  func keep(_ record: BuildRecord, _ workers: Workers) {
    do throws(TreeError) {
      try tree.makeDirectory(path.parent)
      try tree.replace(path, with: record.bytes(workers))
    } catch {
      // An older record would be right still: it names the manifest that it belongs to.
    }
  }
}

extension BuildSettings {
  /// Everything but the instant that decides what a build makes of the same files.
  var identity: Fingerprint {
    Fingerprint.of {
      $0.put(record?.program)
      $0.put(pictures.worker)
      $0.put(pictures.videoTool)
      $0.put(baseURL)
      $0.put(all: publishing.encodings) { $0.put($1.rawValue) }
      $0.put(publishing.keepsStale)
      $0.put(reflecting: shard as Any)
      for flag in [includesDrafts, includesFuture, includesHidden, keepsGoing, warningsFail] {
        $0.put(flag)
      }
    }
  }

  func digest(of zone: TimeZoneRules) -> BuildRecord.ZoneDigest {
    BuildRecord.ZoneDigest(
      identifier: zone.identifier, digest: Fingerprint.of { $0.put(zone.digestText) })
  }

  /// Days since 1970, for what looks after the cache of pictures.
  var day: Int { pictures.today ?? now / 86_400 }
}

extension Fingerprint {
  /// For a file's name: 16 hexadecimal digits.
  fileprivate var shortName: String {
    var text: [UInt8] = []
    appendHexadecimal(to: &text)
    return String(decoding: text.prefix(16), as: UTF8.self)
  }
}
