import Diagnostics
import FileTree
import MomentsModel
import Workers

/// What some files come to that are read by one worker.
struct FileGroup: Sendable {
  /// Where what moments are made with was known when the files were read.
  private(set) var part: TimelinePart?
  private var drafts: [PlacedDrafts] = []
  /// Of the files with messages, by their positions.
  fileprivate var logs: [(position: Int, log: DiagnosticLog)] = []
  fileprivate var profile: (position: Int, draft: ProfileDraft)?
  /// What the files were made from; nil where that isn't known.
  var observations: [Observation]? = []

  init() {}

  /// - Parameters:
  ///   - contents: of the files at `positions` in the list of all files.
  ///   - builder: nil where it isn't known yet what moments are made with.
  init(_ contents: [MomentFileContent], at positions: [Int], _ builder: ModelBuilder?) {
    var drafts: [PlacedDrafts] = []
    drafts.reserveCapacity(contents.count)
    for (position, content) in zip(positions, contents) {
      if !content.log.isEmpty { logs.append((position, content.log)) }
      if let draft = content.profile, profile == nil { profile = (position, draft) }
      drafts.append(PlacedDrafts(position: position, drafts: content.moments))
    }
    if let builder { part = builder.part(of: drafts) } else { self.drafts = drafts }
  }

  /// A large file's, each of its pieces for a worker.
  static func groups(
    of content: MomentFileContent, at position: Int, _ builder: ModelBuilder?, _ workers: Workers
  ) -> [FileGroup] {
    var rest = content
    rest.moments = []
    let pieces = workers.map(content.moments.count, chunk: 1) { range in
      FileGroup(
        [MomentFileContent(moments: Array(content.moments[range]))], at: [position], builder)
    }
    return [FileGroup([rest], at: [position], builder)] + pieces
  }

  var hasErrors: Bool { logs.contains { $0.log.hasErrors } }

  fileprivate func part(_ builder: ModelBuilder) -> TimelinePart {
    part ?? builder.part(of: drafts)
  }
}

extension [FileGroup] {
  /// In the order of the files.
  func mergeLogs(into log: inout DiagnosticLog) {
    let logs = flatMap(\.logs).enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    for entry in logs { log.merge(entry.element.log) }
  }

  /// The first that a payload has.
  var profile: ProfileDraft? {
    compactMap(\.profile).min { $0.position < $1.position }?.draft
  }

  func parts(_ builder: ModelBuilder, _ workers: Workers) -> [TimelinePart] {
    workers.map(count, chunk: 1) { range in range.map { self[$0].part(builder) } }.flatMap(\.self)
  }
}

extension MomentReading {
  /// Files that a worker takes at a time: enough to hide the cost of taking them, and of joining
  /// what they come to.
  private static func chunk(_ count: Int, _ workers: Workers) -> Int {
    max(32, min(512, count / (workers.count * 8)))
  }

  /// - Parameter builder: nil where it isn't known yet what moments are made with.
  func read(_ files: [MomentFile], _ builder: ModelBuilder?, _ workers: Workers) -> [FileGroup] {
    let groups = workers.map(files.count, chunk: MomentReading.chunk(files.count, workers)) {
      range in
      let positions = range.filter { !isLarge(files[$0]) }
      return FileGroup(positions.map { read(files[$0]) }, at: positions, builder)
    }
    let large = files.indices.filter { isLarge(files[$0]) }
    return groups
      + large.flatMap { position in
        FileGroup.groups(of: read(files[position], workers), at: position, builder, workers)
      }
  }
}
