import Diagnostics
import MomentsModel

/// Reads the values of one file's fields, and says what is wrong with them and where.
struct FieldReader: Sendable {
  let file: SourceFile
  let context: ReadingContext
  private(set) var log = DiagnosticLog()
  /// Since `beginPart`.
  private(set) var errorCount = 0
  private var places: PlaceFinder
  /// Of the pictures in the Markdown that was rendered last.
  var pictureSpans: [SourceSpan] = []

  /// The field being read, for messages.
  var field = ""
  var kind = FieldKind.map

  /// `places` may have counted the lines of the file's beginning.
  init(_ file: SourceFile, _ context: ReadingContext, places: PlaceFinder = PlaceFinder()) {
    self.file = file
    self.context = context
    self.places = places
  }

  /// Another moment of the same file comes.
  mutating func beginPart() { errorCount = 0 }

  mutating func line(of span: SourceSpan) -> Int { places.line(of: Int(span.offset), in: file) }

  mutating func error(
    _ code: DiagnosticCode, at span: SourceSpan, _ summary: String, hint: String? = nil
  ) {
    errorCount += 1
    add(Diagnostic(code, at: places.place(of: span, in: file), summary, hint: hint))
  }

  mutating func warn(
    _ code: DiagnosticCode, at span: SourceSpan, _ summary: String, hint: String? = nil
  ) {
    add(Diagnostic(code, .warning, at: places.place(of: span, in: file), summary, hint: hint))
  }

  mutating func add(_ fault: SyntaxFault) {
    error(fault.code, at: fault.span, fault.summary, hint: fault.hint)
  }

  private mutating func add(_ diagnostic: Diagnostic) { log.add(diagnostic) }

  /// The value isn't of the field's kind.
  mutating func refuse(_ value: SourceValue, hint: String? = nil) {
    error(
      .valueType, at: value.shownSpan, "\(expectation), found \(value.description)", hint: hint)
  }

  /// The value is of the field's kind and not within its bounds.
  mutating func refuseRange(_ value: SourceValue, hint: String? = nil) {
    error(
      .valueRange, at: value.shownSpan, "\(expectation), found \(value.description)", hint: hint)
  }

  private var expectation: String {
    if !field.isEmpty { return "'\(field)' takes \(kind.phrase)" }
    if case .fields(let name) = kind { return "expected the fields of \(name)" }
    return "expected \(kind.phrase)"
  }
}

/// What values refer to outside their file.
struct ReadingContext: Sendable {
  /// Of dates without an offset.
  var timeZone: TimeZoneRules
  var media: MediaFiles
}

extension SourceValue {
  /// A list's or map's first character, anything else whole: enough to find it.
  var shownSpan: SourceSpan {
    switch content {
    case .list, .map: SourceSpan(Int(span.offset), length: 1)
    default: span
    }
  }
}
