private import Diagnostics
internal import FileTree
private import MomentsModel

/// What an import is going to change in `Content/`, worked out before the first byte is written.
struct MergePlan {
  enum Outcome: String, CaseIterable {
    case added, updated, unchanged
    /// The owner has changed the file since: it stays.
    case kept
    /// As `kept`, and the post has changed at its source too.
    case keptThoughChanged
    /// The owner has removed it: it stays away.
    case removed
  }

  struct Result {
    var id: String
    var file: String
    var outcome: Outcome
  }

  var writes: [(path: TreePath, text: String)] = []
  var removals: [TreePath] = []
  var copies: [MediaPlan.Copy] = []
  var results: [Result] = []
  /// Media files that aren't as they were written.
  var keptMedia: [String] = []
  var state: MergeState

  static let content = TreePath(trusted: "Content")
  static let moments = TreePath(trusted: "Content/moments")
}

/// Makes a `MergePlan`.
struct MergePlanner {
  private let tree: any Tree
  private let options: ImportOptions
  private let media: MediaPlan
  private let old: MergeState
  private var plan: MergePlan
  private var naming: MomentNaming
  private let usesJSON: Bool
  private var jsonFiles: [TreePath: JSONFile] = [:]

  /// A class: thousands of moments are added to one, and none may copy it.
  private final class JSONFile {
    var file: JSONMomentFile
    var positions: [String: Int]
    var isChanged = false

    init(_ file: JSONMomentFile) {
      self.file = file
      positions = file.positions
    }
  }

  /// From so many on, moments without media go into one file a year.
  private static let many = 5_000

  init(
    _ tree: any Tree, _ options: ImportOptions, _ media: MediaPlan, _ state: MergeState,
    count: Int
  ) throws(ImportFault) {
    self.tree = tree
    self.options = options
    self.media = media
    old = state
    plan = MergePlan(state: state)
    plan.state.isComplete = true
    usesJSON =
      options.shape == .json || options.shape == .automatic && count >= MergePlanner.many
    naming = MomentNaming(taken: try MergePlanner.takenNames(tree))
  }

  private static func takenNames(_ tree: any Tree) throws(ImportFault) -> [String] {
    do throws(TreeError) {
      guard try tree.entry(at: MergePlan.moments) != nil else { return [] }
      return try tree.entries(in: MergePlan.moments).map { entry in
        entry.kind == .directory ? entry.name : TreePath(trusted: entry.name).stem
      }
    } catch { throw ImportFault(writing: error) }
  }

  mutating func finish() -> MergePlan {
    for path in jsonFiles.keys.sorted() {
      if let file = jsonFiles[path], file.isChanged {
        plan.writes.append((path, file.file.text))
      }
    }
    return plan
  }

  mutating func add(_ moment: ImportedMoment) throws(ImportFault) {
    if let entry = old.entries[moment.id] {
      if entry.file.hasSuffix(".json") {
        try mergeObject(moment, entry)
      } else {
        try mergeFile(moment, entry)
      }
    } else if usesJSON, moment.photos.isEmpty, moment.videos.isEmpty {
      try addObject(moment)
    } else {
      try addFile(moment)
    }
  }
}

extension MergePlanner {
  /// Adds a source to the file of an earlier import, where the owner hasn't changed it.
  mutating func addSource(_ link: SourceLink, to id: String) throws(ImportFault) {
    guard var entry = plan.state.entries[id], entry.file.hasSuffix(".md") else { return }
    let path = MergePlan.content.appending(entry.file)
    let planned = plan.writes.lastIndex { $0.path == path }
    let current: String
    if let planned {
      current = plan.writes[planned].text
    } else if let bytes = try read(path) {
      current = String(decoding: bytes, as: UTF8.self)
    } else {
      return
    }
    guard JSONMomentFile.hash(current) == entry.hash,
      let text = SourceLines.adding(link, to: current), text != current
    else { return }
    if let planned { plan.writes[planned].text = text } else { plan.writes.append((path, text)) }
    entry.hash = JSONMomentFile.hash(text)
    plan.state.entries[id] = entry
  }

  private func read(_ path: TreePath) throws(ImportFault) -> [UInt8]? {
    do throws(TreeError) {
      guard let entry = try tree.entry(at: path), entry.kind == .file else { return nil }
      return try tree.read(path)
    } catch { throw ImportFault(.fileUnreadable, file: path.text, error.explanation) }
  }

  private mutating func record(
    _ moment: ImportedMoment, _ path: TreePath, _ outcome: MergePlan.Outcome, hash: String?,
    _ files: MediaPlan.Files
  ) {
    let file = String(path.text.dropFirst(MergePlan.content.text.utf8.count + 1))
    plan.results.append(MergePlan.Result(id: moment.id, file: path.text, outcome: outcome))
    guard let hash else { return }
    plan.state.entries[moment.id] = MergeState.Entry(
      file: file, hash: hash, media: files.entries, sourceName: moment.source.name,
      source: moment.source, seconds: moment.date.secondsSince1970,
      key: CrossPostFolding.key(moment))
  }

