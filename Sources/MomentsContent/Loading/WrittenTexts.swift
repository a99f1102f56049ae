import Diagnostics
package import FileTree
package import MomentsModel

/// Texts as their files have them; the model knows them as HTML alone.
package struct WrittenTexts {
  package enum Text: Sendable, Hashable { case markdown(String), plain(String) }

  private let tree: any Tree
  /// By file, then by the moment's position in it.
  private var files: [String: [Int: Text]] = [:]

  /// - Parameter tree: rooted at the site's root, above `Content`; its content was loaded before, so
  ///   that nothing here is left to complain of.
  package init(_ tree: any Tree) { self.tree = tree }

  /// nil where there is none: a payload's moments have titles.
  package mutating func text(of moment: Moment) -> Text? {
    let origin = moment.origin
    if let texts = files[origin.file] { return texts[origin.position] }
    let texts = TreePath(origin.file).map(texts(in:)) ?? [:]
    files[origin.file] = texts
    return texts[origin.position]
  }

  /// Of the profile's file.
  package func biography() -> Text? {
    for name in ["profile.md", "profile.json"] {
      let text = texts(in: MediaFiles.content.appending(name))[0]
      if text != nil { return text }
    }
    return nil
  }

  private func texts(in path: TreePath) -> [Int: Text] {
    var unheard = DiagnosticLog()
    // A file that isn't there has no texts.
    guard (try? tree.entry(at: path)) != nil,
      let source = SourceFile.read(path, in: tree, log: &unheard)
    else { return [:] }
    do throws(SyntaxFault) {
      return try path.fileExtension == "json"
        ? WrittenTexts.texts(inJSON: source) : WrittenTexts.texts(inMarkdown: source)
    } catch { return [:] }
  }

  private static func texts(inMarkdown source: SourceFile) throws(SyntaxFault) -> [Int: Text] {
    let parts = try FrontMatter(source)
    let body = source.bytes[parts.body]
    if body.contains(where: { $0 > 0x20 }) {
      return [0: .markdown(String(decoding: body, as: UTF8.self))]
    }
    return text(in: try parts.values(in: source)).map { [0: $0] } ?? [:]
  }

  private static func texts(inJSON source: SourceFile) throws(SyntaxFault) -> [Int: Text] {
    var texts: [Int: Text] = [:]
    for (position, range) in try JSONMoments(source).moments.enumerated() {
      let value = try JSONText.value(of: source, in: range)
      if !PayloadFields.describes(value) { texts[position] = text(in: value) }
    }
    return texts
  }

  private static func text(in fields: SourceValue) -> Text? {
    for (name, kind) in [("markdown", Text.markdown), ("bio", Text.markdown), ("text", Text.plain)]
    {
      if case .scalar(let text, _)? = fields[name]?.content { return kind(text) }
    }
    return nil
  }
}
