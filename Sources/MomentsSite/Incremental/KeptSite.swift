internal import Diagnostics
package import FileTree
internal import MomentsContent
internal import MomentsModel
internal import Synchronization
internal import TemplateEngine
internal import Workers

/// A site as it was built last, in memory: a text that changes shows on its pages at once, and a
/// build sees to the rest. For previews; usable from any thread.
package final class KeptSite: Sendable {
  private struct State {
    var prepared: SiteBuild.Prepared
    var pages: PageKeys
    var settings: BuildSettings
    var showing: Begun<MomentShowing>
  }

  private let state = Mutex<State?>(nil)
  private let patchedPaths = Mutex<Set<String>>([])

  package init() {}

  /// Files that differ from what was built.
  package var patched: Set<String> { patchedPaths.withLock { $0 } }

  /// A build is through, and its files are in place.
  func keep(_ prepared: SiteBuild.Prepared, _ pages: PageKeys, _ settings: BuildSettings) {
    let workers = settings.workers
    let showing = workers.start { MomentShowing(prepared.plan, pages, workers) }
    let state = State(prepared: prepared, pages: pages, settings: settings, showing: showing)
    self.state.withLock { $0 = state }
    patchedPaths.withLock { $0 = [] }
  }

  /// What is in the output isn't what the content says any more.
  func forget() { state.withLock { $0 = nil } }

  /// More files at once are a build's business.
  private static let most = 16

  /// Writes the pages that show what is new in some files; nil where more than texts changed, or
  /// only a build can tell.
  /// - Parameters:
  ///   - paths: everything that changed in the source since the last build or patch.
  ///   - source: rooted at the site's folder.
  ///   - output: the tree that was built into.
  package func patch(
    _ paths: Set<String>, from source: any Tree, to output: any Tree
  ) -> BuildReport? {
    guard !paths.isEmpty, paths.count <= KeptSite.most else { return nil }
    return state.withLock { state -> BuildReport? in
      guard var next = state else { return nil }
      state = nil
      // Where it isn't as thought, the next build makes everything right.
      guard let report = patch(paths, source, output, &next) else { return nil }
      state = next
      return report
    }
  }

  private func patch(
    _ paths: Set<String>, _ source: any Tree, _ output: any Tree, _ state: inout State
  ) -> BuildReport? {
    let showing = state.showing.result
    var moments: [Int32: Moment] = [:]
    for path in paths.sorted() {
      guard let index = showing.moments[path], index >= 0,
        let moment = state.prepared.rereading.moment(in: TreePath(trusted: path), of: source),
        moment.id == state.pages.listing.timeline.moments[Int(index)].id,
        state.pages.moments.outline(of: moment) == state.pages.moments.outlines[Int(index)]
      else { return nil }
      moments[index] = moment
    }
    let listing = state.prepared.maker.pages.listing.replacing(moments)
    let pages = state.prepared.maker.pages.showing(
      listing, in: state.prepared.catalog, state.settings.now)
    let entries = Set(moments.keys.flatMap(showing.entries)).sorted()
    var report = BuildReport(momentCount: state.prepared.momentCount)
    var buffer = ByteBuffer()
    for number in entries {
      let entry = state.prepared.plan.entries[Int(number)]
      buffer.removeAll()
      do {
        guard try pages.render(entry.recipe, into: &buffer) else { continue }
        patchedPaths.withLock { _ = $0.insert(entry.path) }
        try buffer.withUnsafeBytes { (bytes) throws(TreeError) in
          try output.write(bytes, to: TreePath(trusted: entry.path))
        }
      } catch { return nil }
      report.writtenCount += 1
    }
    state.prepared.maker = state.prepared.maker.with(pages)
    report.basePath = state.prepared.basePath
    report.unpublished = state.prepared.unpublished
    return report
  }
}

/// Which files show which moments.
struct MomentShowing: Sendable {
  /// The moment of each file, by path; -1 where a file has several.
  let moments: [String: Int32]
  /// For each moment where its entries begin in `flat`, and where the last one's end.
  private let starts: [Int32]
  /// Places in the plan.
  private let flat: [Int32]

  init(_ plan: SitePlan, _ pages: PageKeys, _ workers: Workers) {
    let all = pages.listing.timeline.moments
    var moments: [String: Int32] = Dictionary(minimumCapacity: all.count)
    for index in all.indices {
      let file = all[index].origin.file
      if moments.updateValue(Int32(index), forKey: file) != nil { moments[file] = -1 }
    }
    self.moments = moments
    let chunks = workers.map(plan.entries.count, chunk: 1024) { range in
      range.map { number -> [Int32] in
        if case .moments(let indices, _) = pages.ingredients(of: plan.entries[number].recipe) {
          return indices
        }
        return []
      }
    }
    var starts = [Int32](repeating: 0, count: all.count + 1)
    for indices in chunks.joined() { for index in indices { starts[Int(index) + 1] += 1 } }
    for index in all.indices { starts[index + 1] += starts[index] }
    var next = starts
    var flat = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    for (number, indices) in chunks.joined().enumerated() {
      for index in indices {
        flat[Int(next[Int(index)])] = Int32(number)
        next[Int(index)] += 1
      }
    }
    self.starts = starts
    self.flat = flat
  }

  func entries(showing moment: Int32) -> ArraySlice<Int32> {
    flat[Int(starts[Int(moment)])..<Int(starts[Int(moment) + 1])]
  }
}
