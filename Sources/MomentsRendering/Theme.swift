package import Diagnostics
package import FileTree
package import TemplateEngine

/// The files that make the look: the built-in ones, each replaced by the site's own of the same
/// path.
package struct Theme: Sendable {
  /// Ending `.html`, by name.
  package private(set) var templates: [TemplateFile] = []
  /// Below `assets/` and `components/`, by path.
  package private(set) var assets: [ThemeAsset] = []

  package struct ThemeAsset: Sendable {
    /// Below the theme's folder, such as `assets/style.css`.
    package let path: String
    package let bytes: [UInt8]
    /// Whether it is the theme's own, and not the site's.
    package let isBuiltIn: Bool

    package init(path: String, bytes: [UInt8], isBuiltIn: Bool) {
      self.path = path
      self.bytes = bytes
      self.isBuiltIn = isBuiltIn
    }
  }

  /// Precedes the paths of the theme's own files.
  private static let builtInMark = "built-in "
  package static let folder = TreePath(trusted: "Templates")

  /// Files of the site's `Templates/` that are neither templates nor assets are left alone.
  package static func load(from tree: any Tree, log: inout DiagnosticLog) -> Theme {
    var files = BuiltInTheme.files.reduce(into: [String: (path: String, bytes: [UInt8])]()) {
      $0[$1.path] = (builtInMark + $1.path, Array($1.text.utf8))
    }
    do throws(TreeError) {
      for path in try overrides(in: tree) {
        let name = String(path.text.dropFirst(folder.text.utf8.count + 1))
        guard let bytes = read(path, from: tree, log: &log) else { continue }
        // An unchanged copy of a style sheet or script is the theme's own, and published as that is.
        if !name.hasSuffix(".html"), files[name]?.bytes == bytes { continue }
        files[name] = (path.text, bytes)
      }
    } catch {
      log.add(
        Diagnostic(
          .fileUnreadable, at: SourcePlace(file: error.path.text),
          "the folder can't be listed: \(error.explanation)"))
    }
    return Theme(files: files)
  }

  /// nil, and a message, where the file can't be read or a template isn't UTF-8.
  private static func read(
    _ path: TreePath, from tree: any Tree, log: inout DiagnosticLog
  ) -> [UInt8]? {
    do throws(TreeError) {
      let bytes = try tree.read(path)
      if path.name.hasSuffix(".html"), String(validating: bytes, as: UTF8.self) == nil {
        log.add(
          Diagnostic(
            .fileNotUTF8, at: SourcePlace(file: path.text), "the template is not UTF-8 text",
            hint: "save the file as UTF-8"))
        return nil
      }
      return bytes
    } catch {
      log.add(
        Diagnostic(
          .fileUnreadable, at: SourcePlace(file: path.text),
          "the template can't be read: \(error.explanation)"))
      return nil
    }
  }

  private init(files: [String: (path: String, bytes: [UInt8])]) {
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      let isComponent = name.hasPrefix("components/") && !name.hasSuffix(".html")
      if name.hasPrefix("assets/") || isComponent {
        assets.append(
          ThemeAsset(
            path: name, bytes: file.bytes, isBuiltIn: file.path.hasPrefix(Theme.builtInMark)))
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
