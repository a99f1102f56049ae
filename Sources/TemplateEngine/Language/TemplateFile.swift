/// A template as it was read: its name in tags, its bytes, and where messages say it is.
package struct TemplateFile: Sendable {
  /// What `{{>name}}` calls it, such as `moment-card`.
  package let name: String
  /// For messages; relative to the site's root, such as `Templates/moment-card.html`.
  package let path: String
  /// UTF-8.
  package let bytes: [UInt8]
  /// How values are escaped when this template is the outermost one; a partial takes the syntax of
  /// the template that includes it.
  package let syntax: TemplateSyntax

  /// `syntax`: nil takes it from the end of `path`.
  package init(name: String, path: String, bytes: [UInt8], syntax: TemplateSyntax? = nil) {
    self.name = name
    self.path = path
    self.bytes = bytes
    self.syntax = syntax ?? TemplateSyntax(path: path)
  }

  package init(name: String, path: String, text: String, syntax: TemplateSyntax? = nil) {
    self.init(name: name, path: path, bytes: Array(text.utf8), syntax: syntax)
  }
}

/// The language that a template writes.
package enum TemplateSyntax: String, Sendable, Hashable, CaseIterable {
  case html, xml, json
  /// Nothing is escaped.
  case text

  /// By the extension of `path`; HTML, which escapes most, when it is none of the known ones.
  package init(path: String) {
    let name = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.index(after: $0)...] }
    self =
      switch name?.lowercased() {
      case "xml", "rss", "atom", "svg", "xsl": .xml
      case "json", "webmanifest", "map": .json
      case "txt", "text", "md": .text
      default: .html
      }
  }
}
