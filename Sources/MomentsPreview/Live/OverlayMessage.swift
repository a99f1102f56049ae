internal import Diagnostics

/// One diagnostic for the overlay on an open page. Everything in it is text; the page puts it in as
/// text.
struct OverlayMessage {
  let json: String

  init(_ diagnostic: Diagnostic, editor: EditorLinks) {
    let quoted = DiagnosticJSON.quoted
    var fields = [
      (name: "severity", value: quoted(diagnostic.severity.name)),
      (name: "code", value: quoted(diagnostic.code.rawValue)),
      (name: "text", value: quoted(diagnostic.summary)),
    ]
    if let place = diagnostic.place {
      fields.append((name: "place", value: quoted(place.position)))
      if let link = editor.address(of: place) { fields.append((name: "link", value: quoted(link))) }
      if let line = place.quotedLine, place.line > 0 {
        fields.append((name: "line", value: quoted(line)))
        fields.append((name: "column", value: "\(max(1, place.column))"))
        fields.append((name: "length", value: "\(place.column > 0 ? place.length : 0)"))
      }
    }
    if let hint = diagnostic.hint { fields.append((name: "hint", value: quoted(hint))) }
    let related = diagnostic.related.map { quoted("\($0.place.position): \($0.summary)") }
    if !related.isEmpty {
      fields.append((name: "related", value: "[\(related.joined(separator: ","))]"))
    }
    json = DiagnosticJSON.object(fields)
  }
}
