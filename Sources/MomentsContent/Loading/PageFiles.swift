import Diagnostics
import FileTree
import MomentsModel

/// Reads `Content/pages`: `about.md` is the page `about/`, `trips/index.md` the page `trips/`.
struct PageFiles {
  private static let root = MediaFiles.content.appending("pages")

  private let tree: any Tree
  private let options: LoadOptions
  private let zone: TimeZoneRules
  private(set) var pages: [Page] = []
  private(set) var log = DiagnosticLog()

  init(_ tree: any Tree, _ options: LoadOptions, _ zone: TimeZoneRules) {
    self.tree = tree
    self.options = options
    self.zone = zone
    let files = ContentFiles(tree, root: PageFiles.root, findsBundles: false)
    log.merge(files.log)
    for file in files.moments where file.format == .markdown { read(file) }
    pages.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func read(_ file: MomentFile) {
    guard let source = SourceFile.read(file.path, in: tree, log: &log) else { return }
    var reader = FieldReader(
      source,
      ReadingContext(timeZone: zone, media: MediaFiles(tree: tree, folder: file.folder)))
    var draft = PageDraft()
    do throws(SyntaxFault) {
      let parts = try FrontMatter(source)
      PageFields.table.read(try parts.values(in: source), into: &draft, &reader)
      let rendering = reader.body(parts.body, as: .page)
      if let rendering { reader.refusePictures(in: rendering) }
      let path = path(of: file, &reader)
      if reader.errorCount == 0, options.includesDrafts || !draft.isDraft {
        pages.append(
          Page(
            path: path, title: draft.title ?? file.name, description: draft.description,
            body: rendering?.visibleText, language: draft.language, updated: draft.updated,
            aliases: draft.aliases,
            file: file.path.text))
      }
    } catch {
      reader.add(error)
    }
    log.merge(reader.log)
  }

  private func path(of file: MomentFile, _ reader: inout FieldReader) -> String {
    var parts = file.path.text.dropFirst(PageFiles.root.text.utf8.count + 1).split(separator: "/")
      .map(String.init)
    parts[parts.count - 1] = file.name
    if file.name == "index", parts.count > 1 { parts.removeLast() }
    do throws(MomentID.Fault) {
      return try parts.map { (part) throws(MomentID.Fault) in try MomentID.checked(part) }
        .joined(separator: "/")
    } catch {
      reader.error(
        .idUnusable, at: .start,
        "'\(parts.joined(separator: "/"))' can't be an address: \(error.reason)",
        hint: "rename the file")
      return ""
    }
  }
}
