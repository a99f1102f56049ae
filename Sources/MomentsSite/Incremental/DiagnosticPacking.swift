internal import Diagnostics
internal import FileTree

extension PackedWriter {
  mutating func put(_ diagnostic: Diagnostic) {
    put(diagnostic.code.rawValue)
    put(diagnostic.severity.rawValue)
    put(diagnostic.place) { $0.put($1) }
    put(diagnostic.summary)
    put(all: diagnostic.related) {
      $0.put($1.summary)
      $0.put($1.place)
    }
    put(diagnostic.hint)
  }

  private mutating func put(_ place: SourcePlace) {
    put(place.file)
    put(place.line)
    put(place.column)
    put(place.length)
    put(place.quotedLine)
  }
}

extension PackedReader {
  mutating func diagnostic() throws(PackedFault) -> Diagnostic {
    guard let code = DiagnosticCode(rawValue: try text()),
      let severity = Diagnostic.Severity(rawValue: try integer())
    else { throw PackedFault() }
    let place = try optional { (reader) throws(PackedFault) in try reader.place() }
    let summary = try text()
    let related = try list { (reader) throws(PackedFault) in
      let summary = try reader.text()
      return Diagnostic.Related(summary, at: try reader.place())
    }
    return Diagnostic(
      code, severity, at: place, summary, related: related, hint: try optionalText())
  }

  private mutating func place() throws(PackedFault) -> SourcePlace {
    SourcePlace(
      file: try text(), line: try integer(), column: try integer(), length: try integer(),
      quotedLine: try optionalText())
  }
}
