internal import FileTree

/// Works out which steps turn the published site into the staged one, in an order in which no page
/// refers to something that isn't there yet: new files by the plan, then what is stale, then the
/// manifest.
struct PublishSteps {
  let output: any Tree
  let stage: OutputStage
  /// Whether files of other origin are replaced.
  let adopts: Bool

  private static let stagedManifest = OutputStage.folder.appending(Manifest.path.text)

  /// Stages the manifest as well.
  func steps(
    for site: RenderedSite, _ plan: SitePlan, over standing: StandingSite, to manifest: [UInt8],
    removing stale: [TreePath]
  ) throws(TreeError) -> [PublishStep] {
    var steps =
      stage.isFirst ? try folderMoves(plan) : try fileSteps(site, plan, over: standing)
    for (number, path) in stale.enumerated() where try output.entry(at: path) != nil {
      steps.append(.move(path, to: OutputStage.folder.appending("removed-\(number)")))
    }
    try output.makeDirectory(OutputStage.folder)
    try output.write(manifest, to: PublishSteps.stagedManifest)
    steps.append(
      try output.entry(at: Manifest.path) == nil
        ? .move(PublishSteps.stagedManifest, to: Manifest.path)
        : .swap(
          PublishSteps.stagedManifest, with: Manifest.path,
          manifest.withUnsafeBytes { Fingerprint(of: $0) }))
    return steps
  }

  private func fileSteps(
    _ site: RenderedSite, _ plan: SitePlan, over standing: StandingSite
  ) throws(TreeError) -> [PublishStep] {
    var steps: [PublishStep] = []
    for (number, file) in site.files.enumerated() where file.isStaged {
      let path = plan.entries[number].path
      let from = stage.place(of: path, number: file.stageNumber ?? number)
      let to = TreePath(trusted: path)
      var isTaken = standing.published(number) != nil
      if adopts, !isTaken { isTaken = try output.entry(at: to) != nil }
      steps.append(isTaken ? .swap(from, with: to, file.fingerprint) : .move(from, to: to))
    }
    return steps
  }

  /// The staged folders as far up as nothing is in their way.
  private func folderMoves(_ plan: SitePlan) throws(TreeError) -> [PublishStep] {
    var steps: [PublishStep] = []
    var moved: Set<TreePath> = []
    for entry in plan.entries {
      if moved.contains(TreePath(trusted: String(entry.path.prefix { $0 != "/" }))) { continue }
      let top = try highestFree(TreePath(trusted: entry.path))
      guard moved.insert(top).inserted else { continue }
      steps.append(.move(OutputStage.folder.appending(top.text), to: top))
    }
    return steps
  }

  private func highestFree(_ path: TreePath) throws(TreeError) -> TreePath {
    var parts = ""
    for part in path.text.split(separator: "/") {
      parts += parts.isEmpty ? String(part) : "/" + part
      if parts.utf8.count == path.text.utf8.count { break }
      if try output.entry(at: TreePath(trusted: parts)) == nil { break }
    }
    return TreePath(trusted: parts)
  }
}