  private mutating func addFile(_ moment: ImportedMoment) throws(ImportFault) {
    let name = naming.name(for: moment)
    let hasFiles = (moment.photos + moment.videos).contains(where: \.hasFiles)
    let folder = hasFiles ? MergePlan.moments.appending(name) : MergePlan.moments
    let path = folder.appending(hasFiles ? "index.md" : name + ".md")
    let files = media.files(of: moment, in: folder, prefix: "", known: [])
    let text = MomentText(moment, photos: files.photos, videos: files.videos).markdownFile
    plan.writes.append((path, text))
    plan.copies += files.copies
    record(moment, path, .added, hash: JSONMomentFile.hash(text), files)
  }

  private mutating func mergeFile(
    _ moment: ImportedMoment, _ entry: MergeState.Entry
  ) throws(ImportFault) {
    let path = MergePlan.content.appending(entry.file)
    let bytes = try read(path)
    if bytes == nil, !options.restoresRemoved, old.isComplete {
      return record(moment, path, .removed, hash: nil, MediaPlan.Files())
    }
    let isBundle = path.name == "index.md"
    let files = media.files(
      of: moment, in: path.parent, prefix: isBundle ? "" : path.stem + "-", known: entry.media)
    let text = MomentText(moment, photos: files.photos, videos: files.videos).markdownFile
    let hash = JSONMomentFile.hash(text)
    guard let bytes else {
      plan.writes.append((path, text))
      try planCopies(files)
      return record(moment, path, .added, hash: hash, files)
    }
    let current = String(decoding: bytes, as: UTF8.self)
    // An import that was interrupted may have left the beginning of a file.
    let isStump = !old.isComplete && text.utf8.starts(with: current.utf8)
    if JSONMomentFile.hash(current) != entry.hash, current != text, !isStump {
      let outcome: MergePlan.Outcome = hash == entry.hash ? .kept : .keptThoughChanged
      return record(moment, path, outcome, hash: nil, files)
    }
    if current != text { plan.writes.append((path, text)) }
    try planCopies(files)
    record(moment, path, current == text ? .unchanged : .updated, hash: hash, files)
  }

  /// Copies what isn't there; leaves what was changed.
  private mutating func planCopies(_ files: MediaPlan.Files) throws(ImportFault) {
    for copy in files.copies {
      let there: TreeEntry?
      do throws(TreeError) { there = try tree.entry(at: copy.target) } catch {
        throw ImportFault(writing: error)
      }
      if there == nil || !old.isComplete && there?.size != copy.size {
        plan.copies.append(copy)
      } else if let size = copy.size, there?.size != size {
        plan.keptMedia.append(copy.target.text)
      }
    }
  }
}

extension MergePlanner {
  private mutating func open(_ path: TreePath) throws(ImportFault) -> JSONFile? {
    if let file = jsonFiles[path] { return file }
    var file = JSONMomentFile()
    if let bytes = try read(path) {
      guard let found = JSONMomentFile(bytes) else { return nil }
      file = found
    }
    let opened = JSONFile(file)
    jsonFiles[path] = opened
    return opened
  }

  private mutating func addObject(_ moment: ImportedMoment) throws(ImportFault) {
    let source = moment.id.prefix { $0 != "-" }
    let year = moment.date.wallClock.date.year
    let path = MergePlan.moments.appending("\(source)-\(year).json")
    guard let file = try open(path) else { return try addFile(moment) }
    let text = MomentText(moment, photos: [], videos: []).jsonObject
    file.file.append(text, id: moment.id)
    file.positions[moment.id] = file.file.objects.count - 1
    file.isChanged = true
    record(moment, path, .added, hash: JSONMomentFile.hash(text), MediaPlan.Files())
  }

  private mutating func mergeObject(
    _ moment: ImportedMoment, _ entry: MergeState.Entry
  ) throws(ImportFault) {
    let path = MergePlan.content.appending(entry.file)
    guard let file = try open(path), let position = file.positions[moment.id] else {
      if options.restoresRemoved || !old.isComplete { return try addObject(moment) }
      return record(moment, path, .removed, hash: nil, MediaPlan.Files())
    }
    let current = file.file.objects[position].text
    let files = media.files(
      of: moment, in: path.parent, prefix: moment.id + "-", known: entry.media)
    let text = MomentText(moment, photos: files.photos, videos: files.videos).jsonObject
    let hash = JSONMomentFile.hash(text)
    if JSONMomentFile.hash(current) != entry.hash, current != text {
      let outcome: MergePlan.Outcome = hash == entry.hash ? .kept : .keptThoughChanged
      return record(moment, path, outcome, hash: nil, files)
    }
    if current != text {
      file.file.replace(at: position, with: text)
      file.isChanged = true
    }
    try planCopies(files)
    record(moment, path, current == text ? .unchanged : .updated, hash: hash, files)
  }
}
