internal import Diagnostics
private import FileTree
internal import MomentsSite

/// `--changes FILE` and `--since MANIFEST`: what a deploy has to bring over.
struct ChangesFile {
  let tool: CommandLineTool
  let plan: BuildPlan

  private var file: String? { plan.options.publishing.changesFile }

  /// What to compare with, read before the build: the manifest given, else that of the last build,
  /// else that of an empty folder. nil, and a message, where it can't be read.
  func baseline(log: inout DiagnosticLog) -> Manifest? {
    guard file != nil else { return Manifest() }
    guard let path = plan.options.publishing.sinceManifest else {
      return manifest(at: plan.outputFolder + "/" + Manifest.path.text, mayBeMissing: true, &log)
    }
    return manifest(at: path, mayBeMissing: false, &log)
  }

  /// Writes the list in one step; false, and a message, where it can't be written.
  func write(since before: Manifest, log: inout DiagnosticLog) -> Bool {
    guard let file else { return true }
    let path = plan.outputFolder + "/" + Manifest.path.text
    guard let after = manifest(at: path, mayBeMissing: false, &log) else { return false }
    let (folder, name) = split(file)
    do throws(TreeError) {
      try tool.surroundings.tree(folder).replace(
        name, with: ChangeList(from: before, to: after).json)
      return true
    } catch {
      log.add(
        Diagnostic(
          .outputUnwritable, at: SourcePlace(file: file),
          "this can't be written: \(error.explanation)", hint: "give --changes another file"))
      return false
    }
  }

  private func manifest(
    at path: String, mayBeMissing: Bool, _ log: inout DiagnosticLog
  ) -> Manifest? {
    let (folder, name) = split(path)
    do throws(TreeError) {
      if let manifest = Manifest(try tool.surroundings.tree(folder).read(name)) { return manifest }
      log.add(
        Diagnostic(
          .manifestUnreadable, at: SourcePlace(file: path),
          "this isn't a manifest of this version",
          hint: "fetch '\(Manifest.path)' from the host again, or leave out --since"))
    } catch {
      if mayBeMissing, error.reason == .notFound { return Manifest() }
      log.add(
        Diagnostic(
          .fileUnreadable, at: SourcePlace(file: path),
          "this can't be read: \(error.explanation)"))
    }
    return nil
  }

  /// A path as its folder and the name in it.
  private func split(_ path: String) -> (folder: String, name: TreePath) {
    guard let slash = path.lastIndex(of: "/") else { return (".", TreePath(trusted: path)) }
    let folder = path[..<slash]
    let name = String(path[path.index(after: slash)...])
    return (folder.isEmpty ? "/" : String(folder), TreePath(trusted: name))
  }
}
