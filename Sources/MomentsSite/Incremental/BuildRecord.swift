internal import Diagnostics
internal import FileTree
internal import Workers

/// What a build remembers for the next one into the same output: what it saw, what it made of it
/// under which key, and why.
///
/// Right only for the output whose manifest has the fingerprint `manifest`: a build that was cut
/// off, or another program, leaves another manifest.
struct BuildRecord: Sendable {
  struct Entry: Sendable {
    var path: String
    var size: Int
    var fingerprint: Fingerprint
    /// nil: the file has to be made to be known.
    var key: Fingerprint?
  }

  struct MomentEntry: Sendable {
    var id: String
    var key: Fingerprint
  }

  /// Of the program and what it was told; see `BuildIdentity`.
  var identity: Fingerprint
  var time: TimeBounds
  var zone: ZoneDigest
  var manifest: Fingerprint
  /// When the manifest was put in place, by the output's file system: what changed later, somebody
  /// else changed.
  var published: Int
  var report: ReportFigures
  var diagnostics: [Diagnostic]
  /// nil: not all of it is known.
  var observations: [Observation]?
  /// In the order of the plan.
  var entries: [Entry]
  var common: [PageKeys.CommonPart]
  /// In the order of the timeline.
  var moments: [MomentEntry]
  /// Why files were made that were there before, by path; those of the last build that made any.
  var reasons: [String: String]

  /// For which instants the same moments are published.
  struct TimeBounds: Sendable, Hashable {
    /// The newest published moment's.
    var newest: Int
    /// The build's instant, where pages show it.
    var shown: Int?
    /// The day on which the cache of pictures was looked after, counted from 1970.
    var day: Int
    /// The day on the site's calendar, whose earlier years the home page shows; from 1970.
    var calendarDay: Int

    func holds(at now: Int, day: Int) -> Bool {
      now >= newest && shown ?? now == now && self.day == day
    }
  }

  struct ZoneDigest: Sendable, Hashable {
    var identifier: String
    var digest: Fingerprint
  }

  struct ReportFigures: Sendable, Hashable {
    var momentCount: Int
    var byteCount: Int
    var basePath: String
  }

  static let file = PackedFile(title: "momentsgen record 1")
}

extension BuildRecord {
  func bytes(_ workers: Workers) -> [UInt8] {
    var (writer, sources) = workers.both({ fileWriter }) { sourceWriter }
    writer.append(sources)
    sources = PackedWriter()
    return BuildRecord.file.bytes(ofBegun: writer)
  }

  /// What was made.
  private var fileWriter: PackedWriter {
    var writer = BuildRecord.file.begun(
      reserving: entries.count * 90 + (observations?.count ?? 0) * 95)
    writer.put(identity)
    writer.put(time.newest)
    writer.put(time.shown)
    writer.put(time.day)
    writer.put(time.calendarDay)
    writer.put(zone.identifier)
    writer.put(zone.digest)
    writer.put(manifest)
    writer.put(published)
    writer.put(report.momentCount)
    writer.put(report.byteCount)
    writer.put(report.basePath)
    writer.put(all: diagnostics) { $0.put($1) }
    writer.put(all: common) {
      $0.put($1.name)
      $0.put($1.key)
    }
    writer.put(all: reasons.sorted { $0.key < $1.key }) {
      $0.put($1.key)
      $0.put($1.value)
    }
    writer.put(all: entries) {
      $0.put($1.path)
      $0.put($1.size)
      $0.put($1.fingerprint)
      $0.put($1.key ?? .unknown)
    }
    return writer
  }

  /// Of what it was made.
  private var sourceWriter: PackedWriter {
    var writer = PackedWriter()
    writer.reserve((observations?.count ?? 0) * 95)
    writer.put(observations) { $0.put(all: $1) { $0.put($1) } }
    writer.put(all: moments) {
      $0.put($1.id)
      $0.put($1.key)
    }
    return writer
  }

  init?(_ bytes: [UInt8]) {
    let record = BuildRecord.file.read(bytes) { (reader) throws(PackedFault) in
      try BuildRecord(&reader)
    }
    guard let record else { return nil }
    self = record
  }

  private init(_ reader: inout PackedReader) throws(PackedFault) {
    identity = try reader.fingerprint()
    time = TimeBounds(
      newest: try reader.integer(), shown: try reader.optionalInteger(),
      day: try reader.integer(), calendarDay: try reader.integer())
    zone = ZoneDigest(identifier: try reader.text(), digest: try reader.fingerprint())
    manifest = try reader.fingerprint()
    published = try reader.integer()
    report = ReportFigures(
      momentCount: try reader.integer(), byteCount: try reader.integer(),
      basePath: try reader.text())
    diagnostics = try reader.list { (reader) throws(PackedFault) in try reader.diagnostic() }
    common = try reader.list(of: 20) { (reader) throws(PackedFault) in
      PageKeys.CommonPart(name: try reader.text(), key: try reader.fingerprint())
    }
    let pairs = try reader.list(of: 8) { (reader) throws(PackedFault) in
      (try reader.text(), try reader.text())
    }
    reasons = Dictionary(pairs) { _, last in last }
    entries = try reader.list(of: 44) { (reader) throws(PackedFault) in
      var entry = Entry(
        path: try reader.text(), size: try reader.integer(),
        fingerprint: try reader.fingerprint(), key: try reader.fingerprint())
      if entry.key == .unknown { entry.key = nil }
      return entry
    }
    observations = try reader.optional { (reader) throws(PackedFault) in
      try reader.list(of: 5) { (reader) throws(PackedFault) in try reader.observation() }
    }
    moments = try reader.list(of: 20) { (reader) throws(PackedFault) in
      MomentEntry(id: try reader.text(), key: try reader.fingerprint())
    }
  }
}
