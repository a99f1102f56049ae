package import Diagnostics
package import FileTree
package import TemplateEngine

/// The files that make the look: the built-in ones, each replaced by the site's own of the same
/// path.
package struct Theme: Sendable {
  /// Ending `.html`, by name.
  package private(set) var templates: [TemplateFile] = []
  /// Below `assets/`, by path.
  package private(set) var assets: [ThemeAsset] = []

  package struct ThemeAsset: Sendable {
    /// Below the theme's folder, such as `assets/style.css`.
    package let path: String
    package let bytes: [UInt8]
  }

  package static let folder = TreePath(trusted: "Templates")

  /// Files of the site's `Templates/` that are neither templates nor assets are left alone.
  package static func load(from tree: any Tree, log: inout DiagnosticLog) -> Theme {
    var files = BuiltInTheme.files.reduce(into: [String: (path: String, bytes: [UInt8])]()) {
      $0[$1.path] = ("built-in " + $1.path, Array($1.text.utf8))
    }
    do {
      for path in try overrides(in: tree) {
        let name = String(path.text.dropFirst(folder.text.count + 1))
        do {
          files[name] = (path.text, try tree.read(path))
        } catch {
          log.add(
            Diagnostic(
              .fileUnreadable, at: SourcePlace(file: path.text),
              "the template can't be read: \(error.explanation)"))
        }
      }
    } catch {
      log.add(
        Diagnostic(
          .fileUnreadable, at: SourcePlace(file: error.path.text),
          "the folder can't be listed: \(error.explanation)"))
    }
    return Theme(files: files)
  }

  private init(files: [String: (path: String, bytes: [UInt8])]) {
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      if name.hasPrefix("assets/") {
        assets.append(ThemeAsset(path: name, bytes: file.bytes))
      } else if name.hasSuffix(".html") {
        templates.append(
          TemplateFile(name: String(name.dropLast(5)), path: file.path, bytes: file.bytes))
      }
    }
  }

  private static func overrides(in tree: any Tree) throws(TreeError) -> [TreePath] {
    guard try tree.entry(at: folder)?.kind == .directory else { return [] }
    return try tree.files(under: folder).filter { !$0.name.hasPrefix(".") }
  }
}
