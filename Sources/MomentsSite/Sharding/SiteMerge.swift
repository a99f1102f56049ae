package import Diagnostics
package import FileTree
package import Workers

/// Joins the parts that builds with `--shard` made into what one build would have made, byte for
/// byte, and publishes that as a build does: all of it or nothing.
package struct SiteMerge: Sendable {
  /// What one build with `--shard` wrote.
  package struct Part: Sendable {
    /// As messages name it.
    package var name: String
    package var tree: any Tree

    package init(name: String, tree: any Tree) {
      self.name = name
      self.tree = tree
    }
  }

  private let parts: [Part]
  private let output: any Tree
  private let workers: Workers

  package init(_ parts: [Part], output: any Tree, workers: Workers) {
    self.parts = parts
    self.output = output
    self.workers = workers
  }

  /// nil where the parts don't belong together; why is in the log.
  package func run(log: inout DiagnosticLog) throws(TreeError) -> BuildReport? {
    let opened = try opened(log: &log)
    guard let opened, check(opened, log: &log) else { return nil }
    guard let files = joined(opened, log: &log) else { return nil }
    let publisher = SitePublisher(output: output, settings: PublishSettings())
    let lock = try publisher.begin().lock
    defer { withExtendedLifetime(lock) {} }
    let plan = SitePlan(merging: files.map(\.path))
    guard var standing = try publisher.standing(nil, seen: nil, workers, log: &log) else {
      return nil
    }
    standing.align(with: plan)
    guard try publisher.mayTake(plan, over: standing, log: &log) else { return nil }
    let stage = OutputStage(output: output, isFirst: standing.isEmpty)
    do throws(TreeError) {
      guard let site = try staged(files, over: standing, stage, log: &log) else {
        try stage.clear()
        return nil
      }
      let (report, _) = try publisher.publish(site, plan, over: standing, stage: stage)
      try ShardRecord.leave(nil, in: output)
      return report
    } catch {
      // The first failure is the one to report; the next run clears up in any case.
      try? stage.clear()
      throw error
    }
  }

  private struct OpenedPart {
    var part: Part
    var record: ShardRecord
    var manifest: Manifest
  }

  private struct File {
    var path: String
    var entry: Manifest.Entry
    var part: Part
  }

  private func opened(log: inout DiagnosticLog) throws(TreeError) -> [OpenedPart]? {
    var opened: [OpenedPart] = []
    for part in parts {
      guard try part.tree.entry(at: ShardRecord.path) != nil,
        let record = ShardRecord(try part.tree.read(ShardRecord.path)),
        let manifest = try manifest(of: part)
      else {
        add(
          "'\(part.name)' holds no part of a site",
          hint: "make it with momentsgen build --shard 1/2 --output '\(part.name)'", &log)
        continue
      }
      opened.append(OpenedPart(part: part, record: record, manifest: manifest))
    }
    return opened.count == parts.count ? opened : nil
  }

  /// A part without files has none: there are more parts than files.
  private func manifest(of part: Part) throws(TreeError) -> Manifest? {
    guard try part.tree.entry(at: Manifest.path) != nil else { return Manifest() }
    return Manifest(try part.tree.read(Manifest.path))
  }

  /// Whether these are all parts of one site.
  private func check(_ opened: [OpenedPart], log: inout DiagnosticLog) -> Bool {
    guard let first = opened.first else { return false }
    var names: [Int: String] = [:]
    for part in opened {
      let (record, name) = (part.record, part.part.name)
      if record.shard.count != first.record.shard.count {
        add(
          "'\(name)' is one of \(record.shard.count) parts, and '\(first.part.name)' one of "
            + "\(first.record.shard.count)", hint: "build all parts with the same count", &log)
      } else if record.paths != first.record.paths {
        add(
          "'\(name)' and '\(first.part.name)' are parts of different sites",
          hint: "build all parts of the same content, templates and flags", &log)
      } else if record.now != first.record.now {
        add(
          "'\(name)' and '\(first.part.name)' were built for different instants",
          hint: "give all builds the same --now", &log)
      } else if let other = names.updateValue(name, forKey: record.shard.number) {
        add(
          "'\(name)' and '\(other)' are both part \(record.shard.number) of "
            + "\(record.shard.count)", hint: "name each part once", &log)
      }
    }
    if log.hasErrors { return false }
    let count = first.record.shard.count
    let missing = (1...count).filter { names[$0] == nil }
    guard !missing.isEmpty else { return true }
    add(
      "of \(count) parts \(missing.map(String.init).joined(separator: ", ")) "
        + (missing.count == 1 ? "is missing" : "are missing"),
      hint: "make it with momentsgen build --shard \(missing[0])/\(count)", &log)
    return false
  }

  /// By path; nil where two parts have the same file.
  private func joined(_ opened: [OpenedPart], log: inout DiagnosticLog) -> [File]? {
    var files: [String: File] = [:]
    for part in opened {
      for (path, entry) in part.manifest.entries {
        let file = File(path: path, entry: entry, part: part.part)
        guard let other = files.updateValue(file, forKey: path) else { continue }
        add(
          "'\(path)' is in '\(other.part.name)' and in '\(part.part.name)'",
          hint: "build the parts again, each into an empty folder", &log)
        return nil
      }
    }
    // The home page last, as a build has it: whoever looks in between finds all that it refers to.
    return files.values.sorted {
      ($0.path == "index.html" ? 1 : 0, $0.path) < ($1.path == "index.html" ? 1 : 0, $1.path)
    }
  }

  /// nil where a file isn't what the part's manifest says.
  private func staged(
    _ files: [File], over standing: StandingSite, _ stage: OutputStage, log: inout DiagnosticLog
  ) throws(TreeError) -> RenderedSite? {
    var site = RenderedSite()
    for (number, file) in files.enumerated() {
      let isStaged = standing.published(number) != file.entry
      if isStaged {
        let bytes = try file.part.tree.read(TreePath(trusted: file.path))
        let isWhole = bytes.withUnsafeBytes { Fingerprint(of: $0) == file.entry.fingerprint }
        guard isWhole else {
          add(
            "'\(file.part.name)/\(file.path)' isn't as it was built",
            hint: "build the part again", &log)
          return nil
        }
        try bytes.withUnsafeBufferPointer { (buffer) throws(TreeError) in
          try stage.put(UnsafeRawBufferPointer(buffer), for: file.path, number: number)
        }
      }
      site.append(
        RenderedSite.File(
          size: file.entry.size, fingerprint: file.entry.fingerprint, isStaged: isStaged))
    }
    return site
  }

  private func add(_ text: String, hint: String, _ log: inout DiagnosticLog) {
    log.add(Diagnostic(.shardMismatch, text, hint: hint))
  }
}
