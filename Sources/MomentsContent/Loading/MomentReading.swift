import Diagnostics
import FileTree
import MomentsModel
import Workers

/// What one file's moments come to.
struct MomentFileContent: Sendable {
  /// As they were read; never joined, because moments are large to copy.
  var moments: [[MomentDraft]] = []
  /// The `userDetails` of an app payload.
  var profile: ProfileDraft?
  var log = DiagnosticLog()
}

/// Reads the files below `Content/moments`, each by itself; may run on several threads.
struct MomentReading: Sendable {
  let tree: any Tree
  let timeZone: TimeZoneRules

  /// A JSON file of more bytes is worth several threads of its own.
  private static let largeSize = 1_000_000

  func isLarge(_ file: MomentFile) -> Bool {
    // An entry that can't be looked at is said when the file is read.
    guard file.format == .json, let entry = try? tree.entry(at: file.path) else { return false }
    return entry.size > MomentReading.largeSize
  }

  /// `workers`: for the moments of this file.
  func read(_ file: MomentFile, _ workers: Workers = Workers(count: 1)) -> MomentFileContent {
    var content = MomentFileContent()
    guard let source = SourceFile.read(file.path, in: tree, log: &content.log) else {
      return content
    }
    switch file.format {
    case .markdown: readMarkdown(source, file, into: &content)
    case .json:
      let moments = readJSON(source, file, workers)
      content.moments = moments.moments
      content.profile = moments.profile
      content.log.merge(moments.log)
    }
    return content
  }

  func context(of file: MomentFile) -> ReadingContext {
    ReadingContext(timeZone: timeZone, media: MediaFiles(tree: tree, folder: file.folder))
  }

  /// Fills in what the file's name says, and checks that nothing necessary is missing.
  func finish(_ moment: inout MomentDraft, _ file: MomentFile?, _ reader: inout FieldReader) {
    if moment.date == nil, reader.errorCount == 0 {
      if let date = file.flatMap({ DateText.leading($0.name, in: timeZone) }) {
        moment.date = Located(date, moment.span)
      } else {
        reader.error(
          .dateMissing, at: moment.span, "the moment has no date",
          hint: file == nil
            ? "add a date field" : "add a date field, or begin the file's name with the date")
      }
    }
    checkID(&moment, file, &reader)
    moment.isWhole = moment.isWhole && reader.errorCount == 0
  }

  private func checkID(
    _ moment: inout MomentDraft, _ file: MomentFile?, _ reader: inout FieldReader
  ) {
    guard let id = moment.id?.value ?? file?.name else {
      guard reader.errorCount == 0 else { return }
      return reader.error(
        .keyMissing, at: moment.span, "'id' is missing",
        hint: "several moments in one file need an id each")
    }
    let span = moment.id?.span ?? moment.span
    do {
      moment.id = Located(try MomentID.checked(id), span)
    } catch {
      reader.error(
        .idUnusable, at: span,
        "'\(id.shortened(to: 60))' can't be an id: \(error.reason)",
        hint: moment.id == nil
          ? "rename the file, or add an id field"
          : "ids become addresses and folder names: letters, digits, '-' and '_' always work")
    }
  }
}

extension MomentReading {
  private func readMarkdown(
    _ source: SourceFile, _ file: MomentFile, into content: inout MomentFileContent
  ) {
    var reader = FieldReader(source, context(of: file))
    var moment = MomentDraft(
      origin: Moment.Origin(file: file.path.text, line: 1), span: .start)
    do throws(SyntaxFault) {
      let parts = try FrontMatter(source)
      let fields = try parts.values(in: source)
      moment.span = SourceSpan(Int(fields.span.offset), length: 1)
      moment.origin.line = reader.line(of: moment.span)
      MomentFields.table.read(fields, into: &moment, &reader)
      readBody(parts.body, into: &moment, &reader)
      finish(&moment, file, &reader)
      content.moments.append([moment])
    } catch {
      reader.add(error)
    }
    content.log.merge(reader.log)
  }

  private func readBody(
    _ body: Range<Int>, into moment: inout MomentDraft, _ reader: inout FieldReader
  ) {
    guard let rendering = reader.body(body) else { return }
    guard moment.body == nil else {
      return reader.error(
        .keyDuplicate, at: moment.bodySpan ?? moment.span, "the moment has two texts",
        hint: "keep one of 'text', 'markdown' and the file's body")
    }
    moment.body = rendering.visibleText
    moment.photos += reader.photos(in: rendering)
  }
}
