private import FileTree
internal import MomentsContent
private import MomentsModel

/// The notes of a folder.
struct MarkdownNotes {
  private let bundle: ExportBundle
  private let options: ImportOptions
  private let dates: DateReading
  private let generator: MarkdownGenerator
  private var takenIDs: Set<String> = []

  init(_ bundle: ExportBundle, _ options: ImportOptions, _ generator: MarkdownGenerator) {
    self.bundle = bundle
    self.options = options
    self.generator = generator
    dates = DateReading(zone: options.timeZone)
  }

  mutating func read(
    _ file: ExportFile, _ bytes: [UInt8], into collection: inout ImportCollection
  ) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return collection.skip(.damaged, "\(file.path): not UTF-8")
    }
    let fields: FrontMatterFields
    do throws(FrontMatterFields.Fault) {
      fields = try FrontMatterFields(bytes, of: TreePath(trusted: file.path))
    } catch { return collection.skip(.damaged, "\(file.path): \(error.summary)") }
    let text = PlainLines.unified(String(decoding: bytes[fields.body], as: UTF8.self))
    guard let date = date(fields, file) else { return collection.skip(.noDate, file.path) }
    let kind = generator.kind(of: file)
    var moment = ImportedMoment(
      id: id(file), source: SourceLink(name: kind.rawValue, url: nil, id: file.path), date: date,
      audience: kind.audience)
    fill(&moment, fields, file)
    body(of: &moment, text, file, &collection.ledger)
    if moment.isEmpty { return collection.skip(.empty, file.path) }
    collection.add(moment)
  }

  /// The file's own name, or its bundle's: what the address was made of.
  private mutating func id(_ file: ExportFile) -> String {
    let stem = MarkdownNotes.stem(file)
    let base = MomentIdentifier.make("md", stem)
    if takenIDs.insert(base).inserted { return base }
    let other = "\(base)-\(MomentIdentifier.hash([file.path]))"
    takenIDs.insert(other)
    return other
  }

  static func stem(_ file: ExportFile) -> String {
    let name = file.name.lastIndex(of: ".").map { String(file.name[..<$0]) } ?? file.name
    let isBundle = name == "index" || name == "_index"
    return isBundle ? file.folder.split(separator: "/").last.map(String.init) ?? name : name
  }

  private func date(_ fields: FrontMatterFields, _ file: ExportFile) -> MomentDate? {
    for name in ["date", "created", "published", "publishDate", "pubDate"] {
      if let date = dates.iso(fields.text(name), keepsOffset: true) { return date }
    }
    // `2024-05-06-words` or `2024-05-06 1230`.
    let stem = MarkdownNotes.stem(file)
    let day = String(stem.prefix(10))
    let rest = stem.dropFirst(10)
    let digits = rest.filter(\.isNumber)
    if rest.first == " " || rest.first == "T", rest.dropFirst().filter(\.isNumber).count >= 4,
      rest.dropFirst().allSatisfy({ $0.isNumber || $0 == ":" || $0 == "." || $0 == "-" })
    {
      return dates.iso("\(day) \(digits.prefix(2)):\(digits.dropFirst(2).prefix(2))")
    }
    return rest.first?.isNumber ?? false ? nil : dates.iso(day)
  }

  private func fill(
    _ moment: inout ImportedMoment, _ fields: FrontMatterFields, _ file: ExportFile
  ) {
    moment.title = fields.text("title")
    let updated = ["lastmod", "updated", "modified", "last_modified_at"].lazy.compactMap {
      self.dates.iso(fields.text($0), keepsOffset: true)
    }.first
    if let updated, updated.secondsSince1970 > moment.date.secondsSince1970 {
      moment.updated = updated
    }
    moment.tags = ["tags", "tag", "categories", "keywords"].flatMap { fields.list($0) }
    moment.isDraft =
      fields.isTrue("draft") || fields.isFalse("published") || file.path.contains("_drafts/")
    moment.isPinned = fields.isTrue("pinned") || fields.isTrue("featured")
    moment.language = fields.text("lang") ?? fields.text("language")
    if fields.isTrue("private") || fields.text("visibility") == "private" {
      moment.audience = .nobody
    }
    moment.place = fields.text("location").map { ImportedPlace(name: $0) }
    moment.aliases = fields.list("aliases").filter { $0.hasPrefix("/") }
    for name in ["image", "cover", "banner", "featured_image"] {
      if let source = fields.text(name) { add(source, alt: nil, to: &moment, file) }
    }
  }
}

extension MarkdownNotes {
  private func body(
    of moment: inout ImportedMoment, _ text: String, _ file: ExportFile,
    _ ledger: inout ImportLedger
  ) {
    if file.fileExtension == "txt" {
      moment.text = [TextBlock](plain: text)
      return
    }
    let dialect = MarkdownDialect(text)
    let pictures = MarkdownPictures(dialect.markdown)
    moment.text = pictures.markdown.isEmpty ? [] : [.markdown(pictures.markdown)]
    for figure in dialect.figures {
      add(figure.source, alt: figure.alt, caption: figure.caption, to: &moment, file)
    }
    for picture in pictures.pictures {
      add(picture.source, alt: picture.alt, to: &moment, file)
    }
    for tag in PlainTags.tags(in: dialect.withoutCode, joinsPaths: true)
    where !moment.tags.contains(tag) {
      moment.tags.append(tag)
    }
    ledger.drop("shortcodes that stay as text", dialect.shortcodeCount)
    ledger.drop("comments of Obsidian", dialect.commentCount)
  }

  /// Beside the note, from the site's root, or anywhere by its name, as Obsidian looks.
  private func add(
    _ source: String, alt: String?, caption: String? = nil, to moment: inout ImportedMoment,
    _ file: ExportFile
  ) {
    let isRemote = source.hasPrefix("https://") || source.hasPrefix("http://")
    let folder = TreePath(trusted: file.folder)
    let beside = source.hasPrefix("/") ? nil : folder.resolving(source)
    let path = beside?.text ?? String(source.drop { $0 == "/" })
    var media = isRemote ? ImportedMedia(.remote(source), alt: alt) : bundle.media(path, alt: alt)
    media.caption = caption
    if let known = moment.photos.firstIndex(where: { $0.origin == media.origin }) {
      if moment.photos[known].alt?.isEmpty ?? true { moment.photos[known].alt = alt }
      return
    }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if MediaKind.pictures.contains(ending) || isRemote {
      moment.photos.append(media)
    } else {
      moment.videos.append(media)
    }
  }
}

extension FrontMatterFields {
  /// The last field of that name, ignoring case.
  private func value(_ name: String) -> Value? {
    fields.last { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// nil where it is blank or no single value.
  func text(_ name: String) -> String? {
    guard case .text(let text)? = value(name), text.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    return text
  }

  /// A list, or one text: by commas where it has them, else by spaces.
  func list(_ name: String) -> [String] {
    switch value(name) {
    case .list(let values):
      return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    case .text(let text):
      let parts = text.contains(",") ? text.split(separator: ",") : text.split(separator: " ")
      return parts.map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    default: return []
    }
  }

  func isTrue(_ name: String) -> Bool {
    ["true", "yes", "on", "1"].contains(text(name)?.lowercased() ?? "")
  }

  func isFalse(_ name: String) -> Bool {
    ["false", "no", "off", "0"].contains(text(name)?.lowercased() ?? "")
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
