internal import FileTree
private import MomentsModel

/// Carries out a `MergePlan`: media first, then the texts that refer to them, and around both the
/// record by which an interrupted import is taken up again.
struct ContentWriter {
  let tree: any Tree
  let bundle: ExportBundle

  func write(_ plan: MergePlan) throws(ImportFault) {
    guard !plan.writes.isEmpty || !plan.copies.isEmpty || !plan.removals.isEmpty else {
      return try writeState(plan.state, unlessEqual: true)
    }
    // First of all: what is named here is ours, whatever happens from now on.
    var unfinished = plan.state
    unfinished.isComplete = false
    try writeState(unfinished)
    do throws(TreeError) {
      try tree.makeDirectory(MergePlan.moments)
      for folder in Set(plan.copies.map(\.target.parent) + plan.writes.map(\.path.parent)).sorted()
      {
        try tree.makeDirectory(folder)
      }
    } catch { throw ImportFault(writing: error) }
    try MediaCopying(bundle: bundle, tree: tree).run(plan.copies)
    do throws(TreeError) {
      for (path, text) in plan.writes { try tree.write(Array(text.utf8), to: path) }
      for path in plan.removals where try tree.entry(at: path) != nil {
        try tree.removeFile(path)
      }
    } catch { throw ImportFault(writing: error) }
    try writeState(plan.state)
  }

  private func writeState(
    _ state: MergeState, unlessEqual: Bool = false
  ) throws(ImportFault) {
    let bytes = Array(state.text.utf8)
    do throws(TreeError) {
      if unlessEqual {
        guard !state.entries.isEmpty else { return }
        if try tree.entry(at: MergeState.path) != nil, try tree.read(MergeState.path) == bytes {
          return
        }
      }
      try tree.makeDirectory(MergePlan.content)
      try tree.write(bytes, to: MergeState.path)
    } catch { throw ImportFault(writing: error) }
  }
}
