internal import Diagnostics
internal import FileTree

/// `Content/static/`: files that are published as they are, such as a `CNAME` or a favicon.
struct StaticFiles: Sendable {
  static let folder = TreePath(trusted: "Content/static")

  /// In the source, by path bytes.
  let files: [TreePath]

  /// Hidden files stay out, except those that hosts look for; so do editors' back-ups.
  static func collect(from source: any Tree, log: inout DiagnosticLog) -> StaticFiles {
    do throws(TreeError) {
      guard try source.entry(at: folder)?.kind == .directory else { return StaticFiles(files: []) }
      var files: [TreePath] = []
      for file in try source.files(under: folder) where isPublished(file) {
        guard try source.entry(at: file)?.kind == .file else {
          log.add(
            Diagnostic(
              .fileIgnored, .note, at: SourcePlace(file: file.text),
              "this file is ignored: a link out of the site, or no file at all"))
          continue
        }
        files.append(file)
      }
      return StaticFiles(files: files)
    } catch {
      log.add(
        Diagnostic(
          .fileUnreadable, at: SourcePlace(file: error.path.text),
          "this can't be read: \(error.explanation)"))
      return StaticFiles(files: [])
    }
  }

  /// Below the output's root.
  static func outputPath(of file: TreePath) -> String {
    String(file.text.dropFirst(folder.text.utf8.count + 1))
  }

  private static func isPublished(_ file: TreePath) -> Bool {
    let name = file.name
    if name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".bak") { return false }
    let parts = outputPath(of: file).split(separator: "/")
    return parts.enumerated().allSatisfy { index, part in
      !part.hasPrefix(".") || index == 0 && (part == ".well-known" || part == ".nojekyll")
    }
  }
}
