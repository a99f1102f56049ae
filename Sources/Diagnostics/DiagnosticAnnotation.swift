/// The form of diagnostics for GitHub workflows, which show them beside the changed lines:
///
///     ::error file=Content/a.md,line=3,col=9,title=photo-missing::photo 'cat.jpg' isn't there
package struct DiagnosticAnnotation: Sendable {
  /// What files are relative to, as seen from the repository's root; empty: the root itself.
  package var folder: String

  package init(folder: String = "") { self.folder = folder }

  /// Ends with a line ending.
  package func render(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let place = diagnostic.place {
      properties.append("file=" + property(folder.isEmpty ? place.file : "\(folder)/\(place.file)"))
      if place.line > 0 { properties.append("line=\(place.line)") }
      if place.line > 0, place.column > 0 {
        properties += ["col=\(place.column)", "endColumn=\(place.column + place.length)"]
      }
    }
    properties.append("title=" + property(diagnostic.code.rawValue))
    let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.name
    return "::\(kind) \(properties.joined(separator: ","))::\(message(diagnostic))\n"
  }

  private func message(_ diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.summary]
    lines += diagnostic.related.map { "\($0.place.position): \($0.summary)" }
    if let hint = diagnostic.hint { lines.append("hint: \(hint)") }
    return lines.map { escaped(TerminalText.safe($0)) }.joined(separator: "%0A")
  }

  private func property(_ text: String) -> String {
    escaped(TerminalText.safe(text)).split(separator: ":", omittingEmptySubsequences: false)
      .joined(separator: "%3A").split(separator: ",", omittingEmptySubsequences: false)
      .joined(separator: "%2C")
  }

  private func escaped(_ text: String) -> String {
    text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
  }
}
